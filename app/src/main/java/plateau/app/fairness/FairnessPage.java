package plateau.app.fairness;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.Rate;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Sheet;

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
    Sheet sheet = new Sheet(page);
    List<String> head =
        sheet.head("", "match.won", "match.drawn", "match.lost", "fairness.share", "match.score");
    return sheet
        .table("<>>><>", head, Role.ALL.stream().map(this::row).toList())
        .gap()
        .say(margin("fairness.side", fairness.leadOfFirstSide()))
        .say(margin("fairness.order", fairness.leadOfFirst()))
        .say(verdict())
        .written();
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
}
