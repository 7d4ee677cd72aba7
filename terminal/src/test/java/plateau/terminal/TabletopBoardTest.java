package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plateau.ford.Ford;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.tabletop.FaceDown;
import plateau.kernel.tabletop.Seen;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.sparks.Sparks;
import plateau.trio.Trio;

/** Games whose views are made of things on a table are drawn without a board of their own. */
class TabletopBoardTest {

  private static final int WIDTH = 100;
  private static final long SEED = 1;

  @Test
  void handsAndPilesAreCardsAsFarAsTheSeatKnowsThem() {
    assertThat(drawn(new Sparks(), Language.ENGLISH, 0))
        .isEqualTo(
            """
              Stock    12 cards
              Discard  no cards
              To move  Seat 1

              ● Seat 1
                Hand   ▲1 Bolt 1 · ☾2 Lantern 2 · ☾3 Lantern 3
                Lives  3 of 5

              ■ Seat 2
                Hand   3 cards
                Lives  3 of 5
            """);
  }

  @Test
  void whoHasSeenACardIsSaidToAllAndWhatItIsToThoseAlone() {
    assertThat(drawn(new Sparks(), Language.ENGLISH, 0, "lantern-2"))
        .contains("  Stock    11 cards, on top ▲9 Bolt 9 (seen by Seat 1)\n");
    assertThat(drawn(new Sparks(), Language.FRENCH, 1, "lantern-2"))
        .contains("  Pioche      11 cartes, dessus ▒ Carte du dessus (visible pour Place 1)\n");
    assertThat(drawn(new Sparks(), Language.ENGLISH, 0, "lantern-2", "salve-3"))
        .contains("    Hand   ▲9 Bolt 9 (seen by Seat 1) · and 2 unseen\n");
  }

  @Test
  void gridsAreBoxesWithWhatStandsInThem() {
    assertThat(drawn(new Ford(), Language.FRENCH, 0, "b1-b2", "a5-a4"))
        .isEqualTo(
            """
              Le gué
                    a   b   c   d   e
                  ┌───┬───┬───┬───┬───┐
                1 │ ● │   │ ● │ ● │ ● │
                  ├───┼───┼───┼───┼───┤
                2 │   │ ● │   │   │   │
                  ├───┼───┼───┼───┼───┤
                3 │   │▼▼▼│   │▼▼▼│   │
                  ├───┼───┼───┼───┼───┤
                4 │ ■ │   │   │   │   │
                  ├───┼───┼───┼───┼───┤
                5 │   │ ■ │ ■ │ ■ │ ■ │
                  └───┴───┴───┴───┴───┘
                ● Place 1 : Pion 1 a1, Pion 3 c1, Pion 4 d1, Pion 5 e1, Pion 2 b2
                ■ Place 2 : Pion 1 a4, Pion 2 b5, Pion 3 c5, Pion 4 d5, Pion 5 e5
                ▼ Eau profonde
              Au tour de  Place 1

              ● Place 1
                Pions pris  0

              ■ Place 2
                Pions pris  0
            """);
  }

  @Test
  void diceAndTracksShowNumbers() {
    assertThat(drawn(new Trio(), Language.ENGLISH, 0)).contains("  Dice         [ ] · [ ] · [ ]\n");
    assertThat(drawn(new Trio(), Language.FRENCH, 0, "throw", "keep", "throw"))
        .startsWith(
            """
              Manches             ◆1 2 3 4
                                  ◆ Cette manche 1
              Dés                 [5] · [4] · [5]
              Relances restantes  2 sur 2
              Au tour de          Place 2
              Le plus de points   Place 1
            """);
  }

  @Test
  void nobodyIsSomebodyAndNotNothing() {
    assertThat(drawn(new Trio(), Language.FRENCH, 0)).contains("  Le plus de points   personne\n");
  }

  @Test
  void cardsThatLookAlikeAreCounted() {
    Page page = new Page(WIDTH, Ink.PLAIN, Words.in(Language.ENGLISH, Sparks.class));
    FaceDown back = new FaceDown("spark", new Seen(List.of()));
    assertThat(new ItemWords(page).of(List.of(back, back, new FaceDown("spark", Seen.by(1)), back)))
        .isEqualTo(
            "2 × ▒ Top card (seen by nobody) · ▒ Top card (seen by Seat 2) · ▒ Top card (seen by"
                + " nobody)");
  }

  @Test
  void whatIsTooWideForAPictureIsTold() {
    assertThat(lines(new Ford(), Language.ENGLISH, 24, 0))
        .doesNotContain("┌")
        .contains("Pawn 3")
        .contains("Deep water");
  }

  private static String drawn(Game<?, ?> game, Language language, int seat, String... moves) {
    return lines(game, language, WIDTH, seat, moves);
  }

  private static <S extends State<S, M>, M> String lines(
      Game<S, M> game, Language language, int width, int seat, String... moves) {
    Match<S, M> match = Match.start(game, Setup.of(game.info(), 2, Map.of()), Dice.seeded(SEED));
    for (String move : moves) {
      match.play(match.toMove(), move);
    }
    return TextBoard.of(game)
        .draw(
            game.view(match.state(), seat),
            new Page(width, Ink.PLAIN, Words.in(language, game.getClass())))
        .stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
