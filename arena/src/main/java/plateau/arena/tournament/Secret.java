package plateau.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The number that hidden grounds and their dice come from. Its hash stands in the ledger from the
 * start, the number itself at the end, so that anybody can see that it was not chosen in between.
 */
record Secret(long number) {

  static final String FILE = "secret";

  private static final long NUMBERS = 1_000_000_000;
  private static final long GROUNDS = 1L << 42;

  /** The one that this folder keeps, or else a new one. */
  static Secret in(Path folder, LongSupplier chance) {
    Path file = folder.resolve(FILE);
    try {
      Files.createDirectories(folder);
      if (Files.exists(file)) {
        return new Secret(Long.parseLong(Files.readString(file).strip()));
      }
      if (Files.exists(LedgerView.fileIn(folder))) {
        throw new Problem(Message.of("tournament.no-secret", "file", file));
      }
      Secret secret = new Secret(chance.getAsLong());
      Files.writeString(file, secret.number + "\n");
      if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      return secret;
    } catch (IOException | NumberFormatException e) {
      throw new Problem(Message.of("tournament.no-secret", "file", file), e);
    }
  }

  String hash() {
    return Seeded.hashOf(number);
  }

  /** The options of a hidden ground with its numbers. */
  Map<String, String> open(Ground ground, int number) {
    String drawn =
        Long.toString(1 + Math.floorMod(Seeded.derive(this.number, GROUNDS + number), NUMBERS));
    Map<String, String> options = new TreeMap<>(ground.options());
    options.replaceAll((_, value) -> value.replace(Ground.UNKNOWN, drawn));
    return options;
  }
}
