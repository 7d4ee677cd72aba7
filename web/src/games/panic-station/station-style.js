import { css } from 'lit';

/** Rooms, pieces, and what can be clicked on them. */
export const stationStyle = css`
  .colour-red {
    --seat: var(--seat-red);
  }

  .colour-green {
    --seat: var(--seat-green);
  }

  .colour-purple {
    --seat: var(--seat-purple);
  }

  .colour-orange {
    --seat: var(--seat-orange);
  }

  .colour-blue {
    --seat: var(--seat-blue);
  }

  .colour-white {
    --seat: var(--seat-white);
  }

  svg text {
    font-family: var(--font);
    fill: var(--ink);
    text-anchor: middle;
  }

  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .grid-line {
    stroke: var(--accent);
    stroke-width: 0.5;
    opacity: 0.16;
  }

  .hatch-line {
    stroke: var(--bad);
    stroke-width: 1.4;
    opacity: 0.3;
  }

  .stripe-dark {
    fill: var(--background);
  }

  .stripe-light {
    fill: var(--warning);
  }

  .lamp-middle {
    stop-color: var(--lamp);
    stop-opacity: 0.9;
  }

  .lamp-edge {
    stop-color: var(--lamp);
    stop-opacity: 0;
  }

  .floor {
    fill: color-mix(in srgb, var(--accent) 7%, var(--raised));
  }

  .red-face .floor {
    fill: color-mix(in srgb, var(--bad) 10%, var(--raised));
  }

  .type-hive .floor {
    fill: color-mix(in srgb, var(--bad) 20%, var(--raised));
  }

  .type-reactor .floor {
    fill: color-mix(in srgb, var(--info) 13%, var(--raised));
  }

  .floor.lit {
    fill: color-mix(in srgb, var(--accent) 34%, var(--raised));
  }

  .wall {
    fill: none;
    stroke: var(--edge);
    stroke-width: 6;
    stroke-linecap: square;
  }

  .doorway {
    stroke: var(--lamp);
    stroke-width: 4;
    stroke-linecap: round;
  }

  .security {
    stroke: var(--warning);
    stroke-width: 1.5;
  }

  .room-icon {
    color: color-mix(in srgb, var(--accent) 50%, var(--raised));
  }

  .red-face .room-icon {
    color: color-mix(in srgb, var(--bad) 50%, var(--raised));
  }

  .type-hive .room-icon {
    color: color-mix(in srgb, var(--bad) 62%, var(--raised));
  }

  .type-reactor .room-icon {
    color: color-mix(in srgb, var(--info) 50%, var(--raised));
  }

  .room-name {
    font-weight: 600;
  }

  .room-count,
  .rose text {
    font-weight: 700;
    fill: var(--soft);
  }

  .stamp circle {
    fill: var(--raised);
    stroke: var(--bad);
    stroke-width: 2;
  }

  .stamp path {
    fill: none;
    stroke: var(--bad);
    stroke-width: 2.2;
  }

  .laid {
    cursor: help;
  }

  .character .body {
    fill: var(--seat);
    stroke: var(--background);
    stroke-width: 1.5;
  }

  .character .trim {
    fill: none;
    stroke: var(--on-colour);
    stroke-width: 2;
    opacity: 0.55;
  }

  .android > .trim:first-of-type {
    opacity: 1;
    stroke: var(--seat);
  }

  .character .tip {
    fill: var(--seat);
  }

  .character .number {
    font-weight: 750;
    fill: var(--on-colour);
  }

  .health {
    fill: none;
    stroke-width: 3;
  }

  .health.full {
    stroke: var(--seat);
  }

  .health.lost {
    stroke: var(--edge);
    stroke-width: 1.2;
  }

  .of-current .piece-picture {
    filter: drop-shadow(0 0 5px var(--accent));
  }

  .parasite .legs {
    stroke: var(--soft);
    stroke-width: 2.2;
    stroke-linecap: round;
  }

  .parasite .body {
    fill: var(--soft);
    stroke: var(--background);
    stroke-width: 1.5;
  }

  .parasite .eye {
    fill: var(--background);
  }

  .parasite .mouth {
    fill: none;
    stroke: var(--background);
    stroke-width: 1.6;
  }

  .parasite.black .legs,
  .parasite.black .body {
    stroke: var(--bad);
  }

  .parasite.black .body {
    fill: var(--background);
  }

  .parasite.black .eye {
    fill: var(--bad);
  }

  .parasite.black .mouth {
    stroke: var(--bad);
  }

  .legend-infection {
    color: var(--bad);
  }

  .marker path {
    fill: none;
    stroke: var(--warning);
    stroke-width: 2.4;
  }

  .marker.activated > path:first-of-type {
    fill: var(--warning);
  }

  .marker .sign {
    stroke: var(--on-colour);
    stroke-width: 3;
    stroke-linecap: round;
  }

  .piece {
    pointer-events: none;
  }

  .piece.aimed {
    pointer-events: auto;
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
