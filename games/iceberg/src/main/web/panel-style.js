import { css } from 'lit';
import { low } from '../../theme/screens.js';

/** What stands beside the ice: scores, who is there, and the layers of a replay. */
export const panelStyle = css`
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

  @media ${low} {
    .below .side {
      padding: 4px var(--gap-3);
    }

    .below .leader {
      display: none;
    }
  }

  .below .panel {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    padding: var(--gap-2);
  }
`;
