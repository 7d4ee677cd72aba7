import { css } from 'lit';

export const boardStyle = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-3);
  }

  .map {
    overflow: auto;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  .map svg {
    display: block;
    width: 100%;
    min-width: 620px;
    max-height: max(620px, var(--board-height, 0px));
    margin: 0 auto;
  }

  text {
    font: 16px var(--font);
    text-anchor: middle;
    fill: var(--ink);
  }

  .label {
    fill: var(--soft);
  }

  .ground {
    stroke: var(--line);
    fill: var(--raised);
  }

  .zone-south,
  .zone-north {
    fill: color-mix(in srgb, var(--accent) 7%, var(--raised));
  }

  .height-1 {
    fill: color-mix(in srgb, var(--accent) 22%, var(--raised));
  }

  .height-2 {
    fill: color-mix(in srgb, var(--accent) 42%, var(--raised));
  }

  .height {
    text-anchor: end;
    font-size: 14px;
    fill: var(--ink);
  }

  .solid {
    fill: color-mix(in srgb, var(--ink) 14%, var(--raised));
    stroke: var(--edge);
    stroke-width: 1.5;
  }

  .cover {
    fill: color-mix(in srgb, var(--ink) 12%, var(--raised));
    stroke: var(--edge);
  }

  .ladder {
    fill: none;
    stroke: var(--soft);
    stroke-width: 2;
  }

  .face {
    fill: none;
    stroke: var(--ink);
    stroke-width: 5;
  }

  .face.low {
    stroke-width: 2;
    stroke: var(--soft);
  }

  .face.window {
    stroke-dasharray: 14 7;
    stroke-width: 4;
  }

  .face.open {
    stroke: none;
  }

  .level-1,
  .level-2 {
    opacity: 0.7;
  }

  .objective circle {
    fill: var(--panel);
    stroke: var(--warning);
    stroke-width: 2.5;
  }

  .objective path {
    fill: var(--warning);
    stroke: var(--warning);
    stroke-width: 2;
  }

  .objective.south circle {
    fill: var(--accent);
  }

  .objective.north circle {
    stroke: var(--ink);
    stroke-dasharray: 3 2;
  }

  .token path {
    fill: var(--panel);
    stroke: var(--info);
    stroke-width: 2;
  }

  .mine {
    fill: var(--bad);
  }

  .smoke circle {
    fill: var(--soft);
    opacity: 0.35;
  }

  .figure .body {
    stroke-width: 2.5;
  }

  .south .body {
    fill: var(--accent);
    stroke: var(--background);
  }

  .south text {
    fill: var(--on-colour);
    font-weight: 700;
  }

  .north .body {
    fill: var(--panel);
    stroke: var(--ink);
  }

  .north text {
    font-weight: 700;
  }

  .pinned .body {
    stroke: var(--warning);
    stroke-dasharray: 4 3;
  }

  .active .body {
    stroke: var(--info);
    stroke-width: 4;
  }

  .figure .floor {
    fill: var(--ink);
  }

  .figure .floor-number {
    fill: var(--background);
  }

  .wound {
    fill: var(--bad);
  }

  .tick {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
  }

  .touched,
  .lit {
    fill: color-mix(in srgb, var(--info) 22%, transparent);
    stroke: var(--info);
    stroke-width: 3;
  }

  .target {
    cursor: pointer;
  }

  .reach {
    fill: transparent;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-dasharray: 5 5;
  }

  .target:hover .reach,
  .chosen .reach {
    fill: color-mix(in srgb, var(--accent) 20%, transparent);
    stroke-dasharray: none;
  }

  .choice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gap-2);
  }

  @media (min-width: 1200px) {
    :host {
      grid-template-columns: minmax(0, 1fr) 270px;
      align-items: start;
    }

    .choice {
      grid-column: 1;
    }

    .teams {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }

  .teams {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: var(--gap-3);
  }

  .team {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap-3) var(--gap-4);
  }

  .team.turn {
    border-color: var(--accent);
  }

  .team h2 {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
    font-size: 1rem;
  }

  .points {
    margin-left: auto;
    font-size: var(--large);
  }

  .team ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    gap: var(--gap-1);
    margin-top: var(--gap-2);
  }

  .team li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    column-gap: var(--gap-2);
    align-items: center;
    line-height: 1.25;
  }

  .team li svg {
    grid-row: 1 / 3;
  }

  .dead {
    text-decoration: line-through;
    color: var(--soft);
  }
`;
