// Puts window.facts into a page: what can be read off it about where things stand. Each fact answers with a list of faults.
() => {
  const all = (selector, root = document) => {
    const trees = [...root.querySelectorAll('*')].map(({shadowRoot}) => shadowRoot).filter(Boolean);
    return [...root.querySelectorAll(selector), ...trees.flatMap((tree) => all(selector, tree))];
  };
  // A fact about nothing would hold whatever the page shows.
  const each = (selector, faultsOf) => {
    const found = all(selector);
    return found.length > 0 ? found.flatMap(faultsOf) : [`nothing on the page is ${selector}`];
  };
  const box = (element) => element.getBoundingClientRect();
  const around = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
  const isIn = (element, other) => {
    for (let at = element; at; at = around(at)) if (at === other) return true;
    return false;
  };
  const topmost = (x, y) => {
    let at = document.elementFromPoint(x, y);
    while (at?.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const seen = (element) => box(element).width > 0 && box(element).height > 0;
  const told = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round).join(' ');
  const isFixed = (sheet) => sheet !== undefined && getComputedStyle(sheet).position === 'fixed';
  const sideways = () => (document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []);
  const outside = (what, {left, top, right, bottom}, floor = innerHeight) => {
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= floor + 1;
    return isInside ? [] : [`${what} is at ${told({left, top, right, bottom})} of ${innerWidth} ${floor}`];
  };
  const covered = (what, element, x, y) =>
    isIn(topmost(x, y), element) ? [] : [`${what} is covered at ${Math.round(x)} ${Math.round(y)}`];

  const sizeOf = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  const worlds = (board) => {
    const marker = all('.world path.marker', board.shadowRoot)[0];
    const texts = all('.world text', board.shadowRoot);
    return [
      ...texts.filter((text) => marker && meet(box(text), box(marker))).map((text) => `the marker covers ${text.textContent}`),
      ...texts.filter((text) => sizeOf(text) < 11.9).map((text) => `${text.textContent} is too small`),
    ];
  };
  const board = (picture) => {
    const [frame, sheet, ask] = [all('.board')[0], all('.sheet')[0], all('plateau-ask')[0]];
    const place = box(all(picture, frame.shadowRoot)[0]);
    const shares = [0.08, 0.92];
    const corners = shares.flatMap((x) => shares.map((y) => [place.left + x * place.width, place.top + y * place.height]));
    return [
      ...sideways(),
      ...outside('the board', place, isFixed(sheet) ? box(sheet).top : innerHeight),
      ...(place.height < innerHeight * 0.3 ? [`the board is only ${place.height} high`] : []),
      ...corners.flatMap(([x, y]) => covered('the board', frame, x, y)),
      ...outside('what is asked', box(ask)),
      ...covered('what is asked', ask, box(ask).left + 24, box(ask).top + 20),
      ...(box(sheet).top > innerHeight - 44 ? ['the choices begin below the fold'] : []),
      ...all('.fact').flatMap((fact) => (seen(fact) ? outside(fact.textContent, box(fact)) : [`${fact.textContent} is not there`])),
      ...all('.where h1').flatMap((title) => (title.scrollWidth > title.clientWidth ? [`${title.textContent} is cut`] : [])),
      ...worlds(frame),
    ];
  };

  const notCut = (pieces) =>
    each(pieces, (piece) => {
      const [frame, place] = [box(piece.ownerSVGElement), box(piece)];
      const isInside = place.left >= frame.left && place.top >= frame.top && place.right <= frame.right && place.bottom <= frame.bottom;
      return isInside ? [] : [`${piece.dataset.thing} at ${told(place)} is cut by ${told(frame)}`];
    });

  const inSight = (selector) => each(selector, (one) => outside(selector, box(one)));

  const aboveTheSheet = (selector) => each(selector, (one) => outside(selector, box(one), box(all('.sheet')[0]).top));

  const oneBelowTheOther = (selector) => {
    const places = all(selector).filter(seen).map(box);
    const over = places.slice(1).filter(({top}, i) => top < places[i].bottom - 1);
    return [...sideways(), ...over.map((place) => `${told(place)} lies over what stands above it`)];
  };

  const wordsInside = (selector) =>
    each(selector, (card) => {
      const frame = box(card);
      const isOut = ({left, right, bottom}) => left < frame.left + 2 || right > frame.right - 2 || bottom > frame.bottom;
      return all('figcaption, h2', card.shadowRoot ?? card).filter(seen).flatMap((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const place = range.getBoundingClientRect();
        return isOut(place) ? [`${words.textContent}: ${told(place)} in ${told(frame)}`] : [];
      });
    });

  const oneLine = (selector) =>
    each(selector, (words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const isBroken = range.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(words).fontSize);
      return isBroken ? [`${words.textContent} is broken into lines`] : [];
    });

  const notSqueezed = (selector) =>
    each(selector, (button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [frame, words] = [box(button), range.getBoundingClientRect()];
      return words.left < frame.left + 6 || words.right > frame.right - 6 ? [`${button.textContent} is squeezed into ${told(frame)}`] : [];
    });

  const notSideways = (selector) => {
    const wide = ({tagName, scrollWidth, clientWidth}) => (scrollWidth > clientWidth
      ? [`${tagName} is ${scrollWidth} wide in ${clientWidth}`]
      : []);
    return [...sideways(), ...each(selector, wide)];
  };

  const ringed = (place, isInSheet) => {
    const [sheet, card, bar, facts] = [all('.sheet')[0], all('lesson-card')[0], all('plateau-bar')[0], all('[data-part="facts"]')[0]];
    const under = topmost((place.left + place.right) / 2, (place.top + place.bottom) / 2);
    return [
      ...outside('a ring', place, !isInSheet && isFixed(sheet) ? box(sheet).top : innerHeight),
      ...(isIn(under, card) ? [`the card lies over what is ringed at ${told(place)}`] : []),
      ...(isIn(under, bar) && !isIn(under, facts) ? [`a ring floats over the header at ${told(place)}`] : []),
    ];
  };
  const lesson = () => {
    const card = all('lesson-card')[0];
    const title = box(all('h2', card.shadowRoot)[0]);
    const rings = all('lesson-rings').flatMap((layer) =>
      all('.ring', layer.shadowRoot).flatMap((ring) => ringed(box(ring), layer.classList.contains('inside'))),
    );
    return [...sideways(), ...outside('the card', title), ...covered('the card', card, title.left + 4, title.top + 8), ...rings];
  };

  window.facts = {board, notCut, inSight, aboveTheSheet, oneBelowTheOther, wordsInside, oneLine, notSqueezed, notSideways, lesson};
}
