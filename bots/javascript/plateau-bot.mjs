// Plateau's kit for bots in JavaScript (Node 18 or later): one file, no packages.
//
// For any game: play(choose), with a function from what the seat sees and the legal moves to a move.
// For Iceberg: a subclass of IcebergBot, with the contest's interface (docs/rules/iceberg.md, section 8).
//
// Standard output belongs to the protocol, so console.log goes to standard error, the bot's log.
// Math.random draws from the match's own seed for this seat, so a match can be repeated.

import { readSync, writeSync } from "node:fs";

console.log = console.info = console.debug = console.error;

function say(message) {
  let left = Buffer.from(JSON.stringify(message) + "\n");
  while (left.length > 0) {
    left = left.subarray(patiently(() => writeSync(1, left)));
  }
}

const chunk = Buffer.alloc(65536);
let pending = Buffer.alloc(0);

function hear() {
  let end;
  while ((end = pending.indexOf("\n")) < 0) {
    const size = patiently(() => readSync(0, chunk));
    if (size === 0) process.exit();
    pending = Buffer.concat([pending, chunk.subarray(0, size)]);
  }
  const line = pending.toString("utf8", 0, end);
  pending = pending.subarray(end + 1);
  const message = JSON.parse(line);
  if (message.type === "hello" && message.seed !== undefined) Math.random = dice(message.seed);
  return message;
}

