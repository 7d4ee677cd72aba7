import { css } from 'lit';

/** The people at the table, and my notes on them. */
export const crewStyle = css`
  .crew {
    display: grid;
    gap: var(--gap-2);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 172px), 1fr));
    align-content: start;
  }

  .player {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    align-content: start;
    padding: var(--gap-2) var(--gap-3);
    border: 1px solid var(--line);
    border-left: 5px solid var(--seat);
    border-radius: var(--radius-small);
    background: var(--panel);
    min-width: 0;
  }

  .player.current {
    background: color-mix(in srgb, var(--accent) 12%, var(--panel));
    border-color: var(--accent);
    border-left-color: var(--seat);
  }

  .player.out {
    border-style: dashed;
  }

  .player.out .who {
    text-decoration: line-through;
  }

  .player h3 {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
    min-height: var(--target);
    font-weight: 400;
  }

  .who {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.25;
  }

  .swatch {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--seat);
    color: var(--on-colour);
    font-size: 13px;
    font-weight: 750;
  }

  .pair {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--gap-2);
  }

  .member,
  .held {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }

  .member.dead {
    opacity: 0.6;
  }

  .held {
    color: var(--soft);
  }

  .held b {
    color: var(--ink);
  }

  .laid-out {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  .certain {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--bad);
  }

  .note-button {
    padding: 0;
    background: transparent;
    border-color: transparent;
  }

  .page {
    fill: none;
    stroke: var(--edge);
    stroke-width: 1.6;
  }

  .written .page {
    fill: color-mix(in srgb, var(--accent) 25%, transparent);
  }

  .sign {
    fill: none;
    stroke: var(--soft);
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .trusted .sign {
    stroke: var(--good);
  }

  .doubted .sign {
    stroke: var(--warning);
  }

  .infected .sign {
    stroke: var(--bad);
  }

  .note {
    display: grid;
    gap: var(--gap-2);
  }

  .player:has(.note) {
    grid-column: 1 / -1;
  }

  .suspicions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  }

  .suspicions label {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: var(--target);
    cursor: pointer;
    line-height: 1.1;
  }

  .suspicions input {
    width: 18px;
    height: 18px;
    flex: none;
  }

  .note textarea {
    width: 100%;
    padding: var(--gap-2);
    resize: vertical;
  }
`;
