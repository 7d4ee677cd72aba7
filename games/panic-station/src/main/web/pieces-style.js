import { css } from 'lit';

/** Characters, parasites and the marker. */
export const piecesStyle = css`
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
    fill: var(--pip);
  }

  .parasite.black .eye {
    fill: var(--lamp);
  }

  .parasite.black .mouth {
    stroke: var(--lamp);
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
`;
