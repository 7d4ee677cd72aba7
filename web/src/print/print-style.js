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

  .grid {
    position: absolute;
    left: 10.5mm;
    top: 16.5mm;
    display: grid;
    grid-template-columns: repeat(3, 63mm);
    grid-auto-rows: 88mm;
  }

  .card {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    justify-items: center;
    gap: 1mm;
    padding: 3.5mm 4mm;
    border: 0.2mm dashed var(--print);
    overflow: hidden;
    font-size: 9.6pt;
    line-height: 1.25;
  }

  .card header {
    width: 100%;
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 7mm;
    font-size: 7pt;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }

  .corner {
    min-width: 7mm;
    height: 7mm;
    line-height: 6.4mm;
    text-align: center;
    font-size: 11pt;
    border: 0.4mm solid var(--print);
    border-radius: 50%;
  }

  .emblem {
    width: 26mm;
    height: 26mm;
  }

  .strokes {
    fill: none;
    stroke: var(--print);
    stroke-width: 2;
  }

  .card h3 {
    font-size: 11pt;
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
  }

  .says {
    width: 100%;
    display: grid;
    align-content: start;
    gap: 1.2mm;
  }

  .part {
    display: grid;
    gap: 0.6mm;
  }

  .card h4 {
    margin: 0;
    font-size: 7.6pt;
    border-bottom: 0.2mm solid var(--print);
  }

  .card.full {
    font-size: 8.6pt;
  }

  .card.full .emblem {
    width: 15mm;
    height: 15mm;
  }

  .card.dense {
    font-size: 7.1pt;
    line-height: 1.16;
  }

  .card.dense .emblem {
    width: 10mm;
    height: 10mm;
  }

  .card dl {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 1mm;
    margin: 0;
  }

  .card dl div {
    border: 0.2mm solid var(--print);
    border-radius: 1mm;
    text-align: center;
    padding: 0.5mm 0;
  }

  .card dt {
    font-size: 6.6pt;
  }

  .card dd {
    font-weight: 700;
    font-size: 10pt;
  }

  .counters,
  .reference {
    padding: 12mm 14mm;
    display: grid;
    align-content: start;
    gap: 4mm;
  }

  .sheet h2 {
    font-size: 15pt;
  }

  .pieces {
    display: grid;
    grid-template-columns: repeat(13, 14mm);
    grid-auto-rows: 14mm;
  }

  .counter {
    width: 14mm;
    height: 14mm;
    border: 0.15mm dashed var(--print);
  }

  .open,
  .line,
  .fine {
    fill: none;
    stroke: var(--print);
    stroke-width: 0.6;
  }

  .solid {
    fill: var(--print);
    stroke: var(--print);
    stroke-width: 0.4;
  }

  .gap {
    stroke: var(--paper);
    stroke-width: 1.4;
  }

  .key {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 1mm 4mm;
    font-size: 8pt;
  }

  .key li {
    display: flex;
    align-items: center;
    gap: 2mm;
  }

  .key svg {
    width: 6mm;
    height: 6mm;
    flex: none;
  }

  .reference {
    gap: 3mm;
    font-size: 10pt;
    line-height: 1.3;
  }

  .reference .block {
    display: grid;
    gap: 1mm;
  }

  .reference h3 {
    font-size: 11.5pt;
    border-bottom: 0.4mm solid var(--print);
  }

  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 8.8pt;
  }

  td {
    border-bottom: 0.15mm solid var(--print);
    padding: 0.6mm 1.5mm 0.6mm 0;
    vertical-align: top;
    text-align: left;
  }

  .first {
    font-weight: 700;
    white-space: nowrap;
  }

  .tree {
    display: grid;
    gap: 2.5mm;
    counter-reset: step;
  }

  .tree li {
    display: grid;
    grid-template-columns: 62mm 15mm 1fr;
    align-items: center;
  }

  .tree li:not(:last-child) .question::after {
    content: '';
    position: absolute;
    left: 50%;
    top: 100%;
    height: 2.5mm;
    border-left: 0.4mm solid var(--print);
  }

  .question {
    position: relative;
    padding: 1.5mm 3mm;
    border: 0.4mm solid var(--print);
    border-radius: 5mm;
    font-weight: 650;
  }

  .yes {
    text-align: center;
  }

  .action {
    padding: 1.5mm 3mm;
    border: 0.4mm solid var(--print);
  }

  .tile {
    padding: 10mm;
  }

  .tile > svg {
    display: block;
    width: 190mm;
    height: 277mm;
    outline: 0.15mm dashed var(--print);
  }

  .tile p {
    position: absolute;
    left: 10mm;
    top: 3.5mm;
    font-size: 8pt;
  }

  .dashed {
    stroke-dasharray: 2 2;
  }

  .fine {
    stroke-width: 0.25;
  }

  .strong {
    stroke-width: 1.1;
  }

  .tile circle.open {
    fill: var(--paper);
  }

  .name,
  .count,
  .heading {
    fill: var(--print);
    font-size: 4px;
    text-anchor: middle;
  }

  .name {
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 1;
  }

  .count {
    font-size: 6px;
    font-weight: 700;
  }

  .heading {
    font-size: 5.5px;
    font-weight: 700;
    text-anchor: start;
  }

  .start {
    text-anchor: start;
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
