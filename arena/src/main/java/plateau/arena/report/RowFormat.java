package plateau.arena.report;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import plateau.arena.rows.CsvRows;
import plateau.arena.rows.RowWriter;
import plateau.arena.rows.parquet.ParquetRows;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** How the rows of games are written. */
public enum RowFormat {
  CSV,
  PARQUET;

  /** Reads a list as in {@code csv,parquet}. */
  public static Set<RowFormat> read(String list) {
    Set<RowFormat> formats = new LinkedHashSet<>();
    for (String name : list.split(",", -1)) {
      formats.add(named(name.strip()));
    }
    return formats;
  }

  private static RowFormat named(String name) {
    List<String> known = Arrays.stream(values()).map(RowFormat::id).toList();
    return Arrays.stream(values())
        .filter(format -> format.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new Problem(
                    Message.of(
                        "results.no-format",
                        "found",
                        name,
                        "known",
                        known,
                        "hint",
                        Nearest.hint(name, known))));
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  String fileName() {
    return "games." + id();
  }

  RowWriter open(Path file) throws IOException {
    return switch (this) {
      case CSV -> new CsvRows(Files.newBufferedWriter(file));
      case PARQUET -> new ParquetRows(new BufferedOutputStream(Files.newOutputStream(file)));
    };
  }
}
