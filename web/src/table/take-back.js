/**
 * Takes several of my moves back, the last first, where they were one gesture. The server says after each whether the one before can be
 * taken back too.
 *
 * @param {import('./connection.js').TableConnection} line
 * @param {number} moves
 */
export function takeBackAll(line, moves) {
  let { n, step } = line.view;
  let left = moves;
  const goOn = () => {
    if (line.view.n === n) return;
    const isDone = line.view.step >= step || !line.view.canUndo || --left === 0;
    ({ n, step } = line.view);
    if (isDone) line.removeEventListener('change', goOn);
    else line.takeBack();
  };
  line.addEventListener('change', goOn);
  line.takeBack();
}
