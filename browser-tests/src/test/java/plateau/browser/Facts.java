package plateau.browser;

/** What can be read off a page about where things stand. Each fact is a list of faults. */
final class Facts {

  static final String BOARD = "board";
  static final String IN_SIGHT = "inSight";
  static final String ONE_BELOW_THE_OTHER = "oneBelowTheOther";
  static final String WORDS_INSIDE = "wordsInside";
  static final String NOT_SIDEWAYS = "notSideways";
  static final String LESSON = "lesson";
  static final String ABOVE_THE_SHEET = "aboveTheSheet";

  /** Puts {@code window.facts} into a page. */
  static final String DEFINED =
      """
      () => {
        const all = (selector, root = document) => [
          ...root.querySelectorAll(selector),
          ...[...root.querySelectorAll('*')].filter(({shadowRoot}) => shadowRoot).flatMap(({shadowRoot}) => all(selector, shadowRoot)),
        ];
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
        const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const seen = (element) => box(element).width > 0 && box(element).height > 0;
        const told = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round).join(' ');
        const isFixed = (sheet) => sheet !== undefined && getComputedStyle(sheet).position === 'fixed';
        const sideways = () => document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
        const outside = (what, {left, top, right, bottom}, floor = innerHeight) =>
          left < -1 || top < -1 || right > innerWidth + 1 || bottom > floor + 1 ? [`${what} is at ${told({left, top, right, bottom})} of ${innerWidth} ${floor}`] : [];
        const covered = (what, element, x, y) => (isIn(topmost(x, y), element) ? [] : [`${what} is covered at ${Math.round(x)} ${Math.round(y)}`]);

        const board = (picture) => {
          const [board, sheet, ask] = [all('.board')[0], all('.sheet')[0], all('plateau-ask')[0]];
          const drawn = all(picture, board.shadowRoot)[0];
          const place = box(drawn);
          const floor = isFixed(sheet) ? box(sheet).top : innerHeight;
          const corners = [0.08, 0.92].flatMap((x) => [0.08, 0.92].map((y) => [place.left + x * place.width, place.top + y * place.height]));
          const marker = all('.world path.marker', board.shadowRoot)[0];
          const texts = all('.world text', board.shadowRoot);
          return [
            ...sideways(),
            ...outside('the board', place, floor),
            ...(place.height < innerHeight * 0.36 ? [`the board is only ${place.height} high`] : []),
            ...corners.flatMap(([x, y]) => covered('the board', board, x, y)),
            ...outside('what is asked', box(ask)),
            ...covered('what is asked', ask, box(ask).left + 24, box(ask).top + 20),
            ...(box(sheet).top > innerHeight - 44 ? ['the choices begin below the fold'] : []),
            ...all('.fact').flatMap((fact) => (seen(fact) ? outside(fact.textContent, box(fact)) : [`${fact.textContent} is not there`])),
            ...texts.filter((text) => marker && meet(box(text), box(marker))).map((text) => `the marker covers ${text.textContent}`),
            ...texts.filter((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a < 11.9).map((text) => `${text.textContent} is too small`),
          ];
        };

        const inSight = (selector) => all(selector).flatMap((one) => outside(selector, box(one)));

        const aboveTheSheet = (selector) => all(selector).flatMap((one) => outside(selector, box(one), box(all('.sheet')[0]).top));

        const oneBelowTheOther = (selector) => {
          const places = all(selector).filter(seen).map(box);
          return [...sideways(), ...places.slice(1).filter(({top}, i) => top < places[i].bottom - 1).map((place, i) => `${told(place)} lies over what stands above it`)];
        };

        const wordsInside = (selector) =>
          all(selector).flatMap((card) => {
            const words = all('figcaption, h2', card.shadowRoot ?? card).filter(seen);
            return words.flatMap((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              const [frame, place] = [box(card), range.getBoundingClientRect()];
              return place.left < frame.left + 2 || place.right > frame.right - 2 || place.bottom > frame.bottom ? [`${one.textContent}: ${told(place)} in ${told(frame)}`] : [];
            });
          });

        const notSideways = (selector) => [...sideways(), ...all(selector).filter((one) => one.scrollWidth > one.clientWidth).map((one) => `${one.tagName} is ${one.scrollWidth} wide in ${one.clientWidth}`)];

        const lesson = () => {
          const [sheet, card] = [all('.sheet')[0], all('lesson-card')[0]];
          const title = all('h2', card.shadowRoot)[0];
          const rings = all('lesson-rings').flatMap((layer) => all('.ring', layer.shadowRoot).map((ring) => ({place: box(ring), inside: layer.classList.contains('inside')})));
          return [
            ...sideways(),
            ...outside('the card', box(title)),
            ...covered('the card', card, box(title).left + 4, box(title).top + 8),
            ...rings.flatMap(({place, inside}) => {
              const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
              const under = topmost(x, y);
              return [
                ...outside('a ring', place, !inside && isFixed(sheet) ? box(sheet).top : innerHeight),
                ...(isIn(under, card) ? [`the card lies over what is ringed at ${told(place)}`] : []),
                ...(!inside && isIn(under, all('plateau-bar')[0]) && !isIn(under, all('[data-part="facts"]')[0]) ? [`a ring floats over the header at ${told(place)}`] : []),
              ];
            }),
          ];
        };

        window.facts = {board, inSight, aboveTheSheet, oneBelowTheOther, wordsInside, notSideways, lesson};
      }
      """;

  /** Draws every card of JADE's as the board and the companion draw it; says how many. */
  static final String ALL_CARDS =
      """
      async () => {
        await import('/cards/order-card.js');
        const {render} = await import('lit');
        const {cardPicture} = await import('/games/deadzone/jade.js');
        const {jadeStyle} = await import('/games/deadzone/jade-style.js');
        const {wordsOf} = await import('/words/game-words.js');
        const {shared} = await import('/theme/shared.js');
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
            root.adoptedStyleSheets = [shared.styleSheet, jadeStyle.styleSheet];
            const jade = Object.assign(document.createElement('div'), {className: `jade ${open ? 'open' : ''}`});
            render(cardPicture(id, words), jade);
            root.append(jade);
          });
          const large = Object.assign(document.createElement('order-card'), {card: {id, words: words.say(`action-card.${id}`), holder: 'JADE', sentences: []}});
          place.append(...panels, large);
        }
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return place.children.length;
      }
      """;

  private Facts() {}
}