// Mulberry32: the same numbers between 0 and 1 for the same seed.
function dice(seed) {
  let state = (seed ^ Math.floor(seed / 2 ** 32)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// Some systems give Node pipes that answer "try again" instead of waiting.
function patiently(action) {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (error.code === "EOF") return 0;
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

let told = {};

/** The first message of the referee, with all that it told: docs/protocol.md, "hello". */
export function hello() {
  return told;
}

/** What stays the same all through the match; null in games that have no such thing. */
export function scene() {
  return told.scene ?? null;
}

/** The seed for one's own dice: the same for a seat whenever the match is the same. */
export function seed() {
  return told.seed;
}

/** How moves are written: a list of forms, each with its pattern and what it means in words. */
export function grammar() {
  return told.grammar ?? [];
}

// Any game

/**
 * Plays one match. choose(view, moves) answers one of the moves. In games played by turns there are no
 * moves to choose from: it answers the actions of the whole turn, with blanks between.
 */
export function play(choose, name = "javascript") {
  for (let asked = hear(); asked.type !== "over"; asked = hear()) {
    if (asked.type === "hello") {
      told = asked;
      say({ type: "ready", name });
    } else if (asked.type === "decide") {
      say({ type: "move", id: asked.id, move: choose(asked.view, asked.moves) });
    } else if (asked.type === "turn") {
      const actions = choose(asked.view, []).split(" ").filter((word) => word !== "");
      say({ type: "turn", id: asked.id, actions });
    }
  }
}

// Iceberg

export const GRID_SIZE = 25;
export const ROUNDS = 100;
export const AGENTS_PER_PLAYER = 4;
export const POINTS_PER_TURN = 8;
export const MOVE_COST = 1;
export const SLIDE_COST = 3;
export const PUSH_COST = 5;
export const CAPTURE_ROUNDS = 3;

export const Direction = numbered("NORTH EAST SOUTH WEST");
export const CellType = numbered("FREE WALL INVALID");
export const ActionType = numbered("MOVE SLIDE PUSH");
export const DebugFlag = numbered("NONE BLUE GREEN RED");
export const ActionResult = numbered(
  "OK NOT_ENOUGH_POINTS INVALID_POSITION BLOCKED_BY_WALL BLOCKED_BY_AGENT OUT_OF_BOUNDS " +
    "INVALID_DIRECTION INVALID_AGENT NOTHING_TO_PUSH INVALID_FLAG TOO_MANY_ACTIONS NOT_YOUR_TURN",
);

function numbered(names) {
  return Object.freeze(Object.fromEntries(names.split(" ").map((name, number) => [name, number])));
}

const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]];
const NOWHERE = Object.freeze({ row: -1, column: -1 });
const NOBODY = Object.freeze({ position: NOWHERE, points: -1, arrival: -1, duration: -1, captureProgress: -1 });

/** The neighbour of a position in a direction; it may be off the grid. */
export function nextTo({ row, column }, direction) {
  return { row: row + STEPS[direction][0], column: column + STEPS[direction][1] };
}

/** Whether two positions are the same. */
export function isSame(one, other) {
  return one.row === other.row && one.column === other.column;
}

/** A player of Iceberg. Positions are {row, column}; numbers out of range do no harm. */
export class IcebergBot {
  #turn = null;
  #me;
  #round;
  #scores;
  #points;
  #walls;
  #agents;
  #owners; // by cell number, the player of the agent there
  #aliens;
  #onIce; // by cell number, the number of the alien there
  #history;

  // To be written by the author

  /** Once, before the first round. */
  onMatchStart() {}

  /** Once per round. */
  onTurn() {}

  /** Once, behind the last round. */
  onMatchEnd() {}

  // Actions

  move(agent, direction) {
    return this.#act(ActionType.MOVE, agent, direction);
  }

  slide(agent, direction) {
    return this.#act(ActionType.SLIDE, agent, direction);
  }

  push(agent, direction) {
    return this.#act(ActionType.PUSH, agent, direction);
  }

  debugFlag({ row, column }, flag) {
    return this.#attempt({ type: "flag", row, column, flag });
  }

  /** Takes back the latest action of this turn; false if there is none. */
  undo() {
    return this.#ask({ type: "undo" }).undone ?? false;
  }

  // Queries

  actionPoints(agent) {
    return this.#points[agent] ?? -1;
  }

  /** The directions of the steps, the same in every kit; empty if there is no way. */
  shortestPath(from, to) {
    if (!isOnGrid(from) || isSame(from, to) || !this.#isOpen(to)) return [];
    const start = cellOf(from);
    const end = cellOf(to);
    const reachedBy = new Map([[start, -1]]);
    const queue = [from];
    for (let i = 0; i < queue.length && !reachedBy.has(end); i++) {
      for (let direction = 0; direction < 4; direction++) {
        const neighbour = nextTo(queue[i], direction);
        if (this.#isOpen(neighbour) && !reachedBy.has(cellOf(neighbour))) {
          reachedBy.set(cellOf(neighbour), direction);
          queue.push(neighbour);
        }
      }
    }
    return reachedBy.has(end) ? wayBack(reachedBy, to) : [];
  }

  cellType(position) {
    if (!isOnGrid(position)) return CellType.INVALID;
    return this.#walls[position.row][position.column] === "X" ? CellType.WALL : CellType.FREE;
  }

  agentOwnerAt(position) {
    return isOnGrid(position) ? (this.#owners.get(cellOf(position)) ?? -1) : -1;
  }

  alienAt(position) {
    return isOnGrid(position) && this.#onIce.has(cellOf(position));
  }

  agentPosition(player, agent) {
    return this.#agents[player]?.[agent] ?? NOWHERE;
  }

  alienInfo(position) {
    return this.alienAt(position) ? this.#aliens[this.#onIce.get(cellOf(position))] : NOBODY;
  }

  /** All aliens of the match, also those that are gone or still to come. */
  aliens() {
    return [...this.#aliens];
  }

  opponentHistory() {
    return [...this.#history];
  }

  score(player) {
    return this.#scores[player] ?? -1;
  }

  me() {
    return this.#me;
  }

  opponent() {
    return 1 - this.#me;
  }

  currentRound() {
    return this.#round;
  }

  // The match

  /** Plays one match. */
  run(name = this.constructor.name) {
    let asked;
    for (asked = hear(); asked.type !== "over"; asked = hear()) {
      if (asked.type === "hello") {
        this.#greet(asked);
        say({ type: "ready", name });
      } else if (asked.type === "turn") {
        this.#look(asked.view);
        this.#turn = asked.id;
        this.onTurn();
        this.#ask({ type: "end" });
        this.#turn = null;
      }
    }
    this.#look(asked.view);
    this.onMatchEnd();
  }

  #greet(hello) {
    told = hello;
    if (hello.game !== "iceberg") {
      console.error(`This bot plays iceberg, not ${hello.game}.`);
      process.exit(1);
    }
    this.#me = hello.seat;
    this.#look(hello.view);
    this.#onIce = new Map(); // the first arrivals come after onMatchStart
    this.onMatchStart();
  }

  #look(view) {
    this.#round = view.round;
    this.#scores = view.scores;
    this.#points = view.points.length > 0 ? view.points : this.#points;
    this.#walls = view.walls;
    this.#agents = view.agents;
    this.#owners = new Map(
      view.agents.flatMap((team, player) => team.map((position) => [cellOf(position), player])),
    );
    this.#aliens = view.aliens.map(alien);
    this.#onIce = new Map();
    view.aliens.forEach((seen, number) => {
      if (seen.state === "on-ice") this.#onIce.set(cellOf(seen), number);
    });
    this.#history = view.history[this.opponent()].map(record);
  }

  #act(kind, agent, direction) {
    return this.#attempt({ type: "act", kind, agent, direction });
  }

  #attempt(request) {
    return this.#ask(request).code ?? ActionResult.NOT_YOUR_TURN;
  }

  // The result of a request; nothing outside one's turn, or when its time is up.
  #ask(request) {
    if (this.#turn === null) return {};
    say({ id: this.#turn, ...request });
    let answer = hear();
    while (answer.type !== "result" && answer.type !== "late") answer = hear();
    if (answer.type === "late") this.#turn = null;
    if (answer.points) this.#points = answer.points;
    if (answer.moved) this.#put(...answer.moved);
    if (answer.capture) {
      const [number, captureProgress] = answer.capture;
      this.#aliens[number] = { ...this.#aliens[number], captureProgress };
    }
    return answer;
  }

  #put(player, agent, row, column) {
    this.#owners.delete(cellOf(this.#agents[player][agent]));
    this.#agents[player][agent] = { row, column };
    this.#owners.set(cellOf({ row, column }), player);
  }

  #isOpen(position) {
    return this.cellType(position) === CellType.FREE && !this.#owners.has(cellOf(position));
  }
}

function alien({ row, column, points, arrival, duration, captureProgress }) {
  return { position: { row, column }, points, arrival, duration, captureProgress };
}

function record([kind, agent, direction]) {
  return { type: "MSP".indexOf(kind), agent: Number(agent), direction: "NESW".indexOf(direction) };
}

function wayBack(reachedBy, to) {
  const way = [];
  let position = to;
  for (let step; (step = reachedBy.get(cellOf(position))) >= 0; ) {
    way.push(step);
    position = nextTo(position, (step + 2) % 4);
  }
  return way.reverse();
}

function isOnGrid({ row, column }) {
  return row >= 0 && row < GRID_SIZE && column >= 0 && column < GRID_SIZE;
}

function cellOf({ row, column }) {
  return row * GRID_SIZE + column;
}
