"""Sends each agent to the alien that pays most per round, and slides where that is cheaper."""

from plateau_bot import (
    CAPTURE_ROUNDS, POINTS_PER_TURN, ROUNDS, SLIDE_COST,
    ActionResult, CellType, IcebergBot,
)

LOOK_AHEAD = 12  # rounds; later arrivals can wait


class Hunter(IcebergBot):
    def on_turn(self):
        busy = set()
        taken = set()
        for worth, agent, target in sorted(self.errands(), reverse=True):
            if agent not in busy and target not in taken:
                busy.add(agent)
                taken.add(target)
                self.walk(agent, target)

    def errands(self):
        """All that could be done: what it is worth, the agent, and where to."""
        wanted = [alien for alien in self.aliens() if self.is_wanted(alien)]
        for agent in range(4):
            here = self.agent_position(self.me(), agent)
            for alien in wanted:
                steps = len(self.shortest_path(here, alien.position))
                rounds = self.rounds_until_captured(alien, steps)
                end = min(alien.arrival + alien.duration, ROUNDS)
                in_time = self.current_round() + rounds <= end
                if in_time and (steps > 0 or here == alien.position):
                    yield alien.points / rounds, agent, alien.position

    def is_wanted(self, alien):
        waiting = 0 < alien.arrival - self.current_round() <= LOOK_AHEAD
        return alien.points > 0 and (waiting or self.alien_at(alien.position))

    def rounds_until_captured(self, alien, steps):
        counted = 0 if steps else alien.capture_progress
        walking = max(0, steps - 1) // POINTS_PER_TURN
        waiting = alien.arrival - self.current_round()
        return max(walking, waiting) + CAPTURE_ROUNDS - counted

    def walk(self, agent, target):
        """Goes as far as the points allow. Others may have moved, so the way is looked up again."""
        while way := self.shortest_path(self.agent_position(self.me(), agent), target):
            slides = self.is_slide(agent, way) and self.action_points(agent) >= SLIDE_COST
            act = self.slide if slides else self.move
            if act(agent, way[0]) != ActionResult.OK:
                return

    def is_slide(self, agent, way):
        """Whether a slide ends on the way, behind more steps than it costs."""
        run = next((i for i, step in enumerate(way) if step != way[0]), len(way))
        cell = self.agent_position(self.me(), agent)
        for _ in range(run + 1):
            cell = cell.next(way[0])
        stops = self.cell_type(cell) != CellType.FREE or self.agent_owner_at(cell) != -1
        return run > SLIDE_COST and stops


Hunter().run()
