"""The match as the contestant may ask about it, kept up to date between two messages of the referee."""

from collections import deque

SIZE = 25
AGENTS = 4
POINTS_PER_TURN = 8
NOBODY = -1

# Squares have a border around the grid, so that a step never leaves the list.
_WIDTH = SIZE + 2
_STEPS = (-_WIDTH, 1, _WIDTH, -1)


def on_grid(row, column):
    return 0 <= row < SIZE and 0 <= column < SIZE


def _square(row, column):
    return (row + 1) * _WIDTH + column + 1


class Alien:
    def __init__(self, seen):
        self.row = seen["row"]
        self.column = seen["column"]
        self.points = seen["points"]
        self.arrival = seen["arrival"]
        self.duration = seen["duration"]
        self.on_ice = seen["state"] == "on-ice"
        self.counter = seen["captureProgress"]


class Mirror:
    def __init__(self, me, view):
        """Before the first round: the referee's first view is already that of round 0, with its arrivals."""
        self.me = me
        self.points = [POINTS_PER_TURN] * AGENTS
        self._see_walls(view["walls"])
        self._see(view)
        for alien in self.aliens:
            alien.on_ice = False

    def _see_walls(self, rows):
        self._walls = bytearray(b"\1" * (_WIDTH * _WIDTH))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self._walls[_square(row, column)] = cell == "X"

    def _see(self, view):
        self.round = view["round"]
        self.scores = view["scores"]
        self.agents = [[(at["row"], at["column"]) for at in agents] for agents in view["agents"]]
        self.aliens = [Alien(seen) for seen in view["aliens"]]
        self._alien_at = {(alien.row, alien.column): alien for alien in self.aliens}
        self.history = view["history"]

    def begin_turn(self, view):
        self._see(view)
        self.points = view["points"]

    def end_match(self, view):
        self._see(view)

    def apply(self, answer):
        """What an accepted action, or its undo, has changed."""
        self.points = answer["points"]
        if "moved" in answer:
            player, agent, row, column = answer["moved"]
            self.agents[player][agent] = (row, column)
        if "capture" in answer:
            alien, counter = answer["capture"]
            self.aliens[alien].counter = counter

    def is_wall(self, row, column):
        return bool(self._walls[_square(row, column)])

    def owner_at(self, row, column):
        for player in (0, 1):
            if (row, column) in self.agents[player]:
                return player
        return NOBODY

    def alien_at(self, row, column):
        """The alien that is on the ice there now, or None."""
        alien = self._alien_at.get((row, column))
        return alien if alien is not None and alien.on_ice else None

    def path(self, start, end):
        """Directions of a shortest way, ties broken as section 8.4 of the rules says."""
        if not on_grid(*start) or not on_grid(*end) or start == end:
            return []
        closed = bytearray(self._walls)
        for agents in self.agents:
            for row, column in agents:
                closed[_square(row, column)] = 1
        source, target = _square(*start), _square(*end)
        if closed[target]:
            return []
        return _search(closed, source, target)


def _search(closed, source, target):
    came = {}
    closed[source] = 1
    queue = deque([source])
    while queue:
        square = queue.popleft()
        for direction, step in enumerate(_STEPS):
            reached = square + step
            if not closed[reached]:
                closed[reached] = 1
                came[reached] = direction
                if reached == target:
                    return _read_back(came, source, target)
                queue.append(reached)
    return []


def _read_back(came, source, target):
    path = []
    while target != source:
        path.append(came[target])
        target -= _STEPS[came[target]]
    path.reverse()
    return path
