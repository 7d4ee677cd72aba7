package plateau.panic.rules;

import java.util.List;
import plateau.kernel.Option;
import plateau.kernel.Setup;

/** The options of section 17; the page's {@code infectionCards} is {@code infection-cards} here. */
public record Options(
    int seats,
    int infectionCards,
    int gasCansToBurn,
    boolean hostCardLastResort,
    boolean masterAndServant,
    int maxParasitePhases,
    int bulletsPerAmmo,
    boolean firstAidCostsAp) {

  public static final int MIN_SEATS = 3;
  public static final int MAX_SEATS = 6;

  private static final Option.Whole INFECTION_CARDS = new Option.Whole("infection-cards", 3, 2, 3);
  private static final Option.Whole GAS_CANS = new Option.Whole("gas-cans-to-burn", 3, 3, 4);
  private static final Option.OneOf LAST_RESORT =
      new Option.OneOf("host-card-last-resort", List.of(Option.OFF, Option.ON));
  private static final Option.OneOf MASTER =
      new Option.OneOf("master-and-servant", List.of(Option.OFF, Option.ON));
  public static final Option.Whole PHASES = new Option.Whole("max-parasite-phases", 40, 5, 200);
  private static final Option.Whole BULLETS = new Option.Whole("bullets-per-ammo", 4, 1, 4);
  private static final Option.OneOf FIRST_AID =
      new Option.OneOf("first-aid-costs-ap", List.of(Option.ON, Option.OFF));

  public static final List<Option> ALL =
      List.of(INFECTION_CARDS, GAS_CANS, LAST_RESORT, MASTER, PHASES, BULLETS, FIRST_AID);

  public static Options of(Setup setup) {
    return new Options(
        setup.seats(),
        setup.whole(INFECTION_CARDS.id()),
        setup.whole(GAS_CANS.id()),
        setup.text(LAST_RESORT.id()).equals(Option.ON),
        setup.text(MASTER.id()).equals(Option.ON),
        setup.whole(PHASES.id()),
        setup.whole(BULLETS.id()),
        setup.text(FIRST_AID.id()).equals(Option.ON));
  }

  /**
   * 8.9: a hand never holds fewer cards, but to burn the Hive: 5, or 4 with two infection cards.
   */
  public int minimumHand() {
    return infectionCards + 2;
  }
}
