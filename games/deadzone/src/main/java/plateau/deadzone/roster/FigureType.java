package plateau.deadzone.roster;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.text.Names;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * What a figure is before the first die falls (A4). Immutable: rules share it.
 *
 * @param item what it carries at the start
 * @param profile what A4.5 works out, or what the owner chose instead
 */
public record FigureType(
    String id,
    Names names,
    Role role,
    Stats stats,
    Arms arms,
    Keywords keywords,
    Optional<Item> item,
    Profile profile)
    implements Bilingual {

  /** A stat written as a dash: worse than 8+, no die reaches it. */
  public static final int BLANK = 9;

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  /** Cubes moved with a Move. */
  public int advance() {
    return stats.advance();
  }

  /** Cubes moved with a Sprint. */
  public int sprint() {
    return stats.sprint();
  }

  public int shoot() {
    return stats.shoot();
  }

  public int fight() {
    return stats.fight();
  }

  public int survive() {
    return stats.survive();
  }

  public int armour() {
    return stats.armour();
  }

  public int size() {
    return stats.size();
  }

  public int vp() {
    return stats.vp();
  }

  public int points() {
    return stats.points();
  }

  /** A leader's; others have none. */
  public int recon() {
    return stats.recon();
  }

  /** The weapons that shoot, in the order of the list. */
  public List<Weapon> ranged() {
    return arms.ranged();
  }

  /** The weapons for fights, at least bare hands. */
  public List<Weapon> melee() {
    return arms.melee();
  }

  /** B6.1: whether it could ever shoot. */
  public boolean canShoot() {
    return shoot() != BLANK && !ranged().isEmpty();
  }

  public boolean canFight() {
    return fight() != BLANK;
  }

  /** The longest range among its weapons; 0 without a ranged one. */
  public int longestRange() {
    return arms.longestRange();
  }

  /** Whether one of its weapons has this keyword. */
  public boolean hasArm(Keyword keyword) {
    return (arms.keywords() & keyword.bit()) != 0;
  }

  public boolean has(Keyword keyword) {
    return keywords.has(keyword);
  }

  /** Command dice that it adds (A6.1). */
  public int tactician() {
    return keywords.rating(Keyword.TACTICIAN_N);
  }

  @Override
  public String toString() {
    return id;
  }
}
