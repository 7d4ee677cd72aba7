package plateau.arena.bot.process;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which of the files in a folder another file speaks of: {@code import plateau_bot}, {@code
 * open("weights.json")}, {@code require("./lib/search")}, the name of a class. Every language
 * writes the name of a file down as a word, so words are all that is compared; compiled programs
 * keep theirs too. A name that is put together, as in {@code "weights_%d.bin" % n}, is known by
 * what stands before its number.
 */
final class Mentions {

  private static final int LONGEST_WORD = 200;
  private static final long MOST_BYTES = 1 << 24;

  private final Map<String, List<Path>> named = new HashMap<>();

  /** Among these. */
  Mentions(List<Path> candidates) {
    for (Path candidate : candidates) {
      String name = String.valueOf(candidate.getFileName());
      String stem = name.contains(".") ? name.substring(0, name.indexOf('.')) : name;
      named.computeIfAbsent(unnumbered(stem), _ -> new ArrayList<>()).add(candidate);
    }
  }

  /** Those that the file speaks of, as far as it can be read. */
  Set<Path> in(Path file) {
    Set<Path> found = new LinkedHashSet<>();
    ByteArrayOutputStream word = new ByteArrayOutputStream();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      long left = MOST_BYTES;
      for (int sign = in.read(); sign >= 0 && left > 0; sign = in.read(), left--) {
        if (isOfWord(sign)) {
          word.write(sign);
        } else {
          look(word, found);
        }
      }
      look(word, found);
    } catch (IOException e) {
      // What cannot be read brings nothing along; that it cannot be read shows in its hash.
      return found;
    }
    return found;
  }

  private void look(ByteArrayOutputStream letters, Set<Path> found) {
    if (letters.size() > 0 && letters.size() <= LONGEST_WORD) {
      String word = letters.toString(StandardCharsets.UTF_8);
      found.addAll(named.getOrDefault(unnumbered(word), List.of()));
    }
    letters.reset();
  }

  // Letters beyond ASCII are bytes from 128 on.
  private static boolean isOfWord(int sign) {
    return Character.isLetterOrDigit(sign) || sign == '_' || sign == '-' || sign >= 128;
  }

  private static String unnumbered(String word) {
    int end = word.length();
    while (end > 0 && "0123456789_-".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    return end == 0 ? word : word.substring(0, end);
  }
}
