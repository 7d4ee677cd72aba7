package plateau.arena.bot.process;

import java.util.EnumSet;
import java.util.Set;

/** What stands between a program and the machine, the best first. */
public enum Isolation {
  /** bubblewrap: everything. */
  BUBBLEWRAP,
  /** Namespaces of the kernel, without a file system of its own. */
  NAMESPACES,
  /** Limits alone: processes are found by a mark in their environment. */
  LIMITS_ONLY,
  /** Nothing: not on Linux, or without its basic tools. */
  NONE;

  Set<Protection> missing() {
    return switch (this) {
      case BUBBLEWRAP -> EnumSet.noneOf(Protection.class);
      case NAMESPACES -> EnumSet.of(Protection.FILES);
      case LIMITS_ONLY -> EnumSet.of(Protection.NETWORK, Protection.FILES, Protection.PROCESSES);
      case NONE -> EnumSet.allOf(Protection.class);
    };
  }
}
