package plateau.deadzone.roster;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.DeadzoneGame;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.kit.RulesPage;

/** Weapons, items, keywords and sample teams are those of the rules page (A8, A11). */
class RosterPageTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/deadzone-jade.md"));
  private static final Words ENGLISH = Words.in(Language.ENGLISH, DeadzoneGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, DeadzoneGame.class);
  private static final String DASH = "–";
  private static final int KEYWORDS = 12;

  @Test
  @Tag("R29")
  void theWeaponsAreThoseOfThePage() {
    assertThat(Armoury.standard().weapons().stream().map(RosterPageTest::row))
        .containsExactlyElementsOf(PAGE.table("### A11.1"));
  }

  private static List<String> row(Weapon weapon) {
    return List.of(
        weapon.id(),
        names(weapon),
        weapon.isMelee() ? "melee" : "R" + weapon.range(),
        Integer.toString(weapon.ap()),
        orDash(weapon.keywords().written()),
        Integer.toString(weapon.power()));
  }

  private static Stream<Integer> samples() {
    return IntStream.range(0, StrikeTeam.SAMPLES.ids().size()).boxed();
  }

  @ParameterizedTest
  @MethodSource("samples")
  @Tag("R29")
  @Tag("R33")
  void aSampleTeamIsThatOfThePage(int number) {
    StrikeTeam team = StrikeTeam.SAMPLES.find(StrikeTeam.SAMPLES.ids().get(number)).orElseThrow();
    assertThat(team.figures().stream().map(RosterPageTest::row))
        .containsExactlyElementsOf(
            PAGE.tables("### A11.3").get(number).stream().map(RosterPageTest::sorted).toList());
    assertThat(String.join("\n", PAGE.section("### A11.3")))
        .contains(
            "**`" + team.id() + "` — " + names(team) + ".** Special order `" + team.order().id())
        .contains("`" + team.order().id() + "` — " + named(team.order()));
    assertThat(team.points()).isEqualTo(100);
  }

  // The order of a figure's keywords has no meaning.
  private static List<String> sorted(List<String> row) {
    List<String> sorted = new ArrayList<>(row);
    sorted.set(
        KEYWORDS, Stream.of(row.get(KEYWORDS).split(", ", -1)).sorted().collect(joining(", ")));
    return sorted;
  }

  private static List<String> row(FigureType figure) {
    List<String> row = new ArrayList<>();
    row.add(figure.id());
    row.add(names(figure));
    row.add(
        figure.role().id()
            + (figure.role() == Role.LEADER ? ", Recon " + figure.recon() + "+" : ""));
    row.add(figure.advance() + "-" + figure.sprint());
    row.add(stat(figure.shoot()));
    row.add(stat(figure.fight()));
    row.add(stat(figure.survive()));
    row.add(Integer.toString(figure.armour()));
    row.add(Integer.toString(figure.size()));
    row.add(Integer.toString(figure.vp()));
    row.add(Integer.toString(figure.points()));
    row.add(orDash(figure.arms().carried().stream().map(Weapon::id).toList()));
    row.add(orDash(figure.keywords().written().stream().sorted().toList()));
    row.add(figure.item().map(Item::id).orElse(DASH));
    row.add(figure.profile() == Profile.COMBAT ? "C" : "S");
    return row;
  }

  @Test
  void theSentryGunIsThatOfThePage() {
    FigureType gun = Armoury.standard().sentryGun();
    assertThat(String.join(" ", PAGE.section("### A11.2")))
        .contains(
            ("**Sentry figure** `%s` — %s: Speed –, Shoot %s, Fight %s, Survive %s, Armour %d, Size"
                    + " %d, VP %d; `%s`; construct, solid, bestial, vulnerable")
                .formatted(
                    gun.id(),
                    names(gun),
                    stat(gun.shoot()),
                    stat(gun.fight()),
                    stat(gun.survive()),
                    gun.armour(),
                    gun.size(),
                    gun.vp(),
                    gun.ranged().getFirst().id()));
    assertThat(gun.keywords().written())
        .containsExactlyInAnyOrder("construct", "solid", "bestial", "vulnerable");
    assertThat(gun.role()).isEqualTo(Role.SENTRY);
    assertThat(gun.sprint()).as("A11.2: Speed – counts as 0").isZero();
  }

  @Test
  void theItemsAreThoseOfThePage() {
    assertThat(Item.ALL.stream().map(item -> List.of(item.id(), named(item))))
        .containsExactlyElementsOf(
            PAGE.table("### A11.2").stream().map(row -> row.subList(0, 2)).toList());
    String bag = String.join(" ", PAGE.section("### A11.2"));
    for (Item item : Item.ALL) {
      long tokens = Item.BAG.stream().filter(item::equals).count();
      assertThat(bag).contains(tokens == 1 ? item.id() : item.id() + " ×" + tokens);
    }
    assertThat(Item.BAG).hasSize(12).isSorted();
  }

  @Test
  void theKeywordsAreThoseOfThePage() {
    List<List<String>> page = new ArrayList<>(PAGE.table("### A8.1"));
    page.addAll(PAGE.table("### A8.2"));
    assertThat(
            Stream.of(Keyword.values())
                .map(one -> List.of(one.id(), named(one).replace("{n}", "n"))))
        .containsExactlyElementsOf(page.stream().map(row -> row.subList(0, 2)).toList());
  }

  private static String named(Named thing) {
    return ENGLISH.name(thing) + " / " + FRENCH.name(thing);
  }

  private static String names(Bilingual thing) {
    return thing.name(Language.ENGLISH) + " / " + thing.name(Language.FRENCH);
  }

  private static String stat(int stat) {
    return stat == FigureType.BLANK ? DASH : stat + "+";
  }

  private static String orDash(List<String> words) {
    return words.isEmpty() ? DASH : String.join(", ", words);
  }
}
