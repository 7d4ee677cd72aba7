// Calls everything that the interface of Iceberg offers and tells on standard error what it answers.
// The project's tests compare that with the answers of the rules themselves, the same for every kit.

import { IcebergBot, grammar, hello, scene, seed } from "./plateau-bot.mjs";

const RECITED_ROUNDS = [0, 1, 2, 50, 99];
const NUMBERS = [-2147483648, -1, 0, 1, 2, 3, 4, 2147483647];
const FLAGS = [
  [0, 0, 0], [24, 24, 3], [-1, 0, 1], [0, 25, 2], [5, 5, 4], [5, 5, -1],
  [2147483647, -2147483648, 9], [7, 7, 1],
];
const WAYS = [[0, 0, 24, 24], [-1, 0, 0, 0], [0, 0, 25, 0], [12, 12, 12, 12], [3, 3, 20, 4]];

class InterfaceCheck extends IcebergBot {
  onMatchStart() {
    tell("told", seed(), grammar().length, grammar()[0].pattern, Number(scene() === null), hello().seat);
    tell("start", this.move(0, 0), this.debugFlag(at(0, 0), 1), Number(this.undo()));
    this.tell();
  }

  onTurn() {
    if (RECITED_ROUNDS.includes(this.currentRound())) this.recite();
    this.walk();
  }

  onMatchEnd() {
    tell("end", this.slide(0, 0), this.push(0, 0), Number(this.undo()));
    this.tell();
  }

  recite() {
    this.tell();
    for (const act of [this.move, this.slide, this.push]) {
      const tried = (agent) => NUMBERS.map((direction) => act.call(this, agent, direction));
      tell("codes", ...NUMBERS.flatMap(tried));
      this.tell();
      this.undoAll();
    }
    tell("flags", ...FLAGS.map(([row, column, flag]) => this.debugFlag(at(row, column), flag)));
    for (const agent of upTo(0, 3)) {
      tell("mixed", this.push(agent, agent), this.slide(agent, (agent + 1) % 4), this.move(agent, agent));
    }
    tell("undo", Number(this.undo()));
    this.tell();
    this.undoAll();
  }

  undoAll() {
    let undone = 0;
    while (this.undo()) undone++;
    tell("undone", undone);
  }

  // Like the starter, so that there is something to see.
  walk() {
    for (const agent of upTo(0, 3)) {
      const here = this.agentPosition(this.me(), agent);
      if (this.alienAt(here)) continue;
      const present = this.aliens().filter((alien) => this.alienAt(alien.position));
      const ways = present.map((alien) => this.shortestPath(here, alien.position));
      const [nearest = []] = ways.filter((way) => way.length > 0).sort((one, other) => one.length - other.length);
      nearest.forEach((direction) => this.move(agent, direction));
    }
  }

  tell() {
    const agents = (player) => upTo(-1, 4).map((agent) => cell(this.agentPosition(player, agent)));
    tell("round", this.currentRound(), this.me(), this.opponent());
    tell("scores", ...upTo(-1, 2).map((player) => this.score(player)));
    tell("points", ...upTo(-1, 4).map((agent) => this.actionPoints(agent)));
    tell("agents", ...upTo(-1, 2).flatMap(agents));
    for (const row of upTo(-1, 25)) {
      tell(upTo(-1, 25).map((column) => this.letter(at(row, column))).join(""));
    }
    tell("info", info(this.alienInfo(at(-1, 0))));
    for (const alien of this.aliens()) tell("alien", info(alien), info(this.alienInfo(alien.position)));
    tell("history", ...this.opponentHistory().map((done) => `${done.type}/${done.agent}/${done.direction}`));
    for (const [row, column, toRow, toColumn] of WAYS) this.tellWay(at(row, column), at(toRow, toColumn));
    for (const agent of upTo(0, 3)) {
      this.aliens().forEach((alien) => this.tellWay(this.agentPosition(this.me(), agent), alien.position));
    }
  }

  tellWay(from, to) {
    tell("way", this.shortestPath(from, to).join(""));
  }

  letter(position) {
    const number = this.cellType(position) + 3 * (this.agentOwnerAt(position) + 1);
    return String.fromCharCode("a".charCodeAt(0) + number + 9 * Number(this.alienAt(position)));
  }
}

function tell(...words) {
  console.log(words.join(" ").trimEnd());
}

function at(row, column) {
  return { row, column };
}

function upTo(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function cell({ row, column }) {
  return `${row},${column}`;
}

function info({ position, points, arrival, duration, captureProgress }) {
  return [cell(position), points, arrival, duration, captureProgress].join(" ");
}

new InterfaceCheck().run();
