package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import plateau.app.Session;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;

/** What is said of a recorded match before it is told. */
final class Masthead {

  private final Session session;
  private final Replay replay;

  Masthead(Session session, Replay replay) {
    this.session = session;
    this.replay = replay;
  }

  void tell() {
    Header header = replay.header();
    session.heading(session.say("game.name"));
    session.tell("replay.rules", "version", header.rules());
    session.tell("replay.seats", "players", header.players());
    List<String> options = new ArrayList<>();
    header.setup().options().forEach((name, value) -> options.add(option(name, value)));
    if (!options.isEmpty()) {
      session.tell("replay.options", "options", options);
    }
    header
        .saltedSeed()
        .ifPresentOrElse(
            this::tellSeed, () -> session.tell(hasDraws() ? "replay.no-seed" : "replay.no-draws"));
  }

  private void tellSeed(SaltedSeed seed) {
    session.tell(
        seed.salt().isEmpty() ? "replay.seed" : "replay.seed.salted",
        "seed",
        seed.number(),
        "salt",
        seed.salt(),
        "hash",
        seed.hash());
  }

  // A whole map, say, would fill the screen.
  private String option(String name, String value) {
    long lines = value.lines().count();
    return lines <= 1
        ? name + "=" + value
        : session.say("replay.long-option", "name", name, "lines", lines);
  }

  private boolean hasDraws() {
    return replay.steps().stream().anyMatch(step -> !step.draws().isEmpty());
  }
}
