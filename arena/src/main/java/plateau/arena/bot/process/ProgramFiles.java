package plateau.arena.bot.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files that a program is made of, as far as its command tells: what it starts, the files that
 * the command names, what lies beside a file and is mentioned in it, and folders that are named or
 * mentioned, whole. Why so: docs/decisions/0034-ledger-of-a-tournament.md.
 */
final class ProgramFiles {

  private static final int MOST = 20_000;
  private static final String RUNTIMES = "bin";
  private static final String LEDGER = "ledger.jsonl";
  private static final List<String> LEFT_BEHIND =
      List.of(".pyc", ".log", ".plateau", ".part", ".tmp", "~");

  private final BotCommand command;
  private final SortedMap<String, Path> files = new TreeMap<>();
  private final Set<Path> folders = new LinkedHashSet<>();
  private final Deque<Path> toRead = new ArrayDeque<>();
  private final Set<Path> read = new HashSet<>();
  private final List<String> words = new ArrayList<>();

  private ProgramFiles(BotCommand command) {
    this.command = command;
  }

  static ProgramFiles of(BotCommand command) {
    ProgramFiles files = new ProgramFiles(command);
    files.start();
    files.arguments();
    while (!files.toRead.isEmpty()) {
      files.addMentioned(files.toRead.remove());
    }
    return files;
  }

  /** By the names under which people know them. */
  SortedMap<String, Path> files() {
    return files;
  }

  /** Folders in which another file may appear. */
  Set<Path> folders() {
    return folders;
  }

  /** The words of the command, with files under their names: the same on every machine. */
  List<String> words() {
    return words;
  }

  // What lies in a folder "bin" is a runtime, Python say, and what lies beside it is not the bot's.
  private void start() {
    Optional<Path> found = command.found();
    words.add(found.map(this::label).orElse(command.words().getFirst()));
    found.ifPresent(this::addStarted);
  }

  private void addStarted(Path program) {
    add(program);
    Path folder = program.getParent();
    boolean isRuntime = folder == null || folder.endsWith(RUNTIMES);
    if (command.words().getFirst().contains("/") && !isRuntime) {
      toRead.add(program);
    }
  }

  private void arguments() {
    for (String word : command.words().subList(1, command.words().size())) {
      String labelled = word;
      for (BotCommand.Named named : BotCommand.named(command.directory(), word).toList()) {
        labelled = labelled.replace(named.part(), label(named.path()));
        addNamed(named.path());
      }
      words.add(labelled);
    }
  }

  private void addNamed(Path path) {
    if (Files.isDirectory(path)) {
      addWhole(path);
    } else {
      add(path);
      toRead.add(path);
    }
  }

  // Only where the program may look: right in /tmp or in somebody's home it sees the file alone.
  private void addMentioned(Path file) {
    Path folder = file.getParent();
    if (folder == null || !command.visible().contains(folder)) {
      return;
    }
    for (Path beside : new Mentions(entries(folder)).in(file)) {
      if (Files.isDirectory(beside)) {
        addWhole(beside);
      } else if (read.add(beside)) {
        add(beside);
        toRead.add(beside);
      }
    }
  }

  private void addWhole(Path folder) {
    if (isTournament(folder) || folders.contains(folder) || Files.isSymbolicLink(folder)) {
      return;
    }
    for (Path entry : entries(folder)) {
      if (Files.isDirectory(entry)) {
        addWhole(entry);
      } else {
        add(entry);
      }
    }
  }

  private void add(Path file) {
    if (Files.isRegularFile(file) && files.size() < MOST && !files.containsValue(file)) {
      String label = label(file);
      files.put(files.containsKey(label) ? file.toString() : label, file);
    }
  }

  private List<Path> entries(Path folder) {
    folders.add(folder);
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(entry -> !isLeftBehind(entry)).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static boolean isTournament(Path folder) {
    return Files.exists(folder.resolve(LEDGER));
  }

  // What running, logging and playing leave behind changes without the program being changed.
  private static boolean isLeftBehind(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(".")
        || name.equals("__pycache__")
        || LEFT_BEHIND.stream().anyMatch(name::endsWith);
  }

  // From the folder of the command; what lies elsewhere by its name alone, so that a program has
  // the same fingerprint on every machine.
  private String label(Path file) {
    Path here = command.directory();
    return file.startsWith(here) && !file.equals(here)
        ? here.relativize(file).toString()
        : String.valueOf(file.getFileName());
  }
}
