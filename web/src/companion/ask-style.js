import { css } from 'lit';

/** Answers for a thumb, a question that can be read from a metre away. */
export const askStyle = css`
  :host {
    display: grid;
    gap: var(--gap-3);
  }

  h2 {
    font-size: clamp(1.25rem, 5.4vw, 1.7rem);
    line-height: 1.2;
    text-wrap: balance;
  }

  .about {
    padding: var(--gap-2) var(--gap-3);
    border-left: 4px solid var(--info);
    background: var(--raised);
    border-radius: var(--radius-small);
  }

  .answers {
    display: grid;
    gap: var(--gap-2);
  }

  .choices {
    display: grid;
    gap: var(--gap-2);
  }

  .choices.short {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  .choices.numbers {
    grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
  }

  .choices button {
    min-height: 60px;
    padding: var(--gap-2) var(--gap-3);
    flex-direction: column;
    gap: 0;
    font-size: 1.15rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  .choices button b::first-letter {
    text-transform: uppercase;
  }

  .choices button span {
    font-size: 0.95rem;
    font-weight: 400;
  }

  .choices.pair button,
  .choices.one button {
    min-height: 76px;
    font-size: 1.45rem;
  }

  .mark {
    width: 26px;
    height: 26px;
    fill: none;
    stroke-width: 3.5;
    stroke-linecap: round;
  }

  .mark.yes {
    stroke: var(--good);
  }

  .mark.no {
    stroke: var(--bad);
  }

  .faces {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--gap-1);
  }

  .face {
    min-height: 72px;
    padding: 2px;
  }

  .die-face {
    width: 100%;
    max-width: 62px;
  }

  .die-face rect {
    fill: var(--die);
    stroke: var(--edge);
  }

  .die-face circle {
    fill: var(--pip);
  }

  .roll {
    min-height: 52px;
    border-style: dashed;
  }

  .name {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--gap-1) var(--gap-2);
  }

  .name label {
    grid-column: 1 / -1;
    font-size: var(--small);
    color: var(--soft);
  }

  .file:focus-within {
    outline: 3px solid var(--info);
    outline-offset: 2px;
  }
`;
