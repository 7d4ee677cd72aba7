# Les controles, sur la carte de la section 16, en joueur 0.
import api
from api import *

controles = 0


def verifie(vu, attendu):
    global controles
    controles += 1
    assert vu == attendu and type(vu) is type(attendu), "vu %r, attendu %r" % (vu, attendu)


def au_debut():
    verifie(moi(), 0)
    verifie(adversaire(), 1)
    verifie(tour_actuel(), 0)
    verifie(alien_sur_case((10, 10)), False)
    verifie([points_action_agent(a) for a in range(-1, 5)], [-1, 8, 8, 8, 8, -1])
    verifie(int(deplacer(0, SUD)), 11)
    verifie(annuler(), False)
    verifie(historique(), [])
    verifie(position_agent(1, 3), (24, 0))
    verifie(len(liste_aliens()), 8)


def premier_tour():
    verifie(chemin((0, 0), (3, 3)), [SUD, EST, EST, EST, SUD, SUD])
    verifie(chemin((10, 10), (12, 10)), [OUEST, SUD, SUD, EST])
    verifie(chemin((4, 4), (6, 6)), [EST, EST, SUD, SUD])
    verifie(chemin((11, 10), (13, 11)), [EST, SUD, SUD])
    for depart, arrivee in [((0, 0), (0, 1)), ((0, 0), (0, 0)), ((0, 0), (11, 10)), ((-1, 0), (3, 3))]:
        verifie(chemin(depart, arrivee), [])
    verifie(deplacer(0, NORD), DEPLACEMENT_HORS_LIMITES)
    verifie(deplacer(0, EST), OBSTACLE_AGENT)
    verifie(deplacer(2, 2), OBSTACLE_MUR)
    verifie(deplacer(0, SUD), OK)
    verifie(position_agent(0, 0), (1, 0))
    verifie(agent_sur_case((1, 0)), 0)
    verifie(deplacer(0, NORD), OK)
    verifie(glisser(1, EST), OK)
    verifie(position_agent(0, 1), (0, 23))
    verifie(pousser(0, EST), RIEN_A_POUSSER)
    verifie(deplacer(0, 7), DIRECTION_INVALIDE)
    verifie(deplacer(-2147483648, 7), ID_AGENT_INVALIDE)
    verifie(pousser(2, EST), OK)
    verifie(position_agent(1, 1), (10, 14))
    verifie(pousser(2, EST), PA_INSUFFISANTS)
    verifie(points_action_agent(2), 3)
    verifie(deplacer(3, NORD), OK)
    verifie(annuler(), True)
    verifie(position_agent(0, 3), (24, 24))
    verifie(points_action_agent(3), 8)
    verifie(debug_afficher_drapeau((3, 3), DRAPEAU_BLEU), OK)
    verifie(debug_afficher_drapeau((25, 0), DRAPEAU_BLEU), POSITION_INVALIDE)
    verifie(debug_afficher_drapeau((3, 3), 4), DRAPEAU_INVALIDE)


def questions():
    verifie(type_case((5, 5)), MUR)
    verifie(type_case((0, 0)), LIBRE)
    verifie(type_case((-1, 25)), case_type.ERREUR)
    verifie(agent_sur_case((5, 6)), -1)
    verifie(agent_sur_case((-1, 6)), -1)
    verifie(alien_sur_case((10, 10)), True)
    verifie(alien_sur_case((10, 12)), False)
    verifie(info_alien((10, 10)), alien_info((10, 10), 9, 0, 100, 0))
    verifie(info_alien((0, 0)), alien_info((-1, -1), -1, -1, -1, -1))
    verifie(liste_aliens()[2], alien_info((24, 12), -4, 1, 5, 0))
    verifie(position_agent(2, 0), (-1, -1))
    verifie(position_agent(0, -1), (-1, -1))
    verifie(score(0), 0)
    verifie(score(2), -1)


def affichages():
    afficher_case_type(MUR)
    afficher_direction(OUEST)
    afficher_erreur(RIEN_A_POUSSER)
    afficher_action_type(ACTION_GLISSER)
    afficher_debug_drapeau(DRAPEAU_VERT)
    afficher_position((3, 4))
    afficher_alien_info(info_alien((10, 10)))
    afficher_action_hist(action_hist(ACTION_POUSSER, 2, NORD))


def au_tour():
    tour = tour_actuel()
    if tour == 0:
        questions()
        affichages()
        premier_tour()
    if tour == 1:
        verifie(liste_aliens()[3].capture_en_cours, 1)
        deplacer(2, NORD)
        verifie(info_alien((10, 10)).capture_en_cours, 0)
        annuler()
        verifie(info_alien((10, 10)).capture_en_cours, 1)
        verifie(historique(), [action_hist(ACTION_GLISSER, 0, SUD), action_hist(ACTION_DEPLACER, 3, EST)])
        verifie([type(a) for a in historique()], [api.action_hist] * 2)
    if tour == 3:
        verifie(score(0), 9)
        verifie(alien_sur_case((10, 10)), False)


def a_la_fin():
    verifie(tour_actuel(), 100)
    verifie(score(0), 9)
    verifie(score(1), 3)
    verifie(int(glisser(0, SUD)), 11)
    verifie([a.capture_en_cours for a in liste_aliens()], [0, 0, 0, 3, 0, 0, 3, 2])
