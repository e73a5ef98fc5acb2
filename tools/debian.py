"""Debian's packages for the tests, installed only where this is allowed."""

import os
import shutil
import sys

from tools.console import run_step


def may_install() -> bool:
    """Return whether this is root on a Debian, as in fresh containers."""
    is_root = sys.platform != "win32" and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def install(package: str, purpose: str, advice: str) -> None:
    """Install a package, with one retry because mirrors sometimes fail."""
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
