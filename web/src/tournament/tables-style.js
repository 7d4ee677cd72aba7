import { css } from 'lit';

/** Its two tables: the ranking with what is sure of each rating, and who played whom. */
export const tablesStyle = css`
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

  .ranking .placed {
    display: grid;
    grid-template-columns: minmax(1.6em, max-content) minmax(0, 1fr);
    gap: 4px;
  }

  .ranking .place {
    color: var(--soft);
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

  @media (max-width: 620px) {
    .cross tbody th {
      min-width: 6rem;
      white-space: normal;
      overflow-wrap: anywhere;
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
