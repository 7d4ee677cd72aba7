package plateau.server.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import plateau.kernel.words.Problem;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * The tournaments of a folder: each has a folder of its own with a ledger in it. Names that could
 * lead anywhere else are unknown, and so is what only a symbolic link leads to.
 */
public final class Tournaments {

  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}";

  private final Path folder;
  private final Map<String, ShownTournament> known = new ConcurrentHashMap<>();

  public Tournaments(Path folder) {
    this.folder = folder;
  }

  /** All that can be read, the one that changed last first. */
  public List<ShownTournament> all() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<ShownTournament> all = new ArrayList<>();
    try (Stream<Path> folders = Files.list(folder)) {
      folders
          .map(path -> String.valueOf(path.getFileName()))
          .sorted()
          .forEach(name -> readable(name).ifPresent(all::add));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    all.sort((one, other) -> Long.compare(other.changed(), one.changed()));
    return all;
  }

  /** The tournament with this name. */
  public ShownTournament named(String name) {
    return readable(name).orElseThrow(() -> Refusal.of(Code.UNKNOWN_TOURNAMENT));
  }

  // A ledger that is being begun, or is damaged, is not shown.
  private Optional<ShownTournament> readable(String name) {
    Path home = folder.resolve(name.matches(NAME) ? name : "?");
    if (!name.matches(NAME)
        || !Files.isDirectory(home, LinkOption.NOFOLLOW_LINKS)
        || !ShownTournament.isIn(home)) {
      return Optional.empty();
    }
    ShownTournament tournament = known.computeIfAbsent(name, _ -> new ShownTournament(name, home));
    try {
      return tournament.refresh() ? Optional.of(tournament) : Optional.empty();
    } catch (IOException | Problem unreadable) {
      known.remove(name);
      return Optional.empty();
    }
  }
}
