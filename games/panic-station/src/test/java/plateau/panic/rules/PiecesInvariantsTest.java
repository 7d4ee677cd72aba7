package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.parasite.Parasites;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Edge;
import plateau.panic.station.Placement;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;

/** Invariants of cards, pieces and board (section 22), over random games. */
class PiecesInvariantsTest {

  @Test
  @Tag("I1")
  @Tag("I2")
  @DisplayName("I1, I2 Every object and infection card is in exactly one place")
  void cards() {
    RandomGames.play(step -> assertCards(step.after(), step.name()));
  }

  private static void assertCards(PanicState state, String name) {
    long seen = 0;
    int number = 0;
    List<Long> places = new ArrayList<>();
    places.add(state.piles.deckMask());
    places.add(state.piles.discardPile());
    places.add(state.piles.outOfGame());
    for (int seat = 0; seat < state.seats(); seat++) {
      places.add(state.piles.hand(seat));
      places.add(state.piles.table(seat));
    }
    for (long place : places) {
      seen |= place;
      number += Long.bitCount(place);
    }
    long infection = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      int cards = state.options.infectionCards();
      infection |= ((1L << cards) - 1) << CardKind.infectionOf(seat).first();
    }
    assertThat(seen).as(name).isEqualTo(Card.OBJECT_MASK | infection);
    assertThat(number).as("no card twice, %s", name).isEqualTo(Long.bitCount(seen));
    long inHandsOrOut = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      inHandsOrOut |= state.piles.hand(seat);
      assertThat(state.piles.table(seat) & ~Card.ITEMS).as(name).isZero();
    }
    inHandsOrOut |= state.piles.outOfGame();
    assertThat(inHandsOrOut & infection).as("infection cards, %s", name).isEqualTo(infection);
  }

  @Test
  @Tag("I3")
  @Tag("I16")
  @Tag("I17")
  @DisplayName("I3, I16, I17 Room cards: each once, a cell each, edges that meet, red stays red")
  void rooms() {
    RandomGames.play(
        step -> {
          PanicState state = step.after();
          List<Integer> cards = new ArrayList<>(state.stack.cards());
          List<Integer> cells = new ArrayList<>();
          for (RoomCard card : RoomCard.ALL) {
            if (state.station.isLaid(card.number())) {
              cards.add(card.number());
              cells.add(Placement.cell(state.station.placement(card.number())));
            }
            assertThat(state.station.isRed(card.number()))
                .as(step.name())
                .isIn(true, step.before().station.isRed(card.number()));
          }
          assertThat(cards).as(step.name()).hasSize(20).doesNotHaveDuplicates();
          assertThat(cells).as(step.name()).doesNotHaveDuplicates();
          assertThat(Placement.text(state.station.placement(Rooms.REACTOR))).isEqualTo("(0,0)r0");
          if (step.move() instanceof PanicMove.PlaceRoom) {
            assertEdgesMeet(state, step.name());
          }
        });
  }

  /** Walls meet walls, doors meet doors, and never two security doors; every card has a door. */
  private static void assertEdgesMeet(PanicState state, String name) {
    for (int card = 0; card < RoomCard.COUNT; card++) {
      boolean isJoined = card == Rooms.REACTOR || !state.station.isLaid(card);
      for (Direction side : Direction.ALL) {
        int other = state.station.isLaid(card) ? nextTo(state, card, side) : Rooms.NOWHERE;
        if (other != Rooms.NOWHERE) {
          Edge mine = edge(state, card, side);
          Edge theirs = edge(state, other, side.opposite());
          assertThat(mine == Edge.WALL).as(name).isEqualTo(theirs == Edge.WALL);
          assertThat(mine == Edge.SECURITY && theirs == Edge.SECURITY).as(name).isFalse();
          isJoined |= mine != Edge.WALL;
        }
      }
      assertThat(isJoined).as("%s is joined, %s", Rooms.id(card), name).isTrue();
    }
  }

  private static int nextTo(PanicState state, int card, Direction side) {
    int cell = Placement.cell(state.station.placement(card));
    int x = Cell.x(cell) + List.of(0, 1, 0, -1).get(side.ordinal());
    int y = Cell.y(cell) + List.of(-1, 0, 1, 0).get(side.ordinal());
    return state.station.cardAt(Cell.at(x, y));
  }

  // A card turned clockwise by a quarter shows its northern edge in the east.
  private static Edge edge(PanicState state, int card, Direction side) {
    int quarters = Placement.rotation(state.station.placement(card)) / 90;
    Direction printed = Direction.ALL.get((side.ordinal() - quarters + 4) % 4);
    return RoomCard.ALL.get(card).edge(printed);
  }

  @Test
  @Tag("I4")
  @DisplayName("I4 Parasite discs: each in the supply or in a laid room; grey ones never black")
  void discs() {
    RandomGames.play(
        step -> {
          Parasites parasites = step.after().parasites;
          int onBoard = 0;
          for (int disc = 0; disc < Parasites.DISCS; disc++) {
            int room = parasites.room(disc);
            if (room == Parasites.IN_SUPPLY) {
              assertThat(parasites.showsBlack(disc)).as(step.name()).isFalse();
            } else {
              onBoard++;
              assertThat(parasites.in(room) >> disc & 1).as(step.name()).isEqualTo(1);
              assertThat(step.after().station.isLaid(Rooms.card(room))).as(step.name()).isTrue();
            }
            assertThat(disc < Parasites.GREY && parasites.showsBlack(disc))
                .as(step.name())
                .isFalse();
          }
          assertThat(parasites.greyInSupply() + parasites.blackInSupply() + onBoard)
              .as(step.name())
              .isEqualTo(10);
        });
  }

  @Test
  @Tag("I5")
  @Tag("I6")
  @DisplayName("I5, I6 No alert in a hand; no living player below the minimum hand")
  void hands() {
    RandomGames.play(
        step -> {
          PanicState state = step.after();
          for (int seat = 0; seat < state.seats(); seat++) {
            assertThat(state.piles.holds(seat, CardKind.PARASITE_ALERT)).as(step.name()).isFalse();
            if (state.crew.isAlive(seat) && !(step.move() instanceof PanicMove.BurnHive)) {
              assertThat(state.piles.handSize(seat))
                  .as(step.name())
                  .isGreaterThanOrEqualTo(state.options.minimumHand());
            }
          }
        });
  }

  @Test
  @Tag("I7")
  @DisplayName("I7 A trade leaves both hand sizes unchanged")
  void tradesKeepSizes() {
    RandomGames.play(
        step -> {
          if (step.move() instanceof PanicMove.Give) {
            int current = step.before().current;
            int partner = Agenda.b(step.before().agenda.top());
            for (int seat : new int[] {current, partner}) {
              if (step.after().crew.isAlive(seat) && step.after().current == current) {
                assertThat(step.after().piles.handSize(seat))
                    .as(step.name())
                    .isEqualTo(step.before().piles.handSize(seat));
              }
            }
          }
        });
  }

  @Test
  @Tag("I18")
  @DisplayName("I18 Living characters stand in one laid room, dead ones nowhere; HP from 0 to 4")
  void characters() {
    RandomGames.play(
        step -> {
          Crew crew = step.after().crew;
          for (int member = 0; member < 2 * step.after().seats(); member++) {
            boolean begun = (step.after().begun >> Member.seatOf(member) & 1) != 0;
            int room = crew.room(member);
            assertThat(crew.health(member)).as(step.name()).isBetween(0, 4);
            assertThat(room != Crew.NOWHERE)
                .as(step.name())
                .isEqualTo(begun && !crew.isDead(member));
            if (room != Crew.NOWHERE) {
              assertThat(step.after().station.isLaid(Rooms.card(room))).as(step.name()).isTrue();
              assertThat(crew.standingIn(room) >> member & 1).as(step.name()).isEqualTo(1);
            }
          }
        });
  }
}
