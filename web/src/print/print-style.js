import { css } from 'lit';

/** Sheets of A4 in true millimetres, on the screen as on paper: black ink on white, whatever the theme. */
export const printStyle = css`
  :host {
    display: block;
  }

  .where {
    font-weight: 650;
  }

  .panel {
    max-width: 46rem;
    margin: 0 auto;
    padding: var(--gap-4);
    display: grid;
    gap: var(--gap-3);
  }

  fieldset {
    margin: 0;
    padding: var(--gap-2) var(--gap-4) var(--gap-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 0 var(--gap-4);
  }

  fieldset label {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
    min-height: var(--target);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gap-2) var(--gap-4);
  }

  .paper {
    overflow-x: auto;
    padding: var(--gap-4);
    background: var(--raised);
  }

  .sheet {
    position: relative;
    width: 210mm;
    height: 297mm;
    margin: 0 auto var(--gap-4);
    overflow: hidden;
    background: var(--paper);
    color: var(--print);
    font-size: 9.5pt;
    line-height: 1.3;
    box-shadow: var(--shadow);
  }

  .sheet svg {
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .marks {
    position: absolute;
    inset: 0;
    width: 210mm;
    height: 297mm;
    fill: none;
    stroke: var(--print);
    stroke-width: 0.2;
  }

  @media print {
    plateau-bar,
    .panel {
      display: none;
    }

    .paper {
      padding: 0;
      overflow: visible;
      background: none;
    }

    .sheet {
      margin: 0;
      box-shadow: none;
      page: cut-out;
      break-after: page;
      break-inside: avoid;
    }

    .sheet:last-child {
      break-after: auto;
    }
  }
`;
