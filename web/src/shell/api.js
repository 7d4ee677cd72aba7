import { answerAlone, answerHere } from '../here/answers.js';
import { settings } from './settings.js';
import { say } from '../words/words.js';
import { waiting } from './waiting.js';

/** A line that swallows what is sent gives no answer ever; so long the server may take for a look. */
const PATIENCE = 20_000;

/** The status of an answer to somebody who asks too much at once. */
const TOO_MANY = 429;

/** An answer of the server that is not what was asked for, with a sentence for the person. */
class Trouble extends Error {
  /**
   * @param {string} code of the server, or `unreachable`
   * @param {string} words
   * @param {boolean} passes whether whoever asks again may get what they asked for
   */
  constructor(code, words, passes) {
    super(words);
    this.code = code;
    this.words = words;
    this.passes = passes;
  }
}

/**
 * @param {string} path below /api, with its question
 * @param {string | null} [token] of whoever asks, where the answer tells what is theirs
 * @returns {Promise<any>} the answer in the language that is chosen now
 */
export async function get(path, token = null) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    return await fetched(path, { signal: late.signal, ...(token && { headers: { Authorization: `Bearer ${token}` } }) });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function post(path, body) {
  return fetched(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

/**
 * @param {string} path
 * @param {Blob} file sent as it is
 * @returns {Promise<any>}
 */
export function send(path, file) {
  return fetched(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: file });
}

async function fetched(path, request) {
  const { method = 'GET', body } = request;
  const written = typeof body === 'string' ? body : '';
  const answer = (await waiting.for(answerHere(method, path, written, settings.language))) ?? (await answerOfServer(path, request));
  if (answer.ok && answer.said) return answer.said;
  const passes = answer.status === TOO_MANY || answer.status >= 500;
  throw new Trouble(
    answer.said?.error?.code ?? String(answer.status),
    answer.said?.error?.words ?? say('trouble.unknown', { status: answer.status }),
    passes,
  );
}

async function answerOfServer(path, request) {
  const { language } = settings;
  const address = new URL(`/api${path}`, location.origin);
  address.searchParams.set('lang', language);
  try {
    const answer = await waiting.for(fetch(address, request));
    return { ok: answer.ok, status: answer.status, said: await answer.json().catch(() => null) };
  } catch {
    const alone = await answerAlone(request.method ?? 'GET', path, await new Response(request.body).text(), language);
    if (alone) return alone;
    throw new Trouble('unreachable', say('trouble.unreachable'), true);
  }
}
