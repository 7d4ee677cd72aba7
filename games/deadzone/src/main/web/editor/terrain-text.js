/**
 * A map file (A12 of the rules page) as lines, and what it puts where. Nothing is judged here: that is the server's part. Painting changes
 * the lines that speak of a thing and leaves everything else as it was written.
 *
 * @typedef {{thing: string, value: string}} Statement `thing` is what is spoken of: `face C3 N`, `floor B3:1`, `objective B5`
 */

export const SIDE = 8;
const FACE_SIDES = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const OPPOSITE = { N: 'S', S: 'N', E: 'W', W: 'E' };
const VALUED = ['floor', 'interior'];
const MARKS = ['ladder', 'objective', 'item'];

/** @returns {string} the name of a cube; columns and rows from 0 */
export const cubeAt = (column, row, level) => `${String.fromCharCode(65 + column)}${row + 1}${level ? `:${level}` : ''}`;

/** @param {string} cube */
export function placeOf(cube) {
  const [ground, level] = cube.split(':');
  return { column: ground.charCodeAt(0) - 65, row: Number(ground.slice(1)) - 1, level: Number(level ?? 0) };
}

// A face has two names, one from each side: it is known by the one that looks north or east.
function faceOf(cube, side) {
  if (side === 'N' || side === 'E') return `face ${cube} ${side}`;
  const { column, row, level } = placeOf(cube);
  const [east, north] = FACE_SIDES[side];
  return `face ${cubeAt(column + east, row + north, level)} ${OPPOSITE[side]}`;
}

/** The same thing half a turn round the board. */
export function twinOf(thing) {
  const [kind, cube, side] = thing.split(' ');
  const { column, row, level } = placeOf(cube);
  const turned = cubeAt(SIDE - 1 - column, SIDE - 1 - row, level);
  return kind === 'face' ? faceOf(turned, OPPOSITE[side]) : `${kind} ${turned}`;
}

/** @returns {Statement | null} what a line puts on the board */
function statementOf(line) {
  const [kind, cube, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
  if (!/^[A-H][1-8](:[12])?$/.test(cube ?? '')) return null;
  if (kind === 'face' && rest[0] in FACE_SIDES) return { thing: faceOf(cube, rest[0]), value: rest[1] ?? '' };
  if (VALUED.includes(kind)) return { thing: `${kind} ${cube}`, value: rest[0] ?? '' };
  return MARKS.includes(kind) ? { thing: `${kind} ${cube}`, value: kind } : null;
}

const turnLine = (lines) => lines.findIndex((line) => line.replace(/#.*/, '').trim() === 'half-turn');

/**
 * @param {string} text
 * @returns {Map<string, string>} the value of everything that is spoken of
 */
export function thingsOf(text) {
  const lines = text.split('\n');
  const turn = turnLine(lines);
  const things = new Map();
  lines.forEach((line, number) => {
    const statement = statementOf(line);
    if (!statement) return;
    things.set(statement.thing, statement.value);
    if (turn >= 0 && number > turn) things.set(twinOf(statement.thing), statement.value);
  });
  return things;
}

/**
 * @param {string} text
 * @param {number} line from 1
 * @returns {string | null} the cube that a line speaks of
 */
export function cubeInLine(text, line) {
  return statementOf(text.split('\n')[line - 1] ?? '')?.thing.split(' ')[1] ?? null;
}

/** The rows of both zones, as the text has them. */
export function zonesOf(text) {
  const rows = (side) => new RegExp(`^\\s*zone\\s+${side}\\s+(\\S+)`, 'm').exec(text)?.[1] ?? '';
  return { south: rows('south'), north: rows('north') };
}

/** The text with other rows for a zone. */
export function withZone(text, side, rows) {
  const line = new RegExp(`^\\s*zone\\s+${side}\\s.*$`, 'm');
  return line.test(text) ? text.replace(line, `zone ${side} ${rows}`) : `${text.trimEnd()}\nzone ${side} ${rows}\n`;
}

/**
 * The text with a thing painted.
 *
 * @param {string} text
 * @param {string} thing
 * @param {string} value empty takes it away
 * @param {boolean} both also half a turn round
 */
export function painted(text, thing, value, both) {
  const known = faceThing(thing);
  const once = withoutThing(text.split('\n'), known);
  const lines = both ? withoutThing(once, twinOf(known)) : once;
  if (!value) return lines.join('\n');
  const turn = turnLine(lines);
  const written = [known, ...(both && turn < 0 ? [twinOf(known)] : [])].map((one) => line(one, value));
  // Below "half-turn" everything stands twice; what stands once is said above it.
  if (turn >= 0 && !both) lines.splice(turn, 0, ...written);
  else lines.splice(endOf(lines), 0, ...written);
  return lines.join('\n');
}

function faceThing(thing) {
  const [kind, cube, side] = thing.split(' ');
  return kind === 'face' ? faceOf(cube, side) : thing;
}

const line = (thing, value) => (MARKS.includes(thing.split(' ')[0]) ? thing : `${thing} ${value}`);

const endOf = (lines) => {
  const last = lines.findLastIndex((one) => one.trim() !== '');
  return last + 1;
};

// A line below "half-turn" speaks of two things: the other one is kept, said once.
function withoutThing(lines, thing) {
  const turn = turnLine(lines);
  const kept = [];
  const halves = [];
  lines.forEach((one, number) => {
    const statement = statementOf(one);
    const stands = statement ? [statement.thing, ...(turn >= 0 && number > turn ? [twinOf(statement.thing)] : [])] : [];
    if (!stands.includes(thing)) {
      kept.push(one);
      return;
    }
    stands.filter((other) => other !== thing).forEach((other) => halves.push(line(other, statement.value)));
  });
  const at = turnLine(kept);
  if (halves.length) kept.splice(at < 0 ? kept.length : at, 0, ...halves);
  return kept;
}

/** @type {['north' | 'east', string][]} */
const FACES = [['north', 'N'], ['east', 'E']];

/** The terrain as the board's own drawing wants it. */
export function terrainOf(text) {
  const things = thingsOf(text);
  const rows = ({ south, north }) => ({ south: pair(south, [1, 2]), north: pair(north, [7, 8]) });
  const cubes = [];
  const faces = [];
  for (let level = 0; level < 3; level++) {
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) {
        const cube = cubeAt(column, row, level);
        cubes.push({
          cube,
          floor: things.get(`floor ${cube}`) ?? (level ? 'none' : 'full'),
          interior: things.get(`interior ${cube}`) ?? 'empty',
          ladder: things.has(`ladder ${cube}`),
        });
        for (const [side, letter] of FACES) {
          const face = things.get(`face ${cube} ${letter}`);
          if (face && face !== 'open') faces.push({ cube, side, face });
        }
      }
    }
  }
  return { cubes, faces, ...rows(zonesOf(text)) };
}

function pair(rows, otherwise) {
  const found = /^([1-8])-([1-8])$/.exec(rows);
  return found ? [Number(found[1]), Number(found[2])] : otherwise;
}
