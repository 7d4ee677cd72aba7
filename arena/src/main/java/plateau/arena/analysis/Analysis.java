package plateau.arena.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.arena.analysis.Course.Stretch;
import plateau.arena.analysis.OddsCourse.Point;
import plateau.arena.analysis.TurningPoint.Source;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;

/** What came of an analysis: facts in no language. Immutable. */
public final class Analysis {

  private static final int MOST_TURNING_POINTS = 8;
  private static final double WORTH_TELLING = 0.05;

  // A round of dice fills a page: its beginning says which step is meant.
  private static final int MOST_SENTENCES = 3;

  // Three standard errors, as for mistakes.
  private static final double STRICTNESS = 1.5;

  private final Game<?, ?> game;
  private final Sides sides;
  private final Optional<Result> result;
  private final int seats;
  private final List<List<Entry>> journal;
  private final List<Judgement> verdicts;
  private final Effort effort;
  private final int eyes;
  private final List<Stretch> course;
  private final List<OddsCourse> lines;
  private final List<TurningPoint> turningPoints;

  Analysis(Match<?, ?> match, List<Judgement> verdicts, Effort effort, int eyes) {
    this.game = match.game();
    this.sides = Sides.of(game, match.setup());
    this.result = match.isOver() ? Optional.of(match.state().result()) : Optional.empty();
    this.seats = match.setup().seats();
    this.journal = IntStream.rangeClosed(0, match.lastStep()).mapToObj(match::journal).toList();
    this.verdicts = List.copyOf(verdicts);
    this.effort = effort;
    this.eyes = eyes;
    this.course = Course.of(verdicts, sides);
    this.lines = drawLines();
    this.turningPoints = findTurningPoints();
  }

  public Game<?, ?> game() {
    return game;
  }

  public Sides sides() {
    return sides;
  }

  public Effort effort() {
    return effort;
  }

  public int lastStep() {
    return journal.size() - 1;
  }

  /** The seat whose decisions were judged, or {@link Seat#REFEREE} for all. */
  public int eyes() {
    return eyes;
  }

  /** In the order of their steps. */
  public List<Judgement> verdicts() {
    return verdicts;
  }

  /** One for all who win together, else one for each seat. */
  public List<OddsCourse> lines() {
    return lines;
  }

  /** The largest changes, in the order of their steps. */
  public List<TurningPoint> turningPoints() {
    return turningPoints;
  }

  /** Decisions with a clearly better move, the largest gain first. */
  public List<Judgement> mistakes() {
    return verdicts.stream()
        .filter(Judgement::isMistake)
        .sorted(Comparator.comparingDouble(Judgement::gain).reversed())
        .toList();
  }

  /** What was played in a step that was judged. */
  public Judgement verdict(int step) {
    return verdicts.stream().filter(one -> one.step() == step).findFirst().orElseThrow();
  }

  /** The story of a step in short: its first sentences, as far as they may be told. */
  public List<Entry> journal(int step) {
    return Journal.visibleTo(eyes, journal.get(step)).stream()
        .filter(entry -> !entry.isDetail())
        .limit(MOST_SENTENCES)
        .toList();
  }

  private List<OddsCourse> drawLines() {
    if (sides == Sides.TOGETHER) {
      return List.of(new OddsCourse(IntStream.range(0, seats).boxed().toList(), pointsOf(0)));
    }
    return IntStream.range(0, seats)
        .filter(seat -> eyes == Seat.REFEREE || seat == eyes)
        .mapToObj(seat -> new OddsCourse(List.of(seat), pointsOf(seat)))
        .toList();
  }

  private List<Point> pointsOf(int seat) {
    List<Point> points = new ArrayList<>();
    for (Stretch stretch : course) {
      estimateFor(seat, stretch).ifPresent(odds -> addTo(points, stretch, odds));
    }
    result.ifPresent(
        ending -> points.add(new Point(lastStep(), EstimatedOdds.certain(earned(ending, seat)))));
    return points;
  }

  private static void addTo(List<Point> points, Stretch stretch, EstimatedOdds odds) {
    points.add(new Point(stretch.start(), odds));
    if (stretch.end() > stretch.start()) {
      points.add(new Point(stretch.end(), odds));
    }
  }

  private Optional<EstimatedOdds> estimateFor(int seat, Stretch stretch) {
    boolean isOwn = sides == Sides.TOGETHER || stretch.seat() == seat;
    return isOwn
        ? Optional.of(stretch.odds())
        : Optional.of(stretch.odds().mirrored()).filter(_ -> sides == Sides.OPPOSED);
  }

  private double earned(Result ending, int seat) {
    boolean isDraw = sides == Sides.OPPOSED && ending.winners().isEmpty();
    return isDraw ? 0.5 : ending.won(seat) ? 1 : 0;
  }

  private List<TurningPoint> findTurningPoints() {
    return course.stream()
        .flatMap(stretch -> turningPoint(stretch).stream())
        .filter(Analysis::isWorthTelling)
        .sorted(
            Comparator.<TurningPoint>comparingDouble(turn -> Math.abs(turn.change())).reversed())
        .limit(MOST_TURNING_POINTS)
        .sorted(Comparator.comparingInt(TurningPoint::step))
        .toList();
  }

  private static boolean isWorthTelling(TurningPoint turn) {
    double change = Math.abs(turn.change());
    return change >= WORTH_TELLING && change > STRICTNESS * turn.errorOfChange();
  }

  // A stretch ends with what changed the odds: a mistake, chance, or somebody else's turn.
  private Optional<TurningPoint> turningPoint(Stretch stretch) {
    Judgement last = stretch.last();
    return lineOf(stretch.seat()).points().stream()
        .filter(point -> point.position() >= last.step())
        .findFirst()
        .map(
            next -> {
              EstimatedOdds before = stretch.odds();
              EstimatedOdds decided = last.isMistake() ? decided(last, next) : before;
              return new TurningPoint(
                  last.step(),
                  next.position(),
                  last.seat(),
                  cause(last, before, decided, next),
                  before,
                  decided,
                  next.estimate());
            });
  }

  // When nothing but the decision lies between, the odds afterwards are those after it.
  private EstimatedOdds decided(Judgement last, Point next) {
    boolean isNothingBetween =
        verdicts.stream().anyMatch(other -> Course.leadsTo(last, other))
            && next.position() == last.step();
    return isNothingBetween ? next.estimate() : last.decided();
  }

  private OddsCourse lineOf(int seat) {
    return lines.stream().filter(line -> line.seats().contains(seat)).findFirst().orElseThrow();
  }

  private static Source cause(
      Judgement last, EstimatedOdds before, EstimatedOdds decided, Point next) {
    double byDecision = Math.abs(decided.odds() - before.odds());
    if (byDecision > Math.abs(next.estimate().odds() - decided.odds())) {
      return Source.DECISION;
    }
    boolean isDice = last.draws() > 0 && next.position() == last.step();
    return isDice ? Source.LUCK : Source.COURSE;
  }
}
