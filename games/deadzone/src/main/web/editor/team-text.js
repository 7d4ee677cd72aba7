/**
 * A team file (A11.4 of the rules page) as lines and blocks. Nothing is judged here: that is the server's part. Changes touch the lines
 * that they are about and leave everything else as it was written.
 *
 * @typedef {{line: number, value: string}} Field `line` from 0
 * @typedef {{kind: string, id: string, start: number, end: number, fields: Map<string, Field>}} Block from its line `start` up to before
 *   `end`
 */

const OPENINGS = ['team', 'figure', 'weapon'];

/**
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(text) {
  /** @type {Block[]} */
  const blocks = [];
  text.split('\n').forEach((line, number) => {
    const [word, ...rest] = said(line);
    if (!word) return;
    if (OPENINGS.includes(word)) {
      blocks.push({ kind: word, id: rest[0] ?? '', start: number, end: number + 1, fields: new Map() });
      return;
    }
    const block = blocks.at(-1);
    if (!block) return;
    const isName = word === 'name';
    block.fields.set(isName ? `name ${rest[0]}` : word, { line: number, value: rest.slice(isName ? 1 : 0).join(' ') });
    block.end = number + 1;
  });
  return blocks;
}

function said(line) {
  const words = line.replace(/#.*/, '').trim();
  return words ? words.split(/\s+/) : [];
}

/** @param {Block} block */
export const valueOf = (block, key) => block.fields.get(key)?.value ?? '';

/**
 * The text with another value for a field; an empty one takes its line away.
 *
 * @param {string} text
 * @param {Block} block
 * @param {string} key
 * @param {string} value
 */
export function withField(text, block, key, value) {
  const lines = text.split('\n');
  const field = block.fields.get(key);
  const written = `  ${key} ${value.trim()}`;
  if (field && value.trim()) lines[field.line] = written;
  else if (field) lines.splice(field.line, 1);
  else if (value.trim()) lines.splice(block.end, 0, written);
  return lines.join('\n');
}

/** The text with another id for a block. */
export function withId(text, block, id) {
  const lines = text.split('\n');
  lines[block.start] = `${block.kind} ${id.trim()}`;
  return lines.join('\n');
}

export function without(text, block) {
  const lines = text.split('\n');
  const blank = lines[block.end]?.trim() === '' ? 1 : 0;
  lines.splice(block.start, block.end - block.start + blank);
  return lines.join('\n');
}

/** The text with a copy of a block right behind it, under an id that is still free. */
export function withCopy(text, block) {
  const lines = text.split('\n');
  const copy = lines.slice(block.start, block.end);
  copy[0] = `${block.kind} ${freeId(text, block.id)}`;
  lines.splice(block.end, 0, '', ...copy);
  return lines.join('\n');
}

const NEW_FIGURE = [
  'name en Recruit', 'name fr Recrue', 'role trooper', 'speed 1-2', 'shoot 5+', 'fight 6+', 'survive 5+', 'armour 0', 'size 1', 'vp 1',
  'points 7', 'weapons carbine',
];

/** The text with one more figure at its end. */
export function withFigure(text) {
  const lines = [`figure ${freeId(text, 'recruit-1')}`, ...NEW_FIGURE.map((line) => `  ${line}`)];
  return `${text.trimEnd()}\n\n${lines.join('\n')}\n`;
}

function freeId(text, id) {
  const taken = new Set(blocksOf(text).map((block) => block.id));
  const stem = id.replace(/-\d+$/, '');
  for (let number = 1; ; number++) {
    if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
  }
}
