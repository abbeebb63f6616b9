"""A machine for docs/hosting.md: its commands are run as they stand, in a folder instead of the whole disk."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.server.own_postgres import PASSWORD, OwnPostgres

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
_PLACES = ("/opt/yamclub", "/etc/yamclub.env", "/var/lib/yamclub", "/var/backups/yamclub", "/etc/nginx")
_AS_NOBODY = "setpriv --reuid 65534 --regid 65534 --clear-groups" if os.getuid() == 0 else ""
_SUDO = f"""
if [ "$1" != -u ]; then exec "$@"; fi
user=$2; shift 2
if [ "$user" = yamclub ]; then exec {_AS_NOBODY} "$@"; else exec "$@"; fi
"""
_MAKE = f"""
test "$1" = dist || exit 1
exec {Path(sys.executable).parent / "uv"} build --quiet --wheel --no-build-isolation --python {sys.executable} \
  --out-dir "$PWD/dist" {ROOT}
"""
_SYSTEMCTL = """
run=$MACHINE/run; echo "$*" >> "$run/asked"
start() {
    port=${1#yamclub@}
    HOME=$MACHINE/var/lib/yamclub
    set -a; . "$MACHINE/etc/yamclub.env"; set +a
    command=$(sed -n 's/^ExecStart=//p' "$run/unit" | sed "s/%i/$port/")
    setsid AS_NOBODY $command >> "$run/log" 2>&1 < /dev/null &
    echo $! > "$run/$port"
}
stop() {
    test -e "$run/${1#yamclub@}" || return 0
    pid=$(cat "$run/${1#yamclub@}"); rm "$run/${1#yamclub@}"
    kill "$pid" || return 0
    while grep -q . "/proc/$pid/cmdline" 2> /dev/null; do sleep 0.1; done
}
what=$1; shift
for name in "$@"; do
    case "$what $name" in
        "enable --now" | reload*) ;;
        stop*'*') for one in "$run"/[0-9]*; do stop "yamclub@${one##*/}"; done ;;
        stop*) stop "$name" ;;
        restart*) stop "$name"; start "$name" ;;
        start* | enable*) start "$name" ;;
    esac
done
""".replace("AS_NOBODY", _AS_NOBODY)


def blocks(language: str, heading: str = "") -> list[str]:
    """The files or commands of the page in this language, in order; those below a heading, if one is given."""
    text = PAGE.read_text(encoding="utf-8")
    if heading:
        level = heading.split()[0]
        text = text[text.index(f"\n{heading}\n") + len(heading) + 1 :]
        text = re.split(rf"^#{{2,{len(level)}}} ", text, maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


class Machine:
    def __init__(self, folder: Path, ports: list[int], postgres: OwnPostgres) -> None:
        self.folder, self.ports, self._postgres = folder, ports, postgres
        for place in ("bin", "run", "etc/nginx", "source", "opt", "var/lib/yamclub", "var/backups"):
            (folder / place).mkdir(parents=True)
        (folder / "source" / "locks").symlink_to(ROOT / "locks")
        if os.getuid() == 0:
            os.chown(folder / "var/lib/yamclub", 65534, 65534)
        shims = {"sudo": _SUDO, "make": _MAKE, "systemctl": _SYSTEMCTL, "adduser": "", "apt-get": "exit 1"}
        for name, script in shims.items():
            (folder / "bin" / name).write_text(f"#!/bin/sh\n{script}")
            (folder / "bin" / name).chmod(0o755)
        (folder / "run" / "unit").write_text(self.here(blocks("ini")[0]))

    def here(self, text: str) -> str:
        """The page's text with this machine's places and ports. Whose a folder is does not matter here."""
        for place in _PLACES:
            text = text.replace(place, f"{self.folder}{place}")
        text = text.replace("8001", str(self.ports[0])).replace("8002", str(self.ports[1]))
        return text.replace("@localhost/", f"@127.0.0.1:{self._postgres.port}/").replace(" -o postgres", "")

    def do(self, commands: str, typed: str = "") -> str:
        """Run the commands as they stand, with what is typed when they ask; all that they say."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(commands)], input=typed, cwd=self.folder / "source",
            env=self._environment(), text=True, start_new_session=True, check=False, timeout=600,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        assert done.returncode == 0, f"{shlex.quote(commands)}\n{done.stdout}"
        return done.stdout

    def _environment(self) -> dict[str, str]:
        path = f"{self.folder / 'bin'}:{self._postgres.programs}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        return {
            **os.environ, "PATH": path, "MACHINE": str(self.folder), "PGHOST": "127.0.0.1", "PGUSER": "postgres",
            "PGPORT": str(self._postgres.port), "PGPASSWORD": PASSWORD,
        }  # fmt: skip

    @property
    def log(self) -> str:
        return (self.folder / "run" / "log").read_text()
