package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Fault.Cause;
import plateau.kernel.Setup;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Verification;

/** Turns of many requests, at the pile of stones. The other seat is always a program too. */
class DialogueTest {

  private static final long SEED = 5;
  private static final int LONG_MS = 60_000;

  /** Takes one stone in each turn, as one list. */
  private static final String TAKES_ONE =
      """
      import sys, json
      for line in sys.stdin:
          asked = json.loads(line)
          if asked["type"] == "hello":
              print('{"type":"ready"}', flush=True)
          elif asked["type"] == "turn":
              print(json.dumps({"type": "turn", "id": asked["id"], "actions": ["take"]}), flush=True)
          elif asked["type"] == "over":
              break
      """;

  @TempDir Path folder;
  @TempDir Path otherFolder;

  @Test
  void aProgramSeesEachResultAtOnceAndMayTakeBack() throws IOException, InterruptedException {
    BotMatchResult outcome =
        play(
            """
            def ask(**request):
                say(id=asked["id"], **request)
                return json.loads(sys.stdin.readline())
            codes = [ask(type="act", action="take")["code"] for i in range(4)]
            first = ask(type="undo")
            again = ask(type="act", action="take")
            ask(type="undo")
            end = ask(type="end")
            print(codes, first["done"], again["stones"], end["type"], file=sys.stderr)
            sys.exit(0)
            """,
            LONG_MS);
    assertThat(outcome.seats().getFirst().log()).contains("[0, 0, 0, 1] True 10 result");
    assertThat(movesOf(outcome, 0).subList(0, 3)).containsExactly("take", "take", "end");
    assertThat(outcome.replay().notes().get(3)).containsEntry("refused", 1);
  }

  @Test
  void theTimeOfAComputerPlayerIsNotedOnceForEachTurn() throws InterruptedException {
    Pile pile = new Pile();
    List<Entrant> entrants =
        List.of(new Entrant.Computer("random"), new Entrant.Computer("random"));
    Setup setup = Setup.of(pile.info(), 2, Map.of());
    BotMatchResult outcome = new BotMatch<>(pile, setup, entrants, Terms.standard()).play(SEED);
    List<Step> steps = outcome.replay().steps();
    int turns = 0;
    for (int i = 1; i < steps.size(); i++) {
      boolean last = i == steps.size() - 1 || steps.get(i + 1).seat() != steps.get(i).seat();
      turns += last ? 1 : 0;
      assertThat(outcome.replay().notes().containsKey(i))
          .as("step %d, seed %d", i, SEED)
          .isEqualTo(last);
    }
    assertThat(outcome.replay().notes().values())
        .allSatisfy(note -> assertThat(note).containsOnlyKeys("ms"));
    assertThat(outcome.seats().stream().mapToInt(SeatReport::calls).sum()).isEqualTo(turns);
  }

  @Test
  void aTurnThatDoesNotReturnIsAnEmptyTurn() throws IOException, InterruptedException {
    BotMatchResult outcome =
        play("say(type='act', id=asked['id'], action='take')\nsys.exit(0)", LONG_MS);
    assertThat(outcome.seats().getFirst().stop().orElseThrow().cause()).isEqualTo(Cause.CRASHED);
    assertThat(movesOf(outcome, 0)).as("seed %d", SEED).containsOnly("end");
    assertThat(outcome.result().winners()).containsExactly(1);
    Verification.verify(new Pile(), outcome.replay());
  }

  @Test
  void aRequestThatMakesNoSenseIsAFault() throws IOException, InterruptedException {
    BotMatchResult outcome = play("say(type='dance', id=asked['id']); time.sleep(60)", LONG_MS);
    assertThat(outcome.seats().getFirst().stop().orElseThrow().cause()).isEqualTo(Cause.MALFORMED);
  }

  @Test
  void whoWasLateMayGoOnAndItsLateWordsAreForNothing() throws IOException, InterruptedException {
    BotMatchResult outcome =
        play(
            """
            late = json.loads(sys.stdin.readline())
            say(type="act", id=asked["id"], action="take")
            again = json.loads(sys.stdin.readline())
            say(type="turn", id=again["id"], actions=["take", "take"])
            print(late["type"], late["id"], again["id"], again["time"], file=sys.stderr)
            sys.exit(0)
            """,
            4_000);
    assertThat(outcome.seats().getFirst().log())
        .contains("late 1 2 {'callMs': 4000, 'bankMs': 0, 'strikes': 1}");
    assertThat(movesOf(outcome, 0).subList(0, 4)).containsExactly("end", "take", "take", "end");
    assertThat(outcome.replay().notes().get(1)).containsEntry("fault", "late");
  }

  private BotMatchResult play(String source, int callMs) throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    Scripts others = new Scripts(otherFolder);
    Pile pile = new Pile();
    List<Entrant> entrants =
        List.of(
            new Entrant.Program("bot:a", scripts.python(Scripts.WHEN_ASKED + source)),
            new Entrant.Program("bot:b", others.python(TAKES_ONE)));
    BotLimits limits = BotLimits.STANDARD.withTime(LONG_MS, callMs, 0, 2);
    BotMatchResult outcome =
        new BotMatch<>(
                pile, Setup.of(pile.info(), 2, Map.of()), entrants, Terms.standard().with(limits))
            .play(SEED);
    assertThat(outcome.seats().get(1).stop()).isEmpty();
    scripts.assertNothingLeft();
    others.assertNothingLeft();
    return outcome;
  }

  private static List<String> movesOf(BotMatchResult outcome, int seat) {
    return outcome.replay().steps().stream()
        .filter(step -> step.seat() == seat)
        .map(Step::move)
        .toList();
  }
}
