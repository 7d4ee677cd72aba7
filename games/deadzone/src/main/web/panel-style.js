import { css } from 'lit';
import { low, narrow } from '../../theme/screens.js';

/** Orders with their odds, dice, and what decided a game. */
export const panelStyle = css`
  .side-by-side {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-3);
    align-items: flex-start;
  }

  .side-by-side:not(:has(> *)) {
    display: none;
  }

  .orders,
  .jade,
  .decided,
  .roster {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap-3);
    min-width: 0;
  }

  .orders,
  .decided {
    flex: 1 1 340px;
  }

  .orders.picked {
    border-color: var(--info);
  }

  .orders header {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
  }

  .orders h2,
  .jade h2,
  .decided h2,
  .roster h2 {
    font-size: 1rem;
  }

  .close {
    margin-left: auto;
    padding: 0;
  }

  .orders ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
    gap: var(--gap-2);
    margin-top: var(--gap-2);
  }

  .orders li {
    display: grid;
  }

  .orders li button {
    flex-direction: column;
    align-items: stretch;
    justify-content: flex-start;
    text-align: left;
    gap: var(--gap-1);
    padding: var(--gap-2) var(--gap-3);
    line-height: 1.3;
  }

  .what {
    font-weight: 600;
  }

  .odds {
    display: grid;
    gap: 3px;
  }

  .lead {
    color: var(--soft);
    margin-top: 3px;
  }

  .share {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--gap-2);
  }

  .bar {
    grid-column: 1 / -1;
    width: 100%;
    height: 6px;
    border-radius: 3px;
  }

  .bar .rest {
    fill: color-mix(in srgb, var(--edge) 35%, var(--raised));
  }

  .bar .likely {
    fill: var(--warning);
  }

  .sighting {
    margin-top: var(--gap-2);
    padding-left: var(--gap-2);
    border-left: 4px solid var(--edge);
  }

  .sighting.clear {
    border-left-color: var(--info);
  }

  .sighting.obscured {
    border-left: 4px dashed var(--warning);
  }

  .sighting.barred {
    border-left: 4px dotted var(--bad);
  }

  .dice {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--gap-1) var(--gap-5);
    padding: var(--gap-2) var(--gap-3);
    border-top: 1px solid var(--line);
  }

  .roll {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 2px var(--gap-2);
  }

  .thrown {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
  }

  .successes {
    min-width: 1.2em;
    text-align: right;
    font-size: var(--large);
  }

  .die .outline {
    stroke-width: 1.8;
    stroke-linejoin: round;
  }

  .die.success .outline {
    fill: var(--good);
    stroke: var(--good);
  }

  .die.success text {
    fill: var(--on-colour);
    font-weight: 750;
  }

  .die.failure .outline {
    fill: none;
    stroke: var(--soft);
  }

  .die.failure text {
    fill: var(--soft);
  }

  .die .second {
    fill: none;
    stroke: var(--on-colour);
    stroke-width: 1.4;
  }

  .tumbling .die {
    animation: tumble 380ms cubic-bezier(0.2, 0.8, 0.4, 1) both;
  }

  @keyframes tumble {
    from {
      transform: translate(30px, -26px) rotate(-420deg) scale(0.6);
    }
  }

  .decided ul {
    display: grid;
    gap: var(--gap-2);
    margin-top: var(--gap-2);
  }

  /* Over the other choices, so that the board stays in sight. */
  @media ${low} {
    .orders.picked {
      position: fixed;
      z-index: 3;
      top: 49px;
      right: 0;
      bottom: 0;
      width: clamp(270px, 36%, 370px);
      overflow-y: auto;
      border-radius: 0;
    }
  }

  @media ${narrow} {
    .orders.picked {
      position: fixed;
      z-index: 3;
      left: var(--gap-2);
      right: var(--gap-2);
      bottom: 80px;
      max-height: 46dvh;
      overflow-y: auto;
      box-shadow: var(--shadow);
    }
  }
`;
