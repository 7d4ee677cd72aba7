package plateau.arena.bot;

import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.Fingerprint;

/** Who takes a seat. */
public sealed interface Entrant {

  /** As the seat list names it; stands in the replay. */
  String name();

  /** A computer player, as in {@code greedy:3}. */
  record Computer(String name) implements Entrant {}

  /** A program. */
  record Program(String name, BotCommand command) implements Entrant {

    /** By which it is known as it is on disk now. */
    public Fingerprint fingerprint() {
      return Fingerprint.of(command);
    }
  }
}
