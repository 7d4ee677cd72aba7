"""A contestant's folder: its modules are found first, and its three functions are called when their time comes."""

import importlib
import os
import sys

from iceberg_contest import bygone
from iceberg_contest.interface import Interface
from iceberg_contest.mirror import Mirror
from iceberg_contest.words import Words

_DEFAULT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "default")


class Contestant:
    def __init__(self, folder, referee):
        self._folder = folder
        self._referee = referee

    def play(self):
        hello = self._referee.read()
        mirror = Mirror(hello["seat"], hello["view"])
        self._open_folder(mirror)
        prologin = importlib.import_module("prologin")
        prologin.partie_init()
        self._referee.say({"type": "ready", "name": os.path.basename(self._folder)})
        while True:
            message = self._referee.read()
            if message["type"] == "turn":
                mirror.begin_turn(message["view"])
                self._play_turn(prologin, message["id"])
            elif message["type"] == "over":
                mirror.end_match(message["view"])
                prologin.partie_fin()
                return

    def _play_turn(self, prologin, number):
        self._referee.open_turn(number)
        prologin.jouer_tour()
        if self._referee.is_my_turn():
            self._referee.ask("end")
            self._referee.close_turn()

    def _open_folder(self, mirror):
        sys.dont_write_bytecode = True
        bygone.restore()
        sys.path[0:1] = [self._folder, _DEFAULT]
        # A module of the folder wins over one of the same name that we have imported for ourselves.
        for file in os.listdir(self._folder):
            name = os.path.splitext(file)[0]
            if name not in sys.builtin_module_names and name != "__main__":
                sys.modules.pop(name, None)
        words = Words(os.path.join(_DEFAULT, "api.py"))
        sys.modules["_api"] = Interface(self._referee, mirror, words).module()
