package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Plan;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.jade.procedure.Step;
import plateau.deadzone.roster.Profile;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.kit.RulesPage;

/** JADE's cards and names against the tables of the rules page. */
class JadePageTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/deadzone-jade.md"));
  private static final Words ENGLISH = Words.in(Language.ENGLISH, DeadzoneGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, DeadzoneGame.class);

  private static final Set<String> JADES_GROUPS =
      Set.of("forced condition", "special action", "movement rule", "general rule", "behaviour");

  private static Stream<List<String>> kinds() {
    return PAGE.table("### B2.1").stream();
  }

  private static Stream<List<String>> played() {
    return PAGE.table("### B7.2").stream().filter(row -> card(row.getFirst()).isPlayed());
  }

  private static Stream<List<String>> names() {
    return PAGE.table("# NAME TABLES").stream().filter(row -> JADES_GROUPS.contains(row.get(0)));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theActionDeckIsTheOneOfThePage(List<String> row) {
    ActionCard kind = ActionCard.values()[Integer.parseInt(row.get(0)) - 1];
    assertThat(kind.id()).isEqualTo(row.get(1));
    assertThat(ENGLISH.name(kind)).isEqualTo(row.get(2));
    assertThat(FRENCH.name(kind)).isEqualTo(row.get(3));
    assertThat(kind.copies()).isEqualTo(Integer.parseInt(row.get(4)));
    assertThat(String.join(", ", idsOf(kind))).isEqualTo(row.get(5).replace("`", ""));
  }

  @ParameterizedTest
  @MethodSource("played")
  void aCardHasTheStepsOfThePageForBothProfiles(List<String> row) {
    ActionCard card = card(row.get(0));
    List<Step> shooting = steps(row.get(3), List.of());
    assertThat(card.plan(Profile.SHOOTING).steps()).isEqualTo(shooting);
    assertThat(card.plan(Profile.COMBAT).steps()).isEqualTo(steps(row.get(4), shooting));
  }

  @Test
  void everyCardThatCanBePlayedIsOnThePage() {
    assertThat(played()).hasSize(13);
  }

  @ParameterizedTest
  @MethodSource("names")
  void aRuleIsCalledWhatThePageCallsIt(List<String> row) {
    Named rule =
        Arrays.stream(Rule.values())
            .filter(one -> one.id().equals(row.get(1)))
            .findFirst()
            .orElseThrow();
    assertThat(ENGLISH.name(rule)).isEqualTo(row.get(2));
    assertThat(FRENCH.name(rule)).isEqualTo(row.get(3));
  }

  private static ActionCard card(String id) {
    return ActionCard.DECK.stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<String> idsOf(ActionCard kind) {
    return IntStream.range(0, ActionCard.DECK.size())
        .filter(card -> ActionCard.DECK.get(card) == kind)
        .mapToObj(ActionCard::idOf)
        .toList();
  }

  private static List<Step> steps(String written, List<Step> same) {
    return switch (written) {
      case "P-shot" -> Plan.SHOT.steps();
      case "P-charge" -> Plan.CHARGE.steps();
      case "same three" -> same;
      default ->
          Arrays.stream(written.split(", "))
              .map(
                  id ->
                      Arrays.stream(Step.values())
                          .filter(step -> step.id().equals(id))
                          .findFirst()
                          .orElseThrow())
              .toList();
    };
  }
}
