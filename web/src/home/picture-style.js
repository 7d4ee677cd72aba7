import { css } from 'lit';

/** How the pictures of the games are drawn. */
export const pictureStyle = css`
  .star {
    fill: var(--star);
  }

  .orbit,
  .danger-ring,
  .slide,
  .clock,
  .clock-run,
  .crack,
  .faint,
  .soft-line {
    fill: none;
  }

  .orbit {
    stroke: var(--edge);
    stroke-width: 1.6;
    stroke-dasharray: 1.5 7;
    stroke-linecap: round;
  }

  .world {
    fill: var(--raised);
    stroke: var(--line);
    stroke-width: 1.5;
  }

  .soft-line {
    stroke: var(--planet-mark);
    stroke-width: 2.5;
  }

  .danger-ring {
    stroke: var(--bad);
    stroke-width: 2.5;
    stroke-dasharray: 7 5;
  }

  .good {
    fill: var(--good);
  }

  .warning {
    fill: var(--warning);
  }

  .bad {
    fill: var(--bad);
    stroke: var(--bad);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .info {
    fill: var(--info);
  }

  .faint {
    stroke: var(--line);
    stroke-width: 1;
    opacity: 0.6;
  }

  .crack {
    stroke: var(--edge);
    opacity: 0.5;
  }

  .wall {
    fill: var(--planet-light);
    stroke: var(--edge);
  }

  .shadow {
    fill: var(--accent);
    opacity: 0.25;
  }

  .slide {
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-dasharray: 6 5;
  }

  .accent {
    fill: var(--accent);
  }

  .side-a {
    fill: var(--accent);
    stroke: var(--background);
    stroke-width: 1.5;
  }

  .side-b {
    fill: var(--panel);
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  text {
    font: 700 14px var(--font);
    text-anchor: middle;
  }

  .on {
    fill: var(--on-colour);
  }

  .off {
    fill: var(--ink);
  }

  .clock {
    stroke: var(--line);
    stroke-width: 4;
  }

  .clock-run {
    stroke: var(--warning);
    stroke-width: 4;
  }

  .alien {
    fill: var(--warning);
  }

  .room {
    fill: color-mix(in srgb, var(--raised) 80%, transparent);
    stroke: var(--edge);
    stroke-width: 3;
  }

  .lit-room {
    fill: color-mix(in srgb, var(--accent) 26%, transparent);
  }

  .door {
    stroke: var(--accent);
    stroke-width: 7;
  }

  .striped {
    stroke: var(--warning);
    stroke-width: 9;
    stroke-dasharray: 4 3;
  }

  .eye {
    fill: var(--background);
  }

  .top-0 {
    fill: var(--raised);
    stroke: var(--line);
  }

  .top-1 {
    fill: color-mix(in srgb, var(--accent) 25%, var(--raised));
    stroke: var(--line);
  }

  .top-2 {
    fill: color-mix(in srgb, var(--accent) 50%, var(--raised));
    stroke: var(--line);
  }

  .left-side {
    fill: color-mix(in srgb, var(--ink) 14%, var(--panel));
  }

  .right-side {
    fill: color-mix(in srgb, var(--ink) 24%, var(--panel));
  }
`;
