import { css } from 'lit';

export const tournamentStyle = css`
  :host([data-game='codroid']) {
    --accent: var(--codroid);
  }

  :host([data-game='iceberg']) {
    --accent: var(--iceberg);
  }

  :host([data-game='panic-station']) {
    --accent: var(--panic-station);
  }

  :host([data-game='deadzone']) {
    --accent: var(--deadzone);
  }

  main {
    max-width: 1180px;
    margin: 0 auto;
    padding: var(--gap-5) var(--gap-4) var(--gap-6);
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--gap-4);
    align-items: start;
  }

  .head {
    grid-column: 1 / -1;
    display: grid;
    gap: var(--gap-2);
  }

  h1 {
    overflow-wrap: anywhere;
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
  }

  .chip {
    border: 1px solid var(--line);
    border-radius: 99px;
    padding: 2px 12px;
    background: var(--panel);
  }

  .chip.live {
    border-color: var(--good);
  }

  .chip.live::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: 7px;
    border-radius: 50%;
    background: var(--good);
  }

  .progress {
    display: grid;
    gap: 4px;
  }

  progress {
    appearance: none;
    width: 100%;
    height: 10px;
    border: 0;
    border-radius: 5px;
    overflow: hidden;
    background: var(--raised);
  }

  progress::-webkit-progress-bar {
    background: var(--raised);
  }

  progress::-webkit-progress-value {
    background: var(--accent);
  }

  progress::-moz-progress-bar {
    background: var(--accent);
  }

  .answer {
    border-left: 4px solid var(--accent);
  }

  .answer b {
    font-size: var(--large);
  }

  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-4);
  }

  section {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap-4) var(--gap-5) var(--gap-5);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-3);
  }

  .scroll {
    overflow-x: auto;
  }

  table {
    border-collapse: collapse;
    width: 100%;
  }

  th {
    text-align: left;
    font-weight: 500;
  }

  thead th {
    color: var(--soft);
    font-size: var(--small);
    padding-bottom: 6px;
    vertical-align: bottom;
  }

  .ranking td,
  .ranking thead th:nth-child(n + 3) {
    text-align: right;
    white-space: nowrap;
    padding-left: var(--gap-3);
  }

  .ranking thead th:nth-child(n + 5) {
    white-space: normal;
  }

  .ranking tbody tr {
    border-top: 1px solid var(--line);
  }

  .ranking tbody th,
  .ranking tbody td {
    padding-top: 10px;
    padding-bottom: 10px;
  }

  .ranking tbody th {
    overflow-wrap: anywhere;
    min-width: 7rem;
  }

  .ranking .place {
    color: var(--soft);
    display: inline-block;
    min-width: 1.6em;
  }

  .ranking td.strip {
    width: 26%;
    min-width: 90px;
  }

  .strip svg {
    display: block;
    width: 100%;
    height: 22px;
  }

  .whisker {
    stroke: var(--accent);
    stroke-width: 3;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  .middle {
    stroke: var(--line);
    vector-effect: non-scaling-stroke;
  }

  .dot {
    stroke: var(--accent);
    stroke-width: 12;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  .cross {
    border-collapse: separate;
    border-spacing: 2px;
    width: auto;
  }

  .cross thead th {
    text-align: center;
    padding: 0 4px 4px;
    max-width: 8rem;
    overflow-wrap: anywhere;
  }

  .cross tbody th {
    padding-right: var(--gap-3);
    white-space: nowrap;
  }

  .cross td {
    text-align: center;
    min-width: 4.4rem;
    height: 46px;
    border-radius: 6px;
    padding: 0;
    line-height: 1.2;
  }

  .cross td.self {
    background: var(--raised);
  }

  .cross td > span,
  .cross td button {
    display: grid;
    place-content: center;
    width: 100%;
    min-height: 46px;
    border: 0;
    border-radius: 6px;
    padding: 2px 6px;
    gap: 0;
    line-height: 1.25;
    background: color-mix(in srgb, var(--accent) var(--level, 0%), var(--panel));
    color: var(--ink);
  }

  .cross td button:hover {
    outline: 2px solid var(--accent);
  }

  .cross td button[aria-pressed='true'] {
    outline: 3px solid var(--accent);
  }

  .cross small {
    font-size: var(--small);
  }

  .matches {
    display: grid;
    gap: 0;
  }

  .matches li {
    border-top: 1px solid var(--line);
    padding: var(--gap-2) 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--gap-3);
    align-items: center;
    min-height: 56px;
  }

  .matches .who {
    overflow-wrap: anywhere;
  }

  .matches .winner {
    font-weight: 650;
  }

  .matches a {
    grid-row: 1 / 3;
    grid-column: 2;
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0 var(--gap-2);
  }

  .matches .closed {
    grid-row: 1 / 3;
    grid-column: 2;
    max-width: 9rem;
    text-align: right;
  }

  .loading {
    padding: var(--gap-6);
    text-align: center;
  }

  @media (max-width: 1000px) {
    main {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (max-width: 620px) {
    main {
      padding: var(--gap-4) var(--gap-3) var(--gap-6);
    }

    section {
      padding: var(--gap-4);
    }

    .ranking thead {
      display: none;
    }

    .ranking tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px var(--gap-4);
      padding: var(--gap-3) 0;
    }

    .ranking tbody th,
    .ranking tbody td {
      padding: 0;
    }

    .ranking tbody th {
      flex: 1 1 60%;
      order: 1;
    }

    .ranking tbody td {
      order: 2;
    }

    .ranking tbody td.strip {
      flex: 1 0 100%;
      order: 3;
      width: auto;
    }

    .ranking td[data-label] {
      order: 4;
      text-align: left;
    }

    .ranking td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--soft);
      font-size: var(--small);
    }
  }
`;
