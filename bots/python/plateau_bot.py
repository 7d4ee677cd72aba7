"""Plateau's kit for bots in Python: one file, nothing to install.

For any game: play(choose), with a function from what the seat sees and the legal moves to a move.
For Iceberg: a subclass of IcebergBot, with the contest's interface (docs/rules/iceberg.md, section 8).

Standard output belongs to the protocol, so print() goes to standard error, the bot's log.
The module random is seeded with the match's own seed for this seat, so a match can be repeated.
"""

import json
import random
import sys
from collections import deque
from enum import IntEnum
from typing import NamedTuple

_wire = sys.stdout
sys.stdout = sys.stderr


def _say(**message):
    _wire.write(json.dumps(message) + "\n")
    _wire.flush()


def _hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message.get("seed"))
    return message


_told = {}


def hello():
    """The first message of the referee, with all that it told: docs/protocol.md, "hello"."""
    return _told


def scene():
    """What stays the same all through the match; None in games that have no such thing."""
    return _told.get("scene")


def seed():
    """The seed for one's own dice: the same for a seat whenever the match is the same."""
    return _told.get("seed")


def grammar():
    """How moves are written: a list of forms, each with its "pattern" and what it means in "words"."""
    return _told.get("grammar", [])


# Any game


def play(choose, name="python"):
    """Plays one match. choose(view, moves) answers one of the moves. In games played by turns there
    are no moves to choose from: it answers the actions of the whole turn, with blanks between."""
    while (asked := _hear())["type"] != "over":
        if asked["type"] == "hello":
            _told.update(asked)
            _say(type="ready", name=name)
        elif asked["type"] == "decide":
            _say(type="move", id=asked["id"], move=choose(asked["view"], asked["moves"]))
        elif asked["type"] == "turn":
            _say(type="turn", id=asked["id"], actions=choose(asked["view"], []).split())


# Iceberg

GRID_SIZE = 25
ROUNDS = 100
AGENTS_PER_PLAYER = 4
POINTS_PER_TURN = 8
MOVE_COST = 1
SLIDE_COST = 3
PUSH_COST = 5
CAPTURE_ROUNDS = 3

Direction = IntEnum("Direction", "NORTH EAST SOUTH WEST", start=0)
CellType = IntEnum("CellType", "FREE WALL INVALID", start=0)
ActionType = IntEnum("ActionType", "MOVE SLIDE PUSH", start=0)
DebugFlag = IntEnum("DebugFlag", "NONE BLUE GREEN RED", start=0)
ActionResult = IntEnum(
    "ActionResult",
    "OK NOT_ENOUGH_POINTS INVALID_POSITION BLOCKED_BY_WALL BLOCKED_BY_AGENT OUT_OF_BOUNDS"
    " INVALID_DIRECTION INVALID_AGENT NOTHING_TO_PUSH INVALID_FLAG TOO_MANY_ACTIONS NOT_YOUR_TURN",
    start=0,
)


class Position(NamedTuple):
    row: int
    column: int

    def next(self, direction):
        """The neighbour in a direction; it may be off the grid."""
        row_step, column_step = _STEPS[direction]
        return Position(self.row + row_step, self.column + column_step)


class AlienInfo(NamedTuple):
    position: Position
    points: int
    arrival: int
    duration: int
    capture_progress: int


class ActionRecord(NamedTuple):
    type: ActionType
    agent: int
    direction: Direction


_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_NOWHERE = Position(-1, -1)
_NOBODY = AlienInfo(_NOWHERE, -1, -1, -1, -1)


