"""A browser for the tests: an existing one, or one installed here if this is allowed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tools.console import say, stop
from tools.debian import install, may_install

if TYPE_CHECKING:
    # Not installed yet during the setup.
    from playwright.sync_api import Browser, Playwright

_NAMES = (
    # Without window machinery, a guest's page opens in a twentieth of the time.
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
_USUAL_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
_ADVICE = (
    "The tests need a browser and none was found. Install Chromium, Google Chrome or\n"
    "Microsoft Edge (Debian: apt install chromium-headless-shell), or name one you have:\n"
    "PIPYARD_BROWSER=/path/to/chrome make test"
)


# Chromium uses only the last list, so this one starts with Playwright's own.
_LEFT_OUT = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying"),
    *("AimEnabled", "PreconnectToSearch"),
    # Suggestions under the address bar: two pages, created for every window, that take half a
    # second.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)


def find_browser() -> Path | None:
    """Return a Chromium-like browser that starts: PIPYARD_BROWSER if set, else the first found."""
    return next((path for path in _candidates() if _starts(path)), None)


def require_browser() -> Path:
    """Return a browser, installing Debian's if running as root there; else exit with advice."""
    found = find_browser()
    if found is None and may_install() and not os.environ.get("PIPYARD_BROWSER"):
        install("chromium-headless-shell", "the browser tests", _ADVICE)
        found = find_browser()
    if found is None:
        stop(_ADVICE)
    return found


def install_browser() -> None:
    """Make sure that there is a browser."""
    say(f"Browser for the tests: {require_browser()}")


def launch(playwright: "Playwright", path: Path) -> "Browser":
    """Start a headless browser."""
    options = [f"--disable-features={','.join(_LEFT_OUT)}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Chromium's sandbox does not work for root, the user of tests in containers.
        options.append("--no-sandbox")
    return playwright.chromium.launch(executable_path=path, args=options)


def _candidates() -> Iterator[Path]:
    chosen = os.environ.get("PIPYARD_BROWSER")
    if chosen:
        # An explicit choice that does not work is an error, not a reason to use another one.
        yield Path(chosen)
        return
    for name in _NAMES:
        path = shutil.which(name)
        if path:
            yield Path(path)
    yield from (path for path in map(Path, _USUAL_PLACES) if path.exists())


def _starts(path: Path) -> bool:
    """Run it for its version; a stub that only says where to get the browser fails here."""
    if sys.platform == "win32":
        return path.exists()
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, timeout=300, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0
