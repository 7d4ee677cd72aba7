import { css } from 'lit';
import { low } from '../../theme/screens.js';

/** The glass over the station, and what moves and can be clicked on it. */
export const mapStyle = css`
  :host {
    display: block;
    min-width: 0;
    height: clamp(300px, 46dvh, 560px);
  }

  @media ${low} {
    :host {
      height: max(200px, calc(var(--board-height, 100dvh) - 80px));
    }
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

  .piece {
    cursor: help;
  }

  .piece.aimed {
    cursor: crosshair;
  }

  .moving .piece {
    transition: transform 280ms ease-in-out;
  }

  .moving .hurt .piece-picture {
    animation: shake 280ms;
  }

  .moving .arrives {
    animation: slide-in 380ms ease-out;
  }

  .reach {
    fill: transparent;
    stroke: none;
  }

  .ring,
  .cross {
    fill: none;
    stroke: var(--bad);
    stroke-width: 3;
  }

  .ring {
    stroke-dasharray: 5 4;
  }

  .piece:hover .ring,
  .piece:focus-visible .ring {
    stroke-dasharray: none;
  }

  .path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-dasharray: 2 10;
  }

  .ghost,
  .chip,
  .turn {
    cursor: pointer;
    outline: none;
  }

  .ghost-card {
    opacity: 0.5;
    pointer-events: none;
  }

  .ghost-frame {
    fill: transparent;
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: 9 7;
  }

  .ghost.pointed .ghost-card,
  .ghost:focus-visible .ghost-card {
    opacity: 1;
  }

  .ghost.pointed .ghost-frame,
  .ghost:focus-visible .ghost-frame {
    stroke-dasharray: none;
    stroke-width: 5;
  }

  .chip-face {
    fill: var(--panel);
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  .chip .icon,
  .turn .icon {
    stroke: var(--ink);
    stroke-width: 3.6;
  }

  .chip.walk .chip-face {
    stroke: var(--seat);
  }

  .chip.pointed .chip-face,
  .chip:focus-visible .chip-face,
  .turn:hover .chip-face,
  .turn:focus-visible .chip-face {
    fill: var(--accent);
  }

  .chip.pointed .icon,
  .chip:focus-visible .icon,
  .turn:hover .icon,
  .turn:focus-visible .icon {
    stroke: var(--on-colour);
  }

  .chip:focus-visible .chip-face,
  .turn:focus-visible .chip-face,
  .ghost:focus-visible .ghost-frame {
    stroke: var(--info);
  }

  .odds {
    pointer-events: none;
  }

  .odds rect {
    fill: var(--warning);
  }

  .odds text {
    fill: var(--on-colour);
    font-weight: 700;
  }

  @keyframes shake {
    25% {
      transform: translateX(-5px);
    }

    75% {
      transform: translateX(5px);
    }
  }

  @keyframes slide-in {
    from {
      transform: translateY(-70px) scale(1.12);
      opacity: 0;
    }
  }
`;
