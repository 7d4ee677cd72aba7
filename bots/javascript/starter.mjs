import { IcebergBot } from "./plateau-bot.mjs";

class Starter extends IcebergBot {
  onTurn() {
    for (let agent = 0; agent < 4; agent++) {
      const here = this.agentPosition(this.me(), agent);
      if (this.alienAt(here)) continue; // three rounds on its cell capture an alien
      const present = this.aliens().filter((alien) => this.alienAt(alien.position));
      const ways = present.map((alien) => this.shortestPath(here, alien.position)).filter((way) => way.length > 0);
      const [nearest = []] = ways.sort((one, other) => one.length - other.length);
      nearest.slice(0, 8).forEach((direction) => this.move(agent, direction));
    }
  }
}

new Starter().run();
