"""The rules as WebAssembly: `make compiled`.

Numba compiles each entry point of a game with everything it calls. The LLVM code for this machine
is converted to `wasm32`, optimized and linked to one module that imports only its memory. The same
sources and packages give the same bytes on every machine.
"""

import ast
import os
import re
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

# Before Numba is imported: generic code for no specific processor, without vectorization.
os.environ.update(
    PIPYARD_MACHINE="numba",
    NUMBA_CPU_NAME="generic",
    NUMBA_CPU_FEATURES="",
    NUMBA_LOOP_VECTORIZE="0",
    NUMBA_SLP_VECTORIZE="0",
)

import llvmlite.binding as llvm
import numba as typed_numba
from numba import types as typed_types
from numba.core.codegen import CPUCodeLibrary

from pipyard.core import jit, modules
from pipyard.core.by_numba import RULES
from pipyard.core.signature import FLOAT, VOID, Numbers
from pipyard.core.wasm import SLOT
from tools.description import write_descriptions
from tools.entry_points import MODULES, entries_of

numba: Any = typed_numba
types: Any = typed_types
TRIPLE = "wasm32-unknown-unknown"
STACK = 1 << 18
MARKS = ("errors.py", "jit.py", "modules.py", "printed.py", "signature.py")
"""Core files about how rules are run, from which no rules are built."""


def main() -> None:
    """Build the stale modules and their descriptions, or only the named one."""
    if sys.argv[1:]:
        build(sys.argv[1])
        return
    stale = [game for game in MODULES if not modules.is_fresh(game)]
    # A separate process for each, because names in the code count what was compiled before.
    print(f"Compiling {' and '.join(stale) or 'nothing: all is fresh'} (minutes)", flush=True)
    command = [sys.executable, "-m", "tools.compiled"]
    building = [subprocess.Popen([*command, game]) for game in stale]
    if sum(process.wait() for process in building):
        sys.exit("A module could not be built; the lines above say why.")
    write_descriptions()
    # On the machine that was just built, not with Numba.
    environment = {**os.environ, "PIPYARD_MACHINE": "wasm"}
    fixtures = (
        ["tools.agreement", "--write"],
        ["tools.undoing"],
        ["tools.local_games"],
        ["tools.reviewing"],
        ["tools.odds"],
    )
    for fixture in fixtures:
        subprocess.run([sys.executable, "-m", *fixture], env=environment, check=True)


def build(game: str) -> None:
    """Build the module of a game or a coach and record what it was built from."""
    stamps = {path: modules.stamp_of(path) for path in modules.PACKAGE.rglob("*.py")}
    entries = entries_of(game)
    whole = link_exports(entries)
    modules.FOLDER.mkdir(exist_ok=True)
    slot = 1 + MODULES.index(game)
    modules.module_file(game).write_bytes(linked(whole, [entry.name for entry in entries], slot))
    # The module as well, because a merge of two branches may leave the module of only one of them.
    stamps[modules.module_file(game)] = modules.stamp_of(modules.module_file(game))
    lines = [
        f"{stamps[path]} {path.relative_to(modules.PACKAGE).as_posix()}\n"
        for path in [*sources_of(), modules.module_file(game)]
    ]
    modules.sources_file(game).write_text("".join(lines), encoding="utf-8", newline="\n")


def link_exports(entries: list[jit.Entry]) -> bytes:
    """Compile entry points to one object file for WebAssembly."""
    _optimize_nothing()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3)
    whole = None
    for entry in entries:
        text = turned(*compiled(entry), str(machine.target_data))
        module = llvm.parse_assembly(text)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    names = {entry.name for entry in entries}
    for function in whole.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return bytes(machine.emit_object(whole))


def _optimize_nothing() -> None:
    """Leave all optimization to us, because Numba would optimize for this machine."""
    libraries: Any = CPUCodeLibrary
    libraries._optimize_final_module = lambda _library: None  # noqa: SLF001
    libraries._optimize_functions = lambda _library, _module: None  # noqa: SLF001


