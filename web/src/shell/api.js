import { settings } from './settings.js';
import { say } from '../words/words.js';

/** An answer of the server that is not what was asked for, with a sentence for the person. */
export class Trouble extends Error {
  /**
   * @param {string} code of the server, or `unreachable`
   * @param {string} words
   */
  constructor(code, words) {
    super(words);
    this.code = code;
    this.words = words;
  }
}

/**
 * @param {string} path below /api, with its question
 * @returns {Promise<any>} the answer in the language that is chosen now
 */
export function get(path) {
  return ask('GET', path);
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function post(path, body) {
  return ask('POST', path, body);
}

/**
 * @param {string} path
 * @param {Blob} file sent as it is
 * @returns {Promise<any>}
 */
export function send(path, file) {
  return fetched(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: file });
}

function ask(method, path, body) {
  return fetched(path, body ? { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : { method });
}

async function fetched(path, request) {
  const address = new URL(`/api${path}`, location.origin);
  address.searchParams.set('lang', settings.language);
  let answer;
  try {
    answer = await fetch(address, request);
  } catch {
    throw new Trouble('unreachable', say('trouble.unreachable'));
  }
  const said = await answer.json().catch(() => null);
  if (answer.ok && said) return said;
  throw new Trouble(said?.error?.code ?? String(answer.status), said?.error?.words ?? say('trouble.unknown', { status: answer.status }));
}
