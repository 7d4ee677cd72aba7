from plateau_bot import IcebergBot


class Starter(IcebergBot):
    def on_turn(self):
        for agent in range(4):
            here = self.agent_position(self.me(), agent)
            if self.alien_at(here):
                continue  # three rounds on its cell capture an alien
            present = [alien.position for alien in self.aliens() if self.alien_at(alien.position)]
            ways = [way for cell in present if (way := self.shortest_path(here, cell))]
            for direction in min(ways, key=len, default=[])[:8]:
                self.move(agent, direction)


Starter().run()
