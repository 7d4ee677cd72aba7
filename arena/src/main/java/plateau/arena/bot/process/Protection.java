package plateau.arena.bot.process;

import plateau.kernel.basis.Named;

/** What walls around a program are good for. */
public enum Protection implements Named {
  /** It reaches nobody over the network. */
  NETWORK,
  /** It sees only the system and its own folder, changes neither, and has a /tmp of its own. */
  FILES,
  /** It sees no other processes, and none of its own can outlive it. */
  PROCESSES,
  /** Its limits on memory, processes and files. */
  LIMITS;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
