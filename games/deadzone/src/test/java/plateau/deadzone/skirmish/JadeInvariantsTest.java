package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.JadeReason;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.jade.procedure.GroupDeck;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.sight.Visibility;
import plateau.kernel.journal.Entry;

/** The page's invariants about JADE, on games of JADE against JADE. */
class JadeInvariantsTest {

  private static final JadeRules USUAL = new JadeRules(true, true, false, false);
  private static final JadeRules BOLD = new JadeRules(true, true, true, false);
  private static final JadeRules POOL = new JadeRules(true, true, false, true);

  private static final JadeRules AGAINST_RANDOM = new JadeRules(false, true, false, false);

  private static void watchAll(JadeRules rules, int games, JadeGames.Watcher watcher) {
    List<Scenario> scenarios = JadeGames.scenarios(rules);
    for (int seed = 0; seed < games; seed++) {
      Scenario scenario = scenarios.get(seed % scenarios.size());
      try {
        JadeGames.play(scenario, seed, watcher, true);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(JadeGames.name(scenario, seed), e);
      }
    }
  }

  @Test
  @Tag("I1")
  @Tag("I2")
  @Tag("I3")
  void theDecksHoldWhatTheyShould() {
    watchAll(
        USUAL,
        27,
        new JadeGames.Watcher() {
          @Override
          public void after(DeadzoneState state, Command command, List<Entry> told) {
            for (int side = 0; side < Side.COUNT; side++) {
              checkActionDeck(state.decks.actions(side));
              checkGroupDeck(state, side);
            }
            checkCard(state);
          }
        });
  }

  private static void checkActionDeck(ActionDeck deck) {
    Set<Integer> cards = new HashSet<>();
    IntStream.range(0, deck.left()).map(deck::card).forEach(cards::add);
    IntStream.range(0, deck.discarded()).map(deck::discard).forEach(cards::add);
    assertThat(cards).hasSize(18);
    assertThat(deck.left()).isPositive();
  }

  private static void checkGroupDeck(DeadzoneState state, int side) {
    GroupDeck deck = state.decks.group(side);
    Set<Integer> figures = new HashSet<>();
    for (int i = 0; i < deck.left(); i++) {
      int figure = deck.figure(i);
      assertThat(figures.add(figure)).isTrue();
      assertThat(Side.of(figure)).isEqualTo(side);
      assertThat(state.figures.isStanding(figure)).isTrue();
      assertThat(state.figures.isActivated(figure)).isFalse();
    }
    assertThat(figures.size()).isEqualTo(Integer.bitCount(state.figures.ready(side)));
  }

  private static void checkCard(DeadzoneState state) {
    ActionCard card = state.mind.card();
    if (card != null) {
      assertThat(card.isPlayed()).isTrue();
      boolean isBestial = state.has(state.activation.figure(), Keyword.BESTIAL);
      assertThat(isBestial && card == ActionCard.LOOTING).isFalse();
    }
  }

  /** Watches the movements that JADE chooses, with the position before and what it told. */
  private abstract static class MovementWatcher implements JadeGames.Watcher {

    private @Nullable DeadzoneState before;

    @Override
    public void before(DeadzoneState state, Command command) {
      before = state.copy();
    }

    @Override
    public void after(DeadzoneState state, Command command, List<Entry> told) {
      int to =
          switch (command) {
            case Command.Move move -> move.destination();
            case Command.Sprint sprint -> sprint.destination();
            case Command.FreeMove move -> move.destination();
            default -> Cube.NONE;
          };
      if (to != Cube.NONE) {
        DeadzoneState then = Objects.requireNonNull(before);
        check(new PageCounts(then), then, command, to, told);
      }
    }

    abstract void check(
        PageCounts page, DeadzoneState state, Command command, int to, List<Entry> told);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Tag("I18")
  @Tag("I20")
  @Tag("I21")
  void aChosenMovementKeepsInCoverAndOutOfEnemyCubes(boolean isBold) {
    watchAll(
        isBold ? BOLD : USUAL,
        27,
        new MovementWatcher() {
          @Override
          void check(
              PageCounts page, DeadzoneState state, Command command, int to, List<Entry> told) {
            assertThat(page.exposure(to))
                .isLessThanOrEqualTo(page.exposure(page.cube()) + (isBold ? 1 : 0));
            if (page.isEnemyIn(to)) {
              assertThat(page.isShooter()).isFalse();
              assertThat(goal(told)).isEqualTo(to);
            }
            boolean isHolding =
                state.scenario.objectives().contains(page.cube())
                    && page.exposure(page.cube()) == 0
                    && !page.isEnemyIn(page.cube());
            assertThat(isHolding).isFalse();
            assertThat(page.isShooter() && command instanceof Command.Sprint).isFalse();
          }
        });
  }

  @Test
  @Tag("I19")
  void anApproachShortensTheRouteAndAFlightWidensTheGap() {
    watchAll(
        USUAL,
        27,
        new MovementWatcher() {
          @Override
          void check(
              PageCounts page, DeadzoneState state, Command command, int to, List<Entry> told) {
            JadeReason.JadeFled flight = last(told, JadeReason.JadeFled.class);
            if (flight == null) {
              int goal = goal(told);
              assertThat(page.route(to, goal)).isLessThan(page.route(page.cube(), goal));
              return;
            }
            List<Integer> threats =
                flight.rule() == Rule.FORCED_MELEE
                    ? page.enemies().stream().filter(one -> page.at(one) == page.cube()).toList()
                    : page.closeEnemies();
            assertThat(gap(page, to, threats)).isGreaterThan(gap(page, page.cube(), threats));
          }
        });
  }

