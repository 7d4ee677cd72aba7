package plateau.app.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.app.saved.ReplayFile;
import plateau.app.saved.SameMatch;
import plateau.app.saved.Saves;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;

/** {@code play --resume}: a saved game goes on. Everything about it comes from its file. */
final class Resumption {

  private final Session session;
  private final PlayOptions options;

  Resumption(Session session, PlayOptions options) {
    this.session = session;
    this.options = options;
  }

  /**
   * Goes on with this file.
   *
   * @param resume empty for the newest game that is not over
   */
  int run(@Nullable String game, String resume) {
    // "play --resume GAME": the name of a game, where a file could stand.
    boolean isGame = game == null && isKnownGame(resume) && !Files.exists(TextFile.path(resume));
    Optional<String> named = isGame ? Optional.of(resume) : Optional.ofNullable(game);
    named.ifPresent(Games::named);
    Path file =
        isGame || resume.isEmpty()
            ? new Saves(session.terminal()).newestUnfinished(named)
            : TextFile.path(resume);
    Replay replay = new ReplayFile(session, file).read(options.salvage);
    if (named.isPresent() && !named.get().equals(replay.header().game())) {
      throw contradiction("play.resume.other-game", file, replay.header().game());
    }
    return goOn(Games.named(replay.header().game()), replay, file);
  }

  private static boolean isKnownGame(String name) {
    return Games.find(name).isPresent();
  }

  private <S extends State<S, M>, M> int goOn(Game<S, M> rules, Replay replay, Path file) {
    session.enter(rules);
    Header header = replay.header();
    checkOptions(rules, header, file);
    if (replay.ending().isPresent()) {
      throw new Problem(Message.of("play.resume.over", "file", file));
    }
    Seating<S, M> seating =
        Seating.read(rules, String.join(",", header.players()), Seating.People.WELCOME);
    long playersSeed = header.seed().orElseGet(() -> new SecureRandom().nextLong());
    Table<S, M> table =
        Table.resume(rules, replay, seating, playersSeed, saveFile(header).orElse(file));
    Conversation<S, M> conversation = new Conversation<>(session, table);
    conversation.skipWhatHappened();
    return new Sitting(conversation::run, conversation::leave).run();
  }

  private Optional<Path> saveFile(Header header) {
    Optional<Path> file = options.saveFile();
    if (!options.force) {
      file.ifPresent(given -> SameMatch.check(given, header));
    }
    return file;
  }

  private void checkOptions(Game<?, ?> game, Header header, Path file) {
    String seats = String.join(",", header.players());
    if (options.seats != null && !options.seats.equals(seats)) {
      throw contradiction("play.resume.other-seats", file, seats);
    }
    if (options.seed.chosen().isPresent() && !options.seed.chosen().equals(header.seed())) {
      throw contradiction("play.resume.other-seed", file, "");
    }
    Map<String, String> saved = header.setup().options();
    if (!saved.entrySet().containsAll(options.chosenOptions(game).entrySet())) {
      throw contradiction("play.resume.other-options", file, assigned(saved));
    }
    if (options.dice != null && options.asksForDice() != header.seedHash().isEmpty()) {
      throw contradiction("play.resume.other-dice", file, "");
    }
  }

  private static String assigned(Map<String, String> options) {
    return options.entrySet().stream()
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(", "));
  }

  private static Problem contradiction(String key, Path file, String saved) {
    return new Problem(Message.of(key, "file", file, "saved", saved));
  }
}
