package plateau.arena.tournament;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The ledger of a tournament, open to be written: lines of JSON, each on disk before the next match
 * counts. The matches stand in it in their order without a gap, so a match is either in it once or
 * has yet to be played. One process at a time.
 */
final class Ledger implements AutoCloseable {

  private final Path file;
  private final RandomAccessFile out;
  private final LedgerView view;

  private Ledger(Path folder, RandomAccessFile out) {
    this.file = LedgerView.fileIn(folder);
    this.out = out;
    this.view = LedgerView.in(folder);
  }

  /**
   * Opens the ledger in this folder, a new one if there is none.
   *
   * @throws Problem when another process writes it, or when it is of another plan
   */
  static Ledger open(Path folder, Plan plan, Optional<String> secretHash) {
    Path file = LedgerView.fileIn(folder);
    try {
      Files.createDirectories(folder);
      // Closed by whoever gets the ledger, or below.
      RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw");
      try {
        return opened(new Ledger(folder, out), plan, secretHash);
      } catch (IOException | RuntimeException e) {
        out.close();
        throw e;
      }
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  private static Ledger opened(Ledger ledger, Plan plan, Optional<String> secretHash)
      throws IOException {
    ledger.lock();
    ledger.view.refresh();
    // What a crash left of a line.
    ledger.out.setLength(ledger.view.position());
    ledger.out.seek(ledger.view.position());
    Map<String, Object> first = new LinkedHashMap<>();
    first.put("ledger", "plateau-tournament/1");
    first.put("plan", plan.toJson());
    secretHash.ifPresent(hash -> first.put("secretHash", hash));
    Optional<Given> header = ledger.view.header();
    if (header.isPresent()) {
      PlanDifference.check(header.get(), LedgerLine.read(Json.write(first)), ledger.file);
      ledger.checkSecret(secretHash);
    } else {
      ledger.write(first);
      ledger.view.refresh();
    }
    return ledger;
  }

  // Hidden maps that were exchanged on the way would not be those that were promised.
  private void checkSecret(Optional<String> secretHash) {
    if (!secretHash.equals(view.outline().secretHash())) {
      throw new Problem(
          Message.of("tournament.other-secret", "file", file.resolveSibling(Secret.FILE)));
    }
  }

  private void lock() throws IOException {
    @Nullable FileLock lock;
    try {
      // Kept until the file is closed.
      lock = out.getChannel().tryLock();
    } catch (OverlappingFileLockException e) {
      throw new Problem(Message.of("tournament.running", "file", file), e);
    }
    if (lock == null) {
      throw new Problem(Message.of("tournament.running", "file", file));
    }
  }

  LedgerView view() {
    return view;
  }

  List<PlayedMatch> played() {
    return view.played();
  }

  /** Says which programs play. */
  void register(Programs programs) {
    add(programs.toJson());
  }

  void append(PlayedMatch match) {
    add(match.toJson());
  }

  /** Says that nothing more comes, and what was secret. */
  void end(Optional<Secret> secret) {
    Map<String, Object> last = new LinkedHashMap<>();
    last.put("over", true);
    secret.ifPresent(known -> known.putInto(last));
    add(last);
  }

  private void add(Map<String, Object> line) {
    try {
      write(line);
      view.refresh();
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  private void write(Map<String, Object> line) throws IOException {
    out.write((Json.write(line) + "\n").getBytes(StandardCharsets.UTF_8));
    out.getFD().sync();
  }

  private static Problem cannotWrite(Path file, IOException e) {
    return new Problem(
        Message.of("tournament.cannot-write", "file", file, "why", String.valueOf(e.getMessage())),
        e);
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }
}
