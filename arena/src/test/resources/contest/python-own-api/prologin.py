# Un candidat qui essaie toutes les fonctions et dit son verdict.
import sys

from api import *

import api
import essais


def partie_init():
    print("partie_init sur la sortie standard")
    essais.au_debut()


def jouer_tour():
    essais.au_tour()


def partie_fin():
    essais.a_la_fin()
    assert api.MARQUE == "api du dossier"
    print("VERDICT tout va bien, %d controles" % essais.controles, file=sys.stderr)
