import { css } from 'lit';
import { robotStyle } from './robots.js';
import { servicesStyle } from './services-style.js';
import { storyStyle } from './story-style.js';
import { systemStyle } from './system-style.js';

const frameStyle = css`
  :host {
    display: block;
  }

  .board {
    position: relative;
    display: grid;
    gap: var(--gap-4);
    align-items: center;
  }

  .board.beside {
    grid-template-columns: minmax(0, 1fr) clamp(216px, 17%, 300px);
  }

  .sky {
    position: relative;
    min-width: 0;
  }
`;

export const boardStyle = [frameStyle, systemStyle, robotStyle, servicesStyle, storyStyle];
