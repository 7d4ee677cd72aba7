import { css } from 'lit';

/** The page of a tournament: its head and progress, and the list of its matches. */
export const tournamentStyle = css`
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

  .chip.running {
    border-color: var(--good);
  }

  .chip.running::before {
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
  }
`;
