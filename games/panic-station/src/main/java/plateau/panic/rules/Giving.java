package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;
import plateau.panic.rules.PanicMove.Give;
import plateau.panic.view.TaskKind;

/** Section 10, decision 4: the card that is given. */
final class Giving extends Action<Give> {

  private static final Verb<Give> GIVE = Verb.of("give", "card", CardKind.ALL, Give::new);

  Giving() {
    super(GIVE, TaskKind.OFFER, TaskKind.ANSWER);
  }

  /** Cards of one kind once. */
  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int seat = giver(state, task);
    for (CardKind kind : CardKind.ALL) {
      if (state.piles.holds(seat, kind) && mayGive(state, seat, kind)) {
        moves.append(GIVE.get(kind.ordinal()));
      }
    }
  }

  private static int giver(PanicState state, long task) {
    return Agenda.kind(task) == TaskKind.OFFER ? state.current : Agenda.b(task);
  }

  /** Point 2: whether a seat may give a card of this kind, which it holds. */
  static boolean mayGive(PanicState state, int seat, CardKind kind) {
    if (kind.isItem()) {
      return true;
    }
    CardKind own = CardKind.infectionOf(seat);
    if (kind == CardKind.HOST) {
      return state.options.hostCardLastResort()
          && state.infection.host() == seat
          && !state.piles.holds(seat, own);
    }
    return kind == own
        ? state.infection.isInfected(seat)
        : (state.piles.hand(seat) & Card.ITEMS) == 0;
  }

  @Override
  Message whyNot(PanicState state, long task, Give move) {
    CardKind card = move.card();
    int seat = state.decider;
    if (!state.piles.holds(seat, card)) {
      return Message.of("refused.not-in-hand", "card", card);
    }
    if (card == CardKind.HOST) {
      return Message.of("refused.give-host");
    }
    return Message.of(
        card == CardKind.infectionOf(seat) ? "refused.give-own" : "refused.give-foreign",
        "card",
        card);
  }

  @Override
  Stream<Give> meant(PanicState state, Named thing) {
    return GIVE.all().stream().filter(move -> thing == move.card());
  }

  @Override
  Prospect foretell(Things things, Give move, Prospect prospect) {
    CardKind card = move.card();
    int seat = things.state.decider;
    List<Message> notes = new ArrayList<>();
    if (Trading.protects(card) && !things.state.infection.isInfected(seat)) {
      notes.add(Message.of("outlook.protects"));
    }
    if (Trading.infects(seat, card)) {
      notes.add(Message.of("outlook.infects"));
    } else if (card.isInfection()) {
      notes.add(Message.of("outlook.harmless"));
    }
    return prospect.touching(List.of(things.inHand(card))).noting(notes);
  }

  /** The current player's card is kept on the agenda until the partner has chosen. */
  @Override
  void play(PanicState state, Give move, Chance chance, Journal journal) {
    long task = state.agenda.pop();
    int role = Agenda.a(task);
    int partner = Agenda.b(task);
    if (Agenda.kind(task) == TaskKind.OFFER) {
      state.agenda.push(TaskKind.ANSWER, role, partner, move.card().ordinal());
      if (journal.isOn()) {
        journal.add(
            new Happening.CardOffered(Colour.ALL.get(state.current), Colour.ALL.get(partner)));
      }
    } else {
      CardKind offered = CardKind.ALL.get(Agenda.c(task));
      swap(state, Role.ALL.get(role), partner, offered, move.card(), journal);
    }
  }

  private static void swap(
      PanicState state, Role role, int partner, CardKind mine, CardKind his, Journal journal) {
    int seat = state.current;
    int room = state.roomOf(role);
    state.turn.settle(role, room);
    int given = state.piles.takeFromHand(seat, mine);
    int got = state.piles.takeFromHand(partner, his);
    state.piles.putInHand(seat, got);
    state.piles.putInHand(partner, given);
    state.remember(Fact.TRADED, seat, partner, given, got, room, 0);
    if (journal.isOn()) {
      journal.add(new Happening.Traded(Colour.ALL.get(seat), Colour.ALL.get(partner)));
      journal.add(new Happening.Swapped(seat, Colour.ALL.get(partner), mine, his));
      journal.add(new Happening.Swapped(partner, Colour.ALL.get(seat), his, mine));
    }
    Trading.infect(state.infection, seat, mine, partner, his, journal);
  }
}
