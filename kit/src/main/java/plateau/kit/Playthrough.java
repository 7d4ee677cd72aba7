package plateau.kit;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.json.Json;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/**
 * A whole random match as plain text, everything that can be seen of it: each move, draw, journal
 * sentence, view and menu. Kept in a golden file, so that a change of the rules shows as a diff
 * that can be read.
 */
public final class Playthrough<S extends State<S, M>, M> {

  private static final long FOR_MOVES = 1;

  private final Match<S, M> match;
  private final Words words;
  private final long seed;
  private final StringBuilder out = new StringBuilder();

  private Playthrough(Game<S, M> game, Setup setup, long seed) {
    this(Match.start(game, setup, Dice.seeded(seed)), seed);
  }

  private Playthrough(Match<S, M> match, long seed) {
    this.match = match;
    this.words = Words.in(Language.ENGLISH, match.game().getClass());
    this.seed = seed;
  }

  /** Fails when the match of this seed is not as the golden file of this name tells it. */
  public static <S extends State<S, M>, M> void matchesGolden(
      String name, Game<S, M> game, Setup setup, long seed) {
    matchesGolden(name, game, setup, seed, game.info().longestMatch());
  }

  /** The same for the first steps of a match that would fill a book. */
  public static <S extends State<S, M>, M> void matchesGolden(
      String name, Game<S, M> game, Setup setup, long seed, int steps) {
    Golden.compare(name, new Playthrough<>(game, setup, seed).text(steps));
  }

  /** The same for a whole match as people are told it: its moves and sentences, no views. */
  public static <S extends State<S, M>, M> void storyMatchesGolden(
      String name, Game<S, M> game, Setup setup, long seed) {
    Golden.compare(name, new Playthrough<>(game, setup, seed).story());
  }

  /** A match that somebody else plays, as people are told it up to its last step. */
  static <S extends State<S, M>, M> String told(Match<S, M> match) {
    Playthrough<S, M> told = new Playthrough<>(match, 0);
    match.steps().forEach(told::tellSentences);
    return told.out.toString();
  }

  private String story() {
    line("seed " + seed + ", " + match.setup());
    play(match.game().info().longestMatch(), this::tellSentences);
    line(match.state().result().toString());
    return out.toString();
  }

  private void tellSentences(Step step) {
    if (!step.isSetup()) {
      line("seat " + step.seat() + ": " + step.move());
    }
    match.journal(step.number()).forEach(entry -> line("  " + words.say(entry) + readers(entry)));
  }

  private void play(int steps, Consumer<Step> teller) {
    teller.accept(match.steps().getLast());
    while (!match.isOver() && match.lastStep() < steps) {
      List<String> legal = match.legalMoves();
      Seeded chance = Seeded.forStep(Seeded.derive(seed, FOR_MOVES), match.lastStep() + 1);
      match.play(match.toMove(), legal.get(chance.below(legal.size())));
      teller.accept(match.steps().getLast());
    }
  }

  private String text(int steps) {
    GameInfo info = match.game().info();
    line(info.id() + ", rules " + info.rulesVersion() + ", seed " + seed);
    line("seats " + match.setup().seats() + ", options " + match.setup().options());
    play(steps, this::tellStep);
    if (match.isOver()) {
      tellResult(match.state().result());
    }
    return out.toString();
  }

  private void tellResult(Result result) {
    line("");
    line("result: " + Json.write(result));
    line("  | " + words.say("end." + result.code()));
  }

  private void tellStep(Step step) {
    line("");
    line(step.isSetup() ? "set-up" : "step " + step.number() + ": " + moveOf(step));
    if (!step.draws().isEmpty()) {
      line("  draws: " + drawsOf(step));
    }
    match.journal(step.number()).forEach(entry -> line("  | " + words.say(entry) + readers(entry)));
    tellViews();
    if (!match.isOver()) {
      line("  seat " + match.toMove() + " may play: " + String.join(", ", match.legalMoves()));
    }
  }

  private static String moveOf(Step step) {
    return "seat " + step.seat() + " plays " + step.move();
  }

  private static String drawsOf(Step step) {
    return step.draws().stream()
        .map(drawn -> drawn.k() + " below " + drawn.n())
        .collect(Collectors.joining(", "));
  }

  private String readers(Entry entry) {
    List<Integer> seats = Looks.seats(match).filter(entry::visibleTo).boxed().toList();
    return seats.size() == match.setup().seats() ? "" : " (for seats " + seats + ")";
  }

  // Whoever sees exactly what the referee sees has no line of its own.
  private void tellViews() {
    String whole = view(Seat.REFEREE);
    line("  referee: " + whole);
    Looks.seats(match).forEach(seat -> tellUnlessSame(whole, "seat " + seat, view(seat)));
    tellUnlessSame(whole, "spectator", view(Seat.SPECTATOR));
  }

  private void tellUnlessSame(String whole, String who, String view) {
    if (!view.equals(whole)) {
      line("  " + who + ": " + view);
    }
  }

  private String view(int seat) {
    return Json.write(match.game().view(match.state(), seat));
  }

  private void line(String text) {
    out.append(text).append('\n');
  }
}
