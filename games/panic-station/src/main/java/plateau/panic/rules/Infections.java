package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.crew.Colour;
import plateau.panic.rules.History.Fact;
import plateau.panic.view.InfectionSeen;

/** Who infected whom, and when: the history told again once everything is revealed. */
final class Infections {

  private final Infection infection;
  private final List<InfectionSeen> told = new ArrayList<>();

  private Infections(int seats) {
    infection = new Infection(seats);
  }

  /** The Host first, then each player in the order in which he was infected. */
  static List<InfectionSeen> of(PanicState state) {
    Infections infections = new Infections(state.seats());
    infections.tell(state.history);
    return infections.told;
  }

  private void tell(@Nullable History latest) {
    List<History> facts = new ArrayList<>();
    for (History fact = latest; fact != null; fact = fact.earlier()) {
      facts.add(fact);
    }
    facts.reversed().forEach(this::tellFact);
  }

  private void tellFact(History fact) {
    int before = infection.orderLength();
    if (fact.fact() == Fact.DREW && fact.card() == Card.HOST) {
      infection.becomeHost(fact.seat());
    } else if (fact.fact() == Fact.TRADED) {
      Trading.infect(
          infection,
          fact.seat(),
          Card.kindOf(fact.card()),
          fact.other(),
          Card.kindOf(fact.otherCard()),
          Journal.OFF);
    }
    for (int seat : infection.order().subList(before, infection.orderLength())) {
      told.add(new InfectionSeen(fact.turn(), Colour.ALL.get(seat), infectedBy(fact, seat)));
    }
  }

  private static Optional<Colour> infectedBy(History fact, int seat) {
    if (fact.fact() == Fact.DREW) {
      return Optional.empty();
    }
    return Optional.of(Colour.ALL.get(seat == fact.seat() ? fact.other() : fact.seat()));
  }
}
