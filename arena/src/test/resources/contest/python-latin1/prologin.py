# -*- coding: iso-8859-1 -*-
# Un candidat écrit avec des accents en ISO-8859-1.
import sys
from api import *

ÉTÉ = "été"


def partie_init():
    print("déjà", ÉTÉ)


def jouer_tour():
    deplacer(0, SUD)


def partie_fin():
    assert len(ÉTÉ) == 3
    print("VERDICT tout va bien", file=sys.stderr)
