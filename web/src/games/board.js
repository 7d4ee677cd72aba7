import { LitElement } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { differ, momentOf } from './moment.js';
import { sendMove } from './move-events.js';
import { Story } from './story.js';
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
    /** Tells what led to a new view, where the board shows any of it. */
    this.story = new Story(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.skip();
  }

  /** Ends the animations at once: the board shows its view. */
  skip() {
    this.story.skip();
  }

  /** Somebody wants to see how it stands now: the frame ends this story, and those that wait behind it. */
  askToSkip() {
    if (this.story.isBusy) this.dispatchEvent(new CustomEvent('skip-story', { bubbles: true, composed: true }));
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
