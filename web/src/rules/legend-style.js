import { css } from 'lit';

/** How the marks of a board are listed: a picture, a name, and what it means. */
export const legendStyle = css`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: var(--gap-3) var(--gap-4);
  }

  dl > div {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 0 var(--gap-3);
    align-items: start;
  }

  svg {
    grid-row: 1 / 3;
    width: 52px;
    height: 52px;
    border-radius: var(--radius-small);
    background: var(--legend-ground, var(--raised));
  }

  dt {
    font-weight: 650;
  }

  dt::first-letter {
    text-transform: uppercase;
  }

  dd {
    color: var(--soft);
    font-size: var(--small);
    line-height: 1.4;
  }
`;
