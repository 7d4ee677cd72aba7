package plateau.kernel.tabletop;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Records;

/** Looks through a view for what boards show of it. */
final class Rows {

  private final List<Row> rows = new ArrayList<>();

  private Rows() {}

  static List<Row> of(Object view) {
    Rows found = new Rows();
    found.addPart(view, Optional.empty());
    return found.rows;
  }

  // A part of the view that has things in it. Where it names a seat, all in it is that seat's.
  private void addPart(Object record, Optional<Integer> before) {
    Map<String, Object> facts = Records.facts(record);
    Optional<Integer> own = Seats.in(facts);
    Optional<Integer> seat = own.isPresent() ? own : before;
    facts.forEach(
        (field, fact) -> {
          if (own.isEmpty() || !Seats.isOwner(field)) {
            add(field, fact instanceof Optional<?> some ? some.orElse(null) : fact, seat);
          }
        });
  }

  private void add(String field, @Nullable Object fact, Optional<Integer> seat) {
    if (fact instanceof Item item) {
      rows.add(new Row(owner(item).or(() -> seat), field, item));
    } else if (fact instanceof Map<?, ?> map && hasItems(map.values())) {
      map.values().forEach(one -> add(field, one, seat));
    } else if (fact instanceof Collection<?> many && hasItems(many) && !areSmall(many)) {
      many.forEach(one -> add(field, one, seat));
    } else if (fact instanceof Record part && hasItems(part)) {
      addPart(part, seat);
    } else {
      rows.add(new Row(seat, field, fact));
    }
  }

  private static Optional<Integer> owner(Item item) {
    return switch (item) {
      case Hand hand -> Optional.of(hand.seat());
      case Pile pile -> pile.seat();
      case Counter counter -> counter.seat();
      default -> Optional.empty();
    };
  }

  private static boolean areSmall(Collection<?> many) {
    return many.stream()
        .allMatch(
            one ->
                one instanceof Dealt
                    || one instanceof Die
                    || one instanceof Figure
                    || one instanceof Ground);
  }

  private static boolean hasItems(@Nullable Object fact) {
    return switch (fact) {
      case Item _ -> true;
      case Optional<?> some -> hasItems(some.orElse(null));
      case Map<?, ?> map -> hasItems(map.values());
      case Collection<?> many -> many.stream().anyMatch(Rows::hasItems);
      case Record record -> Records.facts(record).values().stream().anyMatch(Rows::hasItems);
      case null, default -> false;
    };
  }
}
