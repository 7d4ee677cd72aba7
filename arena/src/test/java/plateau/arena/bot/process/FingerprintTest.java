package plateau.arena.bot.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.BotMatch;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** What makes a program another one. No program runs here. */
class FingerprintTest {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, BotMatch.class);

  @TempDir Path home;

  private Path folder;
  private int writes;

  @BeforeEach
  void aBotWithAModuleAndABook() throws IOException {
    folder = Files.createDirectories(home.resolve("mine"));
    write("bot.sh", "source ./moves.sh; read_book books/openings.txt; load weights_$N.bin");
    write("moves.sh", "echo e2e4");
    write("books/openings.txt", "e2e4");
    write("weights_3.bin", "0.5");
    write("other.sh", "echo another bot in the same folder");
  }

  // Dates of their own: a test writes faster than some file systems can tell apart.
  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setLastModifiedTime(file, FileTime.from(Instant.ofEpochSecond(1_000_000 + writes++)));
  }

  private Fingerprint print(String command) {
    return Fingerprint.of(BotCommand.read(command, folder));
  }

  private Fingerprint print() {
    return print("sh bot.sh --deep");
  }

  private String changeSince(Fingerprint before) {
    return print().changedSince(before).map(ENGLISH::say).orElse("none");
  }

  @Test
  void theProgramItsModulesAndItsDataCount() {
    assertThat(print().files().keySet())
        .containsExactly("books/openings.txt", "bot.sh", "moves.sh", "sh", "weights_3.bin");
  }

  @Test
  void soDoFilesThatAPartOfAWordNames() throws IOException {
    write("deep.bin", "0.5");
    for (String command :
        List.of(
            "sh -c 'exec sh bot.sh' deep.bin",
            "sh bot.sh --net=deep.bin",
            "sh -cp bot.sh:deep.bin")) {
      Fingerprint before = print(command);
      assertThat(before.files().keySet())
          .as(command)
          .containsExactly(
              "books/openings.txt", "bot.sh", "deep.bin", "moves.sh", "sh", "weights_3.bin");
      write("deep.bin", "changed " + writes);
      assertThat(print(command).changedSince(before).map(ENGLISH::say))
          .as(command)
          .contains("\"deep.bin\" has changed");
    }
  }

  @Test
  void aPathInAWordIsTheSameOnEveryMachine() {
    assertThat(print("sh --book=" + folder.resolve("moves.sh")).hash())
        .isEqualTo(print("sh --book=moves.sh").hash());
  }

  @Test
  void whatChangedIsNamed() throws IOException {
    Map<String, String> said =
        Map.of(
            "bot.sh", "\"bot.sh\" has changed",
            "moves.sh", "\"moves.sh\" has changed",
            "books/openings.txt", "\"books/openings.txt\" has changed",
            "weights_3.bin", "\"weights_3.bin\" has changed",
            "books/endings.txt", "\"books/endings.txt\" was not there before");
    for (var one : said.entrySet()) {
      Fingerprint before = print();
      write(one.getKey(), "source ./moves.sh; books; weights; changed " + writes);
      assertThat(changeSince(before)).isEqualTo(one.getValue());
    }
    Fingerprint before = print();
    Files.delete(folder.resolve("books/endings.txt"));
    write("moves.sh", "changed again");
    assertThat(changeSince(before))
        .isEqualTo("\"books/endings.txt\" is no longer there (and one more file)");
  }

  @Test
  void anotherCommandIsAnotherProgram() {
    Fingerprint before = print();
    assertThat(print("sh bot.sh --shallow").changedSince(before).map(ENGLISH::say))
        .contains("its command has changed, or one of its many files");
  }

  @Test
  void whatIsNotOfTheProgramDoesNotCount() throws IOException {
    Fingerprint before = print();
    write("other.sh", "echo edited meanwhile");
    write("books/__pycache__/moves.pyc", "compiled");
    write("books/bot.log", "what it said");
    write("books/.git", "history");
    write("books/cup/ledger.jsonl", "{}");
    write("books/match-0001.plateau", "{}");
    assertThat(changeSince(before)).isEqualTo("none");
  }

  @Test
  void aFileThatWasWrittenAgainWithTheSameContentsHasNotChanged() throws IOException {
    Fingerprint before = print();
    write("moves.sh", "echo e2e4");
    assertThat(changeSince(before)).isEqualTo("none");
  }

  @Test
  void aCopyOnAnotherPlaceIsTheSameProgram() throws IOException {
    Fingerprint before = print();
    Path copy = home.resolve("copy");
    Files.move(folder, copy);
    folder = copy;
    assertThat(changeSince(before)).isEqualTo("none");
  }

  @Test
  void ofAFileThatTheSystemStartsItselfTheContentsCountToo() throws IOException {
    write("play", "#!/bin/sh\nexec sh bot.sh");
    assertThat(folder.resolve("play").toFile().setExecutable(true)).isTrue();
    Fingerprint before = print("./play");
    assertThat(before.files()).containsKeys("play", "bot.sh", "moves.sh");
    write("play", "#!/bin/sh\nexec sh bot.sh --deeper");
    assertThat(print("./play").changedSince(before).map(ENGLISH::say))
        .contains("\"play\" has changed");
  }
}
