import { css } from 'lit';

/** What stands on the board: terrain with height as tone, markers and figures. */
export const piecesStyle = css`
  text {
    font: 13px var(--font);
    text-anchor: middle;
    fill: var(--ink);
  }

  .label {
    font-size: 15px;
    fill: var(--soft);
  }

  .plinth {
    fill: var(--raised);
    stroke: var(--edge);
    stroke-width: 2;
  }

  .ground {
    fill: var(--zone-ground);
    stroke: color-mix(in srgb, var(--edge) 32%, transparent);
    stroke-width: 1;
  }

  .ground.odd {
    fill: color-mix(in srgb, var(--ink) 3%, var(--zone-ground));
  }

  .ground.zone.south {
    fill: color-mix(in srgb, var(--accent) 13%, var(--zone-ground));
  }

  .ground.zone.north {
    fill: color-mix(in srgb, var(--info) 12%, var(--zone-ground));
  }

  .slab {
    stroke: var(--edge);
    stroke-width: 1.4;
  }

  .floor.level-1 .slab {
    fill: color-mix(in srgb, var(--storey-1) 74%, transparent);
  }

  .floor.level-2 .slab {
    fill: color-mix(in srgb, var(--storey-2) 78%, transparent);
  }

  .roof-before {
    fill: color-mix(in srgb, var(--storey-1) 38%, transparent);
    stroke: var(--edge);
    stroke-width: 1.4;
    pointer-events: none;
  }

  .rim {
    fill: var(--edge);
  }

  .grating {
    fill: none;
    stroke: color-mix(in srgb, var(--edge) 70%, transparent);
    stroke-width: 1.2;
  }

  .face path {
    fill: color-mix(in srgb, var(--wall) 42%, transparent);
    stroke: color-mix(in srgb, var(--wall-edge) 80%, transparent);
    stroke-width: 1.3;
    stroke-linejoin: round;
  }

  .face.wall path {
    fill: color-mix(in srgb, var(--wall) 66%, transparent);
  }

  .face.low path {
    fill: color-mix(in srgb, var(--wall) 78%, transparent);
  }

  .solid .top {
    fill: var(--storey-1);
  }

  .solid .front {
    fill: color-mix(in srgb, var(--wall) 84%, var(--background));
  }

  .solid .flank {
    fill: color-mix(in srgb, var(--wall) 60%, var(--background));
  }

  .solid path,
  .crates path {
    stroke: var(--wall-edge);
    stroke-width: 1.3;
    stroke-linejoin: round;
  }

  .crates .top {
    fill: color-mix(in srgb, var(--warning) 34%, var(--raised));
  }

  .crates .front {
    fill: color-mix(in srgb, var(--warning) 20%, var(--raised));
  }

  .crates .flank {
    fill: color-mix(in srgb, var(--warning) 12%, var(--raised));
  }

  .ladder {
    fill: none;
    stroke: var(--warning);
    stroke-width: 2.2;
  }

  .stand.faded {
    opacity: 0.35;
  }

  .slice.faded {
    opacity: 0.16;
  }

  .objective .ring {
    fill: none;
    stroke: var(--warning);
    stroke-width: 2;
    stroke-dasharray: 2 5;
    stroke-linecap: round;
  }

  .objective .pole {
    stroke: var(--ink);
    stroke-width: 2.4;
    stroke-linecap: round;
  }

  .objective .flag {
    fill: var(--background);
    stroke: var(--warning);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .objective.south .flag {
    fill: var(--accent);
  }

  .objective.north .flag {
    fill: var(--info);
    stroke: var(--ink);
  }

  .objective.south .ring,
  .objective.north .ring {
    stroke-dasharray: none;
    stroke-width: 2.5;
  }

  .objective.south .ring {
    stroke: var(--accent);
  }

  .objective.north .ring {
    stroke: var(--info);
  }

  .item .lozenge {
    fill: var(--panel);
    stroke: var(--good);
    stroke-width: 2;
  }

  .item .sign {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .mine ellipse {
    fill: var(--bad);
    stroke: var(--ink);
    stroke-width: 1.5;
  }

  .mine path {
    stroke: var(--bad);
    stroke-width: 2;
    stroke-linecap: round;
  }

  .mine.north ellipse {
    fill: var(--background);
    stroke: var(--bad);
    stroke-width: 2.5;
  }

  .smoke circle {
    fill: var(--soft);
    opacity: 0.42;
  }

  .shade {
    fill: var(--shade);
  }

  .body {
    stroke-width: 2.4;
    stroke-linejoin: round;
  }

  .south .body {
    fill: var(--accent);
    stroke: var(--pawn-edge);
  }

  .south text {
    fill: var(--on-colour);
  }

  .north .body {
    fill: var(--pawn-north);
    stroke: var(--ink);
  }

  .north .inner {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1;
  }

  .token text {
    font-weight: 750;
  }

  .acted .token {
    opacity: 0.66;
  }

  .active .token {
    opacity: 1;
  }

  .active .body {
    stroke: var(--info);
    stroke-width: 4;
  }

  .pinned .token {
    transform: scale(1.2, 0.6);
    transform-origin: 0 0;
  }

  .pinned .token text {
    transform: scale(0.8333, 1.6667);
    transform-origin: 0 -17px;
  }

  .pin {
    fill: none;
    stroke: var(--warning);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .wound {
    fill: var(--bad);
    stroke: var(--background);
    stroke-width: 1;
  }

  .tick-ground {
    fill: var(--background);
    stroke: var(--ink);
    stroke-width: 1.2;
  }

  .tick {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .carried {
    fill: var(--good);
    stroke: var(--background);
    stroke-width: 1.2;
  }

  .storey {
    fill: var(--ink);
  }

  .storey-number {
    font-size: 12px;
    font-weight: 700;
    fill: var(--background);
  }

  .cross {
    stroke: var(--bad);
    stroke-width: 3;
    stroke-linecap: round;
  }

  .dead .token {
    opacity: 0.4;
  }

  .active .shade,
  .chosen .shade {
    fill: none;
    stroke: var(--info);
    stroke-width: 3.5;
  }

  .active .shade {
    fill: color-mix(in srgb, var(--info) 35%, transparent);
  }

  .hurt .body {
    fill: var(--bad);
  }
`;
