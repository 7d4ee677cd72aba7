import { css } from 'lit';
import { besides, narrow } from '../theme/screens.js';

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
    .sheet.learning {
      display: grid;
      gap: var(--gap-4);
    }

    lesson-card {
      margin: 0 calc(-1 * var(--gap-1));
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
      max-height: 82dvh;
      overflow-y: auto;
    }

    .sheet.learning .handle {
      padding-top: 0;
    }

    .sheet.learning.empty .sheet-body {
      display: none;
    }

    .sheet.learning .sheet-body {
      overflow-y: visible;
    }
  }
`;
