/**
 * Keeps the whole client of one build in the browser, so that it opens without a connection. Whoever is connected gets what the server
 * has now; whoever is not gets what was kept, all of it of the same build.
 *
 * The server writes the name of the build here, so that a new one is noticed.
 */
const BUILD = '<!-- build -->';
/** @type {any} what only workers of this kind have */
const worker = self;
const CACHE = `plateau-${BUILD}`;
const HOME = new URL('./', worker.location.href);

/** A line that swallows everything must not hold up what is here. */
const PATIENCE = 4000;

const FEW = 8;
const PAUSE = 400;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));

worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method === 'GET' && address.href.startsWith(HOME.href) && isKept(address)) event.respondWith(answer(request, address));
});

// Tables and replays of the server are not kept: what others do there goes on.
function isKept(address) {
  const path = address.href.slice(HOME.href.length);
  return !/^(ws|health|metrics)(\/|$)/.test(path) && (!path.startsWith('api/') || /^api\/(games|companions)/.test(path));
}

async function keepAll() {
  const { files } = await (await fetch(new URL('files.json', HOME), { cache: 'no-store' })).json();
  const cache = await caches.open(CACHE);
  const answers = files.filter((file) => file.startsWith('api/'));
  await add(cache, files.filter((file) => !answers.includes(file)));
  // A server answers so many questions a second, and whoever looks at the page has some too.
  while (answers.length) {
    await add(cache, answers.splice(0, FEW));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await worker.skipWaiting();
}

function add(cache, files) {
  return cache.addAll(files.map((file) => new Request(new URL(file, HOME), { cache: 'no-cache' })));
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith('plateau-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(request, address) {
  try {
    return await inTime(fetch(request));
  } catch (trouble) {
    const kept = await keptFor(request, address);
    if (kept) return kept;
    throw trouble;
  }
}

// All pages are one file, which finds out by its address what to show.
async function keptFor(request, address) {
  const cache = await caches.open(CACHE);
  const isAnswer = address.pathname.includes('/api/'); // in a language
  const kept = await cache.match(address.href, { ignoreSearch: !isAnswer });
  return kept ?? (request.mode === 'navigate' ? cache.match(HOME.href) : undefined);
}

function inTime(promise) {
  return Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE))]);
}
