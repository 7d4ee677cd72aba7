import { css } from 'lit';
import { low, narrow } from '../../theme/screens.js';

/** The map in its frame, with its tools. */
export const boardStyle = css`
  :host {
    display: block;
    --zone-ground: color-mix(in srgb, var(--raised) 78%, var(--panel));
    --storey-1: color-mix(in srgb, var(--accent) 30%, var(--raised));
    --storey-2: color-mix(in srgb, var(--accent) 58%, var(--raised));
    --wall: color-mix(in srgb, var(--edge) 62%, var(--raised));
    --wall-edge: color-mix(in srgb, var(--edge) 70%, var(--ink));
    --pawn-edge: color-mix(in srgb, var(--accent) 40%, var(--background));
    --pawn-north: color-mix(in srgb, var(--info) 16%, var(--panel));
    --shade: color-mix(in srgb, var(--pip) 45%, transparent);
  }

  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-3);
  }

  .map-frame {
    position: relative;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: hidden;
  }

  .field {
    display: block;
    width: 100%;
    aspect-ratio: 992 / 614;
    max-height: max(300px, calc(var(--board-height, 700px) - 150px));
    touch-action: pan-y;
    user-select: none;
  }

  .field.near {
    touch-action: none;
    cursor: grab;
  }

  .field:focus-visible {
    outline-offset: -3px;
  }

  .map-tools {
    position: absolute;
    left: var(--gap-2);
    top: var(--gap-2);
    display: flex;
    gap: var(--gap-3);
  }

  .levels {
    display: flex;
  }

  .levels button {
    padding: 0;
    border-radius: 0;
    margin-left: -1px;
    background: color-mix(in srgb, var(--raised) 88%, transparent);
  }

  .levels button:first-child {
    border-radius: var(--radius-small) 0 0 var(--radius-small);
  }

  .levels button:last-child {
    border-radius: 0 var(--radius-small) var(--radius-small) 0;
  }

  .levels button[aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-colour);
  }

  @media (min-width: 1200px) {
    .board {
      grid-template-columns: minmax(0, 1fr) 236px;
      grid-template-rows: auto 1fr;
      align-items: start;
    }

    .rosters {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }

  @media ${narrow} {
    .field {
      max-height: 58dvh;
    }
  }

  @media ${low} {
    .field {
      max-height: calc(var(--board-height, 100dvh) - 62px);
    }
  }

  @media ${narrow}, ${low} {
    .map-tools {
      position: static;
      display: flex;
      justify-content: space-between;
      padding: var(--gap-2);
      border-top: 1px solid var(--line);
    }

    .board {
      gap: var(--gap-2);
    }
  }

  @media (max-width: 640px) and (min-height: 561px) {
    .field {
      aspect-ratio: 1 / 0.8;
    }
  }
`;
