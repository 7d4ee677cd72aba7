package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;

/** Panic Station in the terminal, alone and with several people on one screen. */
class PanicPlayTest {

  private static final String CLEAR = "\033[H\033[2J\033[3J";

  /** Enough first moves for a whole short game; on a hand-over screen any line will do. */
  private static final String[] FIRST_MOVES = Collections.nCopies(3000, "1").toArray(String[]::new);

  @TempDir Path home;

  private Cli.Ran play(Cli cli, String seats) {
    return cli.run(
        "play",
        "panic-station",
        "--seed",
        "5",
        "--option",
        "max-parasite-phases=5",
        "--seats",
        seats);
  }

  @Test
  void theTurnsOfComputersAreToldAsAStory() {
    String out = play(new Cli(home).typing("quit"), "human,random,random,random").out();
    assertThat(out)
        .containsPattern("(?m)^Turn 1: \\w+\\. ")
        .contains("You are Red and ")
        .doesNotContain("has moved.");
  }

  @Test
  void whoeverTakesTheScreenSeesOnlyHisOwnHand() {
    String[] some = Collections.nCopies(40, "1").toArray(String[]::new);
    String out = play(new Cli(home).onScreen(80).typing(some), "human,human,random,random").out();
    List<String> screens = List.of(out.split(Pattern.quote(CLEAR), -1));
    assertThat(screens).hasSizeGreaterThan(4);
    for (String screen : screens) {
      boolean red = screen.contains("You are Red");
      boolean green = screen.contains("You are Green");
      assertThat(red && green).as(screen).isFalse();
      assertThat(screen.contains("press Enter") && (red || green)).as(screen).isFalse();
    }
  }

  @Test
  void theEndRevealsWhoWasWhatAndRetellsNothing() {
    String out = play(new Cli(home).typing(FIRST_MOVES), "human,human,random,random").out();
    String end = out.substring(out.lastIndexOf("Your move"));
    assertThat(end)
        .contains("The game is over")
        .containsPattern("(?m)^Infections: \\w+ \\(Host\\)|^Nobody was infected")
        .containsPattern("(?m)^Red \\((human|infected|Host)")
        .doesNotContain("is the first player");
  }

  @Test
  void aGameGoesOnWhereItWasLeft() {
    String save = home.resolve("station.plateau").toString();
    new Cli(home)
        .typing("1", "quit")
        .run(
            "play",
            "panic-station",
            "--seed",
            "5",
            "--seats",
            "human,random,random",
            "--save",
            save);
    Cli.Ran resumed = new Cli(home).inFrench().typing("quit").run("play", "--resume", save);
    assertThat(resumed.out()).contains("Vous êtes Rouge, ").contains("Votre main :");
  }
}
