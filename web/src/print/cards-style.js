import { css } from 'lit';

/** A sheet of cards to cut out, and how the fullest of them are made to fit. */
export const cardsStyle = css`
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
`;
