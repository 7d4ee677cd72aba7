package plateau.codroid.rules;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;

/** The 12 event cards (§8); the ordinal is the index that {@code pick(12)} draws. */
public enum EventCard implements Named {
  FESTIVAL_SEASON(Measure.LOCKDOWN),
  MARKET_CONTAMINATION(Measure.MARKET_CLOSURE),
  DINNER_WITH_FRIENDS,
  RETURNING_TRAVELLERS(Measure.BORDER_SCREENING),
  PUBLIC_PLACES_CONTAMINATION,
  HARRY_BOTTER(Measure.PUBLIC_PLACES_CLOSURE),
  MASK_SHORTAGE,
  EQUIPMENT_SCAM,
  ACADEMY_CLUSTER,
  VOLUNTEERS,
  RESTORED_TRUST,
  DISINFORMATION;

  public static final List<EventCard> ALL = List.of(values());

  private final @Nullable Measure avertedBy;

  EventCard() {
    this(null);
  }

  EventCard(@Nullable Measure avertedBy) {
    this.avertedBy = avertedBy;
  }

  /** The measure that makes this event harmless once it is taken. */
  Optional<Measure> avertedBy() {
    return Optional.ofNullable(avertedBy);
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
