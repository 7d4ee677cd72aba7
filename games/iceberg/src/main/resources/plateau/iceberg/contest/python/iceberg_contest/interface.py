"""The functions of the contest under their French names: what a folder imports from `_api`."""

import operator
import types

from iceberg_contest.mirror import AGENTS, NOBODY, on_grid

OK = 0
NOT_YOUR_TURN = 11
MOVE, SLIDE, PUSH = 0, 1, 2
FREE, WALL, INVALID = 0, 1, 2
NOWHERE = (-1, -1)
_LARGEST = 2**31 - 1


def _number(value):
    """A plain integer of 32 bits, as the original takes; members of enumerations are integers too."""
    number = operator.index(value)
    if not -_LARGEST - 1 <= number <= _LARGEST:
        raise OverflowError("%d does not fit in 32 bits" % number)
    return number


def _position(pos):
    ligne, colonne = pos
    return _number(ligne), _number(colonne)


class Interface:
    """Every public method is a function of the contest; `words` knows the folder's own types."""

    def __init__(self, referee, mirror, words):
        self._referee = referee
        self._mirror = mirror
        self._words = words

    def module(self):
        module = types.ModuleType("_api", "Iceberg: the contest's functions.")
        for name in dir(self):
            if not name.startswith("_") and name != "module":
                setattr(module, name, getattr(self, name))
        return module

    # Actions

    def deplacer(self, id_agent, dir):
        return self._act(MOVE, id_agent, dir)

    def glisser(self, id_agent, dir):
        return self._act(SLIDE, id_agent, dir)

    def pousser(self, id_agent, dir):
        return self._act(PUSH, id_agent, dir)

    def debug_afficher_drapeau(self, pos, drapeau):
        row, column = _position(pos)
        answer = self._ask("flag", row=row, column=column, flag=_number(drapeau))
        return self._code(answer)

    def annuler(self):
        answer = self._ask("undo")
        undone = answer is not None and answer["undone"]
        if undone:
            self._mirror.apply(answer)
        return undone

    def _act(self, kind, agent, direction):
        answer = self._ask("act", kind=kind, agent=_number(agent), direction=_number(direction))
        if answer is not None and answer["code"] == OK:
            self._mirror.apply(answer)
        return self._code(answer)

    def _ask(self, request, **fields):
        return self._referee.ask(request, **fields) if self._referee.is_my_turn() else None

    def _code(self, answer):
        return self._words.member("erreur", NOT_YOUR_TURN if answer is None else answer["code"])

    # Questions

    def points_action_agent(self, id_agent):
        agent = _number(id_agent)
        return self._mirror.points[agent] if 0 <= agent < AGENTS else -1

    def chemin(self, pos1, pos2):
        path = self._mirror.path(_position(pos1), _position(pos2))
        return [self._words.member("direction", direction) for direction in path]

    def type_case(self, pos):
        row, column = _position(pos)
        kind = INVALID
        if on_grid(row, column):
            kind = WALL if self._mirror.is_wall(row, column) else FREE
        return self._words.member("case_type", kind)

    def agent_sur_case(self, pos):
        return self._mirror.owner_at(*_position(pos))

    def alien_sur_case(self, pos):
        return self._mirror.alien_at(*_position(pos)) is not None

    def position_agent(self, id_joueur, id_agent):
        player, agent = _number(id_joueur), _number(id_agent)
        known = player in (0, 1) and 0 <= agent < AGENTS
        return self._mirror.agents[player][agent] if known else NOWHERE

    def info_alien(self, pos):
        alien = self._mirror.alien_at(*_position(pos))
        if alien is None:
            return self._words.structure("alien_info", NOWHERE, -1, -1, -1, -1)
        return self._info(alien)

    def liste_aliens(self):
        return [self._info(alien) for alien in self._mirror.aliens]

    def _info(self, alien):
        return self._words.structure(
            "alien_info", (alien.row, alien.column), alien.points, alien.arrival, alien.duration, alien.counter
        )

    def historique(self):
        return [self._action(text) for text in self._mirror.history[self.adversaire()]]

    def _action(self, text):
        return self._words.structure(
            "action_hist",
            self._words.member("action_type", "MSP".index(text[0])),
            int(text[1]),
            self._words.member("direction", "NESW".index(text[2])),
        )

    def score(self, id_joueur):
        player = _number(id_joueur)
        return self._mirror.scores[player] if player in (0, 1) else NOBODY

    def moi(self):
        return self._mirror.me

    def adversaire(self):
        return 1 - self._mirror.me

    def tour_actuel(self):
        return self._mirror.round

    # Printing, to standard output as the contestant knows it

    def afficher_case_type(self, v):
        print(self._words.name("case_type", v))

    def afficher_direction(self, v):
        print(self._words.name("direction", v))

    def afficher_erreur(self, v):
        print(self._words.name("erreur", v))

    def afficher_action_type(self, v):
        print(self._words.name("action_type", v))

    def afficher_debug_drapeau(self, v):
        print(self._words.name("debug_drapeau", v))

    def afficher_position(self, v):
        ligne, colonne = v
        print("{ligne=%d, colonne=%d}" % (ligne, colonne))

    def afficher_alien_info(self, v):
        (ligne, colonne), points_capture, tour_invasion, duree_invasion, capture_en_cours = v
        print(
            "{pos={ligne=%d, colonne=%d}, points_capture=%d, tour_invasion=%d, duree_invasion=%d, capture_en_cours=%d}"
            % (ligne, colonne, points_capture, tour_invasion, duree_invasion, capture_en_cours)
        )

    def afficher_action_hist(self, v):
        kind, agent, direction = v
        print(
            "{type=%s, id_agent=%d, dir=%s}"
            % (self._words.name("action_type", kind), agent, self._words.name("direction", direction))
        )
