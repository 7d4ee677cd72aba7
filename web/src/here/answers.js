import { ask, isHere, isPossible, knows } from './here.js';

/**
 * Who answers what is asked below /api: the tables of this browser answer what is theirs, and what needs no other people. Whatever they
 * cannot answer goes to the server, and some of what the server cannot be reached for comes back to them.
 *
 * @typedef {{ok: boolean, status: number, said: any}} Said
 */

const MINE = '/tables/mine';
const NOBODY = { tables: [], unknown: [] };

/** The rules have ended in the middle of it; they begin anew with the next question. */
const BROKEN = { status: 503, body: 'null' };

/**
 * @param {string} method
 * @param {string} path below /api, with its question
 * @param {string} body
 * @param {string} language
 * @returns {Promise<Said | null>} null when the server is to be asked
 */
export async function answerHere(method, path, body, language) {
  if (isHere(path)) return isPossible() ? said(await ask(method, inLanguage(path, language), body).catch(() => BROKEN)) : null;
  if (!isForHere(method, path, body)) return null;
  try {
    return said(await ask(method, inLanguage(path, language), body));
  } catch {
    return null; // the server can do it as well
  }
}

/** What can be answered without a server that is not there; null for all else. */
export async function answerAlone(method, path, body, language) {
  if (!isPossible()) return null;
  if (method === 'GET' && /^\/tables(\?|$)/.test(path)) return { ok: true, status: 200, said: { tables: [], more: false, next: null } };
  if (method === 'POST' && path === '/replays') return said(await ask(method, inLanguage(path, language), body));
  return null;
}

function isForHere(method, path, body) {
  if (method !== 'POST') return false;
  const game = /^\/(?:companions\/(?<talk>[\w-]+)|games\/(?<text>[\w-]+)\/documents\/[\w-]+\/check)$/.exec(path)?.groups;
  return game ? knows(game.talk ?? game.text) : path === '/tables' && isForMyself(JSON.parse(body));
}

/** Whether everybody who plays is at this device, and no clock runs that a person with two clocks could stop. */
function isForMyself({ game, seats, clock, public: isPublic }) {
  return knows(game) && !clock && !isPublic && Boolean(seats) && seats.every(({ kind }) => kind === 'me' || kind === 'computer');
}

/**
 * The tables where somebody has a seat: those of this browser, and those of the server.
 *
 * @param {{tables: {table: string, tokens: string[]}[]}} asked
 * @param {(question: object) => Promise<any>} server
 * @param {string} language
 */
export async function mine({ tables }, server, language) {
  const here = tables.filter(({ table }) => isHere(table));
  const there = tables.filter(({ table }) => !isHere(table));
  const [ours, theirs] = await Promise.all([
    here.length && isPossible() ? ask('POST', inLanguage(MINE, language), JSON.stringify({ tables: here })) : null,
    there.length ? server({ tables: there }).catch((trouble) => (here.length ? NOBODY : Promise.reject(trouble))) : null,
  ]);
  const own = ours ? JSON.parse(ours.body) : NOBODY;
  const others = theirs ?? NOBODY;
  return { tables: [...own.tables, ...others.tables], unknown: [...own.unknown, ...others.unknown] };
}

function inLanguage(path, language) {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** @param {{status: number, body: string}} answer @returns {Said} */
function said({ status, body }) {
  return { ok: status < 400, status, said: JSON.parse(body) };
}
