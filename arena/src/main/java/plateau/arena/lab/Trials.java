package plateau.arena.lab;

import java.util.List;

/** The games in which policies are tried. Any thread may ask. */
public interface Trials {

  /** What a policy orders, by id. */
  List<String> things();

  /** A policy that people know already, to compare with. */
  Policy known();

  /** Whether the game with this seed is won. */
  boolean wins(Policy policy, long seed);

  /** When each of the things was first taken in the same game, from 1; 0 for never. */
  int[] times(Policy policy, long seed);
}
