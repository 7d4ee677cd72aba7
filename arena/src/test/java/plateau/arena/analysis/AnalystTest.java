package plateau.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Draw;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.players.search.Budget;
import plateau.secret.Duel;
import plateau.secret.DuelState;
import plateau.secret.Lay;

class AnalystTest {

  private static final Effort EFFORT = new Effort(new Budget.Matches(400), 7, 2);

  // With eight in the pot, a target of ten and nine in the other's bank, five faces of the next
  // throw win; holding leaves that throw to the other, who then has bad luck.
  private static Match<PigState, PigMove> timidPig() {
    Iterator<Integer> faces = List.of(1, 6, 3, 6, 2, 1, 6).iterator();
    Dice dice = _ -> new Thrown(faces);
    Setup setup = Setup.of(new Pig().info(), 2, Map.of("target", "10"));
    Match<PigState, PigMove> match = Match.start(new Pig(), setup, dice);
    Stream.of("roll", "roll", "roll", "hold", "roll", "roll", "hold", "roll", "roll")
        .forEach(move -> play(match, move));
    return match;
  }

  private static void play(Match<?, ?> match, String move) {
    assertThat(match.play(match.toMove(), move)).isInstanceOf(Answer.Accepted.class);
  }

  private record Thrown(Iterator<Integer> faces) implements Chance {
    @Override
    public int below(int n, Draw draw) {
      return faces.next() - 1;
    }
  }

  @Test
  void aMoveThatGivesTheMatchAwayIsAMistake() {
    Analysis analysis = new Analyst<>(timidPig(), EFFORT).analyse((_, _) -> {});
    Judgement timid = analysis.verdict(7);
    assertThat(timid.isMistake()).isTrue();
    Judgement.Option better = timid.better().orElseThrow();
    assertThat(better.move()).isEqualTo("roll");
    assertThat(better.estimate().samples()).isEqualTo(400);
    assertThat(better.estimate().odds()).isBetween(0.78, 0.95);
    assertThat(timid.gain()).isGreaterThan(0.4);
    assertThat(analysis.mistakes().getFirst()).isEqualTo(timid);
  }

  @Test
  void whatADecisionCostIsToldApartFromWhatTheDieDid() {
    Analysis analysis = new Analyst<>(timidPig(), EFFORT).analyse((_, _) -> {});
    TurningPoint held = turn(analysis, 7);
    assertThat(held.cause()).isEqualTo(TurningPoint.Source.DECISION);
    assertThat(held.before().odds() - held.decided().odds()).isGreaterThan(0.4);
    TurningPoint thrown = turn(analysis, 8);
    assertThat(thrown.cause()).isEqualTo(TurningPoint.Source.LUCK);
    assertThat(thrown.seat()).isEqualTo(1);
    assertThat(thrown.decided()).isEqualTo(thrown.before());
    assertThat(thrown.before().odds() - thrown.after().odds()).isGreaterThan(0.4);
  }

