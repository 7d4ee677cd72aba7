package plateau.arena.report;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.tournament.Outline;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;

/** How the ratings settled as matches were played; against the game, the share of games won. */
final class RatingCourse {

  private static final int HEIGHT = 320;
  private static final int LOOKS = 16;
  private static final int MOST_LINES = 8;
  private static final int FEWEST = 8;
  private static final int RIGHT = 150;

  private record RatingsThen(int matches, List<Double> values) {}

  private final Standings standings;
  private final Wording wording;
  private final List<Standing> shown;
  private final List<RatingsThen> looks = new ArrayList<>();

  RatingCourse(Standings standings, Wording wording) {
    this.standings = standings;
    this.wording = wording;
    List<Standing> ranking = standings.ranking();
    this.shown = ranking.subList(0, Math.min(MOST_LINES, ranking.size()));
    int all = standings.played().size();
    for (int look = 1; look <= LOOKS && isWorthDrawing(); look++) {
      looks.add(look(Math.max(1, all * look / LOOKS)));
    }
  }

  boolean isWorthDrawing() {
    return standings.played().size() >= FEWEST;
  }

  private RatingsThen look(int matches) {
    Outline outline = standings.outline();
    List<Standing> then = new Standings(outline, standings.played().subList(0, matches)).ranking();
    List<Double> values = new ArrayList<>();
    for (Standing one : shown) {
      Standing past =
          then.stream().filter(other -> other.player() == one.player()).findFirst().orElseThrow();
      values.add(
          past.rating().map(rating -> rating.points()).orElseGet(() -> 100 * past.share().share()));
    }
    return new RatingsThen(matches, values);
  }

  Element section() {
    return Section.panel(
            wording.say("tournament.report.course"), wording.say("tournament.report.course.read"))
        .add(Drawing.broad(this::draw))
        .add(Drawing.narrow(this::draw));
  }

  private Element draw(int width) {
    boolean roomy = width > 2 * RIGHT + RIGHT;
    double low =
        looks.stream().flatMap(look -> look.values().stream()).min(Double::compare).orElse(0.0);
    double high =
        looks.stream().flatMap(look -> look.values().stream()).max(Double::compare).orElse(1.0);
    Axis x =
        new Axis(
            looks.getFirst().matches(),
            looks.getLast().matches(),
            56,
            width - (roomy ? RIGHT : 24.0));
    Axis y = new Axis(low - 10, high + 10, HEIGHT - 48.0, 14);
    Element svg = Drawing.svg(width, HEIGHT, wording.say("tournament.report.course"));
    Drawing.horizontalGrid(svg, x, y, wording::whole);
    for (int tick : x.ticks(width / 90)) {
      svg.add(Drawing.text("tick mid", x.at(tick), HEIGHT - 26.0, wording.whole(tick)));
    }
    svg.add(
        Drawing.text("label end", x.to(), HEIGHT - 6.0, wording.say("tournament.report.matches")));
    List<Double> labels = spread(y);
    for (int line = 0; line < shown.size(); line++) {
      svg.add(Element.of("path", "class", "course c" + line, "d", path(line, x, y)));
      String name = roomy ? shortened(shown.get(line).name()) : wording.whole(line + 1L);
      svg.add(Drawing.text("course-name", x.to() + 8, labels.get(line) + 4, name));
    }
    return svg;
  }

  private String path(int line, Axis x, Axis y) {
    StringBuilder path = new StringBuilder();
    for (RatingsThen look : looks) {
      path.append(path.isEmpty() ? "M" : "L")
          .append(Math.round(x.at(look.matches()) * 10) / 10.0)
          .append(' ')
          .append(Math.round(y.at(look.values().get(line)) * 10) / 10.0);
    }
    return path.toString();
  }

  // Names at the ends of the lines, pushed down where they would lie on each other.
  private List<Double> spread(Axis y) {
    List<Double> at = new ArrayList<>();
    double last = Double.NEGATIVE_INFINITY;
    for (int line = 0; line < shown.size(); line++) {
      last = Math.max(y.at(looks.getLast().values().get(line)), last + 17);
      at.add(last);
    }
    double over = at.isEmpty() ? 0 : Math.max(0, at.getLast() - (HEIGHT - 40));
    return at.stream().map(one -> one - over).toList();
  }

  private static String shortened(String name) {
    return name.length() <= 18 ? name : name.substring(0, 17) + "…";
  }
}
