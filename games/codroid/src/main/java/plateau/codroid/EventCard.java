package plateau.codroid;

import java.util.List;
import plateau.kernel.Named;

/** The 12 event cards (§8); the ordinal is the index that {@code pick(12)} draws. */
public enum EventCard implements Named {
  FESTIVAL_SEASON,
  MARKET_CONTAMINATION,
  DINNER_WITH_FRIENDS,
  RETURNING_TRAVELLERS,
  PUBLIC_PLACES_CONTAMINATION,
  HARRY_BOTTER,
  MASK_SHORTAGE,
  EQUIPMENT_SCAM,
  ACADEMY_CLUSTER,
  VOLUNTEERS,
  RESTORED_TRUST,
  DISINFORMATION;

  public static final List<EventCard> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
