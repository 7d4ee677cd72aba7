package plateau.app.lab;

import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.lab.Difference;
import plateau.arena.lab.Influence;
import plateau.arena.lab.LabFindings;
import plateau.arena.lab.PolicyScore;
import plateau.kernel.Gauges;
import plateau.kernel.words.Words;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Sheet;

/** What a lab found, for people at a terminal. */
final class LabPage {

  private static final int SHOWN = 6;

  private final LabFindings findings;
  private final Gauges<?> gauges;
  private final String player;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  LabPage(LabFindings findings, Gauges<?> gauges, String player, Page page) {
    this.findings = findings;
    this.gauges = gauges;
    this.player = player;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  List<String> lines() {
    Sheet sheet = new Sheet(page).heading(words.say("game.name"));
    sheet.say(
        "lab.headline",
        "games",
        numbers.whole(findings.gamesSearched()),
        "generations",
        findings.generations().size(),
        "seed",
        Long.toString(findings.settings().seed()));
    sheet.gap().text(rate("lab.best", findings.best())).text(rate("lab.known", findings.known()));
    sheet.gap().say("lab.order", "order", order());
    sheet.gap().say("lab.influences");
    findings.influences().stream().limit(SHOWN).forEach(one -> sheet.line(influence(one)));
    sheet.gap().line(words.say("lab.play"));
    // Unbroken, to be copied.
    return sheet.line(player + ":" + findings.text(findings.best().policy())).written();
  }

  private String rate(String key, PolicyScore standing) {
    return words.say(
        key,
        "share",
        numbers.percent(standing.rate().share()),
        "low",
        numbers.percent(standing.rate().low()),
        "high",
        numbers.percent(standing.rate().high()),
        "games",
        numbers.whole(standing.games()));
  }

  private String order() {
    return findings.best().policy().order().stream()
        .map(this::name)
        .collect(Collectors.joining(" · "));
  }

  private String influence(Influence influence) {
    Difference without = influence.leftOut();
    return "  "
        + words.say(
            "lab.influence",
            "thing",
            name(influence.thing()),
            "points",
            numbers.decimal(100 * without.mean(), 1),
            "error",
            numbers.decimal(100 * without.reach(), 1));
  }

  private String name(int thing) {
    return words.say(gauges.markKey(findings.things().get(thing)));
  }
}
