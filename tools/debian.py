"""Debian's packages for what the tests need, installed only where that is ours to do."""

import os
import shutil
import sys

from tools.console import run_step


def may_install() -> bool:
    """Tell whether this is root on a Debian, which fresh containers are."""
    is_root = sys.platform != "win32" and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def install(package: str, purpose: str, advice: str) -> None:
    """Install a package, trying again once: mirrors fail now and then."""
    install = f"apt-get install -y -qq --no-install-recommends {package}"
    run_step(
        f"Installing Debian's {package} for {purpose} (once, about a minute)",
        [
            "sh",
            "-c",
            f"apt-get update -qq && {install} || (sleep 5; apt-get update -qq; {install})",
        ],
        environment={"DEBIAN_FRONTEND": "noninteractive"},
        advice=advice,
    )
