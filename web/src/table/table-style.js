import { css } from 'lit';
import { narrow } from '../theme/screens.js';
import { lowStyle } from './low-style.js';

export const tableStyle = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    min-height: 100dvh;
    --board-height: calc(100dvh - 178px);
  }

  .skip {
    position: absolute;
    left: var(--gap-2);
    top: -100px;
    z-index: 5;
    background: var(--panel);
    padding: var(--gap-3);
    border-radius: var(--radius-small);
  }

  .skip:focus {
    top: var(--gap-2);
  }

  .where {
    display: flex;
    gap: var(--gap-3);
    align-items: baseline;
    min-width: 0;
    white-space: nowrap;
    padding-left: var(--gap-3);
    border-left: 1px solid var(--line);
  }

  /* Who plays can be read elsewhere: what is played stays whole. */
  .where h1 {
    flex: none;
    max-width: 100%;
    font-size: 1rem;
    letter-spacing: 0;
  }

  .where h1,
  .who {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .tools {
    display: flex;
    align-items: center;
    gap: var(--gap-1);
  }

  .tools button {
    padding: 0 var(--gap-2);
  }

  .tools button[aria-pressed='true'] {
    color: var(--accent);
  }

  .fact {
    white-space: nowrap;
    margin-right: var(--gap-2);
  }

  .fact .label {
    display: inline-block;
    color: var(--soft);
  }

  .fact .label::first-letter {
    text-transform: uppercase;
  }

  .opening {
    padding: 20vh var(--gap-4);
    text-align: center;
    color: var(--soft);
  }

  .watch {
    text-align: center;
    padding-bottom: var(--gap-6);
  }

  main {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(320px, 370px);
  }

  .stage {
    min-width: 0;
    padding: var(--gap-4);
    display: grid;
    gap: var(--gap-4);
    align-content: start;
  }

  aside {
    border-left: 1px solid var(--line);
    background: var(--panel);
    padding: var(--gap-4);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-5);
    align-content: start;
    min-width: 0;
    overflow-wrap: break-word;
    max-height: calc(100dvh - 57px);
    overflow-y: auto;
    position: sticky;
    top: 0;
  }

  main.over {
    --board-height: calc(100dvh - 222px);
  }

  .handle {
    display: none;
  }

  .handle plateau-clock {
    align-self: center;
  }

  .sheet:focus {
    outline: none;
  }

  .notice {
    position: fixed;
    left: 50%;
    bottom: 90px;
    translate: -50% 20px;
    width: max-content;
    max-width: min(36rem, calc(100vw - 24px));
    padding: var(--gap-3) var(--gap-4);
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--background);
    opacity: 0;
    visibility: hidden;
    transition: opacity 200ms, translate 200ms;
    z-index: 6;
  }

  .notice.shown {
    opacity: 1;
    visibility: visible;
    translate: -50% 0;
  }

  .request {
    position: fixed;
    left: 50%;
    top: 72px;
    translate: -50% 0;
    z-index: 6;
    width: min(30rem, calc(100vw - 24px));
    padding: var(--gap-4);
    border-radius: var(--radius);
    background: var(--panel);
    border: 1px solid var(--accent);
    box-shadow: var(--shadow);
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
  }

  .request p {
    flex-basis: 100%;
  }

  ${lowStyle}

  @media ${narrow} {
    :host,
    main.over {
      --board-height: max(400px, calc(100dvh - 236px));
    }

    main {
      grid-template-columns: minmax(0, 1fr);
      padding-bottom: 84px;
    }

    main.theirs {
      padding-bottom: 0;
    }

    .who {
      display: none;
    }

    .stage {
      padding: var(--gap-2);
      gap: var(--gap-2);
    }

    aside {
      border-left: 0;
      border-top: 1px solid var(--line);
      max-height: none;
      position: static;
    }

    .sheet {
      position: fixed;
      left: 0;
      right: 0;
      bottom: 0;
      z-index: 4;
      max-height: 76dvh;
      display: flex;
      flex-direction: column;
      background: var(--panel);
      border-top: 1px solid var(--line);
      border-radius: var(--radius) var(--radius) 0 0;
      box-shadow: var(--shadow);
      padding-bottom: env(safe-area-inset-bottom);
    }

    .sheet.empty {
      position: static;
      box-shadow: none;
      border: 0;
    }

    .sheet.empty .handle {
      display: none;
    }

    .sheet.empty .sheet-body {
      display: block;
      padding: 0;
    }

    .handle {
      display: flex;
      gap: var(--gap-2);
      padding: var(--gap-3);
    }

    .handle button {
      flex: 1;
      min-height: 48px;
    }

    .sheet-body {
      display: none;
      overflow-y: auto;
      padding: 0 var(--gap-3) var(--gap-3);
    }

    .sheet.open .sheet-body,
    .sheet.hinted .sheet-body {
      display: block;
    }

    /* Low enough for the board above it. */
    .sheet.hinted:not(.open) .sheet-body {
      max-height: max(180px, 27dvh);
    }

    .sheet.hinted:not(.open) .sheet-body > :not(plateau-hint) {
      display: none;
    }
  }

  @media (max-width: 520px) {
    .where {
      position: absolute;
      clip-path: inset(50%);
    }

    .tools {
      gap: 0;
    }

    .facts {
      display: grid;
      font-size: var(--small);
      line-height: 1.25;
    }

    .fact {
      margin-right: var(--gap-1);
    }
  }
`;
