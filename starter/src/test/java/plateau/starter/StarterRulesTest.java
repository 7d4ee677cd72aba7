package plateau.starter;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.starter.Trinket.BEAD;
import static plateau.starter.Trinket.KEY;
import static plateau.starter.Trinket.RING;
import static plateau.starter.Trinket.SPOON;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.tabletop.Card;
import plateau.kernel.tabletop.Dealt;

/** The examples of rules_en.md, section 5, and what else the sections say. Ann is seat 0, Bob 1. */
class StarterRulesTest {

  private static final int ANN = 0;
  private static final int BOB = 1;
  private static final List<Trinket> BUSHES = List.of(RING, KEY, SPOON, RING, BEAD, SPOON);
  private static final List<Trinket> ANNS = List.of(RING, KEY, SPOON, BEAD);
  private static final List<Trinket> BOBS = List.of(RING, RING, BEAD, BEAD);

  private final StarterNotation notation = new StarterNotation();

  @Test
  void whoeverLooksKnowsAndWhatIsLeftEverybodyKnows() { // example 1: 2.2, 2.3
    StarterState game = annHas(3, ANNS);
    play(game, "look-bush-2");
    assertThat(knownTo(game, ANN, "bush-2")).contains(KEY);
    assertThat(knownTo(game, BOB, "bush-2")).isEmpty();
    play(game, "take-bush-2");
    play(game, "leave-3", 5);
    assertThat(knownTo(game, Seat.SPECTATOR, "bush-2")).contains(SPOON);
    assertThat(knownTo(game, ANN, "nest-1-3")).contains(KEY);
    assertThat(game.toMove()).isEqualTo(BOB);
    assertThat(game.hops()).isEqualTo(5);
  }

  @Test
  void whatSomebodyTakesIsStillKnownToWhoeverKnewIt() { // example 2: 3.2
    StarterState game = bobsTurnAfterHeSawAnnTakeTheKey();
    assertThat(knownTo(game, BOB, "nest-1-3")).contains(KEY);
    assertThat(knownTo(game, BOB, "nest-1-1")).isEmpty();
    StarterState imagined = game.imagine(BOB, new Seeded(1));
    assertThat(knownTo(imagined, BOB, "nest-1-3")).contains(KEY);
  }

  @Test
  void whatIsLeftInANestLiesFaceUp() { // example 3: 2.2, 2.3
    StarterState game = bobsTurnAfterHeSawAnnTakeTheKey();
    play(game, "take-nest-1-3");
    play(game, "leave-1", 1);
    assertThat(knownTo(game, ANN, "nest-1-3")).contains(RING);
    assertThat(knownTo(game, Seat.SPECTATOR, "nest-1-3")).contains(RING);
    assertThat(game.toMove()).isEqualTo(ANN);
  }

  @Test
  void whatWasTakenMayBeLeftAgain() { // example 4: 2.3
    StarterState game = annHas(2, ANNS);
    play(game, "take-bush-5");
    assertThat(moves(game))
        .containsExactly("leave-beak", "leave-1", "leave-2", "leave-3", "leave-4");
    play(game, "leave-beak", 1);
    assertThat(knownTo(game, Seat.SPECTATOR, "bush-5")).contains(BEAD);
    assertThat(game.view(Seat.REFEREE).nests().get(ANN).cards())
        .extracting(Dealt::id)
        .isEqualTo(ANNS.stream().map(Trinket::id).toList());
  }

  @Test
  void fourOfAKindAreShownWhileTheTurnLasts() { // example 5: 4.1
    List<Trinket> threeKeys = List.of(KEY, KEY, KEY, BEAD);
    StarterState lastHops = annHas(2, threeKeys);
    play(lastHops, "take-bush-2");
    play(lastHops, "leave-4", 3);
    assertThat(lastHops.toMove()).isEqualTo(BOB);

    StarterState hopLeft = annHas(3, threeKeys);
    play(hopLeft, "take-bush-2");
    assertThat(moves(hopLeft)).doesNotContain("show");
    play(hopLeft, "leave-4");
    play(hopLeft, "show");
    assertThat(hopLeft.toMove()).isEqualTo(Seat.OVER);
    assertThat(hopLeft.result().code()).isEqualTo("four-of-a-kind");
    assertThat(hopLeft.result().winners()).containsExactly(ANN);
  }

  @Test
  void afterTheLastRoundTheMostPointsWin() { // example 6: 4.2
    StarterState game = lastTurns(List.of(RING, RING, KEY, SPOON), List.of(KEY, KEY, SPOON, SPOON));
    assertThat(game.result().scores()).containsExactly(5, 6);
    assertThat(game.result().winners()).containsExactly(BOB);
  }

  @Test
  void equalMagpiesShareTheWin() { // 4.2
    StarterState game = lastTurns(List.of(RING, RING, KEY, KEY), List.of(KEY, KEY, SPOON, SPOON));
    assertThat(game.result().winners()).containsExactly(ANN, BOB);
  }

  @Test
  void whenTheMatchIsOverEverybodyShowsTheirNest() { // 4.3
    StarterState game = lastTurns(ANNS, BOBS);
    assertThat(game.view(Seat.SPECTATOR).nests())
        .allSatisfy(nest -> assertThat(nest.cards()).hasOnlyElementsOfType(Card.class));
  }

  @Test
  void aNestCostsDouble() { // 2.2
    assertThat(moves(annHas(1, ANNS))).contains("look-bush-1").doesNotContain("take-bush-1");
    assertThat(moves(annHas(2, ANNS))).contains("take-bush-1", "look-nest-2-1");
    assertThat(moves(annHas(3, ANNS))).doesNotContain("take-nest-2-1");
    assertThat(moves(annHas(4, ANNS))).contains("take-nest-2-1").doesNotContain("look-nest-1-1");
  }

  private StarterState bobsTurnAfterHeSawAnnTakeTheKey() {
    StarterState game = annHas(1, ANNS);
    play(game, "rest", 1);
    play(game, "look-bush-2", 3);
    play(game, "take-bush-2");
    play(game, "leave-3");
    play(game, "rest", 4);
    return game;
  }

  // In a match of one round each says that it has enough.
  private StarterState lastTurns(List<Trinket> anns, List<Trinket> bobs) {
    StarterState game = laid(1, 1, anns, bobs);
    play(game, "rest", 1);
    play(game, "rest");
    return game;
  }

  private static StarterState annHas(int hops, List<Trinket> nest) {
    return laid(8, hops, nest, BOBS);
  }

  private static StarterState laid(int rounds, int hops, List<Trinket> anns, List<Trinket> bobs) {
    List<Trinket> trinkets = new ArrayList<>();
    Stream.of(BUSHES, anns, bobs).forEach(trinkets::addAll);
    return new StarterState(2, rounds, trinkets, hops);
  }

  private void play(StarterState game, String move, int... dice) {
    game.play(notation.read(move).orElseThrow(), RecordedChance.dice(dice), Journal.OFF);
  }

  private List<String> moves(StarterState game) {
    return game.moves().stream().map(notation::write).toList();
  }

  private static Optional<Trinket> knownTo(StarterState game, int seat, String spot) {
    return game.known(seat, Spot.named(spot).orElseThrow());
  }
}
