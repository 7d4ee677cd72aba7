package plateau.codroid.rules;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;

/**
 * The 23 places outside the hospital, in global place order (§2.2 to §2.4): 16 houses, then the
 * others.
 */
public enum Place implements Named {
  CRATER_1(HouseType.CRATER, 5),
  RING_1(HouseType.RING, 4),
  CRATER_2(HouseType.CRATER, 4),
  GAS_1(HouseType.GAS, 5),
  RING_2(HouseType.RING, 3),
  CRATER_3(HouseType.CRATER, 1),
  GAS_2(HouseType.GAS, 6),
  RING_3(HouseType.RING, 4),
  GAS_3(HouseType.GAS, 4),
  CRATER_4(HouseType.CRATER, 2),
  RING_4(HouseType.RING, 5),
  CRATER_5(HouseType.CRATER, 3),
  GAS_4(HouseType.GAS, 1),
  RING_5(HouseType.RING, 6),
  CRATER_6(HouseType.CRATER, 2),
  GAS_5(HouseType.GAS, 4),
  BAR(HouseType.RING, 4),
  CINEMA(HouseType.CRATER, 4),
  MEDIA_LIBRARY(HouseType.GAS, 4),
  RESTAURANT(HouseType.CRATER, 4),
  ACADEMY(null, 8),
  MARKET_1(null, 6),
  MARKET_2(null, 6);

  public static final List<Place> ALL = List.of(values());
  public static final List<Place> HOUSES = ALL.subList(0, Board.HOUSES);
  public static final List<Place> PUBLIC_PLACES = ALL.subList(Board.BAR, Board.ACADEMY);

  private final @Nullable HouseType type;
  private final int slots;

  Place(@Nullable HouseType type, int slots) {
    this.type = type;
    this.slots = slots;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** Empty for the academy and the market. */
  public Optional<HouseType> type() {
    return Optional.ofNullable(type);
  }

  /** How many pawns fit in comfort; more make a place dangerous. */
  public int slots() {
    return slots;
  }

  public boolean isHouse() {
    return ordinal() < Board.HOUSES;
  }
}
