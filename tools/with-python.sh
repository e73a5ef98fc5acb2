#!/bin/sh
# Runs its arguments with the project's own Python, or with the first suitable one on this machine.
# A name on the PATH is tried, not trusted: a version manager's shim may exist and not work.

suitable() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' >/dev/null 2>&1
}

for candidate in .venv/bin/python python3.13 python3.12 python3.11 python3 python; do
    if suitable "$candidate"; then
        exec "$candidate" "$@"
    fi
done

echo "No working Python 3.11, 3.12 or 3.13 was found. Install one (python.org, or your" >&2
echo "system's packages: python3 and python3-venv) and run make again." >&2
exit 1
