package plateau.deadzone.roster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.text.Block;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Source;
import plateau.kernel.DataFile;

/** The weapons that everybody can have (A11.1), and the sentry gun (A11.2). Immutable. */
public final class Armoury {

  private static final String FILE = "standard.weapons";
  private static final String BARE_HANDS = "bare-hands";

  private static final Armoury STANDARD = read(new Source(FileKind.WEAPONS, FILE, text()));

  private final List<Weapon> weapons;
  private final FigureType sentryGun;

  private Armoury(List<Weapon> weapons, FigureType sentryGun) {
    this.weapons = List.copyOf(weapons);
    this.sentryGun = sentryGun;
  }

  /** The file of the standard weapons, as people who write teams read it. */
  public static String text() {
    return DataFile.beside(Armoury.class, FILE);
  }

  public static Armoury standard() {
    return STANDARD;
  }

  private static Armoury read(Source source) {
    List<Weapon> weapons = new ArrayList<>();
    List<FigureType> figures = new ArrayList<>();
    for (Block block : Block.of(source, RosterStatement.WEAPONS_LAYOUT)) {
      if (block.opening() == RosterStatement.WEAPON) {
        weapons.add(WeaponReader.read(block));
      } else {
        figures.add(new FigureReader(weapons).read(block));
      }
    }
    return new Armoury(weapons, figures.getFirst());
  }

  /** All of them, as the page lists them. */
  public List<Weapon> weapons() {
    return weapons;
  }

  public Optional<Weapon> weapon(String id) {
    return weapons.stream().filter(weapon -> weapon.id().equals(id)).findFirst();
  }

  /** What the item {@link Item#SENTRY} becomes when it is deployed. */
  public FigureType sentryGun() {
    return sentryGun;
  }

  static Weapon bareHands(List<Weapon> weapons) {
    return weapons.stream()
        .filter(weapon -> weapon.id().equals(BARE_HANDS))
        .findFirst()
        .orElseThrow();
  }
}
