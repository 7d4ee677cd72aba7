import { LitElement } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { differ, momentOf } from './moment.js';
import { sendMove } from './move-events.js';
import { wonder } from './why.js';

/**
 * What every board has: the moment that it draws, the two events about moves, and a new drawing whenever the language changes.
 *
 * @template {import('./presentation.js').AnyGame} [G=import('./presentation.js').AnyGame] the types of its game
 */
export class Board extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { moment: { attribute: false, hasChanged: differ } };

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('./moment.js').Moment<G>} */
    this.moment = momentOf({});
  }

  createRenderRoot() {
    const root = super.createRenderRoot();
    wonder(this, root);
    return root;
  }

  /**
   * @param {Map<PropertyKey, any>} changed as Lit tells it
   * @param {keyof import('./moment.js').Moment} part
   * @returns {boolean} whether this part of the moment is another one than at the last drawing
   */
  isNew(changed, part) {
    return changed.has('moment') && differ(this.moment, changed.get('moment'), [part]);
  }

  /** @param {G['move']} move to be played */
  choose(move) {
    sendMove(this, 'choose-move', move);
  }

  /** @param {G['move'] | null} move pointed at on the board */
  pointAt(move) {
    if ((move?.text ?? null) !== (this.moment.preview?.text ?? null)) sendMove(this, 'preview-move', move);
  }
}
