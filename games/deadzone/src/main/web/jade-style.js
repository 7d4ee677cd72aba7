import { css } from 'lit';

/** JADE's card and its reasons. */
export const jadeStyle = css`
  .jade {
    flex: 1 1 280px;
    display: grid;
    grid-template-columns: 78px minmax(0, 1fr);
    gap: var(--gap-2) var(--gap-3);
    align-items: start;
  }

  .jade.open {
    flex-basis: 100%;
    grid-template-columns: 150px minmax(0, 1fr);
  }

  .card {
    position: relative;
    container-type: inline-size;
  }

  .open .card {
    grid-row: 1 / 3;
  }

  .card svg {
    display: block;
    width: 100%;
  }

  .card .paper {
    fill: color-mix(in srgb, var(--info) 14%, var(--raised));
    stroke: var(--ink);
    stroke-width: 2;
  }

  .card .frame,
  .card .corners,
  .card .weave {
    fill: none;
    stroke: color-mix(in srgb, var(--info) 60%, var(--raised));
    stroke-width: 1.4;
  }

  .card .emblem {
    fill: none;
    stroke: var(--info);
    stroke-width: 2.4;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .card figcaption {
    position: absolute;
    left: 8%;
    right: 8%;
    bottom: 9%;
    text-align: center;
    line-height: 1.15;
    font-weight: 700;
    /* A bold letter is up to 0.8 of its height wide. */
    font-size: clamp(12px, 84cqi / (var(--letters) * 0.8), 1.05rem);
  }

  /* Too small for a name, which stands beside it. */
  .jade:not(.open) figcaption {
    display: none;
  }

  .about {
    display: grid;
    gap: var(--gap-1);
    justify-items: start;
  }

  .why {
    margin-top: var(--gap-1);
  }

  .reasons {
    grid-column: 2;
    display: grid;
    gap: 2px;
    counter-reset: reason;
  }

  .reasons li {
    padding: var(--gap-1) var(--gap-2) var(--gap-1) 2.2em;
    position: relative;
    line-height: 1.35;
    border-radius: 6px;
  }

  .reasons li:hover {
    background: var(--raised);
  }

  .reasons .reason {
    counter-increment: reason;
  }

  .reasons .reason::before {
    content: counter(reason);
    position: absolute;
    left: 0.3em;
    min-width: 1.5em;
    text-align: center;
    border-radius: 1em;
    background: var(--info);
    color: var(--on-colour);
    font-size: 12px;
    font-weight: 700;
    line-height: 1.5;
  }

  .reasons .skipped {
    color: var(--soft);
  }

  .reasons .skipped::before {
    background: var(--edge);
    color: var(--background);
  }

  .reasons .deed {
    border-left: 3px solid var(--accent);
    margin-left: 0.9em;
    padding-left: 1em;
  }

  @media (max-width: 900px) {
    .jade.open {
      grid-template-columns: 132px minmax(0, 1fr);
    }

    .open .card {
      grid-row: 1;
    }

    .reasons {
      grid-column: 1 / 3;
    }
  }
`;
