package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.jade.procedure.GroupDeck;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** What holds at every decision of random games, with and without JADE. */
class InvariantsTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final int GAMES = 36;
  private static final List<String> JADE = List.of("none", "north", "both", "none");

  private static Setup setup(int game) {
    List<String> teams = StrikeTeam.SAMPLES.ids();
    return Setup.of(
        GAME.info(),
        2,
        Map.of(
            "south-team", teams.get(game % 3),
            "north-team", teams.get(game / 3 % 3),
            "mission", Mission.SAMPLES.ids().get(game / 9 % 3),
            "jade", JADE.get(game % JADE.size()),
            "jade-pool", game % 8 == 2 ? "on" : "off"));
  }

  /** Looks at every decision of some games, and at what the command chosen is going to do. */
  private static void everywhere(BiConsumer<DeadzoneState, Command> check) {
    for (int game = 0; game < GAMES; game++) {
      Seeded chance = new Seeded(game);
      DeadzoneState state = GAME.start(setup(game), chance, Journal.OFF);
      int step = 0;
      while (state.toMove() != Seat.OVER) {
        Command command = state.moves().get(chance.below(state.moves().size()));
        try {
          check.accept(state, command);
        } catch (AssertionError failed) {
          throw new AssertionError("seed " + game + ", step " + step + ", " + command, failed);
        }
        state.play(command, chance, Journal.OFF);
        step++;
      }
    }
  }

  private static void everyFigure(DeadzoneState state, BiConsumer<DeadzoneState, Integer> check) {
    int all = state.figures.standing();
    for (int left = all; left != 0; left = Figures.rest(left)) {
      check.accept(state, Figures.first(left));
    }
  }

  @Test
  @Tag("I1")
  @Tag("I3")
  void theDecksHoldWhatTheyShould() {
    everywhere(
        (state, command) -> {
          for (int side = 0; side < Side.COUNT; side++) {
            if (state.scenario.isJade(side)) {
              ActionDeck actions = state.decks.actions(side);
              assertThat(actions.left() + actions.discarded()).isEqualTo(18);
              GroupDeck group = state.decks.group(side);
              int seen = 0;
              for (int i = 0; i < group.left(); i++) {
                int bit = Figures.bit(group.figure(i));
                assertThat(bit & state.figures.ready(side)).isNotZero();
                assertThat(seen & bit).isZero();
                seen |= bit;
              }
            }
          }
        });
  }

  @Test
  @Tag("I4")
  void onlyReadyFiguresAreActivated() {
    everywhere(
        (state, command) -> {
          if (command instanceof Command.Activate(var id)) {
            int figure = state.scenario.figure(state.toMove(), id);
            assertThat(state.figures.isActivated(figure)).isFalse();
          }
        });
  }

  @Test
  @Tag("I5")
  @Tag("I13")
  @Tag("R10")
  @Tag("R69")
  void nobodyDoesMoreThanTheBudgetAllowsAndThePinnedStandUpFirst() {
    everywhere(
        (state, command) -> {
          Activation activation = state.activation;
          boolean paysShort =
              command instanceof Command.Move
                  || command instanceof Command.ThrowGrenade
                  || command instanceof Command.Heal;
          if (paysShort) {
            assertThat(activation.shorts()).isPositive();
            assertThat(activation.isLongUsed()).isFalse();
          }
          if (command instanceof Command.Sprint || command instanceof Command.Fight) {
            assertThat(activation.canLong()).isTrue();
          }
          int active = activation.figure();
          if (state.agenda.kind() == TaskKind.ACT && state.figures.isPinned(active)) {
            boolean isAllowed =
                command instanceof Command.StandUp
                    || command instanceof Command.EndActivation
                    || command instanceof Command.SpendDie;
            assertThat(isAllowed).isTrue();
            assertThat(activation.hasUsed(ActionKind.STAND_UP)).isFalse();
          }
        });
  }

  @Test
  @Tag("I6")
  void figuresStandWhereTheyCanAndCubesAreNotOverfull() {
    everywhere(
        (state, command) ->
            everyFigure(
                state,
                (now, figure) -> {
                  int cube = now.figures.cube(figure);
                  assertThat(now.field().terrain().isStandable(cube)).isTrue();
                  assertThat(now.figures.hasRoom(figure, cube)).isTrue();
                  assertThat(now.figures.cubesOf(Side.of(figure)).contains(cube)).isTrue();
                }));
  }

  @Test
  @Tag("I10")
  void shotsAreLegal() {
    everywhere(
        (state, command) -> {
          int figure = state.activation.figure();
          if (command instanceof Command.Shoot(var id, var weapon, boolean _)) {
            int target = state.scenario.figure(Side.other(Side.of(figure)), id);
            int number = state.scenario.weapon(figure, weapon);
            assertThat(state.isInMelee(figure)).isFalse();
            assertThat(Shooting.canHit(state, figure, target, number)).isTrue();
            assertThat(Shooting.isAffordable(state, number)).isTrue();
          }
        });
  }

  @Test
  @Tag("I12")
  @Tag("I15")
  @Tag("I16")
  void statesOfFiguresFit() {
    everywhere(
        (state, command) ->
            everyFigure(
                state,
                (now, figure) -> {
                  Figures figures = now.figures;
                  assertThat(figures.damage(figure)).isBetween(0, now.type(figure).size());
                  if (now.has(figure, Keyword.VULNERABLE)) {
                    assertThat(figures.damage(figure)).isZero();
                  }
                  if (figures.isPinned(figure)) {
                    assertThat(now.has(figure, Keyword.CONSTRUCT)).isFalse();
                    assertThat(now.has(figure, Keyword.SOLID)).isFalse();
                  }
                  if (figures.isReloading(figure)) {
                    assertThat(now.type(figure).hasArm(Keyword.SLOW_RELOAD)).isTrue();
                  }
                  if (figures.isCarrying(figure)) {
                    assertThat(now.has(figure, Keyword.BESTIAL)).isFalse();
                  }
                }));
  }

  @Test
  @Tag("I17")
  void everyDeathIsScoredAndPointsNeverDecrease() {
    everywhere(
        (state, command) -> {
          DeadzoneState after = state.copy();
          after.play(command, new Seeded(1), Journal.OFF);
          for (int side = 0; side < Side.COUNT; side++) {
            assertThat(after.points(side)).isGreaterThanOrEqualTo(state.points(side));
            if (state.round() > 0) {
              assertThat(state.points(side)).isGreaterThanOrEqualTo(killed(state, side));
            }
          }
        });
  }

  private static int killed(DeadzoneState state, int scorer) {
    int dead = state.scenario.roster(Side.other(scorer)) & ~state.figures.standing();
    int points = 0;
    for (int left = dead; left != 0; left = Figures.rest(left)) {
      points += state.type(Figures.first(left)).vp();
    }
    return points;
  }

  @Test
  @Tag("I27")
  void thereAreAtMostSixRounds() {
    everywhere((state, command) -> assertThat(state.round()).isBetween(0, 6));
  }

  @Test
  @Tag("I28")
  @Tag("R64")
  void jadeHasDiceOnlyInItsActivations() {
    everywhere(
        (state, command) -> {
          for (int side = 0; side < Side.COUNT; side++) {
            if (state.scenario.isJade(side) && !state.scenario.jade().hasPool()) {
              assertThat(state.pool(side)).isZero();
            }
          }
          int active = state.activation.figure();
          if (active == Figures.NOBODY || !state.scenario.isJade(Side.of(active))) {
            assertThat(state.mind.dice()).isZero();
          }
        });
  }

  @Test
  @Tag("R62")
  void aJadeSideHasOneAnswerToEveryQuestion() {
    everywhere(
        (state, command) -> {
          if (state.scenario.isJade(state.toMove())) {
            assertThat(state.moves()).hasSize(1);
          }
        });
  }

  @Test
  @Tag("R72")
  void everyoneWhoMovesEndsElsewhere() {
    everywhere(
        (state, command) -> {
          if (command instanceof Command.Move(int destination, var _)) {
            int from = state.figures.cube(state.activation.figure());
            assertThat(destination).isNotEqualTo(from);
            assertThat(Cube.distance(from, destination)).isPositive();
          }
        });
  }
}
