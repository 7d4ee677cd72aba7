import { css } from 'lit';
import { low, narrow } from '../theme/screens.js';

/** What a replay adds to the frame of a table. */
export const replayStyle = css`
  .transport {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-1);
    padding: var(--gap-2) var(--gap-3);
    border: 1px solid var(--line);
    border-left: 4px solid var(--accent);
    border-radius: var(--radius);
    background: var(--panel);
  }

  .sentence {
    min-height: 1.5em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .outcome {
    color: var(--ink);
    font-weight: 600;
  }

  .eyes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-1);
  }

  .links {
    display: grid;
    gap: var(--gap-2);
    justify-items: start;
  }

  .small-odds {
    display: none;
  }

  .loading {
    padding: 18vh var(--gap-4);
    text-align: center;
    color: var(--soft);
  }

  @media (min-width: 901px) and (min-height: 561px) {
    :host {
      --board-height: calc(100dvh - 196px);
    }

    .analysed {
      --odds-height: clamp(46px, 10dvh - 40px, 96px);
      --board-height: calc(100dvh - 204px - var(--odds-height));
    }
  }

  @media ${low} {
    .transport {
      border-width: 0 0 1px 1px;
      border-radius: 0;
    }

    .transport replay-odds {
      display: none;
    }

    .small-odds {
      display: block;
    }
  }

  @media ${narrow} {
    main.replay {
      padding-bottom: 156px;
    }

    .sentence:has(.outcome) {
      white-space: normal;
    }

    .sentence:has(.outcome) .soft {
      display: none;
    }

    .small-odds {
      display: block;
    }

    .transport replay-odds {
      display: none;
    }

    .transport {
      position: fixed;
      left: 0;
      right: 0;
      bottom: 0;
      z-index: 4;
      border-width: 1px 0 0;
      border-radius: var(--radius) var(--radius) 0 0;
      box-shadow: var(--shadow);
      padding: var(--gap-2) var(--gap-3) calc(var(--gap-2) + env(safe-area-inset-bottom));
    }
  }
`;
