import { css } from 'lit';

export const boardStyle = css`
  :host {
    display: grid;
    gap: var(--gap-4);
    min-width: 0;
    grid-template-columns: minmax(0, 1fr);
  }

  .map {
    overflow: auto;
    max-height: max(340px, calc(100dvh - 330px));
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  .map svg {
    display: block;
    margin: 0 auto;
  }

  .grid {
    stroke: var(--line);
    stroke-width: 0.5;
    opacity: 0.5;
  }

  .room {
    fill: color-mix(in srgb, var(--accent) 9%, var(--raised));
  }

  .room.searched {
    fill: color-mix(in srgb, var(--soft) 16%, var(--raised));
  }

  .room.lit {
    fill: color-mix(in srgb, var(--accent) 38%, var(--raised));
  }

  .wall {
    stroke: var(--edge);
    stroke-width: 5;
    stroke-linecap: square;
    fill: none;
  }

  .doorway {
    stroke: var(--accent);
    stroke-width: 4;
    stroke-linecap: round;
  }

  .security {
    stroke: var(--warning);
    stroke-width: 8;
    stroke-dasharray: 5 3;
    fill: none;
  }

  .security.opened {
    stroke-width: 2;
  }

  .stamp {
    fill: none;
    stroke: var(--soft);
    stroke-width: 2.5;
  }

  text {
    font: 13px var(--font);
    fill: var(--ink);
    text-anchor: middle;
  }

  .piece {
    fill: var(--seat);
    stroke: var(--background);
    stroke-width: 1.5;
  }

  .piece-number {
    font: 700 13px var(--font);
    fill: var(--on-colour);
  }

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

  .parasite path {
    stroke: var(--soft);
    stroke-width: 2;
  }

  .parasite circle {
    fill: var(--soft);
  }

  .parasite.black circle {
    fill: var(--background);
    stroke: var(--ink);
    stroke-width: 2;
  }

  .parasite .eye {
    fill: var(--background);
    stroke: none;
  }

  .parasite.black .eye {
    fill: var(--bad);
    stroke: none;
  }

  .ghost {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-dasharray: 6 5;
  }

  .ghost.lit {
    fill: color-mix(in srgb, var(--accent) 22%, transparent);
  }

  .target {
    cursor: pointer;
  }

  .reach {
    fill: transparent;
  }

  .button-face {
    fill: var(--panel);
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  .target:hover .button-face,
  .target.lit .button-face {
    fill: var(--accent);
  }

  .target:hover text,
  .target.lit text {
    fill: var(--on-colour);
  }

  .panels {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--gap-3);
  }

  @media (max-width: 720px) {
    .panels {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .panel {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap-3) var(--gap-4);
    min-width: 0;
  }

  .panel h2 {
    font-size: 1rem;
    margin-bottom: var(--gap-2);
  }

  .own {
    border-left: 5px solid var(--good);
  }

  .own.infected,
  .own.host {
    border-left: 5px double var(--bad);
  }

  .players {
    grid-column: 1 / -1;
    overflow-x: auto;
  }

  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-1);
    margin-top: var(--gap-2);
  }

  .card {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: var(--target);
    padding: 0 var(--gap-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--raised);
  }

  button.card {
    border-color: var(--accent);
  }

  .infection {
    border-style: dashed;
    border-color: var(--bad);
  }

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px var(--gap-3);
  }

  dt {
    color: var(--soft);
  }

  table {
    border-collapse: collapse;
    width: 100%;
  }

  th,
  td {
    text-align: left;
    padding: 5px var(--gap-2);
    border-top: 1px solid var(--line);
    font-weight: 400;
  }

  thead th {
    border-top: 0;
    color: var(--soft);
    font-size: var(--small);
  }

  th svg {
    vertical-align: -6px;
  }

  .current th[scope='row'] {
    font-weight: 650;
    box-shadow: inset 3px 0 var(--accent);
  }

  .out {
    color: var(--soft);
    text-decoration: line-through;
  }
`;
