from api import *
import collections
import fractions
import sys
import time
import outils

vus = []


def partie_init():
    assert TAILLE_BANQUISE == TAILLE_ICEBERG == 25 and NB_TOURS == 100 and NB_TOURS_CAPTURE == 3
    # Comme on l'écrivait en 2018.
    assert fractions.gcd(4, 6) == 2 and time.clock() >= 0 and issubclass(list, collections.Iterable)
    print("bonjour sur la sortie standard", moi())


def jouer_tour():
    print("{\"type\":\"end\"}")
    sys.__stdout__.write("tour %d\n" % tour_actuel())
    vus.append(historique())
    if tour_actuel() < 2:
        assert outils.double(glisser(0, SUD)) == OK
        assert deplacer(3, EST) is erreur.OK


def partie_fin():
    assert tour_actuel() == 100
    assert [(a.id_agent, a.dir) for a in vus[0]] == [(0, SUD), (0, NORD), (1, EST), (2, EST)]
    assert all(isinstance(a, action_hist) and a.type == a.atype for tour in vus for a in tour)
    print("VERDICT tout va bien en joueur %d" % moi(), file=sys.stderr)
