import { css } from 'lit';

/** Both teams. */
export const rosterStyle = css`
  .rosters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: var(--gap-3);
  }

  .roster {
    padding: var(--gap-2);
  }

  .roster.turn {
    border-color: var(--accent);
  }

  .roster.turn.north {
    border-color: var(--info);
  }

  .roster h2 {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
    padding: 0 var(--gap-1);
  }

  .names {
    flex: 1;
    min-width: 0;
    line-height: 1.2;
  }

  .names span {
    display: block;
  }

  .roster h2 b {
    font-size: var(--huge);
  }

  .swatch {
    width: 18px;
    height: 18px;
    flex: none;
  }

  .swatch.south {
    border-radius: 50%;
    background: var(--accent);
  }

  .swatch.north {
    border: 2px double var(--ink);
    border-width: 4px;
    border-radius: 3px 3px 9px 9px;
  }

  .command-dice {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-1);
    padding: var(--gap-1);
  }

  .command-die rect {
    fill: var(--die);
    stroke: var(--edge);
  }

  .command-die path {
    fill: none;
    stroke: var(--pip);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .roster ul {
    display: grid;
    gap: 1px;
    margin-top: var(--gap-1);
  }

  .member {
    width: 100%;
    display: grid;
    grid-template-columns: 30px minmax(0, 1fr) auto;
    gap: var(--gap-2);
    text-align: left;
    padding: 0 var(--gap-1);
    background: none;
    border-color: transparent;
    line-height: 1.2;
  }

  .member:hover {
    background: var(--raised);
  }

  .member.chosen {
    border-color: var(--info);
    background: var(--raised);
  }

  .member.active {
    background: color-mix(in srgb, var(--info) 16%, transparent);
  }

  .member.dead .member-name {
    text-decoration: line-through;
    color: var(--soft);
  }

  .member-name {
    overflow-wrap: anywhere;
  }

  @media (max-width: 900px) {
    .roster ul {
      grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    }
  }

  @media (max-width: 520px) {
    .rosters {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
