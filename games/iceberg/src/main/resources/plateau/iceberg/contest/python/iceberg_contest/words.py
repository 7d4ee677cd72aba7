"""Enumerations and structures, looked up in the folder's own `api` module, else in ours."""

import importlib
import importlib.util


class Words:
    def __init__(self, our_api_file):
        self._our_api_file = our_api_file
        self._found = {}

    def member(self, enumeration, value):
        """A member of the enumeration; codes that the contest did not know stay plain integers."""
        try:
            return self._look_up(enumeration)(value)
        except ValueError:
            return value

    def structure(self, name, *values):
        """Built by position: the names of fields differ between folders."""
        return self._look_up(name)(*values)

    def name(self, enumeration, value):
        return getattr(self.member(enumeration, value), "name", str(value))

    def _look_up(self, name):
        if name not in self._found:
            self._found[name] = self._find(name)
        return self._found[name]

    def _find(self, name):
        found = getattr(importlib.import_module("api"), name, None)
        return getattr(self._our_api(), name) if found is None else found

    def _our_api(self):
        spec = importlib.util.spec_from_file_location("plateau_api", self._our_api_file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
