package plateau.deadzone.command;

import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * A figure or a weapon as a command names it: by its id alone, so that a command can be read
 * without a position. One that comes from a position also brings the name for people.
 */
public abstract sealed class Reference implements Bilingual permits FigureId, WeaponId {

  private final String id;
  private final @Nullable Bilingual thing;

  Reference(String id, @Nullable Bilingual thing) {
    this.id = id;
    this.thing = thing;
  }

  /** Whether it brings the name for people. */
  public boolean isNamed() {
    return thing != null;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String name(Language language) {
    return thing == null ? id : thing.name(language);
  }

  @Override
  public String toString() {
    return id;
  }
}