def compiled(entry: jit.Entry) -> tuple[str, str, str]:
    """Return LLVM's text of an entry point, its name in it, and the export that calls it.

    In it, arrays are addresses with their lengths, and whole numbers have 32 bits.
    """
    given, passed = [], []
    kinds: list[Any] = []
    for number, parameter in enumerate(entry.signature.parameters):
        if isinstance(parameter, Numbers):
            lengths = [f"n{number}_{each}" for each in range(parameter.dimensions)]
            given += [f"p{number}", *lengths]
            passed.append(f"carray(p{number}, ({', '.join(lengths)},))")
            kinds += [types.CPointer(numba.from_dtype(parameter.dtype))]
            kinds += [types.int32] * parameter.dimensions
        else:
            given.append(f"x{number}")
            passed.append(f"x{number}" if parameter is FLOAT else f"int64(x{number})")
            kinds.append(types.float64 if parameter is FLOAT else types.int32)
    called = f"entry({', '.join(passed)})"
    returns = entry.signature.returns
    result = called if returns in (FLOAT, VOID) else f"int32({called})"
    source = f"def export({', '.join(given)}):\n    return {result}\n"
    names: dict[str, Any] = {
        "carray": numba.carray,
        "int32": numba.int32,
        "int64": numba.int64,
        "entry": jit.rule(entry.function),
    }
    exec(source, names)
    uncallable = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    export = numba.njit(error_model="numpy", **uncallable)(names["export"])
    export.add_overload = lambda made: export.overloads.update({tuple(made.signature.args): made})
    export.compile(tuple(kinds))
    made = export.overloads[tuple(kinds)]
    text = made.library.get_llvm_str()
    return text, made.fndesc.llvm_func_name, exported(entry, made.fndesc.llvm_func_name)


def exported(entry: jit.Entry, inner: str) -> str:
    """Return the function that a module exports for an entry point."""
    kinds = []
    for parameter in entry.signature.parameters:
        if isinstance(parameter, Numbers):
            kinds += ["ptr"] + ["i32"] * parameter.dimensions
        else:
            kinds.append("double" if parameter is FLOAT else "i32")
    given = ", ".join(f"{kind} %a{number}" for number, kind in enumerate(kinds))
    returns = entry.signature.returns
    result = "double" if returns is FLOAT else "i32"
    end = "ret void" if returns is VOID else f"%out = load {result}, ptr %room\n  ret {result} %out"
    return f"""
define {"void" if returns is VOID else result} @{entry.name}({given}) {{
  %room = alloca {"ptr" if returns is VOID else result}
  %error = alloca ptr
  %status = call i32 @"{inner}"(ptr %room, ptr %error{", " if given else ""}{given})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
  {end}
}}
declare void @llvm.trap()
"""


def turned(text: str, _inner: str, export: str, layout: str) -> str:
    """Convert LLVM's text for this machine to WebAssembly, with the export in it."""
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    # Numba's environment pointers are common symbols, which WebAssembly does not have.
    text = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)
    # No array here owns its memory, so no reference counts are needed.
    text = re.sub(
        r"^(define linkonce_odr void @NRT_(?:incref|decref)\([^{]*) \{$.*?^\}$",
        r"\1 {\n  ret void\n}",
        text,
        flags=re.MULTILINE | re.DOTALL,
    )
    return text + export


def linked(object_file: bytes, names: list[str], slot: int) -> bytes:
    """Link an object file to a module at its slot of an imported memory."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "module.o", Path(folder) / "module.wasm"
        given.write_bytes(object_file)
        options = [
            "--no-entry",
            "--import-memory",
            "--strip-all",
            f"--global-base={slot * SLOT}",
            f"--initial-memory={(slot + 1) * SLOT}",
            "-z",
            f"stack-size={STACK}",
            *(f"--export={name}" for name in names),
        ]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld"]
        subprocess.run([*linker, *options, str(given), "-o", str(made)], check=True)
        return made.read_bytes()


def sources_of() -> list[Path]:
    """List the source files of the compiled code.

    These are the files of all rule functions in it, and the files of the numbers and records that
    these functions use or that their files are made from, with everything they import.
    """
    files = set()
    ahead = []
    for function in RULES:
        path = Path(function.__code__.co_filename).resolve()
        files.add(path)
        origins = _imports(path)
        named = _names(function.__code__) | _assigned_from(path)
        ahead += [origins[name] for name in named if name in origins and _is_number(function, name)]
    while ahead:
        path = _file_of(ahead.pop())
        if path not in files:
            files.add(path)
            ahead += _imports(path).values()
    return sorted(files - {modules.PACKAGE / "core" / name for name in MARKS})


def _names(code: CodeType) -> set[str]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_names).union(*map(_names, inner))


@cache
def _assigned_from(path: Path) -> set[str]:
    """Return the names that a file's own numbers and records are made from."""
    return {
        each.id
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for each in ast.walk(node)
        if isinstance(each, ast.Name)
    }


def _is_number(function: Any, name: str) -> bool:
    return not getattr(function.__globals__.get(name), "is_rule", False)


def _module(module: str, name: str) -> str:
    return module if _file_of(module).is_file() else f"{module}.{name}"


def _file_of(module: str) -> Path:
    return modules.PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")


def _imports(path: Path) -> dict[str, str]:
    """Return the package's modules from which a file imports names, or which it imports."""
    return {
        each.asname or each.name: _module(str(node.module), each.name)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pipyard.")
        for each in node.names
    }


if __name__ == "__main__":
    main()
