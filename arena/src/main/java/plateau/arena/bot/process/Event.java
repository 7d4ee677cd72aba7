package plateau.arena.bot.process;

/** What comes from a program. */
public sealed interface Event {

  /**
   * A line of its standard output.
   *
   * @param at when its last byte arrived, in nanoseconds of the system's clock
   */
  record Line(String text, long at) implements Event {}

  /** Nothing will come any more. */
  record Ended(Fault why) implements Event {}
}
