import { SPEEDS, settings } from '../shell/settings.js';

/** Keys that only lead elsewhere, or change what others mean. */
const PASSING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'];

/**
 * The keys of what is told: Space or Escape shows how it stands, as does whatever would be a choice on the board; P stops and goes on,
 * R shows the last turn again, − and + change the speed.
 */
export class StoryKeys {
  /**
   * @param {import('lit').ReactiveControllerHost} page
   * @param {() => import('./timeline.js').Timeline} timeline
   */
  constructor(page, timeline) {
    this.timeline = timeline;
    page.addController(this);
  }

  hostConnected() {
    addEventListener('keydown', this.#beforeTheBoard, { capture: true });
    addEventListener('keydown', this.#behindTheBoard);
  }

  hostDisconnected() {
    removeEventListener('keydown', this.#beforeTheBoard, { capture: true });
    removeEventListener('keydown', this.#behindTheBoard);
  }

  #beforeTheBoard = (event) => {
    const timeline = this.timeline();
    if (timeline.isNow || isForOthers(event)) return;
    if (settings.letters && event.key.toLowerCase() === 'p') timeline.togglePause();
    else if (isImpatient(event)) timeline.skip();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #behindTheBoard = (event) => {
    if (!settings.letters || event.defaultPrevented || isForOthers(event)) return;
    if (event.key.toLowerCase() === 'r') this.timeline().again();
    else if (event.key === '+') changeSpeed(1);
    else if (event.key === '-' || event.key === '−') changeSpeed(-1);
  };
}

/** Whether somebody writes, chooses in a dialog, or means the browser. */
function isForOthers(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.composedPath().some((one) => one.matches?.('input:not([type="checkbox"]), select, textarea, dialog, [role="alertdialog"]'));
}

function isImpatient(event) {
  if (event.key === 'Escape') return true;
  const path = event.composedPath();
  if (path.some((one) => one.classList?.contains('board'))) return !PASSING.includes(event.key) && !'+-−'.includes(event.key);
  return event.key === ' ' && !path[0].matches?.('button, a, summary, input');
}

function changeSpeed(step) {
  const speed = SPEEDS[SPEEDS.indexOf(settings.speed) + step];
  if (speed) settings.change({ speed });
}
