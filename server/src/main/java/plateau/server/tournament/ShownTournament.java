package plateau.server.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.tournament.LedgerView;
import plateau.arena.tournament.Outline;
import plateau.arena.tournament.PlayedMatch;
import plateau.arena.tournament.ReplayFolder;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.StandingsJson;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.ReplayReader;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * A tournament as its ledger tells it so far. Follows the ledger while it grows; what follows from
 * the matches is worked out once for each state of it. Any thread.
 */
public final class ShownTournament {

  /**
   * One look at a tournament.
   *
   * @param told the standings, ready for JSON
   * @param changed when the ledger was last written, in milliseconds since 1970
   */
  public record Look(Standings standings, Map<String, Object> told, boolean isOver, long changed) {

    public Outline outline() {
      return standings.outline();
    }

    public List<PlayedMatch> played() {
      return standings.played();
    }

    /** Whether a match may be shown: on a hidden ground only when the tournament is over. */
    public boolean isOpen(PlayedMatch match) {
      return isOver || !outline().grounds().get(match.fixture().ground()).hidden();
    }
  }

  private final String name;
  private final Path folder;
  private LedgerView ledger;
  private @Nullable Look look;
  private long size;
  private long changed;

  ShownTournament(String name, Path folder) {
    this.name = name;
    this.folder = folder;
    this.ledger = LedgerView.in(folder);
  }

  static boolean isIn(Path folder) {
    return Files.isRegularFile(LedgerView.fileIn(folder), LinkOption.NOFOLLOW_LINKS);
  }

  public String name() {
    return name;
  }

  /** Reads what is new. False when not even the plan is there yet. */
  synchronized boolean refresh() throws IOException {
    Path file = LedgerView.fileIn(folder);
    long now = Files.size(file);
    if (now < size) {
      // Another tournament under the same name.
      ledger = LedgerView.in(folder);
      look = null;
    }
    size = now;
    changed = Files.getLastModifiedTime(file).toMillis();
    if (ledger.refresh()) {
      look = null;
    }
    return !ledger.isEmpty();
  }

  synchronized long changed() {
    return changed;
  }

  /** As it is now. */
  public synchronized Look look() {
    Look known = look;
    if (known == null) {
      Standings standings = new Standings(ledger.outline(), ledger.played());
      known = new Look(standings, StandingsJson.of(standings), ledger.isOver(), changed);
      look = known;
    }
    return known;
  }

  /** Who sat on each seat of a match that was played. */
  public List<String> seated(int match) {
    Look now = look();
    PlayedMatch played = now.played().get(match - 1);
    return IntStream.range(0, played.seats().size())
        .mapToObj(seat -> now.outline().players().get(played.fixture().holder(seat)).name())
        .toList();
  }

  /** The replay of a match, if it may be shown yet. */
  public Replay replay(int match) {
    Look now = look();
    if (match < 1 || match > now.played().size()) {
      throw Refusal.of(Code.NOT_FOUND);
    }
    if (!now.isOpen(now.played().get(match - 1))) {
      throw Refusal.of(Code.HIDDEN_GROUND);
    }
    return read(folder.resolve(ReplayFolder.nameOf(match)))
        .orElseThrow(() -> Refusal.of(Code.NOT_FOUND));
  }

  private static Optional<Replay> read(Path file) {
    Path home = file.toAbsolutePath().getParent();
    if (home == null
        || !Files.isDirectory(home, LinkOption.NOFOLLOW_LINKS)
        || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try {
      return Optional.of(ReplayReader.read(Files.readString(file)));
    } catch (IOException | ReplayFault unreadable) {
      return Optional.empty();
    }
  }
}
