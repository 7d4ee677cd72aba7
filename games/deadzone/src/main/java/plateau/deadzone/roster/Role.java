package plateau.deadzone.roster;

import plateau.kernel.basis.Named;

/** What a figure is in its strike team (A4.2). */
public enum Role implements Named {
  LEADER,
  SPECIALIST,
  TROOPER,
  /** Only the deployed sentry gun. */
  SENTRY;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
