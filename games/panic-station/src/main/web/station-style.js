import { css } from 'lit';

/** Rooms as blueprints, and what all pictures of Panic Station share. */
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
`;
