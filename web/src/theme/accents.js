import { css } from 'lit';

/** Whatever is of one game, an element or a part of it, is marked with `data-game` and has the accent of that game. */
export const accents = css`
  :host([data-game='codroid']),
  [data-game='codroid'] {
    --accent: var(--codroid);
  }

  :host([data-game='iceberg']),
  [data-game='iceberg'] {
    --accent: var(--iceberg);
  }

  :host([data-game='panic-station']),
  [data-game='panic-station'] {
    --accent: var(--panic-station);
  }

  :host([data-game='deadzone']),
  [data-game='deadzone'] {
    --accent: var(--deadzone);
  }
`;
