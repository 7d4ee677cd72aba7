import { css } from 'lit';

/** What is marked on the map: places to choose, ways, lines of sight, and what has just happened. */
export const marksStyle = css`
  .spot {
    fill: transparent;
    cursor: pointer;
  }

  .elsewhere {
    fill: transparent;
  }

  .spot.figure {
    stroke: var(--info);
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }

  .spot.cube.place {
    fill: color-mix(in srgb, var(--good) 7%, transparent);
    stroke: var(--good);
    stroke-width: 1.6;
    stroke-dasharray: 5 5;
  }

  .spot:hover,
  .spot.cursor {
    fill: color-mix(in srgb, var(--info) 22%, transparent);
    stroke: var(--info);
    stroke-width: 3;
    stroke-dasharray: none;
  }

  .spot.figure:hover,
  .spot.figure.cursor {
    fill: transparent;
  }

  .spot.picked {
    stroke: var(--info);
    stroke-width: 4;
    stroke-dasharray: none;
  }

  .stand {
    cursor: pointer;
  }

  .reach {
    stroke-width: 1.6;
  }

  .reach.advance {
    fill: color-mix(in srgb, var(--good) 30%, transparent);
    stroke: var(--good);
  }

  .reach.sprint {
    fill: color-mix(in srgb, var(--good) 11%, transparent);
    stroke: var(--good);
    stroke-dasharray: 5 5;
  }

  .lit {
    fill: color-mix(in srgb, var(--info) 34%, transparent);
    stroke: var(--info);
    stroke-width: 3;
  }

  .way {
    fill: none;
    stroke: var(--good);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1 10;
    pointer-events: none;
  }

  .way-end {
    fill: none;
    stroke: var(--good);
    stroke-width: 4;
    pointer-events: none;
  }

  .sight {
    fill: none;
    stroke-width: 3.5;
    stroke-linecap: round;
    pointer-events: none;
  }

  .sight.clear {
    stroke: var(--info);
  }

  .sight.obscured {
    stroke: var(--warning);
    stroke-dasharray: 9 8;
  }

  .sight.blocked {
    stroke: var(--bad);
    stroke-dasharray: 2 9;
  }

  .hindrance circle {
    fill: var(--background);
    stroke: var(--bad);
    stroke-width: 2;
  }

  .hindrance path {
    stroke: var(--bad);
    stroke-width: 2.4;
    stroke-linecap: round;
  }

  .hindrance,
  .badge {
    pointer-events: none;
  }

  .badge rect {
    fill: var(--background);
    stroke-width: 2;
  }

  .badge text {
    font-size: 12.5px;
    font-weight: 700;
  }

  .badge.clear rect {
    stroke: var(--info);
  }

  .badge.obscured rect {
    stroke: var(--warning);
    stroke-dasharray: 4 3;
  }

  .badge.barred rect {
    x: -9px;
    width: 18px;
    stroke: var(--soft);
  }

  .badge.barred path {
    stroke: var(--soft);
    stroke-width: 2;
    stroke-linecap: round;
  }

  .walker {
    pointer-events: none;
  }

  .moving .walker {
    transition: transform 150ms linear;
  }

  .tracer {
    fill: none;
    stroke: var(--warning);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-dasharray: 0.22 1;
    animation: fly 250ms linear both;
  }

  @keyframes fly {
    from {
      stroke-dashoffset: 0.2;
    }
    to {
      stroke-dashoffset: -1;
    }
  }

  .burst {
    fill: color-mix(in srgb, var(--warning) 45%, transparent);
    stroke: var(--bad);
    stroke-width: 4;
    transform-box: fill-box;
    transform-origin: center;
    animation: burst 300ms ease-out both;
  }

  @keyframes burst {
    from {
      transform: scale(0.2);
    }
    to {
      opacity: 0.15;
    }
  }

  .clash {
    stroke: var(--bad);
    stroke-width: 5;
    stroke-linecap: round;
    animation: blink 220ms both;
  }

  .hurt {
    animation: blink 250ms both;
  }

  @keyframes blink {
    50% {
      opacity: 0.25;
    }
  }
`;
