import { css } from 'lit';

export const terrainStyle = css`
  :host {
    display: grid;
    gap: var(--gap-3);
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2) var(--gap-4);
    align-items: center;
  }

  .tools {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: var(--gap-1);
  }

  .tools button {
    flex-direction: column;
    gap: 2px;
    padding: 4px;
    font-size: var(--small);
    line-height: 1.15;
    min-height: 60px;
  }

  [aria-checked='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
    font-weight: 650;
  }

  .levels {
    display: flex;
    gap: var(--gap-1);
    align-items: center;
  }

  label.check {
    display: flex;
    gap: var(--gap-2);
    align-items: center;
    min-height: var(--target);
  }

  label.zone {
    display: flex;
    gap: var(--gap-2);
    align-items: center;
  }

  label.zone input {
    width: 5em;
    min-height: var(--target);
  }

  .plan {
    display: block;
    width: 100%;
    max-width: 640px;
    margin: 0 auto;
    touch-action: manipulation;
    border-radius: var(--radius);
    background: var(--panel);
  }

  .ground {
    fill: var(--raised);
    stroke: var(--line);
  }

  .void {
    fill: transparent;
    stroke: var(--line);
    stroke-dasharray: 3 5;
  }

  .half {
    fill: color-mix(in srgb, var(--raised) 55%, transparent);
    stroke: var(--line);
  }

  .zone-south {
    fill: color-mix(in srgb, var(--accent) 20%, var(--raised));
  }

  .zone-north {
    fill: color-mix(in srgb, var(--info) 22%, var(--raised));
  }

  .solid {
    fill: var(--soft);
  }

  .cover {
    fill: none;
    stroke: var(--soft);
    stroke-width: 3;
  }

  .wall,
  .window,
  .door,
  .low {
    stroke: var(--ink);
    stroke-width: 7;
    stroke-linecap: butt;
    fill: none;
  }

  .low {
    stroke-width: 4;
    stroke-dasharray: 7 4;
  }

  .ladder {
    stroke: var(--ink);
    stroke-width: 2.500;
    fill: none;
  }

  .objective {
    fill: var(--accent);
  }

  .item {
    fill: none;
    stroke: var(--warning);
    stroke-width: 3;
  }

  .name {
    font-size: 13px;
    fill: var(--soft);
    text-anchor: middle;
  }

  .hit {
    fill: transparent;
    cursor: crosshair;
  }

  .hit:hover {
    fill: color-mix(in srgb, var(--accent) 40%, transparent);
  }

  .wrong {
    fill: color-mix(in srgb, var(--bad) 25%, transparent);
    stroke: var(--bad);
    stroke-width: 4;
    stroke-dasharray: 8 4;
  }

  .cursor {
    fill: none;
    stroke: var(--info);
    stroke-width: 3;
    pointer-events: none;
  }

  svg.icon {
    width: 34px;
    height: 34px;
  }
`;
