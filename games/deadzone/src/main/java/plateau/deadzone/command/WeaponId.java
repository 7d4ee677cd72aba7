package plateau.deadzone.command;

import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Bilingual;

/** The id of a weapon. */
public final class WeaponId extends Reference {

  private WeaponId(String id, @Nullable Bilingual weapon) {
    super(id, weapon);
  }

  public static WeaponId of(String id) {
    return new WeaponId(id, null);
  }

  public static WeaponId of(Bilingual weapon) {
    return new WeaponId(weapon.id(), weapon);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WeaponId that && that.id().equals(id());
  }

  @Override
  public int hashCode() {
    return id().hashCode();
  }
}
