// Puts window.timeline into the page of a table: stories stand still until somebody says next(), and it can be read what is shown.
async () => {
  const {Pace} = await import('/games/pace.js');
  const found = (root, selector) => {
    for (const one of root?.querySelectorAll('*') ?? []) {
      const inside = one.matches(selector) ? one : found(one.shadowRoot, selector);
      if (inside) return inside;
    }
    return null;
  };
  const WATCH = 45000;
  let held = [];
  Pace.prototype.wait = (milliseconds, signal) => new Promise((over) => {
    if (milliseconds < WATCH) held.push(over);
    signal?.addEventListener('abort', over);
  });
  // However long a test takes, nobody has waited.
  const now = performance.now();
  performance.now = () => now;
  const page = found(document, 'table-page');
  const part = (selector) => found(page.shadowRoot, selector);
  const text = (element) => element ? (element.shadowRoot ?? element).textContent.replace(/\s+/g, ' ').trim() : null;
  const everything = (node) => node.nodeType === Node.TEXT_NODE ? [node.data]
    : ['STYLE', 'SCRIPT'].includes(node.nodeName) ? []
    : [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].flatMap(everything);
  const told = [];
  let last = null;
  // What happens to the board is heard before the page hears it.
  page.shadowRoot.addEventListener('story', ({detail}) => {
    last = detail;
    told.push(detail.shown);
  }, {capture: true});
  const quiet = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await page.updateComplete;
      await part('.board')?.updateComplete;
    }
  };
  window.timeline = {
    /** Lets the board go on to its next beat. */
    next: async () => {
      held.splice(0).forEach((over) => over());
      await quiet();
      return window.timeline.state();
    },
    /** Lets it go on until it has shown everything; what was to be seen at each beat. */
    all: async () => {
      const states = [];
      const isLong = () => states.length > 3000;
      for (let state = window.timeline.state(); state.isTelling && !isLong(); state = await window.timeline.next()) states.push(state);
      return states;
    },
    told,
    /** What has come to the page, whether it is shown yet or not. */
    knows: () => {
      const {view} = part('plateau-seats').line;
      const isOver = view.result !== null;
      return {step: String(view.step), toMove: view.toMove, mayDecide: view.moves.length > 0 || isOver, isOver};
    },
    state: () => {
      const journal = part('plateau-journal');
      const seats = part('plateau-seats');
      const {moment} = part('.board');
      return {
        isTelling: Boolean(part('#choices').inert),
        step: page.shadowRoot.querySelector('main').dataset.step,
        facts: text(part('.facts')),
        ask: text(part('plateau-ask')),
        journal: journal.entries.length,
        words: journal.entries.at(-1)?.words,
        shown: last?.busy ? last.shown : null,
        news: moment.journal.map(({words}) => words),
        toMove: seats.toMove,
        clocks: JSON.stringify(seats.clocks),
        curve: JSON.stringify(part('plateau-curve')?.curve?.points.at(-1) ?? null),
        choices: moment.moves.length,
        main: Boolean(part('plateau-ask')?.main),
        hasEnd: Boolean(part('plateau-finale')) || page.shadowRoot.querySelector('main').classList.contains('over'),
        seed: part('plateau-seats').table.seed ?? null,
        heard: text(page.shadowRoot.querySelector('p.only-heard')),
        title: document.title,
        everything: everything(document.body).join(' '),
      };
    },
  };
}
