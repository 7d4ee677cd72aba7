/** What this browser keeps of tables: a text for each table, and one for each thing that happened there. */

const NAME = 'plateau';
const VERSION = 1;

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function open() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables');
      request.result.createObjectStore('events');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((trouble) => {
    opened = null;
    throw trouble;
  });
  return opened;
}

/** @typedef {{table: string, seq?: number, text: string}} Paper what is to be kept: a table, or with its number an event */

/**
 * Keeps all of it, or nothing. An event whose number another page has used already is refused.
 *
 * @param {Paper[]} papers
 */
export async function keep(papers) {
  const database = await open();
  await new Promise((resolve, reject) => {
    const transaction = database.transaction(['tables', 'events'], 'readwrite');
    for (const { table, seq, text } of papers) {
      if (seq === undefined) transaction.objectStore('tables').put(text, table);
      else transaction.objectStore('events').add(text, [table, seq]);
    }
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * @param {string} table
 * @returns {Promise<string | null>} all that is kept of it, as the rules read it; null for a table that nobody knows
 */
export async function read(table) {
  const database = await open();
  const transaction = database.transaction(['tables', 'events']);
  const events = IDBKeyRange.bound([table, 0], [table, Infinity]);
  const [kept, happened] = await Promise.all([
    answered(transaction.objectStore('tables').get(table)),
    answered(transaction.objectStore('events').getAll(events)),
  ]);
  return kept === undefined ? null : `{"table":${kept},"events":[${happened.join(',')}]}`;
}

/** @returns {Promise<any>} */
function answered(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
