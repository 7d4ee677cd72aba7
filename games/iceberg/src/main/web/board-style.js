import { css } from 'lit';

/** The ice, and what is marked on it. */
export const boardStyle = css`
  :host {
    display: block;
  }

  .board {
    display: grid;
    gap: var(--gap-4);
    align-items: start;
  }

  .board.beside {
    grid-template-columns: minmax(0, 1fr) clamp(196px, 30%, 276px);
  }

  .ice-frame {
    position: relative;
    min-width: 0;
    width: 100%;
    max-width: var(--board-height, none);
    margin: 0 auto;
  }

  .below .field {
    max-width: calc(var(--board-height, 4000px) - 68px);
    margin: 0 auto;
  }

  .field {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--radius);
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }

  .field.near {
    touch-action: none;
    cursor: grab;
  }

  .field.clickable {
    cursor: pointer;
  }

  .ice {
    fill: url(#ice);
    stroke: var(--ice-line);
    stroke-width: 2;
  }

  .ice-light {
    stop-color: var(--ice-light);
  }

  .ice-dark {
    stop-color: var(--ice-dark);
  }

  .grid {
    stroke: var(--ice-line);
    stroke-width: 1;
  }

  .crack {
    fill: none;
    stroke: var(--ice-crack);
    stroke-width: 1.2;
    opacity: 0.55;
  }

  .wall-light {
    fill: none;
    stroke: var(--wall-light);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.75;
  }

  .coordinate {
    fill: var(--soft);
    font-weight: 400;
  }

  .place {
    transition: none;
  }

  .moving .place {
    transition: transform 220ms ease-in-out;
  }

  .chosen {
    fill: color-mix(in srgb, var(--accent) 22%, transparent);
    stroke: var(--accent);
    stroke-width: 3;
  }

  .points-frame {
    stroke: var(--ice-deep);
    stroke-width: 6;
    stroke-linecap: round;
  }

  .points {
    stroke: var(--good);
    stroke-width: 3.6;
  }

  .held-value rect {
    fill: var(--alien);
    stroke: var(--ice-deep);
    stroke-width: 2;
  }

  .held-value text {
    fill: var(--on-colour);
  }

  .gone {
    fill: none;
    stroke-width: 2.5;
    stroke-dasharray: 2 6;
    stroke-linecap: round;
    opacity: 0.8;
  }

  .gone.by-push {
    stroke-dasharray: 10 5;
  }

  .gone.blue,
  .gone-from.blue {
    stroke: var(--seat-blue);
  }

  .gone.red,
  .gone-from.red {
    stroke: var(--seat-red);
  }

  .gone-from {
    fill: none;
    stroke-width: 2;
  }

  .heat {
    fill: var(--heat);
  }

  .flag {
    stroke-width: 2.5;
    stroke-linejoin: round;
  }

  .flag.blue {
    stroke: var(--info);
    fill: var(--info);
  }

  .flag.green {
    stroke: var(--good);
    fill: var(--good);
  }

  .flag.red {
    stroke: var(--bad);
    fill: var(--bad);
  }

  .way {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
    stroke-dasharray: 3 9;
    stroke-linecap: round;
  }

  .end {
    fill: color-mix(in srgb, var(--accent) 26%, transparent);
    stroke: var(--accent);
    stroke-width: 3;
  }

  .ghost {
    opacity: 0.85;
  }

  .held {
    fill: none;
    stroke: var(--warning);
    stroke-width: 4;
    stroke-dasharray: 7 5;
  }

  .lost {
    fill: none;
    stroke: var(--bad);
    stroke-width: 5;
    stroke-linecap: round;
  }

  .pointed {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3.5;
  }

  .pointed-way {
    stroke: var(--ink);
    stroke-width: 3.5;
    stroke-dasharray: 8 6;
  }

  .zoom {
    justify-content: flex-end;
    margin-top: var(--gap-2);
  }
`;
