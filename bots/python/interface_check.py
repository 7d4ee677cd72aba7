"""Calls everything that the interface of Iceberg offers and tells on standard error what it answers.

The project's tests compare that with the answers of the rules themselves, the same for every kit.
"""

from plateau_bot import IcebergBot, Position, grammar, hello, scene, seed

RECITED_ROUNDS = (0, 1, 2, 50, 99)
NUMBERS = (-2147483648, -1, 0, 1, 2, 3, 4, 2147483647)
FLAGS = (
    (0, 0, 0), (24, 24, 3), (-1, 0, 1), (0, 25, 2), (5, 5, 4), (5, 5, -1),
    (2147483647, -2147483648, 9), (7, 7, 1),
)
WAYS = (
    ((0, 0), (24, 24)), ((-1, 0), (0, 0)), ((0, 0), (25, 0)), ((12, 12), (12, 12)), ((3, 3), (20, 4)),
)


class InterfaceCheck(IcebergBot):
    def on_match_start(self):
        print("told", seed(), len(grammar()), grammar()[0]["pattern"], int(scene() is None), hello()["seat"])
        print("start", int(self.move(0, 0)), int(self.debug_flag(Position(0, 0), 1)), int(self.undo()))
        self.tell()

    def on_turn(self):
        if self.current_round() in RECITED_ROUNDS:
            self.recite()
        self.walk()

    def on_match_end(self):
        print("end", int(self.slide(0, 0)), int(self.push(0, 0)), int(self.undo()))
        self.tell()

    def recite(self):
        self.tell()
        for act in (self.move, self.slide, self.push):
            print("codes", *(int(act(agent, direction)) for agent in NUMBERS for direction in NUMBERS))
            self.tell()
            self.undo_all()
        print("flags", *(int(self.debug_flag(Position(row, column), flag)) for row, column, flag in FLAGS))
        for agent in range(4):
            push = self.push(agent, agent)
            slide = self.slide(agent, (agent + 1) % 4)
            print("mixed", int(push), int(slide), int(self.move(agent, agent)))
        print("undo", int(self.undo()))
        self.tell()
        self.undo_all()

    def undo_all(self):
        undone = 0
        while self.undo():
            undone += 1
        print("undone", undone)

    def walk(self):
        """Like the starter, so that there is something to see."""
        for agent in range(4):
            here = self.agent_position(self.me(), agent)
            if not self.alien_at(here):
                ways = [self.shortest_path(here, alien.position) for alien in self.aliens()
                        if self.alien_at(alien.position)]
                for direction in min(filter(None, ways), key=len, default=[]):
                    self.move(agent, direction)

    def tell(self):
        print("round", self.current_round(), self.me(), self.opponent())
        print("scores", *(self.score(player) for player in range(-1, 3)))
        print("points", *(self.action_points(agent) for agent in range(-1, 5)))
        print("agents", *(cell(self.agent_position(player, agent))
                          for player in range(-1, 3) for agent in range(-1, 5)))
        for row in range(-1, 26):
            print("".join(self.letter(Position(row, column)) for column in range(-1, 26)))
        print("info", info(self.alien_info(Position(-1, 0))))
        for alien in self.aliens():
            print("alien", info(alien), info(self.alien_info(alien.position)))
        print("history", *(f"{int(done.type)}/{done.agent}/{int(done.direction)}"
                           for done in self.opponent_history()))
        for start, end in WAYS:
            self.tell_way(Position(*start), Position(*end))
        for agent in range(4):
            for alien in self.aliens():
                self.tell_way(self.agent_position(self.me(), agent), alien.position)

    def tell_way(self, start, end):
        way = "".join(str(int(direction)) for direction in self.shortest_path(start, end))
        print(f"way {way}".rstrip())

    def letter(self, position):
        number = 3 * (self.agent_owner_at(position) + 1) + self.cell_type(position)
        return chr(ord("a") + number + 9 * self.alien_at(position))


def cell(position):
    return f"{position.row},{position.column}"


def info(alien):
    numbers = (alien.points, alien.arrival, alien.duration, alien.capture_progress)
    return " ".join([cell(alien.position), *map(str, numbers)])


InterfaceCheck().run()
