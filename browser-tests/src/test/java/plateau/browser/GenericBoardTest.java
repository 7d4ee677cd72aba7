package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A game without a board of its own is shown all the same. */
class GenericBoardTest extends BrowserTest {

  private static final String SHOW =
      """
      async () => {
        await import('/games/generic/generic-board.js');
        const {momentOf} = await import('/games/moment.js');
        const {GameWords} = await import('/words/game-words.js');
        const {presentation} = await import('/games/generic/presentation.js');
        const words = new GameWords('en', {'game.name': 'Caves', 'place.hall': 'Great Hall', 'label.torches': 'torches left'});
        const view = {
          torches: 3,
          cave: [{place: 'hall', x: 0, y: 0}, {place: 'pit', x: 1, y: 0}],
          heroes: [{name: 'ada', room: 'hall', health: 2}, {name: 'bob', room: 'pit', health: 1}],
          lost: [],
        };
        const main = document.createElement('main');
        main.append(Object.assign(document.createElement(presentation.board), {moment: momentOf({view, words})}));
        document.body.replaceChildren(main);
        return presentation.inWords(view, words).flatMap(({heading, lines}) => [heading, ...lines]).join('; ');
      }
      """;

  @Test
  void placesAreAMapAndTheRestIsTables() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.goTo("/").find("game-card").first().waitFor();
    String words = (String) visitor.page().evaluate(SHOW);
    assertThat(words)
        .contains("Torches left: 3", "place Great Hall, x 0, y 0", "name bob, room pit, health 1");
    assertThat(visitor.find("generic-board .map text >> text=Great Hall").count()).isEqualTo(1);
    assertThat(visitor.find("generic-board .map .token").count()).isEqualTo(2);
    assertThat(visitor.find("generic-board table").count()).isPositive();
    assertThat(visitor.scrollsSideways()).isFalse();
  }
}
