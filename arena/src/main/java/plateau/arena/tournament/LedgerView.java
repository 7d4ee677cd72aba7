package plateau.arena.tournament;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Reads a ledger while it grows: a first line with the plan, one with the programs if any play, a
 * line for each match, and a last one when the tournament is over. Each look reads only what is
 * new. A last line without its end is one that is being written, or was when the power failed; it
 * does not count. One thread at a time.
 */
public final class LedgerView {

  private static final String FILE = "ledger.jsonl";
  private static final int MOST_AT_ONCE = 1 << 24;

  private final Path file;
  private final List<PlayedMatch> played = new ArrayList<>();
  private @Nullable Outline outline;
  private @Nullable Given header;
  private @Nullable SaltedSeed secret;
  private @Nullable Programs programs;
  private boolean over;
  private long position;
  private int lines;

  private LedgerView(Path file) {
    this.file = file;
  }

  /** Of the tournament in this folder. */
  public static LedgerView in(Path folder) {
    return new LedgerView(fileIn(folder));
  }

  /** Where a tournament keeps its ledger. */
  public static Path fileIn(Path folder) {
    return folder.resolve(FILE);
  }

  /**
   * Reads on.
   *
   * @return whether there was something new
   * @throws Problem when a line is not one of a ledger
   */
  public boolean refresh() throws IOException {
    long before = position;
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      while (readSome(in)) {}
    }
    return position > before;
  }

  private boolean readSome(RandomAccessFile in) throws IOException {
    int size = (int) Math.min(in.length() - position, MOST_AT_ONCE);
    if (size <= 0) {
      return false;
    }
    byte[] bytes = new byte[size];
    in.seek(position);
    in.readFully(bytes);
    int from = 0;
    for (int i = 0; i < size; i++) {
      if (bytes[i] == '\n') {
        take(new String(bytes, from, i - from, StandardCharsets.UTF_8));
        from = i + 1;
      }
    }
    position += from;
    return from > 0;
  }

  private void take(String line) {
    lines++;
    try {
      Given fields = LedgerLine.read(line);
      if (header == null) {
        outline = Outline.of(fields);
        header = fields;
      } else if (fields.has(Programs.FIELD)) {
        programs = Programs.of(fields);
        outline = outline().with(programs);
      } else if (LedgerLine.isSet(fields, "over")) {
        over = true;
        secret = secretOf(fields);
      } else {
        add(PlayedMatch.of(fields));
      }
    } catch (LedgerLine.Unreadable | ArithmeticException | IllegalArgumentException e) {
      throw new Problem(
          Message.of("tournament.unreadable", "file", file, "line", lines, "why", told(e)), e);
    }
  }

  private static @Nullable SaltedSeed secretOf(Given last) {
    String salt = last.maybe("salt").map(Given::text).orElse("");
    return last.maybe("secret")
        .map(Given::wide)
        .map(number -> new SaltedSeed(number, salt))
        .orElse(null);
  }

  private static String told(RuntimeException e) {
    return String.valueOf(e.getMessage());
  }

  private void add(PlayedMatch match) {
    if (match.fixture().number() != played.size() + 1) {
      throw new LedgerLine.Unreadable(
          "match %d behind %d".formatted(match.fixture().number(), played.size()));
    }
    played.add(match);
  }

  /** Whether not even the first line is there. */
  public boolean isEmpty() {
    return outline == null;
  }

  public Outline outline() {
    Outline known = outline;
    if (known == null) {
      throw new IllegalStateException(file + " has no first line yet");
    }
    return known;
  }

  Optional<Given> header() {
    return Optional.ofNullable(header);
  }

  /**
   * Which programs play, once that is written down; never in a ledger from before that was done.
   */
  Optional<Programs> programs() {
    return Optional.ofNullable(programs);
  }

  /** In their order. Grows with the next look. */
  public List<PlayedMatch> played() {
    return Collections.unmodifiableList(played);
  }

  public boolean isOver() {
    return over;
  }

  /** What hidden grounds came from, told at the end. */
  public Optional<SaltedSeed> secret() {
    return Optional.ofNullable(secret);
  }

  /** Where the next line begins. */
  long position() {
    return position;
  }
}
