/** Figures as the view has them, with what a picture needs. */

/**
 * @param {any} view
 * @returns {(any & {side: string, mark: string, name: string})[]}
 */
export function figuresOf(view) {
  return view.sides.flatMap(({ side, figures }) => figures.map((figure) => ({ ...figure, side, mark: markOf(figure.figure), name: nameOfFigure(figure.figure) })));
}

/** The id without the name of its team: `warden-rifle-1` is Rifle 1. */
export function nameOfFigure(id) {
  const [, ...words] = id.split('-');
  const name = (words.length ? words : [id]).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Two signs on the figure: R1 for Rifle 1, Ca for Captain. */
function markOf(id) {
  const words = nameOfFigure(id).split(' ');
  return words.length > 1 ? words[0].charAt(0) + words.at(-1).charAt(0).toUpperCase() : words[0].slice(0, 2);
}

/**
 * The moves that are about each cube, by what their texts name: a cube, or a figure that stands in one.
 *
 * @param {any} view
 * @param {import('../presentation.js').Move[]} moves
 * @returns {Map<string, import('../presentation.js').Move[]>}
 */
export function movesByCube(view, moves) {
  const standing = figuresOf(view).filter(({ cube }) => cube);
  const byCube = new Map();
  for (const move of moves) {
    const words = move.text.split(' ');
    const cube = words.find((word) => /^[A-H][1-8](:[12])?$/.test(word)) ?? standing.find((figure) => words.includes(figure.figure) && fits(figure, move, view))?.cube;
    if (cube) byCube.set(cube, [...(byCube.get(cube) ?? []), move]);
  }
  return byCube;
}

// Both sides may field the same team: an attack is aimed at the other side, everything else is about one's own.
function fits(figure, move, view) {
  const isAttack = /^(shoot|fight|suppressive-fire|choose-foe|spend-die)/.test(move.text);
  return isAttack === (figure.side !== view.decision?.side);
}
