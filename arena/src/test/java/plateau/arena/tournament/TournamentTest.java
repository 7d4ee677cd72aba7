package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.Terms;
import plateau.arena.rating.Sprt;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.words.Problem;
import plateau.pig.Pig;

class TournamentTest {

  private static final long SECRET = 42;
  private static final SaltedSeed SALTED = SaltedSeed.of(SECRET, SECRET, SECRET);

  @TempDir Path home;

  private LedgerView play(Plan plan, String folder, int threads) {
    return tournament(plan, folder).run(threads, () -> SECRET, (_, _) -> {});
  }

  private Tournament<?, ?> tournament(Plan plan, String folder) {
    return new Tournament<>(new Pig(), plan, Terms.standard(), home.resolve(folder));
  }

  private static List<String> untimed(LedgerView ledger) {
    return ledger.played().stream()
        .map(match -> match.toJson().toString().replaceAll("(ms|longestMs)=\\d+", ""))
        .toList();
  }

  @Test
  void everybodyMeetsEverybodyBothWaysRoundWithTheSameDice() {
    LedgerView ledger = play(Plans.of(Format.ROUND_ROBIN, 3), "all", 2);
    assertThat(ledger.isOver()).isTrue();
    assertThat(ledger.played().stream().map(match -> match.fixture().order()))
        .containsExactly(
            List.of(0, 1),
            List.of(1, 0),
            List.of(0, 2),
            List.of(2, 0),
            List.of(1, 2),
            List.of(2, 1));
    assertThat(ledger.played().stream().map(PlayedMatch::seed).distinct()).hasSize(1);
    assertThat(home.resolve("all").resolve(ReplayFolder.nameOf(6))).isNotEmptyFile();
  }

  @Test
  void inAGauntletTheFirstMeetsAllOthers() {
    assertThat(play(Plans.of(Format.GAUNTLET, 4), "gauntlet", 1).played())
        .hasSize(6)
        .allMatch(match -> match.isWith(0));
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    for (Format format : Format.values()) {
      Plan plan = format == Format.LADDER ? Plans.ladder(4, 40) : Plans.of(format, 4);
      assertThat(untimed(play(plan, format + "-3", 3)))
          .as("%s, seed 7", format)
          .isEqualTo(untimed(play(plan, format + "-1", 1)));
    }
  }

  @Test
  void whatWasStoppedGoesOnAndNothingIsPlayedTwice() {
    for (Plan plan :
        List.of(Plans.games(3, 4), Plans.swiss(5, 3), Plans.ladder(3, 30), question())) {
      String name = plan.format() + "-" + plan.sprt().isPresent();
      List<String> whole = untimed(play(plan, name + "-whole", 2));
      List<Integer> told = new ArrayList<>();
      for (int stopAfter = 1; told.size() < whole.size(); stopAfter += 3) {
        Tournament<?, ?> run = tournament(plan, name + "-parts");
        int last = told.size() + stopAfter;
        LedgerView ledger =
            run.run(
                2,
                () -> SECRET,
                (number, _) -> {
                  told.add((int) number);
                  if (number == last) {
                    run.stop();
                  }
                });
        assertThat(ledger.played()).as("%s, seed 7", name).hasSize(told.size());
      }
      assertThat(told).as("%s, seed 7", name).doesNotHaveDuplicates();
      assertThat(untimed(play(plan, name + "-parts", 1))).as("%s, seed 7", name).isEqualTo(whole);
    }
  }

  private static Plan question() {
    return Plans.asking(new Sprt(0, 200, 0.1, 0.1));
  }

  @Test
  void aTornLastLineIsPlayedAgain() throws IOException {
    Plan plan = Plans.games(2, 3);
    List<String> whole = untimed(play(plan, "torn", 1));
    Path ledger = LedgerView.fileIn(home.resolve("torn"));
    byte[] bytes = Files.readAllBytes(ledger);
    int last = new String(bytes, StandardCharsets.UTF_8).lastIndexOf("{\"match\":5");
    for (int length : new int[] {last, last + 1, last + 40, bytes.length - 14}) {
      byte[] part = Arrays.copyOf(bytes, length);
      Files.write(ledger, part, StandardOpenOption.TRUNCATE_EXISTING);
      assertThat(untimed(play(plan, "torn", 1))).as("%d bytes", length).isEqualTo(whole);
    }
  }

  @Test
  void anotherPlanIsRefusedWithWhatDiffers() {
    play(Plans.games(2, 1), "plan", 1);
    assertThatThrownBy(() -> play(Plans.games(2, 2), "plan", 1))
        .isInstanceOfSatisfying(
            Problem.class,
            problem ->
                assertThat(problem.message().values())
                    .containsEntry("field", "games")
                    .containsEntry("before", "1")
                    .containsEntry("now", "2"));
    assertThatThrownBy(() -> play(Plans.games(3, 1), "plan", 1)).hasMessageContaining("players");
  }

  @Test
  void twoProcessesDoNotPlayTheSameTournament() {
    Plan plan = Plans.games(2, 1);
    Set<String> refused = new HashSet<>();
    tournament(plan, "one")
        .run(
            1,
            () -> SECRET,
            (_, _) ->
                assertThatThrownBy(() -> play(plan, "one", 1))
                    .isInstanceOfSatisfying(
                        Problem.class, problem -> refused.add(problem.message().key())));
    assertThat(refused).containsExactly("tournament.running");
  }

