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
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Compiles a contestant's C++ files with the system's compiler, once for the same contents. */
final class ContestBuild {

  private static final String PROGRAM = "contestant";
  private static final List<String> COMPILERS = List.of("g++", "c++", "clang++");
  private static final int LONGEST_LOG = 3_000;

  private final Path folder;
  private final List<Path> sources;
  private final ContestKit kit;

  ContestBuild(Path folder, List<Path> sources, ContestKit kit) {
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
    String compiler = compiler();
    String firstLog = "";
    for (List<String> dialect : dialects()) {
      String log = run(words(compiler, dialect, out), out);
      if (Files.exists(out.resolve(PROGRAM))) {
        return;
      }
      firstLog = firstLog.isEmpty() ? log : firstLog;
    }
    throw new Problem(
        Message.of("contest.no-build", "folder", folder, "compiler", compiler, "log", firstLog));
  }

  // Programs of 2018: what later standards have taken away, and headers that came along by chance.
  private List<List<String>> dialects() {
    String prelude = kit.file("cpp/include/prelude.hh").toString();
    return List.of(
        List.of("-std=gnu++17"),
        List.of("-std=gnu++14"),
        List.of("-std=gnu++14", "-fpermissive", "-include", prelude));
  }

  private static String compiler() {
    return COMPILERS.stream()
        .filter(name -> BotCommand.onPath(name).isPresent())
        .findFirst()
        .orElseThrow(() -> new Problem(Message.of("contest.no-compiler")));
  }

  // A main of the contestant's own, for trying things out, must not be taken for ours.
  private List<String> words(String compiler, List<String> dialect, Path out) {
    List<String> words = new ArrayList<>(List.of(compiler));
    words.addAll(dialect);
    words.addAll(List.of("-Dmain=main_of_the_contestant", "-O2", "-w", "-pthread"));
    words.addAll(List.of("-I", folder.toString()));
    words.addAll(List.of("-I", kit.file("cpp/include").toString()));
    words.addAll(List.of("-o", out.resolve(PROGRAM).toString()));
    sources.forEach(source -> words.add(source.toString()));
    words.add(kit.file("cpp/runtime/runtime.cc").toString());
    return words;
  }

  private static String run(List<String> words, Path out) throws IOException {
    Path log = out.resolve("log");
    Process process =
        new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      throw new CancellationException("interrupted");
    }
    String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
    return text.length() <= LONGEST_LOG ? text : text.substring(0, LONGEST_LOG) + "…";
  }
}
