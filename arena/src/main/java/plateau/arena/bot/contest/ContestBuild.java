package plateau.arena.bot.contest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.OneShotProgram;
import plateau.arena.bot.process.Sandbox;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Compiles a contestant's C++ files with the system's compiler, once for the same contents. The
 * compiler runs behind the same walls as the program will: it reads files that strangers wrote.
 */
final class ContestBuild {

  private static final String PROGRAM = "contestant";
  private static final List<String> COMPILERS = List.of("g++", "c++", "clang++");
  private static final String LOG = "log";
  private static final int LONGEST_LOG = 3_000;
  private static final int MOST_SECONDS = 400; // §12, as the original
  private static final BotLimits COMPILER_LIMITS = new BotLimits(1, 1, 0, 1, 2_048, 128, 256, 1, 1);
  private static final String COMPILE_AND_PRINT =
      """
      folder=$(mktemp -d) || exit
      "$@" -o "$folder/program" >&2 && cat "$folder/program"
      result=$?
      rm -r "$folder"
      exit "$result"
      """;

  private final Path folder;
  private final ContestSources sources;
  private final ContestKit kit;

  ContestBuild(Path folder, ContestSources sources, ContestKit kit) {
    this.folder = folder;
    this.sources = sources;
    this.kit = kit;
  }

  /** The program, from the cache or newly compiled. */
  Path program(Path cache) throws InterruptedException {
    try {
      return CachedFolder.of(cache, "contest-build-" + digest(), this::compile).resolve(PROGRAM);
    } catch (CancellationException interrupted) {
      throw new InterruptedException("while " + folder + " was compiled");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String digest() throws IOException {
    Digest digest = new Digest();
    digest.add("kit", kit.version().getBytes(StandardCharsets.UTF_8));
    try (Stream<Path> tree = Files.walk(folder)) {
      for (Path file : tree.filter(Files::isRegularFile).sorted().toList()) {
        digest.add(folder.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return digest.text();
  }

  private void compile(Path out) throws IOException {
    Path compiler = compiler();
    String log = "";
    for (List<String> dialect : dialects()) {
      String ofThisDialect = "";
      for (List<Path> together : sources.choices()) {
        if (isBuilt(words(compiler, dialect, together), out)) {
          return;
        }
        ofThisDialect = logIn(out);
      }
      log = log.isEmpty() ? ofThisDialect : log;
    }
    throw new Problem(
        Message.of(
            "contest.no-build",
            "folder",
            folder,
            "compiler",
            String.valueOf(compiler.getFileName()),
            "log",
            log));
  }

  // Programs of 2018: what later standards have taken away, and headers that came along by chance.
  private List<List<String>> dialects() {
    String prelude = kit.file("cpp/include/prelude.hh").toString();
    return List.of(
        List.of("-std=gnu++17"),
        List.of("-std=gnu++14"),
        List.of("-std=gnu++14", "-fpermissive", "-include", prelude));
  }

  private static Path compiler() {
    return COMPILERS.stream()
        .flatMap(name -> BotCommand.onPath(name).stream())
        .findFirst()
        .orElseThrow(() -> new Problem(Message.of("contest.no-compiler")));
  }

  // A main of the contestant's own, for trying things out, must not be taken for ours.
  private List<String> words(Path compiler, List<String> dialect, List<Path> together) {
    List<String> words = new ArrayList<>(List.of(compiler.toString()));
    words.addAll(dialect);
    words.addAll(List.of("-Dmain=main_of_the_contestant", "-O2", "-w", "-pthread"));
    sources.headerFolders().forEach(headers -> words.addAll(List.of("-I", headers.toString())));
    words.addAll(List.of("-I", kit.file("cpp/include").toString()));
    together.forEach(source -> words.add(source.toString()));
    words.add(kit.file("cpp/runtime/runtime.cc").toString());
    return words;
  }

  // The compiler may write nowhere but in its own /tmp, so the program comes out on standard
  // output.
  private boolean isBuilt(List<String> compilation, Path out) throws IOException {
    List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", COMPILE_AND_PRINT, "compile"));
    words.addAll(compilation);
    BotCommand command = new BotCommand(words, folder, List.of(folder, kit.file("cpp")));
    Path program = out.resolve(PROGRAM);
    try {
      return new OneShotProgram(command, COMPILER_LIMITS, MOST_SECONDS)
              .run(Sandbox.best(), program, out.resolve(LOG))
          && program.toFile().setExecutable(true, false);
    } catch (InterruptedException e) {
      throw new CancellationException("interrupted");
    }
  }

  private static String logIn(Path out) throws IOException {
    String text = new String(Files.readAllBytes(out.resolve(LOG)), StandardCharsets.UTF_8);
    return text.length() <= LONGEST_LOG ? text : text.substring(0, LONGEST_LOG) + "…";
  }
}
