from pathlib import Path

import pytest

import tests.no_skips

SKIPPED = "@pytest.mark.skip(reason='later')\ndef test_b(): pass"
EXPECTED_TO_FAIL = "@pytest.mark.xfail\ndef test_b(): assert False"


@pytest.mark.parametrize("unproven", [SKIPPED, EXPECTED_TO_FAIL], ids=["skip", "xfail"])
def test_an_unproven_test_fails_the_run(pytester: pytest.Pytester, unproven: str) -> None:
    result = _run(pytester, f"import pytest\ndef test_a(): pass\n{unproven}")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["1 skipped or expected to fail: every test has to run and pass."])


def test_a_module_that_skips_itself_fails_the_run(pytester: pytest.Pytester) -> None:
    result = _run(pytester, "import pytest\npytest.importorskip('no_such_module')")
    assert result.ret != pytest.ExitCode.OK


def test_a_run_without_skips_passes(pytester: pytest.Pytester) -> None:
    assert _run(pytester, "def test_a(): pass").ret == pytest.ExitCode.OK


def _run(pytester: pytest.Pytester, module: str) -> pytest.RunResult:
    pytester.makeconftest(Path(tests.no_skips.__file__).read_text())
    pytester.makepyfile(module)
    return pytester.runpytest_inprocess("-p", "no:cacheprovider")