  private static TurningPoint turn(Analysis analysis, int step) {
    return analysis.turningPoints().stream()
        .filter(turn -> turn.step() == step)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theLinesOfTwoSidesMirrorEachOther() {
    Analysis analysis = new Analyst<>(timidPig(), EFFORT).analyse((_, _) -> {});
    assertThat(analysis.sides()).isEqualTo(Sides.OPPOSED);
    List<OddsCourse.Point> first = analysis.lines().getFirst().points();
    List<OddsCourse.Point> second = analysis.lines().getLast().points();
    assertThat(first).hasSameSizeAs(second).isNotEmpty();
    for (int i = 0; i < first.size(); i++) {
      assertThat(first.get(i).estimate().odds() + second.get(i).estimate().odds())
          .isBetween(0.9999, 1.0001);
    }
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    Match<PigState, PigMove> match = random(new Pig(), Map.of("target", "30"), 2, 3);
    Words words = Words.in(Language.ENGLISH, Pig.class);
    Budget budget = new Budget.Matches(600);
    Analysis one = new Analyst<>(match, new Effort(budget, 5, 1)).analyse((_, _) -> {});
    Analysis three = new Analyst<>(match, new Effort(budget, 5, 3)).analyse((_, _) -> {});
    assertThat(AnalysisJson.write(three, words)).isEqualTo(AnalysisJson.write(one, words));
  }

  @Test
  void aDecisionIsJudgedFromWhatItsSeatKnewAlone() {
    Game<DuelState, Lay> game = new Duel();
    Match<DuelState, Lay> one = duel(1);
    int other = 2;
    while (!looksTheSameToTheFirst(game, one, duel(other))) {
      other++;
    }
    Match<DuelState, Lay> scrambled = duel(other);
    String move = one.legalMoves().getFirst();
    play(one, move);
    play(scrambled, move);
    assertThat(judged(scrambled)).as("deals 1 and %d", other).isEqualTo(judged(one));
  }

  private static boolean looksTheSameToTheFirst(
      Game<DuelState, Lay> game, Match<DuelState, Lay> one, Match<DuelState, Lay> other) {
    return game.view(one.state(), 0).equals(game.view(other.state(), 0))
        && !game.view(one.state(), Seat.REFEREE).equals(game.view(other.state(), Seat.REFEREE));
  }

  private static List<Judgement> judged(Match<DuelState, Lay> match) {
    return new Analyst<>(match, EFFORT).analyse(0, (_, _) -> {}).verdicts();
  }

  private static Match<DuelState, Lay> duel(long seed) {
    Setup setup = Setup.of(new Duel().info(), 3, Map.of());
    return Match.start(new Duel(), setup, Dice.seeded(seed));
  }

  @Test
  void whereSidesAreUnknownEachSeatHasALineOfItsOwnDecisions() {
    Match<DuelState, Lay> match = random(new Duel(), Map.of(), 3, 4);
    Analysis analysis = new Analyst<>(match, EFFORT).analyse((_, _) -> {});
    assertThat(analysis.sides()).isEqualTo(Sides.EACH);
    for (OddsCourse line : analysis.lines()) {
      int seat = line.seats().getFirst();
      List<Integer> own =
          match.steps().stream()
              .filter(step -> !step.isSetup() && step.seat() == seat)
              .map(step -> step.number() - 1)
              .toList();
      assertThat(line.points())
          .extracting(OddsCourse.Point::position)
          .startsWith(own.toArray(Integer[]::new));
      assertThat(line.points().getLast().estimate().samples()).isZero();
    }
  }

  @Test
  void theAnalysisOfOneSeatTellsNothingThatItCouldNotKnow() {
    Match<DuelState, Lay> match = random(new Duel(), Map.of(), 2, 4);
    Analysis analysis = new Analyst<>(match, EFFORT).analyse(1, (_, _) -> {});
    assertThat(analysis.verdicts()).isNotEmpty().allMatch(verdict -> verdict.seat() == 1);
    assertThat(analysis.lines()).singleElement().matches(line -> line.seats().equals(List.of(1)));
    for (int step = 0; step <= analysis.lastStep(); step++) {
      assertThat(analysis.journal(step)).allMatch(entry -> entry.visibleTo(1));
    }
  }

  private static <S extends State<S, M>, M> Match<S, M> random(
      Game<S, M> game, Map<String, String> options, int seats, long seed) {
    Match<S, M> match = Match.start(game, Setup.of(game.info(), seats, options), Dice.seeded(seed));
    for (int i = 0; !match.isOver(); i++) {
      List<String> legal = match.legalMoves();
      play(match, legal.get(i % legal.size()));
    }
    return match;
  }

  @Test
  void aCommittedSearchGetsEveryHintOfItsGame() {
    Hints<?, ?> hints = new Commitment<>(new Pig()).hints();
    List<String> passedOn =
        Stream.of(hints.getClass().getDeclaredMethods()).map(Method::getName).toList();
    assertThat(Hints.class.getMethods())
        .filteredOn(Method::isDefault)
        .extracting(Method::getName)
        .isSubsetOf(passedOn);
  }

  // Its positions are others than those of its game, so each answer has to be written for itself.
  @Test
  void aCommittedSearchIsToldWhatASearchAsks() {
    Set<String> neverAskedByASearch =
        Set.of(
            "daily",
            "describe",
            "documents",
            "dialogue",
            "gauges",
            "levels",
            "outlook",
            "players",
            "presets",
            "scene",
            "sides",
            "trials",
            "usualTable",
            "whyNot");
    List<String> answered =
        Stream.of(Commitment.class.getDeclaredMethods()).map(Method::getName).toList();
    assertThat(Game.class.getMethods())
        .extracting(Method::getName)
        .filteredOn(question -> !neverAskedByASearch.contains(question))
        .isSubsetOf(answered);
  }
}
