package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;

/**
 * How a sort key of several parts is packed into a long, the first part highest: so that comparing
 * two keys is comparing two numbers, and their difference tells which part decided.
 */
final class KeyShape {

  private record Part(TieBreak name, int bits) {}

  private final List<Part> lastToFirst = new ArrayList<>();

  /** Adds the next part, which takes so many bits. */
  KeyShape then(TieBreak name, int bits) {
    lastToFirst.addFirst(new Part(name, bits));
    return this;
  }

  /** What told the smallest of so many keys from the next smallest. */
  TieBreak decider(int count, long smallest, long next) {
    if (count < 2) {
      return TieBreak.ONLY_ONE;
    }
    long difference = smallest ^ next;
    TieBreak decider = lastToFirst.getFirst().name;
    for (Part part : lastToFirst) {
      if (difference != 0) {
        decider = part.name;
      }
      difference >>>= part.bits;
    }
    return decider;
  }
}
