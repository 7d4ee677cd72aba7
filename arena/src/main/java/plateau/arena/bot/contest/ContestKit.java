package plateau.arena.bot.contest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The files of bots/iceberg-contest, which travel in our jar, unpacked where programs see them. */
record ContestKit(Path folder, String version) {

  /** All of them. */
  static final List<String> FILES =
      List.of(
          "cpp/include/prelude.hh",
          "cpp/include/prologin.hh",
          "cpp/runtime/json.hh",
          "cpp/runtime/mirror.hh",
          "cpp/runtime/referee.hh",
          "cpp/runtime/runtime.cc",
          "python/default/api.py",
          "python/iceberg_contest/__init__.py",
          "python/iceberg_contest/bygone.py",
          "python/iceberg_contest/contestant.py",
          "python/iceberg_contest/interface.py",
          "python/iceberg_contest/mirror.py",
          "python/iceberg_contest/referee.py",
          "python/iceberg_contest/words.py",
          "python/run.py");

  /** In a folder of the cache that is named after their contents, so that versions never mix. */
  static ContestKit unpacked(Path cache) {
    try {
      Digest digest = new Digest();
      for (String file : FILES) {
        digest.add(file, content(file));
      }
      String version = digest.text();
      Path folder = CachedFolder.of(cache, "contest-kit-" + version, ContestKit::unpackInto);
      return new ContestKit(folder, version);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void unpackInto(Path folder) throws IOException {
    for (String name : FILES) {
      Path file = folder.resolve(name);
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, content(name));
    }
  }

  private static byte[] content(String name) throws IOException {
    try (InputStream in = ContestKit.class.getResourceAsStream("kit/" + name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }

  Path file(String name) {
    return folder.resolve(name);
  }
}
