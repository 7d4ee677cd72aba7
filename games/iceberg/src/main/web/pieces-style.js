import { css } from 'lit';

/** The looks of agents, aliens, walls and marks, the same on the ice, in the lists and in the rules. */
export const piecesStyle = css`
  text {
    font-family: var(--font);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }

  .agent.blue .shape {
    fill: var(--seat-blue);
    stroke: var(--ice-deep);
    stroke-width: 2;
  }

  .agent.blue text {
    fill: var(--on-colour);
  }

  .agent.red .shape {
    fill: var(--panel);
    stroke: var(--seat-red);
    stroke-width: 4;
  }

  .agent.red text {
    fill: var(--seat-red);
  }

  .alien .body {
    fill: var(--alien);
    stroke: var(--ice-deep);
    stroke-width: 1.5;
  }

  .alien .antenna {
    fill: none;
    stroke: var(--alien);
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  .alien .antenna-tip {
    fill: var(--alien);
  }

  .alien .value,
  .value.on-ice {
    fill: var(--on-colour);
  }

  .alien.worthless .body {
    fill: var(--ice-dark);
    stroke: var(--alien);
    stroke-width: 2.5;
    stroke-dasharray: 4 3;
  }

  .alien.worthless .value {
    fill: var(--ink);
  }

  .landing {
    fill: none;
    stroke: var(--alien);
    stroke-width: 1.5;
    stroke-dasharray: 2.5 4;
    opacity: 0.75;
  }

  .landing-near {
    fill: none;
    stroke: var(--alien);
    stroke-width: 2.5;
  }

  .coming .value,
  .value.waiting {
    fill: var(--ink);
    font-weight: 500;
  }

  .clock {
    fill: color-mix(in srgb, var(--warning) 14%, transparent);
    stroke: color-mix(in srgb, var(--warning) 45%, transparent);
    stroke-width: 1.5;
  }

  .clock-run {
    fill: none;
    stroke: var(--warning);
    stroke-width: 5;
  }

  .wall-shadow {
    fill: var(--ice-shadow);
  }

  .wall-side {
    fill: var(--wall-side);
  }

  .wall-top {
    fill: var(--wall-top);
  }

  .step {
    fill: var(--accent);
    stroke: var(--ice-deep);
    stroke-width: 1.5;
  }

  .slide-end {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-dasharray: 5 3.6;
  }

  .slide-core {
    fill: var(--accent);
  }

  .push-frame {
    fill: none;
    stroke: var(--warning);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .marks .left {
    fill: var(--good);
  }

  .marks .spent {
    fill: none;
    stroke: var(--edge);
    stroke-width: 1;
  }
`;
