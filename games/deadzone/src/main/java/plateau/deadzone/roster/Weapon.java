package plateau.deadzone.roster;

import plateau.deadzone.text.Names;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * A weapon (A11.1).
 *
 * @param range in cubes; 0 in melee
 * @param ap how much armour it ignores
 * @param power what JADE compares (R29)
 */
public record Weapon(String id, Names names, int range, int ap, Keywords keywords, int power)
    implements Bilingual {

  /** The range of melee weapons. */
  static final int MELEE = 0;

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  public boolean isMelee() {
    return range == MELEE;
  }

  public boolean has(Keyword keyword) {
    return keywords.has(keyword);
  }

  /** How many failed Shoot dice it rolls again. */
  public int weightOfFire() {
    return keywords.rating(Keyword.WEIGHT_OF_FIRE_N);
  }

  /** How many failed Fight dice it rolls again. */
  public int frenzy() {
    return keywords.rating(Keyword.FRENZY_N);
  }

  @Override
  public String toString() {
    return id;
  }
}
