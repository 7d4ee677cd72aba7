package plateau.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The number that hidden grounds and their dice come from. Its hash stands in the ledger from the
 * start, the number itself at the end, so that anybody can see that it was not chosen in between.
 */
record Secret(SaltedSeed seed) {

  static final String FILE = "secret";

  private static final long NUMBERS = 1_000_000_000;
  private static final long GROUNDS = 1L << 42;

  /** The one that this folder keeps, or else a new one. */
  static Secret in(Path folder, LongSupplier chance) {
    Path file = folder.resolve(FILE);
    try {
      Files.createDirectories(folder);
      if (Files.exists(file)) {
        return read(Files.readString(file).strip());
      }
      if (Files.exists(LedgerView.fileIn(folder))) {
        throw new Problem(Message.of("tournament.no-secret", "file", file));
      }
      Secret secret =
          new Secret(SaltedSeed.of(chance.getAsLong(), chance.getAsLong(), chance.getAsLong()));
      Files.writeString(file, secret.number() + " " + secret.seed.salt() + "\n");
      if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
      return secret;
    } catch (IOException | IllegalArgumentException e) {
      throw new Problem(Message.of("tournament.no-secret", "file", file), e);
    }
  }

  // One of a tournament that was begun before there were salts is the number alone.
  private static Secret read(String text) {
    String[] parts = text.split(" ", 2);
    return new Secret(new SaltedSeed(Long.parseLong(parts[0]), parts.length == 1 ? "" : parts[1]));
  }

  long number() {
    return seed.number();
  }

  String hash() {
    return seed.hash();
  }

  /** Tells it in the last line of a ledger. */
  void putInto(Map<String, Object> line) {
    line.put("secret", number());
    if (!seed.salt().isEmpty()) {
      line.put("salt", seed.salt());
    }
  }

  /** The options of a hidden ground with its numbers. */
  Map<String, String> open(Ground ground, int number) {
    String drawn =
        Long.toString(1 + Math.floorMod(Seeded.derive(number(), GROUNDS + number), NUMBERS));
    Map<String, String> options = new TreeMap<>(ground.options());
    options.replaceAll((_, value) -> value.replace(Ground.UNKNOWN, drawn));
    return options;
  }
}
