package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.panic.PanicGame;
import plateau.panic.view.TaskKind;

/** Section 22, information: I28 to I30. */
class InformationInvariantsTest {

  private static final PanicGame GAME = RecordedGame.GAME;
  private static final int GAMES = 40;
  private static final List<PanicMove> ALL_MOVES = Moves.all();
  private static final int EVERY = 17;

  @Test
  @Tag("I28")
  @Tag("I29")
  void viewsAndMenusTellNothingThatASeatMayNotKnow() {
    int[] positions = {0};
    inGames(
        (game, step) -> {
          PanicState state = game.after(step);
          Seeded chance = Seeded.forStep(game.seed(), step);
          int seat = step % 3 == 0 ? chance.below(state.seats()) : state.toMove();
          if (state.toMove() != Seat.OVER) {
            assertLooksTheSame(game, step, seat, Scrambled.of(state, seat, chance));
            positions[0]++;
          }
        });
    assertThat(positions[0]).as("positions looked at").isGreaterThan(3000);
  }

  private static void assertLooksTheSame(
      RecordedGame game, int step, int seat, PanicState scrambled) {
    PanicState state = game.after(step);
    String where = "seed %d, step %d, seat %d".formatted(game.seed(), step, seat);
    assertThat(Json.write(GAME.view(scrambled, seat)))
        .as("%s: its view", where)
        .isEqualTo(Json.write(GAME.view(state, seat)));
    assertThat(Json.write(GAME.view(scrambled, Seat.SPECTATOR)))
        .as("%s: what is public", where)
        .isEqualTo(Json.write(GAME.view(state, Seat.SPECTATOR)));
    if (state.toMove() == seat) {
      assertThat(scrambled.moves()).as("%s: its moves", where).isEqualTo(state.moves());
      for (int i = step % EVERY; i < ALL_MOVES.size(); i += EVERY) {
        PanicMove move = ALL_MOVES.get(i);
        if (!state.moves().contains(move)) {
          assertThat(GAME.whyNot(scrambled, move))
              .as("%s: why not %s", where, move)
              .isEqualTo(GAME.whyNot(state, move));
        }
      }
    }
  }

  @Test
  @Tag("I29")
  void whatASeatImaginesDependsOnWhatItKnowsAlone() {
    inGames(
        (game, step) -> {
          PanicState state = game.after(step);
          Seeded chance = Seeded.forStep(game.seed(), step);
          int seat = chance.below(state.seats());
          if (state.toMove() != Seat.OVER) {
            PanicState scrambled = Scrambled.of(state, seat, chance);
            assertThat(imagined(scrambled, seat, step))
                .as("seed %d, step %d: what seat %d imagines", game.seed(), step, seat)
                .isEqualTo(imagined(state, seat, step));
          }
        });
  }

  private static Object imagined(PanicState state, int seat, int step) {
    return GAME.view(GAME.imagine(state, seat, new Seeded(step)), Seat.REFEREE);
  }

  @Test
  @Tag("I30")
  void whoIsAskedForVestsDependsOnPublicFactsAlone() {
    int[] asked = {0};
    inGames(
        (game, step) -> {
          if (step > 0 && isAnyoneHit(game.step(step))) {
            PanicState real = game.after(step);
            PanicState other = withOtherCards(game, step);
            assertThat(other.toMove())
                .as("seed %d, step %d: who is asked when others hold vests", game.seed(), step)
                .isEqualTo(real.toMove());
            assertThat(Pendings.of(other))
                .as("seed %d, step %d: what is asked", game.seed(), step)
                .isEqualTo(Pendings.of(real));
            asked[0] += isVestQuestion(real) ? 1 : 0;
          }
        });
    assertThat(asked[0]).as("questions about vests").isGreaterThan(50);
  }

  private static boolean isAnyoneHit(RecordedGame.RecordedStep step) {
    boolean isHit =
        step.journal().stream()
            .anyMatch(
                entry ->
                    entry instanceof Happening.ParasitesAttacked
                        || entry instanceof Happening.Aimed);
    return isHit && step.after().toMove() != Seat.OVER;
  }

  private static boolean isVestQuestion(PanicState state) {
    return Agenda.kind(state.agenda.top()) == TaskKind.VESTS;
  }

  /** The same step with other cards in all hands but that of the seat that decides. */
  private static PanicState withOtherCards(RecordedGame game, int step) {
    PanicState before = game.after(step - 1);
    Chance chance = Seeded.forStep(game.seed(), step);
    PanicState other = Scrambled.cardsOf(before, before.toMove(), chance);
    List<Integer> dice = new ArrayList<>(game.step(step).dice());
    other.play(game.move(step), (_, _) -> dice.removeFirst(), Journal.OFF);
    return other;
  }

  private static void inGames(ObjIntConsumer<RecordedGame> check) {
    for (long seed = 1; seed <= GAMES; seed++) {
      int seats = Options.MIN_SEATS + (int) (seed % 4);
      Setup setup = Setup.of(GAME.info(), seats, Map.of());
      RecordedGame game = RecordedGame.play(setup, seed, RecordedGame.Style.ANY_MOVE);
      for (int step = 0; step < game.length(); step++) {
        check.accept(game, step);
      }
    }
  }
}
