"""Names that Python had in 2018 and has no more, so that programs of then still run."""

import collections
import collections.abc
import fractions
import math
import time


def restore():
    for name in collections.abc.__all__:
        if not hasattr(collections, name):
            setattr(collections, name, getattr(collections.abc, name))
    if not hasattr(fractions, "gcd"):
        fractions.gcd = math.gcd
    if not hasattr(time, "clock"):
        time.clock = time.process_time
