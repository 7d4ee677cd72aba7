package plateau.arena.bot.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.BotMatch;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

class BotCommandTest {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, BotMatch.class);

  @TempDir Path folder;

  @Test
  void wordsAreSplitAsAShellWouldSplitThem() {
    assertThat(CommandLine.split(" sh  -c 'a b' \"c 'd'\" e\\ f '' g\"h\" "))
        .containsExactly("sh", "-c", "a b", "c 'd'", "e f", "", "gh");
  }

  @Test
  void theFoldersThatTheWordsNameAreVisible() throws IOException {
    Path bots = Files.createDirectories(folder.resolve("bots"));
    Files.writeString(bots.resolve("bot.sh"), "exit");
    Path data = Files.createDirectories(folder.resolve("data"));
    assertThat(BotCommand.read("sh bots/bot.sh '' --quick data", folder).visible())
        .containsExactly(bots, data);
  }

  @Test
  void soAreThoseThatPartsOfAWordName() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Path kit = Files.createDirectories(folder.resolve("kit"));
    Files.writeString(kit.resolve("kit.jar"), "");
    assertThat(BotCommand.read("sh -cp classes:kit/kit.jar Bot", folder).visible())
        .containsExactly(classes, kit);
    assertThat(BotCommand.read("sh --book=kit/kit.jar,classes -c 'cd / && exit'", folder).visible())
        .containsExactly(kit, classes);
  }

  @Test
  void ofAFileInAFolderOfEverybodyOnlyTheFileIsVisible() throws IOException {
    Path file = Files.createTempFile(Path.of("/tmp"), "bot", ".sh");
    try {
      assertThat(BotCommand.read("sh " + file, folder).visible()).containsExactly(file);
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void whatCannotBeStartedIsRefusedWithTheNextThingToDo() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain.sh"), "exit");
    assertThat(refusal("no-such-program x")).contains("no program \"no-such-program\" on the PATH");
    assertThat(refusal("./missing.sh"))
        .contains("There is no file " + folder.resolve("missing.sh"));
    assertThat(refusal("./plain.sh")).contains("chmod +x " + plain);
    assertThat(refusal("sh 'bot.sh")).contains("a ' that is not closed");
    assertThat(refusal("  ")).contains("empty");
  }

  @Test
  void anInstallationIsSeenAsAWhole() throws IOException {
    Path node = Files.createDirectories(folder.resolve("node/v22/bin")).resolve("node");
    Files.writeString(node, "");
    assertThat(Installation.of(node)).containsExactly(folder.resolve("node/v22"));
    assertThat(Installation.of(Path.of("/bin/sh"))).isEmpty();
  }

  private String refusal(String command) {
    Problem refused = catchThrowableOfType(Problem.class, () -> BotCommand.read(command, folder));
    return ENGLISH.say(refused.message());
  }
}
