package plateau.arena.bot.contest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What a game has for running the folders of its original contest: the files in {@code contest}
 * beside its class, which {@code files.txt} there lists, unpacked where programs see them.
 */
record ContestKit(Path folder, String version) {

  private static final String LIST = "files.txt";

  /**
   * In a folder of the cache that is named after their contents, so that versions never mix.
   *
   * @throws Problem when the game has none
   */
  static ContestKit unpacked(Game<?, ?> game, Path cache) {
    try {
      List<String> files = files(game);
      Digest digest = new Digest();
      for (String file : files) {
        digest.add(file, content(game, file));
      }
      String version = digest.text();
      Path kit =
          CachedFolder.of(
              cache, "contest-kit-" + version, folder -> unpackInto(folder, game, files));
      return new ContestKit(kit, version);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The names of all of them. */
  static List<String> files(Game<?, ?> game) throws IOException {
    byte[] list =
        found(game, LIST)
            .orElseThrow(() -> new Problem(Message.of("contest.no-kit", "game", game.info().id())));
    return new String(list, StandardCharsets.UTF_8).lines().toList();
  }

  private static void unpackInto(Path folder, Game<?, ?> game, List<String> files)
      throws IOException {
    for (String name : files) {
      Path file = folder.resolve(name);
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, content(game, name));
    }
  }

  private static byte[] content(Game<?, ?> game, String name) throws IOException {
    return found(game, name).orElseThrow(() -> new IllegalStateException("no file " + name));
  }

  private static Optional<byte[]> found(Game<?, ?> game, String name) throws IOException {
    try (InputStream in = game.getClass().getResourceAsStream("contest/" + name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }

  Path file(String name) {
    return folder.resolve(name);
  }
}
