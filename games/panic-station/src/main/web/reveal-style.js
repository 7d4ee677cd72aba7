import { css } from 'lit';

/** The end, when everything is revealed. */
export const revealStyle = css`
  .chain {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
    align-items: center;
  }

  .link,
  .bearer {
    display: inline-flex;
    align-items: center;
    gap: var(--gap-2);
    line-height: 1.25;
  }

  .bearer {
    padding: 4px var(--gap-3) 4px 4px;
    border: 1px solid var(--seat);
    border-radius: 99px;
  }

  .arrow {
    display: grid;
    justify-items: center;
    color: var(--soft);
  }

  .arrow path {
    fill: none;
    stroke: var(--bad);
    stroke-width: 2;
  }

  .roles {
    display: grid;
    gap: var(--gap-3);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }

  .roles h3 {
    display: flex;
    gap: var(--gap-2);
    align-items: center;
    font-weight: 400;
    line-height: 1.3;
    margin-bottom: 4px;
  }

  .roles .status {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 650;
    color: var(--bad);
  }

  .roles .status-human .status {
    color: var(--good);
  }

  .human-sign,
  .human-check {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }

  .won {
    margin-left: auto;
    padding: 2px var(--gap-2);
    border-radius: 99px;
    background: var(--good);
    color: var(--on-colour);
    font-size: var(--small);
    font-weight: 650;
  }
`;
