package plateau.app.replay;

import java.util.ArrayList;
import java.util.List;
import plateau.app.session.Session;
import plateau.arena.OptionNames;
import plateau.kernel.Game;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.players.seating.PlayerNames;

/** What is said of a recorded match before it is told. */
final class Masthead {

  private final Session session;
  private final Game<?, ?> game;
  private final Replay replay;

  Masthead(Session session, Game<?, ?> game, Replay replay) {
    this.game = game;
    this.session = session;
    this.replay = replay;
  }

  void tell() {
    Header header = replay.header();
    session.heading(session.say("game.name"));
    session.tell("replay.rules", "version", header.rules());
    session.tell(
        "replay.seats", "players", new PlayerNames(session.words()).ofSeats(header.players()));
    List<String> options = new ArrayList<>();
    OptionNames names = new OptionNames(game.info(), session.words());
    header
        .setup()
        .options()
        .forEach((name, value) -> options.add(option(names.name(name), names.value(name, value))));
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

  private String option(String name, String value) {
    return session.say("replay.option", "name", name, "value", value);
  }

  private boolean hasDraws() {
    return replay.steps().stream().anyMatch(step -> !step.draws().isEmpty());
  }
}
