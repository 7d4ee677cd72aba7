import { css } from 'lit';

/** The signs of turning points and the lines of seats, wherever they are shown. */
export const oddsStyle = css`
  .sign {
    flex: none;
    stroke: var(--panel);
    stroke-width: 1;
  }

  .sign.decision {
    fill: var(--warning);
  }

  .sign.luck {
    fill: var(--info);
  }

  .sign.course {
    fill: var(--soft);
  }

  .line {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.4;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .line-1 {
    stroke: var(--info);
    stroke-dasharray: 8 3;
  }

  .line-2 {
    stroke: var(--good);
    stroke-dasharray: 3 3;
  }

  .line-3 {
    stroke: var(--bad);
    stroke-dasharray: 10 3 2 3;
  }

  .line-4 {
    stroke: var(--ink);
    stroke-dasharray: 5 5;
  }

  .line-5 {
    stroke: var(--soft);
    stroke-dasharray: 2 4;
  }
`;
