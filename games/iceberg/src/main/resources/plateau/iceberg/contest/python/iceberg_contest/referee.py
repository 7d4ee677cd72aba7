"""The conversation with the referee: JSON lines, docs/protocol.md."""

import json
import os
import sys


class Referee:
    def __init__(self, incoming, outgoing):
        self._incoming = os.fdopen(incoming, "rb")
        self._outgoing = os.fdopen(outgoing, "wb")
        self._turn = None

    def read(self):
        """The next message. The end of the input is the end of the program, whatever the contestant catches."""
        line = self._incoming.readline()
        if not line:
            sys.stdout.flush()
            os._exit(0)
        return json.loads(line.decode("utf-8"))

    def say(self, message):
        self._outgoing.write(json.dumps(message).encode("ascii") + b"\n")
        self._outgoing.flush()

    def open_turn(self, number):
        self._turn = number

    def close_turn(self):
        self._turn = None

    def is_my_turn(self):
        return self._turn is not None

    def ask(self, request, **fields):
        """The result of a request in the present turn; None when the turn turns out to be lost."""
        self.say(dict(fields, type=request, id=self._turn))
        while True:
            answer = self.read()
            if answer["type"] == "result":
                return answer
            if answer["type"] == "late":
                self.close_turn()
                return None
