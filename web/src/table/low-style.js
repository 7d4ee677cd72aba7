import { css } from 'lit';
import { low } from '../theme/screens.js';

/**
 * The table on a low screen: the board fills the height at the left, and what is asked and everything else stands in a column beside it.
 */
export const lowStyle = css`
  @media ${low} {
    :host {
      height: 100dvh;
      min-height: 0;
    }

    :host,
    main.over {
      --board-height: calc(100dvh - 65px);
    }

    main {
      grid-template-columns: minmax(0, 1fr) clamp(270px, 36%, 370px);
      grid-template-rows: auto minmax(0, 1fr);
      min-height: 0;
    }

    .stage {
      display: contents;
    }

    .stage > .board {
      position: relative;
      grid-area: 1 / 1 / 3 / 2;
      min-width: 0;
      padding: var(--gap-2);
      overflow-y: auto;
    }

    .stage > :not(.board) {
      grid-area: 1 / 2;
      max-height: 60dvh;
      padding: var(--gap-2) var(--gap-2) 0;
      overflow-y: auto;
      border-left: 1px solid var(--line);
      background: var(--panel);
    }

    aside {
      grid-area: 2 / 2;
      max-height: none;
      position: relative;
      padding: var(--gap-2) var(--gap-3);
    }
  }
`;
