import { css } from 'lit';

/** What is on a sheet besides cards: counters, references with decision trees, and tiles. */
export const piecesStyle = css`
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
`;