class IcebergBot:
    """A player of Iceberg. Positions are pairs (row, column); numbers out of range do no harm."""

    # To be written by the author

    def on_match_start(self):
        """Once, before the first round."""

    def on_turn(self):
        """Once per round."""

    def on_match_end(self):
        """Once, behind the last round."""

    # Actions

    def move(self, agent, direction):
        return self._act(ActionType.MOVE, agent, direction)

    def slide(self, agent, direction):
        return self._act(ActionType.SLIDE, agent, direction)

    def push(self, agent, direction):
        return self._act(ActionType.PUSH, agent, direction)

    def debug_flag(self, position, flag):
        return self._attempt(type="flag", row=position[0], column=position[1], flag=flag)

    def undo(self):
        """Takes back the latest action of this turn; False if there is none."""
        return self._ask(type="undo").get("undone", False)

    # Queries

    def action_points(self, agent):
        return self._points[agent] if _is_agent(agent) else -1

    def shortest_path(self, start, end):
        """The directions of the steps, the same in every kit; empty if there is no way."""
        start, end = Position(*start), Position(*end)
        if not _on_grid(start) or start == end or not self._is_open(end):
            return []
        reached = {start: None}
        queue = deque([start])
        while queue and end not in reached:
            cell = queue.popleft()
            for direction in Direction:
                neighbour = cell.next(direction)
                if neighbour not in reached and self._is_open(neighbour):
                    reached[neighbour] = direction
                    queue.append(neighbour)
        return _way_back(reached, end) if end in reached else []

    def cell_type(self, position):
        if not _on_grid(position):
            return CellType.INVALID
        row, column = position
        return CellType.WALL if self._walls[row][column] == "X" else CellType.FREE

    def agent_owner_at(self, position):
        return self._owners.get(tuple(position), -1)

    def alien_at(self, position):
        return tuple(position) in self._on_ice

    def agent_position(self, player, agent):
        return self._agents[player][agent] if _is_player(player) and _is_agent(agent) else _NOWHERE

    def alien_info(self, position):
        number = self._on_ice.get(tuple(position))
        return _NOBODY if number is None else self._aliens[number]

    def aliens(self):
        """All aliens of the match, also those that are gone or still to come."""
        return list(self._aliens)

    def opponent_history(self):
        return list(self._history)

    def score(self, player):
        return self._scores[player] if _is_player(player) else -1

    def me(self):
        return self._me

    def opponent(self):
        return 1 - self._me

    def current_round(self):
        return self._round

    # The match

    def run(self, name=None):
        """Plays one match."""
        self._turn = None
        while (asked := _hear())["type"] != "over":
            if asked["type"] == "hello":
                self._greet(asked)
                _say(type="ready", name=name or type(self).__name__)
            elif asked["type"] == "turn":
                self._look(asked["view"])
                self._turn = asked["id"]
                self.on_turn()
                self._ask(type="end")
                self._turn = None
        self._look(asked["view"])
        self.on_match_end()

    def _greet(self, hello):
        _told.update(hello)
        if hello["game"] != "iceberg":
            sys.exit(f"This bot plays iceberg, not {hello['game']}.")
        self._me = hello["seat"]
        self._look(hello["view"])
        self._on_ice = {}  # the first arrivals come after on_match_start
        self.on_match_start()

    def _look(self, view):
        self._round = view["round"]
        self._scores = view["scores"]
        self._points = view["points"] or self._points
        self._walls = view["walls"]
        self._agents = [[Position(a["row"], a["column"]) for a in team] for team in view["agents"]]
        self._owners = {cell: player for player in (0, 1) for cell in self._agents[player]}
        self._aliens = [_alien(seen) for seen in view["aliens"]]
        states = [seen["state"] for seen in view["aliens"]]
        self._on_ice = {
            alien.position: number
            for number, alien in enumerate(self._aliens)
            if states[number] == "on-ice"
        }
        self._history = [_record(text) for text in view["history"][self.opponent()]]

    def _act(self, kind, agent, direction):
        return self._attempt(type="act", kind=kind, agent=agent, direction=direction)

    def _attempt(self, **request):
        return ActionResult(self._ask(**request).get("code", ActionResult.NOT_YOUR_TURN))

    def _ask(self, **request):
        """The result of a request; nothing outside one's turn, or when its time is up."""
        if self._turn is None:
            return {}
        _say(id=self._turn, **request)
        while (answer := _hear())["type"] not in ("result", "late"):
            pass
        if answer["type"] == "late":
            self._turn = None
        self._points = answer.get("points", self._points)
        if "moved" in answer:
            self._put(*answer["moved"])
        if "capture" in answer:
            number, counter = answer["capture"]
            self._aliens[number] = self._aliens[number]._replace(capture_progress=counter)
        return answer

    def _put(self, player, agent, row, column):
        del self._owners[self._agents[player][agent]]
        self._agents[player][agent] = Position(row, column)
        self._owners[row, column] = player

    def _is_open(self, cell):
        return _on_grid(cell) and self._walls[cell[0]][cell[1]] != "X" and cell not in self._owners


def _alien(seen):
    cell = Position(seen["row"], seen["column"])
    return AlienInfo(
        cell, seen["points"], seen["arrival"], seen["duration"], seen["captureProgress"]
    )


def _record(text):
    kind, agent, direction = text
    return ActionRecord(
        ActionType("MSP".index(kind)), int(agent), Direction("NESW".index(direction))
    )


def _way_back(reached, end):
    way = []
    while (direction := reached[end]) is not None:
        way.append(direction)
        end = end.next((direction + 2) % 4)
    return way[::-1]


def _on_grid(position):
    return 0 <= position[0] < GRID_SIZE and 0 <= position[1] < GRID_SIZE


def _is_agent(number):
    return 0 <= number < AGENTS_PER_PLAYER


def _is_player(number):
    return 0 <= number < 2
