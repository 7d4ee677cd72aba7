package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;

/** The 16 measure cards (§7.1), in the order of the table. */
public enum Measure implements Named {
  BARRIER_GESTURES_1(1),
  SHOPPING_GOOD_PRACTICE(1),
  BARRIER_GESTURES_2(2, BARRIER_GESTURES_1),
  LIMIT_CLOCKWISE(2),
  LIMIT_ANTICLOCKWISE(2),
  EMERGENCY_LIMITS(2),
  BORDER_SCREENING(2),
  MILITARY_HOSPITAL(2),
  SCHOOL_AWARENESS(3),
  MANDATORY_MASKS(3),
  SCHOOL_CLOSURE(3),
  LOCKDOWN(3),
  PUBLIC_PLACES_CLOSURE(3),
  MARKET_CLOSURE(4),
  TRANSPORT_CLOSURE(4),
  TREATMENT(6);

  public static final List<Measure> ALL = List.of(values());

  private final int cost;
  private final @Nullable Measure prerequisite;

  Measure(int cost) {
    this(cost, null);
  }

  Measure(int cost, @Nullable Measure prerequisite) {
    this.cost = cost;
    this.prerequisite = prerequisite;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  public static Optional<Measure> of(String id) {
    return ALL.stream().filter(measure -> measure.id().equals(id)).findFirst();
  }

  public int cost() {
    return cost;
  }

  /** The card that must have been taken before. */
  public Optional<Measure> prerequisite() {
    return Optional.ofNullable(prerequisite);
  }

  // Sets of measures are bit sets: they are copied and asked millions of times a second.
  int bit() {
    return 1 << ordinal();
  }

  boolean isIn(int set) {
    return (set & bit()) != 0;
  }

  boolean allowsAfter(int taken) {
    return prerequisite == null || prerequisite.isIn(taken);
  }

  static List<Measure> listOf(int set) {
    List<Measure> measures = new ArrayList<>();
    ALL.stream().filter(measure -> measure.isIn(set)).forEach(measures::add);
    return List.copyOf(measures);
  }
}