  @Test
  void aLineThatIsNotOursIsNamed() throws IOException {
    Plan plan = Plans.games(2, 1);
    play(plan, "broken", 1);
    Path ledger = LedgerView.fileIn(home.resolve("broken"));
    Files.writeString(ledger, Files.readString(ledger).replace("\"result\"", "\"rezult\""));
    assertThatThrownBy(() -> play(plan, "broken", 1))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.message().values()).containsEntry("line", 2));
  }

  @Test
  void hiddenSeedsAreToldAtTheEndAndTheirHashFromTheStart() throws IOException {
    Ground open = new Ground("open", Map.of("target", "20"), false);
    Ground hidden = new Ground("hidden", Map.of("target", "20"), true);
    Path file = LedgerView.fileIn(home.resolve("hidden"));
    Plan plan = Plans.on(List.of(open, hidden));
    Tournament<?, ?> run = tournament(plan, "hidden");
    run.run(
        1,
        () -> SECRET,
        (number, _) -> {
          if (number == 4) {
            run.stop();
          }
        });
    assertThat(file)
        .content()
        .contains(SALTED.hash())
        .doesNotContain("\"secret\":", "\"salt\":", SALTED.salt());
    LedgerView ledger = play(plan, "hidden", 1);
    assertThat(ledger.secret()).contains(SALTED);
    assertThat(ledger.outline().secretHash()).contains(SALTED.hash());
    assertThat(ledger.played())
        .allMatch(match -> match.seed().isPresent() == (match.fixture().ground() == 0));
    Files.delete(home.resolve("hidden").resolve(Secret.FILE));
    assertThatThrownBy(() -> play(plan, "hidden", 1)).hasMessageContaining("no-secret");
  }

  @Test
  void aSecretFromBeforeThereWereSaltsIsToldAsItWasPromised() throws IOException {
    Path folder = Files.createDirectories(home.resolve("old"));
    Files.writeString(folder.resolve(Secret.FILE), SECRET + "\n");
    Plan plan = Plans.on(List.of(new Ground("hidden", Map.of("target", "20"), true)));
    LedgerView ledger = play(plan, "old", 1);
    assertThat(ledger.secret()).contains(SaltedSeed.unsalted(SECRET));
    assertThat(ledger.outline().secretHash()).contains(SaltedSeed.unsalted(SECRET).hash());
    assertThat(LedgerView.fileIn(folder)).content().doesNotContain("\"salt\"");
  }

  @Test
  void anExchangedSecretIsRefused() throws IOException {
    Plan plan = Plans.on(List.of(new Ground("hidden", Map.of("target", "20"), true)));
    play(plan, "exchanged", 1);
    Files.writeString(home.resolve("exchanged").resolve(Secret.FILE), "7\n");
    assertThatThrownBy(() -> play(plan, "exchanged", 1)).hasMessageContaining("other-secret");
  }

  @Test
  void aQuestionMarkOfAHiddenGroundIsANumberFromTheSecret() {
    Plan plan = Plans.on(List.of(new Ground("hidden", Map.of("map", "generated:?"), true)));
    String map = new Seeds(plan, new Secret(SALTED)).options(0).get("map");
    assertThat(map).matches("generated:[1-9][0-9]*");
    assertThat(new Seeds(plan, new Secret(SaltedSeed.unsalted(SECRET + 1))).options(0).get("map"))
        .isNotEqualTo(map);
  }

  @Test
  void aMatchBeyondItsLimitIsBrokenOffAndDrawn() {
    LedgerView ledger = play(Plans.within(new MatchLimits(3, 0)), "limits", 1);
    assertThat(ledger.played())
        .allMatch(match -> match.result().equals(BotMatchResult.BROKEN_OFF))
        .allMatch(match -> match.steps() == 3)
        .allMatch(PlayedMatch::isDraw);
  }

  @Test
  void aQuestionIsAskedUntilItIsDecided() {
    LedgerView ledger = play(question(), "question", 2);
    TestProgress verdict = new Standings(ledger.outline(), ledger.played()).verdict().orElseThrow();
    assertThat(verdict.verdict()).as("seed 7").isNotEqualTo(Sprt.Verdict.OPEN);
    assertThat(ledger.played().size() % 2).isZero();
    List<PlayedMatch> before = ledger.played().subList(0, ledger.played().size() - 2);
    assertThat(TestProgress.of(ledger.outline().sprt().orElseThrow(), true, before).verdict())
        .as("seed 7")
        .isEqualTo(Sprt.Verdict.OPEN);
    assertThat(verdict.pairs().stream().mapToInt(Integer::intValue).sum())
        .isEqualTo(ledger.played().size() / 2);
    assertThat(verdict.won() + verdict.drawn() + verdict.lost()).isEqualTo(ledger.played().size());
  }

  @Test
  void atLargerTablesEverybodySitsEverywhere() {
    LedgerView ledger = play(Plans.atTablesOf(Format.ROUND_ROBIN, 4, 3), "tables", 2);
    assertThat(ledger.played()).hasSize(4 * 3);
    Standings standings = new Standings(ledger.outline(), ledger.played());
    for (int player = 0; player < 4; player++) {
      for (int place = 0; place < 3; place++) {
        assertThat(standings.onPlace(player, place).of()).isEqualTo(3);
      }
    }
    assertThat(standings.ranking())
        .allMatch(one -> one.rating().isPresent())
        .allMatch(one -> one.matches() == 9);
  }
}
