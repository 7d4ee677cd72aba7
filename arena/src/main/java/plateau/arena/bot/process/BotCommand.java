package plateau.arena.bot.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * How a program is started: its words, the folder in which relative names are looked up, and the
 * folders that it may see beside the system's.
 */
public record BotCommand(List<String> words, Path directory, List<Path> visible) {

  private static final Pattern BETWEEN_PARTS = Pattern.compile("[\\s:;,=]+");
  private static final Set<Path> SHARED =
      Set.of(Path.of("/tmp"), Path.of("/var/tmp"), Path.of("/dev/shm"));

  public BotCommand {
    words = List.copyOf(words);
    visible = List.copyOf(visible);
    if (words.isEmpty()) {
      throw new IllegalArgumentException("a command without words");
    }
  }

  /**
   * Reads a command as a shell would split it: words between blanks, quotes around words with
   * blanks. It may see every folder that its words name, and the folder of every file.
   *
   * @throws Problem when there is no such program, or a quote is left open
   */
  public static BotCommand read(String line, Path directory) {
    Path here = directory.toAbsolutePath().normalize();
    List<String> words = CommandLine.split(line);
    BotCommand command = new BotCommand(words, here, foldersNamed(words, here));
    command.program();
    return command;
  }

  /**
   * The file that the first word starts.
   *
   * @throws Problem when there is none
   */
  public Path program() {
    return found().orElseThrow(() -> new Problem(notFound(words.getFirst())));
  }

  /** The same, if there is one. */
  Optional<Path> found() {
    String word = words.getFirst();
    return word.contains("/") ? executable(directory.resolve(word)) : onPath(word);
  }

  private Message notFound(String word) {
    if (!word.contains("/")) {
      return Message.of("bot.no-program", "program", word);
    }
    Path file = directory.resolve(word).normalize();
    return Files.isRegularFile(file)
        ? Message.of("bot.not-executable", "file", file)
        : Message.of("bot.no-file", "file", file);
  }

  /** The file that the system starts for this name. */
  public static Optional<Path> onPath(String program) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/bin:/bin");
    return Arrays.stream(path.split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> executable(Path.of(folder, program)).stream())
        .findFirst();
  }

  private static Optional<Path> executable(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file)
        ? Optional.of(file.normalize())
        : Optional.empty();
  }

  private static List<Path> foldersNamed(List<String> words, Path directory) {
    Set<Path> folders = new LinkedHashSet<>();
    for (String word : words) {
      named(directory, word).map(Named::path).map(BotCommand::folderOf).forEach(folders::add);
    }
    return new ArrayList<>(folders);
  }

  /** A file or folder, and the part of a word that names it. */
  record Named(String part, Path path) {}

  /**
   * The files and folders that a word of a command names: the word as it stands, or else parts of
   * it, as in {@code classes:kit.jar}, {@code --weights=best.bin} and {@code sh -c 'python3
   * bot.py'}.
   */
  static Stream<Named> named(Path directory, String word) {
    Optional<Named> whole = existing(directory, word);
    return whole.isPresent()
        ? whole.stream()
        : BETWEEN_PARTS.splitAsStream(word).flatMap(part -> existing(directory, part).stream());
  }

  // The root of all files is no program's.
  private static Optional<Named> existing(Path directory, String part) {
    try {
      Path path = directory.resolve(part).normalize();
      return !part.isEmpty() && path.getFileName() != null && Files.exists(path)
          ? Optional.of(new Named(part, path))
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  // In a folder that is everybody's, or somebody's whole home, only the file itself is the bot's.
  private static Path folderOf(Path path) {
    Path folder = path.getParent();
    if (folder == null || Files.isDirectory(path)) {
      return path;
    }
    Path home = Path.of(System.getProperty("user.home"));
    return SHARED.contains(folder) || home.startsWith(folder) ? path : folder;
  }
}
