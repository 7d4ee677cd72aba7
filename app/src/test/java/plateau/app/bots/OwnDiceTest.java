package plateau.app.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.bot.process.BotCommand;

/** What the readmes of the kits say about random numbers, with the bot that they show. */
class OwnDiceTest {

  private static final Path KITS = Path.of("../bots");
  private static final Pattern LAST_CODE = Pattern.compile("(?s)```\\w+\\n([^`]*)```\\s*$");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"python,python3,plateau_bot.py,any.py", "javascript,node,plateau-bot.mjs,any.mjs"})
  void theSeedOfHelloAndNothingElseDecidesWhatABotRolls(
      String language, String program, String kit, String file)
      throws IOException, InterruptedException {
    assumeTrue(BotCommand.onPath(program).isPresent(), program + " is not installed");
    Matcher code = LAST_CODE.matcher(Files.readString(KITS.resolve(language).resolve("README.md")));
    assertThat(code.find()).isTrue();
    Files.writeString(folder.resolve(file), code.group(1));
    Files.copy(KITS.resolve(language).resolve(kit), folder.resolve(kit));
    String largest = said(program, file, ",\"seed\":9007199254740991");
    assertThat(largest).contains("\"move\"").doesNotContain("null");
    assertThat(said(program, file, ",\"seed\":9007199254740991")).isEqualTo(largest);
    assertThat(said(program, file, ",\"seed\":7")).isNotEqualTo(largest);
    assertThat(said(program, file, "")).as("an older referee gives none").contains("\"move\"");
  }

  private String said(String program, String file, String seed)
      throws IOException, InterruptedException {
    StringBuilder asked = new StringBuilder("{\"type\":\"hello\",\"game\":\"pig\"" + seed + "}\n");
    for (int id = 1; id <= 12; id++) {
      asked.append(
          "{\"type\":\"decide\",\"id\":%d,\"view\":{},\"moves\":[\"a\",\"b\",\"c\",\"d\"]}\n"
              .formatted(id));
    }
    Process process =
        new ProcessBuilder(program, file)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (var in = process.getOutputStream()) {
      in.write(asked.append("{\"type\":\"over\"}\n").toString().getBytes(StandardCharsets.UTF_8));
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return said;
  }
}
