package plateau.deadzone.roster;

import java.util.Arrays;
import java.util.List;
import plateau.kernel.basis.Named;

/** The keywords of figures (A8.1) and of weapons and items (A8.2); a set of them is an int. */
public enum Keyword implements Named {
  TACTICIAN_N(Bearer.FIGURE),
  MEDIC(Bearer.FIGURE),
  ENGINEER(Bearer.FIGURE),
  REMOTE(Bearer.FIGURE),
  GUNNER(Bearer.FIGURE),
  BESTIAL(Bearer.FIGURE),
  CONSTRUCT(Bearer.FIGURE),
  SOLID(Bearer.FIGURE),
  TOUGH(Bearer.FIGURE),
  VULNERABLE(Bearer.FIGURE),
  RAPID_FIRE(Bearer.RANGED),
  WEIGHT_OF_FIRE_N(Bearer.RANGED),
  FRENZY_N(Bearer.MELEE),
  HEAVY(Bearer.RANGED),
  SLOW_RELOAD(Bearer.RANGED),
  SNIPER_SCOPE(Bearer.RANGED),
  SATURATION(Bearer.RANGED),
  KNOCKBACK(Bearer.WEAPON),
  ONE_USE(Bearer.ITEM),
  FRAG_N(Bearer.ITEM),
  GRENADE(Bearer.ITEM);

  /** Who can have a keyword. */
  private enum Bearer {
    FIGURE,
    RANGED,
    MELEE,
    WEAPON,
    ITEM
  }

  private static final String RATED = "-n";

  private final Bearer bearer;

  Keyword(Bearer bearer) {
    this.bearer = bearer;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** Its place in a set of keywords. */
  public int bit() {
    return 1 << ordinal();
  }

  /** Whether a number belongs to it: {@code tactician-n} is written {@code tactician-1}. */
  public boolean isRated() {
    return id().endsWith(RATED);
  }

  /** The id with its number, if it has one. */
  String written(int rating) {
    return isRated() ? id().substring(0, id().length() - 1) + rating : id();
  }

  static List<Keyword> ofFigures() {
    return ofBearers(Bearer.FIGURE);
  }

  static List<Keyword> ofWeapons(boolean melee) {
    return ofBearers(melee ? Bearer.MELEE : Bearer.RANGED, Bearer.WEAPON);
  }

  private static List<Keyword> ofBearers(Bearer... bearers) {
    List<Bearer> wanted = List.of(bearers);
    return Arrays.stream(values()).filter(keyword -> wanted.contains(keyword.bearer)).toList();
  }
}
