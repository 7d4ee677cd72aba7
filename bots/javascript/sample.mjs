// Sends each agent to the alien that pays most per round, and slides where that is cheaper.

import {
  CAPTURE_ROUNDS, POINTS_PER_TURN, ROUNDS, SLIDE_COST,
  ActionResult, CellType, IcebergBot, isSame, nextTo,
} from "./plateau-bot.mjs";

const LOOK_AHEAD = 12; // rounds; later arrivals can wait

class Hunter extends IcebergBot {
  onTurn() {
    const busy = new Set();
    const taken = new Set();
    for (const { agent, alien } of this.errands().sort((one, other) => other.worth - one.worth)) {
      if (!busy.has(agent) && !taken.has(alien)) {
        busy.add(agent);
        taken.add(alien);
        this.walk(agent, alien.position);
      }
    }
  }

  errands() {
    const errands = [];
    const wanted = this.aliens().filter((alien) => this.isWanted(alien));
    for (let agent = 0; agent < 4; agent++) {
      const here = this.agentPosition(this.me(), agent);
      for (const alien of wanted) {
        const steps = this.shortestPath(here, alien.position).length;
        const rounds = this.roundsUntilCaptured(alien, steps);
        const end = Math.min(alien.arrival + alien.duration, ROUNDS);
        const isInTime = this.currentRound() + rounds <= end;
        if (isInTime && (steps > 0 || isSame(here, alien.position))) {
          errands.push({ agent, alien, worth: alien.points / rounds });
        }
      }
    }
    return errands;
  }

  isWanted(alien) {
    const rounds = alien.arrival - this.currentRound();
    return alien.points > 0 && ((rounds > 0 && rounds <= LOOK_AHEAD) || this.alienAt(alien.position));
  }

  roundsUntilCaptured(alien, steps) {
    const counted = steps > 0 ? 0 : alien.captureProgress;
    const walking = Math.floor(Math.max(0, steps - 1) / POINTS_PER_TURN);
    return Math.max(walking, alien.arrival - this.currentRound()) + CAPTURE_ROUNDS - counted;
  }

  // Goes as far as the points allow. Others may have moved, so the way is looked up again.
  walk(agent, target) {
    for (;;) {
      const here = this.agentPosition(this.me(), agent);
      const way = this.shortestPath(here, target);
      if (way.length === 0) return;
      const slides = this.actionPoints(agent) >= SLIDE_COST && this.isSlide(here, way);
      const code = slides ? this.slide(agent, way[0]) : this.move(agent, way[0]);
      if (code !== ActionResult.OK) return;
    }
  }

  // Whether a slide ends on the way, behind more steps than it costs.
  isSlide(here, way) {
    const turn = way.findIndex((step) => step !== way[0]);
    const run = turn < 0 ? way.length : turn;
    let cell = here;
    for (let i = 0; i <= run; i++) cell = nextTo(cell, way[0]);
    const stops = this.cellType(cell) !== CellType.FREE || this.agentOwnerAt(cell) !== -1;
    return run > SLIDE_COST && stops;
  }
}

new Hunter().run();
