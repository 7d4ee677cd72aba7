import { keep, read } from './kept.js';
import { Minds } from './minds.js';
import { rules } from './rules.js';

/**
 * The tables of this browser, in a worker: messages come in, messages go out, as at a server. One thing after another; what a turn has
 * to say is said when what it has done is kept.
 */

// Not from the address: a worker that was kept for times without a connection has none behind its question mark.
const folder = self.name;
const loading = rules(folder);
/** @type {any} */
let page = null;
/** @type {Set<string>} tables that the rules know */
const known = new Set();
/** @type {Map<number, string>} the table of each line */
const lines = new Map();
/** @type {import('./kept.js').Paper[]} */
let papers = [];
/** @type {any[]} */
let sayings = [];
let turns = Promise.resolve();

const minds = new Minds(folder, {
  answered: (isHint, question, answer) => turn(() => page.answered(isHint, question, answer)),
  ended: (isHint) =>
    turn(() => {
      page.forgotten(isHint);
      lose([...new Set(lines.values())]);
    }),
});

/** What the rules call (Outside.java). */
const outside = {
  send: (line, text) => sayings.push({ type: 'said', line, text }),
  end: (line, code) => sayings.push({ type: 'closed', line, code }),
  keepTable: (table, text) => papers.push({ table, text }),
  keepEvent: (table, seq, text) => papers.push({ table, seq, text }),
  think: (isHint, question, text) => minds.ask(isHint, question, text),
  giveUp: (isHint) => minds.giveUp(isHint),
  wake: (timer, ms) => setTimeout(() => turn(() => page.passed(timer)), ms),
  failed: (what) => console.error(what),
};

/** @param {() => any} task */
function turn(task) {
  turns = turns.then(async () => {
    try {
      await task();
      await settle();
    } catch (trouble) {
      // What is in memory may be anything now. What is kept is not.
      console.error('the tables of this page broke', trouble);
      postMessage({ type: 'broken' });
      close();
    }
  });
}

async function settle() {
  const kept = papers;
  papers = [];
  try {
    if (kept.length) await keep(kept);
  } catch (trouble) {
    console.error('a match could not be kept', trouble);
    sayings = [];
    lose(kept.map(({ table }) => table));
  }
  sayings.forEach((saying) => postMessage(saying));
  sayings = [];
}

// They are read again as they were kept, when somebody comes back.
function lose(tables) {
  for (const table of new Set(tables)) {
    known.delete(table);
    page.lost(table);
  }
  papers = [];
}

/** @param {string} table */
async function bring(table) {
  if (known.has(table)) return;
  const text = await read(table);
  if (text === null) return;
  known.add(table);
  page.read(text);
}

async function answer({ id, method, address, body }) {
  for (const [table] of `${address} ${body}`.matchAll(/\bhere-[0-9a-z]{16}\b/g)) await bring(table);
  const said = JSON.parse(page.ask(method, address, body));
  sayings.push({ type: 'answer', id, status: said.status, body: said.body });
}

async function hear({ line, table, text }) {
  lines.set(line, table);
  await bring(table);
  page.hear(line, table, text);
}

const TASKS = {
  ask: answer,
  say: hear,
  close: ({ line }) => {
    lines.delete(line);
    page.left(line);
  },
};

turn(async () => {
  page = await loading;
  page.begin(outside);
  sayings.push({ type: 'ready' });
});
addEventListener('message', ({ data }) => turn(() => TASKS[data.type](data)));
