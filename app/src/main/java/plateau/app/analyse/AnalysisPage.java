package plateau.app.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plateau.arena.analysis.Analysis;
import plateau.arena.analysis.Judgement;
import plateau.arena.analysis.OddsCourse;
import plateau.arena.analysis.TurningPoint;
import plateau.kernel.words.Words;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The curve in one line of blocks for each side, the turning points and the better moves. */
final class AnalysisPage {

  private static final String BLOCKS = "▁▂▃▄▅▆▇█";
  private static final int WIDEST_CURVE = 60;
  private static final int MOST_MISTAKES = 5;
  private static final String INDENT = "    ";

  private final Analysis analysis;
  private final List<String> players;
  private final Page page;
  private final Words words;

  /**
   * @param players who sat on each seat
   */
  AnalysisPage(Analysis analysis, List<String> players, Page page) {
    this.analysis = analysis;
    this.players = players;
    this.page = page;
    this.words = page.words();
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    heading(lines, "analyse.curve");
    analysis.lines().forEach(line -> curve(lines, line));
    heading(lines, "analyse.turns");
    if (analysis.turningPoints().isEmpty()) {
      lines.addAll(Wrapping.lines(words.say("analyse.turns.none"), page.width(), "  ", "  "));
    }
    analysis.turningPoints().forEach(turn -> lines.addAll(turn(turn)));
    heading(lines, "analyse.better");
    List<Judgement> mistakes = analysis.mistakes();
    if (mistakes.isEmpty()) {
      lines.addAll(Wrapping.lines(words.say("analyse.better.none"), page.width(), "  ", "  "));
    }
    mistakes.stream().limit(MOST_MISTAKES).forEach(verdict -> lines.addAll(mistake(verdict)));
    return lines;
  }

  private void heading(List<String> lines, String key) {
    lines.add("");
    lines.add(page.ink().paint(Style.HEADING, words.say(key)));
  }

  private void curve(List<String> lines, OddsCourse line) {
    String name =
        line.seats().size() == 1
            ? words.say(
                "analyse.seat",
                "seat",
                line.seats().getFirst(),
                "player",
                players.get(line.seats().getFirst()))
            : words.say("analyse.everybody");
    lines.add("  " + name);
    lines.add("  " + blocks(line));
  }

  private String blocks(OddsCourse line) {
    List<OddsCourse.Point> points = line.points();
    if (points.isEmpty()) {
      return "";
    }
    int width = Math.min(points.size(), Math.min(WIDEST_CURVE, page.width() - INDENT.length()));
    StringBuilder blocks = new StringBuilder();
    for (int i = 0; i < width; i++) {
      int last = (i + 1) * points.size() / width - 1;
      double odds = points.get(last).estimate().odds();
      blocks.append(BLOCKS.charAt((int) Math.min(BLOCKS.length() - 1, odds * BLOCKS.length())));
    }
    return blocks
        + "  "
        + percent(points.getFirst().estimate().odds())
        + " → "
        + percent(points.getLast().estimate().odds());
  }

  private List<String> turn(TurningPoint turn) {
    List<String> lines = new ArrayList<>();
    String text =
        words.say(
            "analyse.turn." + turn.cause().name().toLowerCase(Locale.ROOT),
            "played",
            words.say(analysis.verdict(turn.step()).played().words()),
            "before",
            percent(turn.before().odds()),
            "decided",
            percent(turn.decided().odds()),
            "after",
            percent(turn.after().odds()));
    lines.addAll(
        Wrapping.lines(
            bold(where(turn.step(), turn.seat())) + " " + text, page.width(), "  ", INDENT));
    String journal = journal(turn.step());
    if (!journal.isEmpty()) {
      lines.addAll(Wrapping.lines(journal, page.width(), INDENT, INDENT));
    }
    return lines;
  }

  private String journal(int step) {
    return String.join(" ", analysis.journal(step).stream().map(words::say).toList());
  }

  private List<String> mistake(Judgement verdict) {
    Judgement.Option better = verdict.better().orElseThrow();
    String text =
        words.say(
            "analyse.mistake",
            "played",
            words.say(verdict.played().words()),
            "better",
            words.say(better.words()),
            "gain",
            points(verdict.gain()),
            "error",
            points(verdict.errorOfGain()),
            "samples",
            better.estimate().samples());
    return Wrapping.lines(
        bold(where(verdict.step(), verdict.seat())) + " " + text, page.width(), "  ", INDENT);
  }

  private String where(int step, int seat) {
    return words.say("analyse.where", "step", step, "seat", seat, "player", players.get(seat));
  }

  private String bold(String text) {
    return page.ink().paint(Style.BOLD, text);
  }

  private static String percent(double share) {
    return Math.round(100 * share) + "\u00a0%";
  }

  private static String points(double difference) {
    return Long.toString(Math.round(100 * difference));
  }
}
