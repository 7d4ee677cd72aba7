// Draws every card of JADE's as the board and the companion draw it; says how many.
async () => {
  await import('/cards/open-card.js');
  const {render} = await import('lit');
  const {cardPicture} = await import('/games/deadzone/jade.js');
  await import('/games/deadzone/deadzone-board.js');
  const {wordsOf} = await import('/words/game-words.js');
  const words = await wordsOf('deadzone');
  const ids = ['aim-for-the-boss', 'bodyguard', 'finish-the-job', 'rescue', 'tactical-shot', 'most-urgent', 'clean-up', 'stop-them',
    'covering', 'logistics', 'crossfire', 'looting', 'focus', 'command', 'unpredictable'];
  const place = document.createElement('div');
  place.className = 'all-cards';
  document.body.replaceChildren(place);
  for (const id of ids) {
    const panels = [document.createElement('section'), document.createElement('section')];
    panels.forEach((panel, open) => {
      const root = panel.attachShadow({mode: 'open'});
      root.adoptedStyleSheets = customElements.get('deadzone-board').elementStyles.map((style) => style.styleSheet ?? style);
      const jade = Object.assign(document.createElement('div'), {className: `jade ${open ? 'open' : ''}`});
      render(cardPicture(id, words), jade);
      root.append(jade);
    });
    const card = {id, words: words.say(`action-card.${id}`), holder: 'JADE', sentences: []};
    const large = Object.assign(document.createElement('open-card'), {card});
    place.append(...panels, large);
  }
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return place.children.length;
}