  private static int gap(PageCounts page, int from, List<Integer> threats) {
    return threats.stream()
        .mapToInt(threat -> Cube.distance(from, page.at(threat)))
        .min()
        .orElseThrow();
  }

  private static int goal(List<Entry> told) {
    JadeReason.JadeWent went = Objects.requireNonNull(last(told, JadeReason.JadeWent.class));
    return Cube.parse(went.goal()).orElseThrow();
  }

  private static <T extends Entry> @Nullable T last(List<Entry> told, Class<T> kind) {
    return told.stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .reduce((first, second) -> second)
        .orElse(null);
  }

  @Test
  @Tag("I22")
  void nobodyIsMovedOutOfControl() {
    watchAll(
        USUAL,
        54,
        new MovementWatcher() {
          @Override
          void check(
              PageCounts page, DeadzoneState state, Command command, int to, List<Entry> told) {
            if (state.has(page.figure(), Keyword.REMOTE)) {
              assertThat(page.isNearEngineer(to, to)).isTrue();
            }
            for (int friend : page.friends()) {
              if (state.has(friend, Keyword.REMOTE)
                  && page.isNearEngineer(page.at(friend), page.cube())) {
                assertThat(page.isNearEngineer(page.at(friend), to)).isTrue();
              }
            }
          }
        });
  }

  @Test
  @Tag("I23")
  void aClearShotIsTheFirstActionOfWhoeverHasNothingMorePressing() {
    List<String> seen = new ArrayList<>();
    watchAll(
        AGAINST_RANDOM,
        27,
        new JadeGames.Watcher() {
          @Override
          public void before(DeadzoneState state, Command command) {
            boolean isFirst =
                state.scenario.isJade(state.agenda.side())
                    && state.agenda.kind() == TaskKind.ACT
                    && !state.activation.hasBegun()
                    && !Figures.isSentry(state.activation.figure())
                    && !(command instanceof Command.SpendDie);
            if (isFirst && isFreeToShoot(state)) {
              List<Integer> targets = clearTargets(state);
              if (!targets.isEmpty()) {
                int nearest = new PageCounts(state).nearest(targets);
                assertThat(command).isInstanceOf(Command.Shoot.class);
                assertThat(((Command.Shoot) command).target()).isEqualTo(state.id(nearest));
                seen.add(command.toString());
              }
            }
          }
        });
    assertThat(seen).hasSizeGreaterThan(5);
  }

  private static boolean isFreeToShoot(DeadzoneState state) {
    PageCounts page = new PageCounts(state);
    Item item = state.figures.item(page.figure());
    return !state.figures.isPinned(page.figure())
        && !page.isEnemyIn(page.cube())
        && page.closeEnemies().isEmpty()
        && !state.tokens.isIn(page.cube())
        && (item == null || item == Item.AMMO);
  }

  private static List<Integer> clearTargets(DeadzoneState state) {
    PageCounts page = new PageCounts(state);
    List<Integer> targets = new ArrayList<>();
    for (int enemy : page.enemies()) {
      boolean isClear = page.visibility(page.cube(), page.at(enemy)) == Visibility.CLEAR;
      for (byte weapon : state.scenario.ranged(page.figure())) {
        if (isClear
            && !targets.contains(enemy)
            && Shooting.mayShoot(state, page.figure())
            && Shooting.isAffordable(state, weapon)
            && Shooting.canHit(state, page.figure(), enemy, weapon)) {
          targets.add(enemy);
        }
      }
    }
    return targets;
  }

  @Test
  @Tag("I24")
  void jadeIsNeverAskedAndTheSameSeedGivesTheSameLog() {
    for (Scenario scenario : JadeGames.scenarios(USUAL)) {
      assertThat(log(scenario, 7)).as(JadeGames.name(scenario, 7)).isEqualTo(log(scenario, 7));
    }
  }

  private static List<Entry> log(Scenario scenario, long seed) {
    List<Entry> log = new ArrayList<>();
    JadeGames.play(
        scenario,
        seed,
        new JadeGames.Watcher() {
          @Override
          public void before(DeadzoneState state, Command command) {
            assertThat(state.moves()).hasSize(1);
          }

          @Override
          public void after(DeadzoneState state, Command command, List<Entry> told) {
            log.addAll(told);
          }
        },
        true);
    return log;
  }

  @Test
  @Tag("I26")
  void everyActionIsExplained() {
    watchAll(
        POOL,
        27,
        new JadeGames.Watcher() {
          private boolean isAct;

          @Override
          public void before(DeadzoneState state, Command command) {
            isAct =
                switch (state.agenda.kind()) {
                  case ACT ->
                      !(command instanceof Command.EndActivation)
                          && !(command instanceof Command.StandUp);
                  case FOE, LEAVER, DEFENCE, ATTACK_DIE -> true;
                  default -> false;
                };
          }

          @Override
          public void after(DeadzoneState state, Command command, List<Entry> told) {
            if (isAct) {
              assertThat(told)
                  .as(command.toString())
                  .anyMatch(
                      entry -> entry instanceof JadeReason && !(entry instanceof JadeReason.Aside));
            }
          }
        });
  }

  @Test
  @Tag("I28")
  void jadesDiceExistOnlyInsideOneActivation() {
    watchAll(
        USUAL,
        27,
        new JadeGames.Watcher() {
          @Override
          public void after(DeadzoneState state, Command command, List<Entry> told) {
            if (state.activation.figure() == Figures.NOBODY) {
              assertThat(state.mind.dice()).isZero();
            }
            assertThat(state.pool(0) + state.pool(1)).isZero();
          }
        });
  }
}
