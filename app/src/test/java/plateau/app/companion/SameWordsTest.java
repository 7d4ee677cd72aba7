package plateau.app.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.arena.Companions;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** Whoever answers the same in the terminal and on another screen is told the same. */
class SameWordsTest {

  private static final int FIGURES = 7;
  private static final String SEED = "5";

  @TempDir Path home;

  private static Companion companion(String game) {
    return Companions.of(game).orElseThrow();
  }

  private static List<String> told(Companion companion, Talk talk) {
    Words words = Words.in(Language.ENGLISH, companion.homes().toArray(Class<?>[]::new));
    List<String> sentences =
        new ArrayList<>(talk.told().stream().map(line -> words.say(line.text())).toList());
    talk.ask().ifPresent(ask -> sentences.add(words.say(ask.text())));
    return sentences;
  }

  @Test
  void deadzoneIsTheSameTalkAndTheSameFile() throws IOException {
    Companion companion = companion("deadzone");
    List<String> agreed = List.of("wardens", "go", "ironworks", "domination", "ask");
    Talk talk = companion.begin(agreed, Long.parseLong(SEED));
    List<String> typed = new ArrayList<>(List.of("1", "", "2", "domination", "you"));
    for (int figure = 0; figure < FIGURES; figure++) {
      talk = talk.answer("go");
      typed.add("");
    }
    for (String answer : List.of("jade", "no", "no", "no", "no")) {
      talk = talk.answer(answer);
      typed.add(answer);
    }
    typed.add("quit");
    Path file = home.resolve("table.companion");
    Cli.Ran ran =
        new Cli(home)
            .typing(typed.toArray(String[]::new))
            .run("companion", "deadzone", "--seed", SEED, "--save", file.toString());
    assertThat(ran.said()).containsSubsequence(told(companion, talk));
    assertThat(Files.readString(file)).isEqualTo(talk.text());
  }

  @Test
  void codroidGoesOnInTheTerminalFromTheFileOfAPhone() throws IOException {
    Companion companion = companion("codroid");
    Talk talk = companion.begin(List.of("1", "10", "5", "person"), Long.parseLong(SEED));
    for (String answer : List.of("1", "2", "3", "4", "5")) {
      talk = talk.answer(answer);
    }
    Path file = home.resolve("phone.plateau");
    Files.writeString(file, talk.text());
    Cli.Ran ran =
        new Cli(home).typing("3", "quit").run("play", "codroid", "--resume", file.toString());
    Talk after = talk.answer("3");
    assertThat(ran.said())
        .contains(told(companion, talk).getLast(), told(companion, after).getLast());
    assertThat(companion.open(Files.readString(file)).text()).isEqualTo(after.text());
  }
}
