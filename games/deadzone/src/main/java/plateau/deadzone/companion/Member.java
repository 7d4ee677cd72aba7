package plateau.deadzone.companion;

import java.util.Optional;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.Role;

/** One of JADE's figures, as far as it was told. */
final class Member {

  private final FigureType type;
  private final Profile profile;
  private Optional<Item> item;
  private boolean dead;
  private boolean activated;
  private boolean reloading;
  private int wounds;

  Member(FigureType type, Profile profile) {
    this.type = type;
    this.profile = profile;
    this.item = type.item();
  }

  FigureType type() {
    return type;
  }

  boolean has(Keyword keyword) {
    return type.has(keyword);
  }

  boolean isSentry() {
    return type.role() == Role.SENTRY;
  }

  boolean isLeader() {
    return type.role() == Role.LEADER;
  }

  Profile profile() {
    return profile;
  }

  boolean isShooter() {
    return profile == Profile.SHOOTING;
  }

  boolean isDead() {
    return dead;
  }

  void die() {
    dead = true;
  }

  void live() {
    dead = false;
  }

  boolean isActivated() {
    return activated;
  }

  void activate(boolean now) {
    activated = now;
  }

  boolean isReloading() {
    return reloading;
  }

  void reload(boolean counter) {
    reloading = counter;
  }

  int wounds() {
    return wounds;
  }

  boolean isInjured() {
    return !dead && wounds > 0;
  }

  /** A7.7: constructs are not healed. */
  boolean canBeHealed() {
    return isInjured() && !has(Keyword.CONSTRUCT);
  }

  /** A5.3: more damage than its Size kills it, any damage a vulnerable one. */
  void suffer(int damage) {
    wounds = damage;
    if (damage > type.size() || (damage > 0 && has(Keyword.VULNERABLE))) {
      dead = true;
    }
  }

  Optional<Item> item() {
    return item;
  }

  boolean carries(Item wanted) {
    return item.filter(wanted::equals).isPresent();
  }

  void carry(Optional<Item> now) {
    item = now;
  }

  FigureStatus status() {
    return new FigureStatus(type, profile, dead, activated, reloading, wounds, item);
  }
}
