import { html, nothing } from 'lit';
import { withoutName } from '../cards/without-name.js';
import { say } from '../words/words.js';
import { unbroken } from '../words/unbroken.js';

/**
 * A page to look things up: lists, tables, and what asks a question as a tree.
 *
 * @param {{id: string, title: string, parts: {title: string, rows: string[][]}[]}} sheet
 */
export function referenceSheet({ id, title, parts }) {
  return html`<section class="sheet reference" data-sheet=${id}>
    <h2>${title}</h2>
    ${parts.map(
      (part) => html`<div class="block">${part.title ? html`<h3>${unbroken(part.title)}</h3>` : nothing}${rows(part.rows)}</div>`,
    )}
  </section>`;
}

function rows(all) {
  if (all.some((row) => row.length > 1)) return table(all);
  const asks = all.every(([line]) => line.startsWith('□'));
  return asks ? tree(all.map(([line]) => line)) : all.map(([line]) => html`<p>${unbroken(line)}</p>`);
}

function table(all) {
  return html`<table
      >${all.map(
        (row) => html`<tr
            >${row.map(
              (cell, i) => html`<td class=${i === 0 ? 'first' : ''}>${unbroken(i === 0 ? cell : withoutName(cell, row[0]))}</td>`,
            )}</tr>`,
      )}</table>`;
}

/** "□ An enemy near? It charges." is a question and what follows from a yes; a no leads to the next. */
function tree(lines) {
  return html`<ol class="tree">${lines.map((line) => {
    const [, question, action] = /^□\s*(.*?\?)\s*(.*)$/s.exec(line) ?? [null, line, ''];
    return html`<li><span class="question">${unbroken(question)}</span><span class="yes">${say('print.yes')} →</span><span
        class="action">${unbroken(action.charAt(0).toUpperCase() + action.slice(1))}</span></li>`;
  })}</ol>`;
}

