"""Plays a contestant's Python folder of the original contest: run.py FOLDER.

Speaks plateau-bot/1. The protocol moves to descriptors of its own before anything else, so that whatever the
contestant prints, and in whatever way, goes to standard error and never breaks the match.
"""

import os
import sys

PROTOCOL_IN = os.dup(0)
PROTOCOL_OUT = os.dup(1)
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
os.dup2(2, 1)

from iceberg_contest.contestant import Contestant  # noqa: E402
from iceberg_contest.referee import Referee  # noqa: E402


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: run.py FOLDER")
    sys.stdout.reconfigure(line_buffering=True, errors="backslashreplace")
    referee = Referee(PROTOCOL_IN, PROTOCOL_OUT)
    Contestant(os.path.abspath(sys.argv[1]), referee).play()


main()
