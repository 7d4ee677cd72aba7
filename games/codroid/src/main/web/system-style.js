import { css } from 'lit';

/** The system: sky, orbit, worlds and robots. */
export const systemStyle = css`
  .system {
    display: block;
    width: 100%;
    height: auto;
    margin: 0 auto;
    overflow: visible;
  }

  .wide .system {
    max-height: var(--board-height, 650px);
  }

  .narrow .system {
    max-height: var(--board-height, 530px);
  }

  .stars {
    fill: var(--star);
  }

  .sphere-light {
    stop-color: var(--planet-light);
  }

  .sphere-dark {
    stop-color: var(--planet-dark);
  }

  .orbit {
    fill: none;
    stroke: var(--edge);
    stroke-width: 1.6;
    stroke-dasharray: 1.5 8;
    stroke-linecap: round;
    opacity: 0.8;
  }

  .district {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
    opacity: 0.65;
  }

  .planet {
    fill: url(#sphere);
    stroke: var(--line);
    stroke-width: 1.5;
  }

  .crater {
    fill: none;
    stroke: var(--planet-mark);
    stroke-width: 1.5;
  }

  .band {
    fill: none;
    stroke: var(--planet-mark);
    opacity: 0.5;
  }

  .planet-ring {
    fill: none;
    stroke: var(--planet-mark);
    stroke-width: 4;
  }

  .narrow .planet-ring {
    stroke-width: 3;
  }

  .ring {
    fill: none;
    stroke-width: 2.5;
  }

  .ring.risk {
    stroke: var(--bad);
    stroke-dasharray: 7 5;
  }

  .ring.crowded {
    stroke: var(--warning);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }

  .badge {
    fill: var(--bad);
  }

  .badge-sign {
    fill: var(--on-colour);
    font: 700 var(--text, 14px) var(--font);
    text-anchor: middle;
  }

  .closed {
    fill: var(--panel);
    stroke: var(--ink);
    stroke-width: 2;
  }

  .closed-bar {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .marker {
    fill: var(--accent);
    stroke: var(--background);
    stroke-width: 1.5;
  }

  .glow {
    fill: color-mix(in srgb, var(--accent) 30%, transparent);
    stroke: var(--accent);
    stroke-width: 2;
  }

  .touched {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
  }

  text {
    font: var(--text, 14px) var(--font);
    text-anchor: middle;
    fill: var(--soft);
    font-variant-numeric: tabular-nums;
  }

  text.name,
  text.count {
    stroke: var(--background);
    stroke-width: 4px;
    paint-order: stroke;
  }

  text.count {
    fill: var(--ink);
    font-weight: 650;
  }

  text.tally {
    text-anchor: start;
    fill: var(--ink);
    font-weight: 650;
  }
`;
