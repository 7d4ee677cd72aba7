import { LitElement, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import style from './lesson-card.css' with { type: 'css' };

/** What a lesson says, how far one has come, and the ways on. */
export class LessonCard extends LitElement {
  static properties = {
    game: {},
    course: { attribute: false },
    at: { type: Number },
    answer: {},
    busy: { type: Boolean },
  };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.game = '';
    /** @type {import('./course.js').Course | null} */
    this.course = null;
    this.at = 0;
    this.answer = '';
    this.busy = false;
  }

  /** Whoever follows by keyboard or ear is led to the new lesson. */
  focusLesson() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus({ preventScroll: true });
  }

  render() {
    const { course } = this;
    if (!course) return nothing;
    const { lesson } = course;
    const progress = say('learn.progress', { lesson: course.at + 1, lessons: course.length });
    return html`<article data-lesson=${lesson.id}>
      <p class="small soft">${progress}</p>
      <progress max=${course.length} value=${course.at + 1} aria-label=${progress}></progress>
      <div aria-live="polite">
        <h2 tabindex="-1">${lesson.title}</h2>
        <p class="words">${lesson.words}</p>
      </div>
      <div role="status">${this.answer ? html`<p class="answer">${this.answer}</p>` : nothing}</div>
      <div class="ways">${course.isLast ? this.#renderEnd() : this.#renderWays(lesson)}</div>
    </article>`;
  }

  #renderWays(lesson) {
    return html`${this.course.at > 0 ? html`<button class="back" title=${say('learn.back')} aria-label=${say('learn.back')}
        @click=${() => this.#send('back')}>
            <svg viewBox="0 0 20 20" width="20" height="20"
                aria-hidden="true"><path d="M13 4L6 10l7 6" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"
                stroke-linejoin="round"></path></svg>
          </button>` : nothing}
      ${lesson.ask
        ? html`<button class="find" @click=${() => this.#send('find')}>${say('learn.find')}</button>
            <button class="play-it quiet" @click=${() => this.#send('play-it')}>${say('learn.play-it')}</button>`
        : html`<button class="main next" @click=${() => this.#send('next')}>${say('learn.next')}</button>`}`;
  }

  #renderEnd() {
    return html`<button class="main play" ?disabled=${this.busy} @click=${() => this.#send('play')}>${say('learn.play')}</button>
      <a class="button" href="/rules/${this.game}">${say('learn.rules')}</a>
      <button class="quiet" @click=${() => this.#send('again')}>${say('learn.again')}</button>`;
  }

  #send(way) {
    this.dispatchEvent(new CustomEvent('go-on', { detail: { way } }));
  }
}

customElements.define('lesson-card', LessonCard);
