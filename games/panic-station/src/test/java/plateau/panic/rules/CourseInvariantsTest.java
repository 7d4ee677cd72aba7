package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.parasite.Parasites;
import plateau.panic.rules.RandomGames.Step;
import plateau.panic.rules.RandomGames.Watcher;
import plateau.panic.station.Direction;
import plateau.panic.station.Passage;
import plateau.panic.station.Rooms;
import plateau.panic.view.Ending;
import plateau.panic.view.TaskKind;

/** Invariants of set-up, status, movement, turns and endings (section 22), over random games. */
class CourseInvariantsTest {

  private static final PanicGame GAME = new PanicGame();

  @Test
  @Tag("I8")
  @Tag("I9")
  @Tag("I10")
  @Tag("R4")
  @DisplayName("I8, I9, I10 The set-up: packet, ranges in the stack, hands, health, parasites")
  void setUp() {
    for (int seats = 3; seats <= 6; seats++) {
      for (long seed = 1; seed <= 100; seed++) {
        Setup setup = Setup.of(GAME.info(), seats, Map.of());
        PanicState state = SetUp.of(Options.of(setup), new Seeded(seed), Journal.OFF);
        assertSetUp(state, "seed %d, %d seats".formatted(seed, seats));
      }
    }
  }

  private static void assertSetUp(PanicState state, String name) {
    int hive = state.stack.cards().indexOf(Rooms.HIVE) + 1;
    int terminal = state.stack.cards().indexOf(Rooms.TERMINAL_OPEN) + 1;
    assertThat(hive).as(name).isBetween(17, 19);
    assertThat(terminal).as(name).isBetween(10, 19);
    int parasites = Integer.bitCount(state.parasites.onBoard());
    assertThat(parasites).as(name).isLessThanOrEqualTo(3);
    assertThat(Integer.bitCount(state.parasites.in(Rooms.REACTOR))).isEqualTo(parasites);
    long packet = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      assertThat(state.piles.handSize(seat)).as(name).isEqualTo(5);
      assertThat(state.piles.bullets(seat)).as(name).isZero();
      assertThat(state.crew.health(2 * seat)).as(name).isEqualTo(4);
      packet |= state.piles.hand(seat);
    }
    int[] deck = state.piles.deck();
    int dealt = 46 - deck.length;
    for (int i = 0; i < 3 * state.seats() - dealt; i++) {
      packet |= Card.bit(deck[i]);
    }
    assertThat(packet & CardKind.HOST.mask()).as(name).isNotZero();
    assertThat(Long.bitCount(packet & CardKind.GAS_CAN.mask()))
        .as(name)
        .isGreaterThanOrEqualTo(state.seats());
  }

  @Test
  @Tag("I11")
  @Tag("I12")
  @Tag("I13")
  @DisplayName("I11, I12, I13 Infection never goes away, the Host has his card, humans theirs")
  void statuses() {
    RandomGames.play(
        step -> {
          PanicState state = step.after();
          int before = step.before().infection.infected();
          assertThat(state.infection.infected() & before).as(step.name()).isEqualTo(before);
          assertThat(state.infection.orderLength())
              .as(step.name())
              .isEqualTo(Integer.bitCount(state.infection.infected()));
          int host = state.infection.host();
          if (host != Infection.NO_HOST && state.crew.isAlive(host)) {
            assertThat(state.piles.holds(host, CardKind.HOST)).as(step.name()).isTrue();
          }
          for (int seat = 0; seat < state.seats(); seat++) {
            if (state.crew.isAlive(seat) && !state.infection.isInfected(seat)) {
              assertThat(state.piles.count(seat, CardKind.infectionOf(seat)))
                  .as(step.name())
                  .isEqualTo(state.options.infectionCards());
            }
          }
        });
  }

  @Test
  @Tag("I14")
  @Tag("I15")
  @DisplayName("I14, I15 Who gave a gas can is not infected; no trade in the reactor, none twice")
  void trades() {
    RandomGames.play(
        step -> {
          long task = step.before().agenda.isEmpty() ? 0 : step.before().agenda.top();
          if (Agenda.kind(task) == TaskKind.MEETING) {
            Role role = Role.ALL.get(Agenda.a(task));
            int room = step.before().roomOf(role);
            assertThat(room).as(step.name()).isNotEqualTo(Rooms.REACTOR);
            assertThat(step.before().turn.hasSettled(role, room)).as(step.name()).isFalse();
          }
          boolean gaveCan = step.move().equals(new PanicMove.Give(CardKind.GAS_CAN));
          if (gaveCan && Agenda.kind(task) == TaskKind.ANSWER) {
            int partner = Agenda.b(task);
            assertThat(step.after().infection.isInfected(partner))
                .as(step.name())
                .isEqualTo(step.before().infection.isInfected(partner));
          }
        });
  }

  @Test
  @Tag("I19")
  @DisplayName("I19 Characters and parasites change rooms only through passages they can use")
  void movement() {
    RandomGames.play(
        step -> {
          if (step.move() instanceof PanicMove.Move(Role role, Direction direction)) {
            int from = step.before().roomOf(role);
            Passage passage = step.before().station.passage(from, direction);
            assertThat(passage).as(step.name()).isNotEqualTo(Passage.NONE);
            assertThat(
                    passage == Passage.OPEN || step.before().passesSecurity(step.before().current))
                .as(step.name())
                .isTrue();
          }
          assertParasitesMoved(step);
        });
  }

  private static void assertParasitesMoved(Step step) {
    boolean isPhase = step.after().phases > step.before().phases;
    boolean isShift = step.move() instanceof PanicMove.ShiftParasite;
    for (int disc = 0; disc < Parasites.DISCS && !isPhase && !isShift; disc++) {
      int from = step.before().parasites.room(disc);
      int to = step.after().parasites.room(disc);
      boolean bothOnBoard = from != Parasites.IN_SUPPLY && to != Parasites.IN_SUPPLY;
      // A disc may die and appear again within one step, elsewhere.
      boolean died =
          step.journal().stream()
              .anyMatch(
                  entry ->
                      entry instanceof Happening.ParasiteDied
                          || entry instanceof Happening.ParasiteTurnedGrey);
      assertThat(bothOnBoard && from != to && !died).as(step.name()).isFalse();
    }
  }

  @Test
  @Tag("I20")
  @Tag("I21")
  @DisplayName(
      "I20, I21 Doors close in a phase; one living player holds the marker, J+1 turns apart")
  void marker() {
    RandomGames.play(
        new Watcher() {
          private int lastPhase;
          private int living;

          @Override
          public void start(PanicState state, String name) {
            lastPhase = 1;
            living = state.crew.livingPlayers();
          }

          @Override
          public void see(Step step) {
            PanicState state = step.after();
            if (state.ending != null) {
              return;
            }
            assertThat(state.crew.isAlive(state.marker)).as(step.name()).isTrue();
            boolean isEliminated = state.crew.livingPlayers() < living;
            if (state.phases > step.before().phases) {
              assertThat(state.doorsOpen).as(step.name()).isFalse();
              if (!isEliminated && lastPhase > 0) {
                assertThat(state.turnNumber - lastPhase)
                    .as(step.name())
                    .isEqualTo(living == 1 ? 1 : living + 1);
              }
              lastPhase = isEliminated ? 0 : state.turnNumber;
              living = state.crew.livingPlayers();
            } else if (isEliminated) {
              lastPhase = 0;
              living = state.crew.livingPlayers();
            }
          }
        });
  }

  @Test
  @Tag("I22")
  @Tag("I23")
  @DisplayName("I22, I23 Action points; terminal, sick bay and stack exception once a turn")
  void turns() {
    RandomGames.play(
        step -> {
          PanicState state = step.after();
          assertThat(state.turn.actionPoints).as(step.name()).isNotNegative();
          if (state.turnNumber > step.before().turnNumber && state.ending == null) {
            assertThat(state.turn.actionPoints).as(step.name()).isBetween(0, 4);
          }
          if (step.move() instanceof PanicMove.UseTerminal) {
            assertThat(step.before().turn.terminalUsed).as(step.name()).isFalse();
          }
          if (step.move() instanceof PanicMove.HealInSickBay) {
            assertThat(step.before().turn.sickBayUsed).as(step.name()).isFalse();
          }
          long under =
              step.journal().stream().filter(Happening.WentUnder.class::isInstance).count();
          assertThat(under).as(step.name()).isLessThanOrEqualTo(1);
          if (under == 1) {
            assertThat(step.before().turn.stackExceptionUsed).as(step.name()).isFalse();
          }
        });
  }

  @Test
  @Tag("I24")
  @DisplayName("I24 Every decision has a legal move, and every game ends")
  void decisions() {
    RandomGames.play(
        step -> {
          if (step.after().toMove() != Seat.OVER) {
            assertThat(step.after().moves()).as(step.name()).isNotEmpty();
            assertThat(step.after().toMove()).as(step.name()).isNotNegative();
          }
          assertThat(step.after().phases)
              .as(step.name())
              .isLessThanOrEqualTo(step.after().options.maxParasitePhases());
        });
  }

  @Test
  @Tag("I25")
  @DisplayName(
      "I25 After the first round the Host card has left the deck, or someone did not search")
  void firstRound() {
    RandomGames.play(
        new Watcher() {
          private int searched;

          @Override
          public void start(PanicState state, String name) {
            searched = 0;
          }

          @Override
          public void see(Step step) {
            if (step.move() instanceof PanicMove.Search) {
              searched |= 1 << step.before().current;
            }
            PanicState state = step.after();
            boolean isRoundOver = state.turnNumber == state.seats() + 1;
            int everybody = (1 << state.seats()) - 1;
            if (isRoundOver && searched == everybody && state.ending == null) {
              assertThat(state.piles.deckMask() & CardKind.HOST.mask()).as(step.name()).isZero();
            }
          }
        });
  }

  @Test
  @Tag("I26")
  @Tag("I27")
  @DisplayName("I26, I27 Winners are alive and of one side; burning discards its gas cans")
  void endings() {
    RandomGames.play(
        step -> {
          PanicState state = step.after();
          if (state.ending == null) {
            return;
          }
          for (int seat : state.result().winners()) {
            assertThat(state.crew.isAlive(seat)).as(step.name()).isTrue();
            assertThat(state.infection.isInfected(seat))
                .as(step.name())
                .isEqualTo(state.ending != Ending.HIVE_BURNED);
          }
          if (state.ending == Ending.HIVE_BURNED) {
            assertThat(cansDiscarded(state) - cansDiscarded(step.before()))
                .as(step.name())
                .isEqualTo(state.options.gasCansToBurn());
          }
        });
  }

  private static int cansDiscarded(PanicState state) {
    return Long.bitCount(state.piles.discardPile() & CardKind.GAS_CAN.mask());
  }

  @Test
  @Tag("I30")
  @DisplayName("I30 The vest question is put to whoever is hit with a hand above the minimum")
  void vestQuestions() {
    RandomGames.play(
        step -> {
          if (step.move() instanceof PanicMove.PlayVests) {
            int seat = step.before().toMove();
            assertThat(step.before().piles.handSize(seat))
                .as(step.name())
                .isGreaterThan(step.before().options.minimumHand());
          }
          for (int member = 0; member < 2 * step.after().seats(); member++) {
            assertAsked(step, member);
          }
        });
  }

  // Who loses health without having been asked in this step or the last had no card to spare.
  private static void assertAsked(Step step, int member) {
    int seat = Member.seatOf(member);
    boolean isWounded = step.after().crew.health(member) < step.before().crew.health(member);
    boolean byGrenade = step.journal().stream().anyMatch(Happening.GrenadeThrown.class::isInstance);
    boolean wasAsked = step.move() instanceof PanicMove.PlayVests && step.before().toMove() == seat;
    if (isWounded && !byGrenade && !wasAsked && step.before().crew.room(member) != Crew.NOWHERE) {
      assertThat(step.before().piles.handSize(seat))
          .as(step.name())
          .isLessThanOrEqualTo(step.before().options.minimumHand());
    }
  }
}
