import { css } from 'lit';

/** The glass over the station, and what lies on it. */
export const mapStyle = css`
  :host {
    display: block;
    min-width: 0;
    height: clamp(300px, 46dvh, 560px);
  }

  .map {
    display: block;
    width: 100%;
    height: 100%;
    touch-action: pan-y;
    user-select: none;
    --faint: color-mix(in srgb, var(--line) 45%, transparent);
    background-image: linear-gradient(var(--faint) 1px, transparent 1px), linear-gradient(90deg, var(--faint) 1px, transparent 1px);
    background-size: 32px 32px;
    background-position: -1px -1px;
  }

  .map.near {
    touch-action: none;
    cursor: grab;
  }

  .map.near:active {
    cursor: grabbing;
  }

  .map:focus-visible {
    outline-offset: -4px;
  }
`;
