import { css } from 'lit';
import { low } from '../theme/screens.js';

/** One hand, one thumb: what was told above, the question and its answers below, within reach. */
export const companionStyle = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    height: 100dvh;
  }

  .where {
    display: block;
    font-weight: 650;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .table {
    min-height: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    width: 100%;
    max-width: 46rem;
    margin: 0 auto;
  }

  .status {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-1) var(--gap-2);
    padding: var(--gap-2) var(--gap-3);
    border-bottom: 1px solid var(--line);
  }

  .status li {
    padding: 2px var(--gap-2);
    border: 1px solid var(--line);
    border-radius: 99px;
    font-size: var(--small);
    background: var(--panel);
  }

  .told {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--gap-3);
    display: grid;
    /* A picture has no least height: in rows of their own choosing the text would be printed over it. */
    grid-auto-rows: max-content;
    gap: var(--gap-3);
    align-content: start;
  }

  .sheet {
    max-height: 66dvh;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    background: var(--panel);
    border-top: 2px solid var(--accent);
    border-radius: var(--radius) var(--radius) 0 0;
    box-shadow: var(--shadow);
  }

  .question {
    overflow-y: auto;
    padding: var(--gap-4) var(--gap-3) var(--gap-3);
    display: grid;
    gap: var(--gap-3);
  }

  .tools {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: var(--gap-1);
    padding: var(--gap-1) var(--gap-2) max(var(--gap-2), env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
  }

  .tools button {
    min-height: 52px;
    padding: 0 var(--gap-1);
    font-size: 0.95rem;
  }

  game-picture {
    max-height: 30dvh;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: linear-gradient(160deg, color-mix(in srgb, var(--accent) 13%, var(--background)), var(--background) 70%);
  }

  .status:empty {
    padding: 0;
    border: 0;
  }

  .alert,
  .noted {
    padding: var(--gap-3);
    border-left: 6px solid var(--good);
    background: var(--raised);
    border-radius: var(--radius-small);
  }

  .alert {
    border-left-color: var(--warning);
    display: grid;
    gap: var(--gap-2);
  }

  dialog {
    width: min(100vw, 46rem);
    max-width: none;
    height: min(92dvh, 60rem);
    max-height: none;
    margin: auto auto 0;
    padding: 0;
    color: inherit;
    background: var(--background);
    border: 0;
    border-top: 2px solid var(--accent);
    border-radius: var(--radius) var(--radius) 0 0;
  }

  dialog[open] {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  dialog::backdrop {
    background: color-mix(in srgb, var(--background) 70%, transparent);
  }

  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--gap-2) var(--gap-3);
    border-bottom: 1px solid var(--line);
  }

  .body {
    overflow-y: auto;
    padding: var(--gap-3);
    display: grid;
    gap: var(--gap-3);
    align-content: start;
  }

  .body > .button,
  .body > button {
    min-height: 60px;
    font-size: 1.1rem;
  }

  .file:focus-within {
    outline: 3px solid var(--info);
    outline-offset: 2px;
  }

  .end {
    display: grid;
    gap: var(--gap-3);
  }

  @media ${low} {
    .table {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      max-width: 72rem;
    }

    .status {
      grid-column: 1 / -1;
    }

    .sheet {
      max-height: none;
    }
  }

  @media (min-width: 900px) {
    .table {
      padding-bottom: var(--gap-4);
    }

    .sheet {
      border: 2px solid var(--line);
      border-top-color: var(--accent);
      border-radius: var(--radius);
    }
  }
`;
