package plateau.app.fairness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.Rate;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Wrapping;

/** What self-play found, for people: a table, what side and order are worth, and the verdict. */
public final class FairnessPage {

  private final Fairness fairness;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  public FairnessPage(Fairness fairness, Page page) {
    this.fairness = fairness;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        Columns.table(page.ink(), "<>>><>", head(), Role.ALL.stream().map(this::row).toList()));
    lines.add("");
    say(lines, margin("fairness.side", fairness.leadOfFirstSide()));
    say(lines, margin("fairness.order", fairness.leadOfFirst()));
    say(lines, verdict());
    return lines;
  }

  private List<String> head() {
    return List.of(
        "",
        words.say("match.won"),
        words.say("match.drawn"),
        words.say("match.lost"),
        words.say("fairness.share"),
        words.say("match.score"));
  }

  private List<String> row(Role role) {
    Tally tally = fairness.of(role);
    return List.of(
        words.say(withSides(role.nameKey())),
        numbers.whole(tally.won().hits()),
        numbers.whole(tally.drawn()),
        numbers.whole(tally.lost()),
        share(tally.won()),
        numbers.decimal(tally.points(), 1));
  }

  private String share(Rate won) {
    return words.say(
        "fairness.percent",
        "share",
        percent(won.share()),
        "low",
        percent(won.low()),
        "high",
        percent(won.high()));
  }

  private static long percent(double share) {
    return Math.round(100 * share);
  }

  // One game says nothing about how far others would be from it.
  private Message margin(String key, Margin margin) {
    Object interval =
        Double.isInfinite(margin.low())
            ? ""
            : Message.of(
                "fairness.interval", "low", signed(margin.low()), "high", signed(margin.high()));
    return withSides(key, "lead", signed(margin.mean()), "interval", interval);
  }

  private Message verdict() {
    return withSides(fairness.verdict().nameKey(), "tolerance", percent(Fairness.TOLERANCE));
  }

  // As the game calls them.
  private static Message withSides(String key, Object... namesAndValues) {
    Map<String, Object> values = new LinkedHashMap<>(Message.of(key, namesAndValues).values());
    values.put("first", Message.of("seat.side.0"));
    values.put("second", Message.of("seat.side.1"));
    return new Message(key, values);
  }

  private String signed(double points) {
    return numbers.signed(points, 1);
  }

  private void say(List<String> lines, Message message) {
    lines.addAll(Wrapping.lines(words.say(message), page.width()));
  }
}
