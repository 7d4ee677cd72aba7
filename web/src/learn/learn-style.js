import { css } from 'lit';
import { besides, low, narrow } from '../theme/screens.js';

/** What a tutorial adds to the frame of a table. */
export const learnStyle = css`
  .loading {
    padding: 18vh var(--gap-4);
    text-align: center;
    color: var(--soft);
  }

  lesson-rings.inside {
    z-index: 5;
  }

  @media ${besides} {
    main.learn aside {
      display: block;
      padding-top: 0;
    }

    /* So that the card stays in sight however far one scrolls down to what it points at. */
    .sheet.learning {
      display: contents;
    }

    lesson-card {
      position: sticky;
      top: 0;
      z-index: 1;
      margin: 0 calc(-1 * var(--gap-1));
      padding: var(--gap-3) 0;
      background: var(--panel);
    }

    aside > :not(.sheet),
    .sheet-body {
      margin-top: var(--gap-4);
    }
  }

  @media ${low} {
    main.learn:not(.asks) plateau-ask {
      display: none;
    }

    main.learn aside {
      padding-top: 0;
    }

    lesson-card {
      max-height: calc(100dvh - 57px);
      padding: var(--gap-2) 0;
      overflow-y: auto;
    }

    .sheet.open lesson-card {
      max-height: calc(100dvh - 165px);
    }

    main.asks lesson-card {
      position: static;
      max-height: none;
    }
  }

  @media ${narrow} {
    main.learn {
      padding-bottom: min(60dvh, 420px);
    }

    .sheet.learning,
    .sheet.learning.empty {
      position: fixed;
      border-top: 3px solid var(--accent);
      box-shadow: var(--shadow);
      max-height: max(55dvh, calc(100dvh - 320px));
    }

    lesson-card {
      min-height: 0;
      overflow-y: auto;
    }

    .sheet.learning .handle {
      padding-top: 0;
    }

    .sheet.learning.empty .sheet-body {
      display: none;
    }

    .sheet.learning .sheet-body {
      flex: 1 1000 auto;
      min-height: 96px;
    }
  }
`;
