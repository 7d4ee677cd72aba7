import { css } from 'lit';

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
    grid-template-columns: minmax(0, 1fr) 276px;
  }

  .ice-frame {
    position: relative;
    min-width: 0;
    width: 100%;
    max-width: var(--board-height, none);
    margin: 0 auto;
  }

  .below .ice-frame {
    max-width: none;
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

  .panel {
    display: grid;
    gap: var(--gap-4);
    min-width: 0;
  }

  .scores {
    display: grid;
    gap: var(--gap-2);
  }

  .below .scores {
    grid-template-columns: 1fr 1fr;
  }

  .side {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--gap-1) var(--gap-2);
    align-items: center;
    padding: var(--gap-2) var(--gap-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--panel);
  }

  .side.turn {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }

  .side h2 {
    font-size: 1rem;
    line-height: 1.2;
  }

  .you {
    font-size: var(--small);
    font-weight: 400;
    color: var(--accent);
  }

  .leader {
    display: block;
    font-size: var(--small);
    font-weight: 400;
    color: var(--soft);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .score {
    font-size: var(--huge);
    line-height: 1;
  }

  .left {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px var(--gap-3);
  }

  .below .left {
    display: none;
  }

  .left li {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--small);
    color: var(--soft);
  }

  .visitors h2 {
    margin-bottom: var(--gap-1);
  }

  .visitors li {
    display: grid;
    grid-template-columns: 34px 54px minmax(0, 1fr) auto;
    gap: var(--gap-2);
    align-items: center;
    padding: 1px var(--gap-1);
    border-radius: 6px;
    font-size: var(--small);
  }

  .visitors li:hover {
    background: var(--raised);
  }

  .visitors .cell {
    color: var(--soft);
  }

  .layers {
    display: grid;
    gap: 0;
  }

  .layers label {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
    min-height: 36px;
    font-size: var(--small);
    cursor: pointer;
  }

  .layers label.wide {
    justify-content: space-between;
  }

  @media (pointer: coarse) {
    .layers label {
      min-height: var(--target);
    }
  }

  @media (max-width: 420px) {
    .leader {
      display: none;
    }
  }

  .below .panel {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    padding: var(--gap-2);
  }
`;
