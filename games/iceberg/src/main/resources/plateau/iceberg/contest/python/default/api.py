"""Iceberg: the contest's interface for folders that bring no `api.py` of their own."""

from collections import namedtuple
from enum import IntEnum

from _api import *

TAILLE_BANQUISE = 25
TAILLE_ICEBERG = TAILLE_BANQUISE
NB_TOURS = 100
NB_POINTS_ACTION = 8
COUT_DEPLACEMENT = 1
COUT_GLISSADE = 3
COUT_POUSSER = 5
NB_AGENTS = 4
NB_TOURS_CAPTURE = 3


class case_type(IntEnum):
    LIBRE = 0
    MUR = 1
    ERREUR = 2


LIBRE = case_type.LIBRE
MUR = case_type.MUR
ERREUR = case_type.ERREUR


class direction(IntEnum):
    NORD = 0
    EST = 1
    SUD = 2
    OUEST = 3


NORD = direction.NORD
EST = direction.EST
SUD = direction.SUD
OUEST = direction.OUEST


class erreur(IntEnum):
    OK = 0
    PA_INSUFFISANTS = 1
    POSITION_INVALIDE = 2
    OBSTACLE_MUR = 3
    OBSTACLE_AGENT = 4
    DEPLACEMENT_HORS_LIMITES = 5
    DIRECTION_INVALIDE = 6
    ID_AGENT_INVALIDE = 7
    RIEN_A_POUSSER = 8
    DRAPEAU_INVALIDE = 9


OK = erreur.OK
PA_INSUFFISANTS = erreur.PA_INSUFFISANTS
POSITION_INVALIDE = erreur.POSITION_INVALIDE
OBSTACLE_MUR = erreur.OBSTACLE_MUR
OBSTACLE_AGENT = erreur.OBSTACLE_AGENT
DEPLACEMENT_HORS_LIMITES = erreur.DEPLACEMENT_HORS_LIMITES
DIRECTION_INVALIDE = erreur.DIRECTION_INVALIDE
ID_AGENT_INVALIDE = erreur.ID_AGENT_INVALIDE
RIEN_A_POUSSER = erreur.RIEN_A_POUSSER
DRAPEAU_INVALIDE = erreur.DRAPEAU_INVALIDE


class action_type(IntEnum):
    ACTION_DEPLACER = 0
    ACTION_GLISSER = 1
    ACTION_POUSSER = 2


ACTION_DEPLACER = action_type.ACTION_DEPLACER
ACTION_GLISSER = action_type.ACTION_GLISSER
ACTION_POUSSER = action_type.ACTION_POUSSER


class debug_drapeau(IntEnum):
    AUCUN_DRAPEAU = 0
    DRAPEAU_BLEU = 1
    DRAPEAU_VERT = 2
    DRAPEAU_ROUGE = 3


AUCUN_DRAPEAU = debug_drapeau.AUCUN_DRAPEAU
DRAPEAU_BLEU = debug_drapeau.DRAPEAU_BLEU
DRAPEAU_VERT = debug_drapeau.DRAPEAU_VERT
DRAPEAU_ROUGE = debug_drapeau.DRAPEAU_ROUGE

alien_info = namedtuple(
    "alien_info", ["pos", "points_capture", "tour_invasion", "duree_invasion", "capture_en_cours"]
)


class action_hist(namedtuple("action_hist", ["atype", "id_agent", "dir"])):
    __slots__ = ()

    @property
    def type(self):
        """The other name of the first field: folders differ."""
        return self.atype
