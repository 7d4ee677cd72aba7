/** A text behind the # of an address: packed, and never sent to a server. */
const MARK = 'd1.';
/** A small link must not unfold into something huge. */
const LARGEST = 200_000;

/**
 * @param {string} kind
 * @param {string} text
 * @returns {Promise<string>} what stands behind #
 */
export async function packed(kind, text) {
  const bytes = await through(new Blob([text]).stream(), new CompressionStream('deflate-raw'), Infinity);
  return `${MARK}${kind}.${btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * @param {string} hash of an address
 * @returns {Promise<{kind: string, text: string} | null>} null when it holds no text at all
 * @throws when it holds one that is damaged
 */
export async function unpacked(hash) {
  const found = /^#d1\.([a-z0-9-]+)\.(.*)$/.exec(hash);
  if (!found) return null;
  const letters = atob(found[2].replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const whole = await through(new Blob([bytes]).stream(), new DecompressionStream('deflate-raw'), LARGEST);
  return { kind: found[1], text: new TextDecoder('utf-8', { fatal: true }).decode(whole) };
}

async function through(stream, change, largest) {
  const parts = [];
  let size = 0;
  const reader = stream.pipeThrough(change).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largest) throw new Error('too large');
    parts.push(...part.value);
  }
  return Uint8Array.from(parts);
}
