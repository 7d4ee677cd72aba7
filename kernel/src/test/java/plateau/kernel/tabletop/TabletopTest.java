package plateau.kernel.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import plateau.kernel.json.Json;
import plateau.kernel.outlook.Things;

/** Things on a table say what they are, have no place for what is hidden, and refuse nonsense. */
class TabletopTest {

  private static final Emblem STAR = new Emblem(Shape.STAR, Colour.BLUE);
  private static final Card SEVEN = Card.of("star-7", "7", STAR);
  private static final Figure PAWN = Figure.of("pawn", 1);

  record View(Pile stock, List<Hand> hands, Grid board, Track fear) {}

  @Test
  void eachSaysInJsonWhatItIs() {
    assertThat(Json.write(Pile.closed("stock", 3)))
        .isEqualTo("{\"is\":\"pile\",\"id\":\"stock\",\"size\":3,\"cards\":[],\"seat\":null}");
    assertThat(Json.write(SEVEN))
        .isEqualTo(
            "{\"is\":\"card\",\"id\":\"star-7\",\"sign\":\"7\","
                + "\"emblem\":{\"shape\":\"star\",\"colour\":\"blue\"},\"seen\":null}");
    assertThat(Json.write(new Participant(2))).isEqualTo("{\"is\":\"participant\",\"seat\":2}");
  }

  @Test
  void whatIsHiddenHasNoPlaceOnlyWhoHasSeenIt() {
    assertThat(Json.write(Hand.of("hand", 1, 4)))
        .isEqualTo("{\"is\":\"hand\",\"id\":\"hand\",\"seat\":1,\"size\":4,\"cards\":[]}");
    assertThat(Json.write(new FaceDown("treasure", Seen.by(0, 2))))
        .isEqualTo(
            "{\"is\":\"face-down\",\"id\":\"treasure\",\"seen\":{\"is\":\"seen\",\"by\":[0,2]}}");
    assertThat(SEVEN.seenBy(Seen.BY_NOBODY).seen()).contains(Seen.BY_NOBODY);
  }

  @Test
  void everyThingHasAPathByWhichMovesAreAboutIt() {
    Things things =
        Things.in(
            new View(
                Pile.open("stock", 2, Optional.of(SEVEN)),
                List.of(Hand.own("hand", 0, List.of(SEVEN)), Hand.of("hand", 1, 2)),
                new Grid("board", 2, 2, List.of(Cell.at(0, 0), Cell.at(1, 1).with(PAWN))),
                Track.of("fear", 1, 3).with(PAWN, 2)));
    assertThat(things.has("stock.cards.star-7")).isTrue();
    assertThat(things.has("hands.0.cards.star-7")).isTrue();
    assertThat(things.has("hands.1")).isTrue();
    assertThat(things.has("board.cells.b2.figures.pawn")).isTrue();
    assertThat(things.has("fear.spaces.1.figures.pawn")).isTrue();
    assertThat(things.has("board.cells.a2")).isFalse();
    assertThat(things.paths()).contains("board.cells.b2").noneMatch(path -> path.endsWith(".is"));
  }

  @Test
  void seatsDifferInShapeAndColour() {
    assertThat(Emblem.ofSeat(0)).isEqualTo(new Emblem(Shape.CIRCLE, Colour.RED));
    assertThat(PAWN.emblem()).isEqualTo(new Emblem(Shape.SQUARE, Colour.BLUE));
    assertThat(PAWN.with("3").sign()).isEqualTo("3");
  }

  @Test
  void whatBelongsToASeatSaysWhose() {
    assertThat(Counter.of("coins", 3).most(5).of(2))
        .isEqualTo(new Counter("coins", 3, Optional.of(5), Optional.of(2)));
    assertThat(Pile.closed("won", 4).of(1).seat()).contains(1);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertRefused(() -> Pile.closed("Stock", 1), "lower-case-kebab");
    assertRefused(() -> Pile.closed("to--draw", 1), "lower-case-kebab");
    assertRefused(() -> Pile.closed("", 1), "lower-case-kebab");
    assertRefused(() -> Pile.closed("stock", -1), "stock has -1 cards, but tells of 0");
    assertRefused(() -> new Hand("hand", 0, 1, List.of(SEVEN, SEVEN)), "tells of 2");
    assertRefused(() -> Hand.of("hand", -2, 1), "seats are numbered from 0: -2");
    assertRefused(() -> Card.of("star-7", "seven", STAR), "at most three characters");
    assertRefused(() -> Seen.by(2, 0), "in their order, each once: [2, 0]");
    assertRefused(() -> Seen.by(1, 1), "in their order, each once: [1, 1]");
    assertRefused(() -> Counter.of("health", 6).most(5), "health is 6 of 5");
    assertRefused(() -> new Die("die", 1, Optional.empty()), "die has 1 sides");
    assertRefused(() -> Die.of("die", 7), "die shows 7 of 6");
    assertRefused(() -> new Participant(-1), "from 0: -1");
    assertRefused(() -> Track.of("fear", 3, 2), "goes from 3 to 2");
    assertRefused(() -> new Track("fear", 0, List.of()), "fear has no spaces");
    assertRefused(() -> Track.of("fear", 1, 3).with(PAWN, 4), "pawn stands on 4 of fear");
    assertRefused(() -> Cell.at(-1, 0), "no letter for column -1");
    assertRefused(() -> Cell.at(26, 0), "no letter for column 26");
    assertRefused(() -> grid(Cell.at(2, 0)), "c1 lies at 2, 0, outside of board with 2 columns");
    assertRefused(() -> grid(Cell.at(0, 0), Cell.at(0, 0)), "two cells of board are called a1");
    assertRefused(
        () -> grid(Cell.at(0, 0), new Cell("den", 0, 0, Optional.empty(), List.of())),
        "two cells of board lie at 0, 0");
  }

  private static Grid grid(Cell... cells) {
    return new Grid("board", 2, 2, List.of(cells));
  }

  private static void assertRefused(ThrowingCallable made, String because) {
    assertThatThrownBy(made)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(because);
  }
}
