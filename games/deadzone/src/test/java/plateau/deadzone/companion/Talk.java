package plateau.deadzone.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.StrikeTeam;

/** A conversation with the companion, for tests that read like the page. */
final class Talk {

  private final Companion companion;
  private final List<Entry> entries = new ArrayList<>();
  private TableSituation now;

  Talk(TableSetup setup) {
    companion = new Companion(setup);
    now = companion.after(entries);
  }

  static StrikeTeam team(String id) {
    return StrikeTeam.SAMPLES.find(id).orElseThrow();
  }

  /** With the enemy's roster, objectives and real dice. */
  static TableSetup table(String jade, String enemy, long seed) {
    return new TableSetup(team(jade), Map.of(), Optional.of(team(enemy)), true, true, seed);
  }

  TableSituation now() {
    return now;
  }

  private Talk say(Entry entry) {
    entries.add(entry);
    now = companion.after(entries);
    return this;
  }

  Prompt prompt() {
    return now().prompt().orElseThrow();
  }

  Talk says(Question question, String value) {
    assertThat(prompt().question()).as("after %s", entries).isEqualTo(question);
    return say(new Entry.Answer(question, value));
  }

  Talk yes(Question question) {
    return says(question, "yes");
  }

  Talk no(Question question) {
    return says(question, "no");
  }

  Talk reports(Fact fact, String figure, String value) {
    return say(new Entry.Report(fact, figure, value, now.linesSinceAnswer()));
  }

  void takesBack() {
    entries.removeLast();
    now = companion.after(entries);
  }

  /** Puts all figures on the table. */
  Talk deploys() {
    while (prompt().question() == Question.DEPLOYED || prompt().question() == Question.FITS) {
      boolean fits = prompt().question() == Question.FITS;
      says(prompt().question(), fits ? "yes" : "go");
    }
    return this;
  }

  /** What was told since the last answer. */
  List<String> told() {
    List<SpokenLine> lines = now().lines();
    return lines.subList(lines.size() - now().linesSinceAnswer(), lines.size()).stream()
        .map(Talk::id)
        .toList();
  }

  /** The id of an instruction, or the key of any other sentence. */
  static String id(SpokenLine line) {
    return line instanceof SpokenLine.Told told ? told.what().id() : line.message().key();
  }

  String activeFigure() {
    return now().active().map(TableSituation.Active::figure).map(FigureType::id).orElse("nobody");
  }
}
