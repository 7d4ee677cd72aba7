package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The list of moves for each set of playable measures, made on first use and shared ever after, so
 * that asking for the moves allocates nothing once warm. At most 65 536 lists. Any thread may ask:
 * two that make the same list at once make equal immutable lists, and either may stay.
 */
final class MoveLists {

  private static final @Nullable List<CodroidMove>[] LISTS = empty();

  private MoveLists() {}

  static List<CodroidMove> of(int playable) {
    List<CodroidMove> known = LISTS[playable];
    return known == null ? make(playable) : known;
  }

  private static List<CodroidMove> make(int playable) {
    List<CodroidMove> moves = new ArrayList<>();
    Measure.listOf(playable)
        .forEach(measure -> moves.add(CodroidMove.PLAYS.get(measure.ordinal())));
    moves.add(CodroidMove.DONE);
    List<CodroidMove> list = List.copyOf(moves);
    LISTS[playable] = list;
    return list;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no generic arrays.
  private static @Nullable List<CodroidMove>[] empty() {
    return new List[1 << Measure.ALL.size()];
  }
}
