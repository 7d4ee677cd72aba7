package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** What the group may know of its moves: where a card works, and what the next event may bring. */
public final class Prospects {

  private static final CodroidNotation NOTATION = new CodroidNotation();

  private Prospects() {}

  public static List<Prospect> of(CodroidState state) {
    return state.moves().stream().map(move -> of(state, move)).toList();
  }

  private static Prospect of(CodroidState state, CodroidMove move) {
    Prospect prospect = Prospect.of(NOTATION.write(move));
    return switch (move) {
      case CodroidMove.PlayMeasure(Measure measure) -> ofCard(state, measure, prospect);
      case CodroidMove.Done _ -> ofDone(state, prospect);
    };
  }

  /** What happens at once is not said here: the card is played on a copy. */
  private static Prospect ofCard(CodroidState state, Measure measure, Prospect prospect) {
    CodroidState after = state.copy();
    List<Entry> told = new ArrayList<>();
    Measures.play(after, measure, Journal.into(told));
    Set<Place> places = EnumSet.noneOf(Place.class);
    places.addAll(lasting(state, measure));
    places.addAll(changed(state, after));
    if (measure == Measure.TRANSPORT_CLOSURE) {
      places.addAll(after.closedStations());
    }
    List<Message> notes = new ArrayList<>();
    long walking =
        told.stream()
            .filter(Happening.Went.class::isInstance)
            .map(Happening.Went.class::cast)
            .mapToLong(went -> went.robots().size())
            .sum();
    if (walking > 0) {
      notes.add(Message.of("outlook.walk", "count", walking));
    }
    notes.add(Message.of("outlook.left", "points", after.pointsLeft + after.trustBank));
    return prospect
        .touching(
            Stream.concat(places.stream().map(place -> "places." + place.id()), beds(measure))
                .toList())
        .noting(notes);
  }

  private static List<Place> changed(CodroidState before, CodroidState after) {
    return Place.ALL.stream()
        .filter(place -> before.pawnsIn(place.ordinal()) != after.pawnsIn(place.ordinal()))
        .toList();
  }

  /** §7.2: the places that the card is about in all rounds to come. */
  private static List<Place> lasting(CodroidState state, Measure measure) {
    return switch (measure) {
      case BARRIER_GESTURES_1, EMERGENCY_LIMITS, MILITARY_HOSPITAL, TRANSPORT_CLOSURE -> List.of();
      case SHOPPING_GOOD_PRACTICE -> List.of(Place.MARKET_1, Place.MARKET_2);
      case BARRIER_GESTURES_2 -> Place.ALL.subList(Board.BAR, Board.PLACES);
      case LIMIT_CLOCKWISE, LIMIT_ANTICLOCKWISE -> Place.HOUSES;
      case BORDER_SCREENING -> List.of(Place.ALL.get(state.marker));
      case SCHOOL_AWARENESS, SCHOOL_CLOSURE -> List.of(Place.ACADEMY);
      case MANDATORY_MASKS -> Place.ALL.stream().filter(place -> place != Place.ACADEMY).toList();
      case LOCKDOWN -> Stream.concat(Place.HOUSES.stream(), Stream.of(Place.MARKET_1)).toList();
      case PUBLIC_PLACES_CLOSURE -> Place.PUBLIC_PLACES;
      case MARKET_CLOSURE -> List.of(Place.MARKET_1);
      case TREATMENT ->
          Place.ALL.stream().filter(place -> state.count(place.ordinal(), Pawn.S) > 0).toList();
    };
  }

  private static Stream<String> beds(Measure measure) {
    return switch (measure) {
      case EMERGENCY_LIMITS -> Stream.of("hospital");
      case MILITARY_HOSPITAL -> Stream.of("extraRowOpen");
      default -> Stream.of();
    };
  }

  /** §8: each event is as likely as every other; some are averted by measures that were taken. */
  private static Prospect ofDone(CodroidState state, Prospect prospect) {
    List<Entry> averted = new ArrayList<>();
    for (EventCard card : EventCard.ALL) {
      card.avertedBy()
          .filter(state::isTaken)
          .ifPresent(measure -> averted.add(new Happening.EventAverted(card, measure)));
    }
    if (averted.isEmpty()) {
      return prospect;
    }
    double chance = (double) averted.size() / EventCard.ALL.size();
    Share share = new Share(Message.of("outlook.averted"), chance, List.of(), averted);
    return prospect.with(List.of(Odds.of(List.of(share))));
  }
}
