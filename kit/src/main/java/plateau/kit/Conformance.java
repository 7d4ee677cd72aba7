package plateau.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kit.Trial.Outcome;

/**
 * What must hold for every game, over random matches from fixed seeds. To run it for a game:
 *
 * <pre>{@code
 * class PigConformanceTest extends Conformance<PigState, PigMove> {
 *   PigConformanceTest() {
 *     super(new Pig());
 *   }
 * }
 * }</pre>
 *
 * <p>A failure names the seed and the shortest match found that still fails, and keeps that match
 * as a replay file in {@code target/kit}.
 */
public abstract class Conformance<S extends State<S, M>, M> {

  // For each set-up: many short matches, or a few long ones; or as many as somebody asks for.
  private static final boolean IS_LONG = Integer.getInteger("plateau.kit.matches") != null;
  private static final int MOST_MATCHES = Integer.getInteger("plateau.kit.matches", 20);
  private static final int ENOUGH_MOVES = IS_LONG ? Integer.MAX_VALUE : 500;
  private static final int MOST_LINES = 12;
  private static final Path REPLAYS = Path.of("target", "kit");

  private final Game<S, M> game;

  protected Conformance(Game<S, M> game) {
    this.game = game;
  }

  @Test
  void itsFactsAreWellFormed() {
    Facts.areWellFormed(game.info());
  }

  @Test
  void itSpeaksEnglishAndFrench() {
    Sentences sentences = new Sentences(game);
    sentences.languagesHaveTheSameKeysAndBlanks();
    sentences.theGameAndItsOptionsHaveWords();
    sentences.gaugesHaveNames();
    sentences.formsOfMovesAreExplained();
  }

  @Test
  void itsRulesCanBeReadInEnglishAndFrench() {
    new Sentences(game).rulesCanBeRead();
  }

  @Test
  void itsTutorialCanBeTaughtInEnglishAndFrench() {
    new Teaching<>(game).tutorialCanBeTaught();
  }

  @Test
  void whatPeopleWriteForItIsJudged() {
    new Writings(game).documentsCanBeWritten();
  }

  @Test
  void listedMovesAreAccepted() {
    holds("listed", new TheDoor<>(game)::listedMovesCanBePlayed);
  }

  @Test
  void unlistedMovesAndOtherSeatsAreRefusedAndNothingChanges() {
    holds("refused", new TheDoor<>(game)::othersAreRefused);
  }

  @Test
  void aCopyIsIndependent() {
    holds("copy", new Copies<>(game)::areIndependent);
  }

  @Test
  void lookingChangesNothing() {
    holds("looking", new Copies<>(game)::areLeftAloneByQuestions);
  }

  @Test
  void theJournalChangesNothing() {
    holds("journal-off", new Copies<>(game)::doNotDependOnTheJournal);
  }

  @Test
  void notationGoesThereAndBack() {
    holds("notation", new Notations<>(game)::roundTrip);
  }

  @Test
  void aReplayGivesTheSameMatch() {
    everyMatch(
        "replay",
        seed -> {
          Check<S, M> check = new Replays<>(game, seed)::giveTheSameMatch;
          return check.atTheEnd();
        });
  }

  @Test
  void theSameSeedGivesTheSameMatch() {
    everyMatch(
        "seed",
        seed -> {
          Check<S, M> check = new Replays<>(game, seed)::followTheSeed;
          return check.atTheEnd();
        });
  }

  @Test
  void everyMatchEndsWithinItsBound() {
    holds("bound", new Measures<>(game)::everyMatchEndsWithinItsBound);
  }

  @Test
  void theResultIsComplete() {
    holds("result", new Tellings<>(game)::theResultIsComplete);
  }

  @Test
  void whatASeatImaginesLooksToItLikeTheTruth() {
    holds("imagine", new Secrets<>(game)::imaginedPositionsLookTheSame);
  }

  @Test
  void theViewsOfASeatAreOfOneClass() {
    holds("view-class", new Secrets<>(game)::viewsOfASeatAreOfOneClass);
  }

  @Test
  void theJournalTellsASeatNoMoreThanItsViewDoes() {
    holds("journal-leak", new Secrets<>(game)::theJournalTellsNoMoreThanTheView);
  }

  @Test
  void whyAMoveIsRefusedTellsNoSecret() {
    holds("refusal-leak", new Secrets<>(game)::refusalsTellNoSecret);
  }

  @Test
  void theSetUpTellsASeatNoMoreThanItsViewDoes() {
    new OpeningSecrets<>(game).stayInTheSetUp();
  }

  @Test
  void publicGaugesTellNoSecret() {
    holds("gauges-leak", new Secrets<>(game)::publicGaugesTellNoSecret);
  }

  @Test
  void whatAMoveMeansTellsNoSecret() {
    holds("description-leak", new Secrets<>(game)::descriptionsTellNoSecret);
  }

  @Test
  void whatASeatHasKnownItsViewStillTells() {
    holds("memory", new Memory<>(game, IS_LONG)::nothingIsForgotten);
  }

  @Test
  void noMoveIsAcceptedThatIsNotListed() {
    holds("unlisted", new Unlisted<>(game)::movesAreRefused);
  }

  @Test
  void anotherJvmPlaysTheSame() {
    SecondJvm.playsTheSame(game);
  }

  @Test
  void whatIsForetoldIsAboutLegalMovesAndThingsThatAreThere() {
    holds("outlook", new Foresights<>(game)::areAboutWhatIsThere);
  }

  @Test
  void whatIsForetoldHasItsSentences() {
    holds("outlook-words", new Foresights<>(game)::areSaid);
  }

  @Test
  void whatIsForetoldTellsNoSecret() {
    holds("outlook-leak", new Foresights<>(game)::tellNoSecret);
  }

  @Test
  void whatIsForetoldComesTrueAsOftenAsItClaims() {
    holds("odds", new Foresights<>(game)::comeTrueAsOftenAsTheyClaim);
  }

  @Test
  void whyAThingCannotBeChosenIsSaidAndTellsNoSecret() {
    holds("why-not", new Foresights<>(game)::reasonsAreSaidAndTellNoSecret);
  }

  @Test
  void aGameThatIsCertainHidesNothingAndDrawsNothing() {
    holds("certain", new Secrets<>(game)::aCertainGameHidesAndDrawsNothing);
  }

  @Test
  void whatSpectatorsReadEverySeatReads() {
    holds("public", new Secrets<>(game)::whatIsPublicEverySeatMayKnow);
  }

  @Test
  void everyJournalEntryHasItsSentence() {
    holds("entries", new Tellings<>(game)::everyEntryIsSaid);
  }

  @Test
  void everyDrawHasItsSentence() {
    holds("draws", new Tellings<>(game)::everyDrawIsSaid);
  }

  @Test
  void everyMoveIsDescribedInWords() {
    holds("moves", new Tellings<>(game)::everyMoveIsDescribed);
  }

  @Test
  void whatBoardsShowThatDoNotKnowTheGameHasItsNames() {
    holds("labels", new Labelling<>(game)::isComplete);
  }

  @Test
  void gaugesFit() {
    holds("gauges", new Measures<>(game)::gaugesFit);
  }

  @Test
  void evaluationIsFromLostToWon() {
    holds("evaluation", new Measures<>(game)::evaluationIsFromLostToWon);
  }

  @Test
  void itsLevelsAreCompleteAndCountedAgainstEachOther() {
    Grades grades = new Grades(game);
    grades.areComplete();
    grades.areCountedAgainstTheLevelBelow();
  }

  @Test
  void itsOwnPlayersChooseLegalMoves() {
    new OwnPlayers<>(game).play();
    new OwnPlayers<>(game).followOrders();
  }

  private interface CheckOfSeed<S extends State<S, M>, M> {
    Check<S, M> with(long seed);
  }

  private void holds(String name, Check<S, M> check) {
    everyMatch(name, seed -> check);
  }

  private void everyMatch(String name, CheckOfSeed<S, M> check) {
    for (Setup setup : Setups.of(game)) {
      int moves = 0;
      for (long seed = 1; seed <= MOST_MATCHES && moves < ENOUGH_MOVES; seed++) {
        Trial<S, M> trial = new Trial<>(game, setup, seed, check.with(seed));
        Outcome<S, M> outcome = trial.atRandom();
        if (outcome.isFailure()) {
          throw report(name, trial, Shrinking.shortest(trial, outcome));
        }
        moves += outcome.moves().size();
      }
    }
  }

  private AssertionError report(String name, Trial<S, M> trial, Outcome<S, M> failure) {
    String file = "%s-%s-%d.jsonl".formatted(game.info().id(), name, trial.seed());
    Throwable fault = failure.fault().orElseThrow();
    List<String> moves = failure.moves();
    return new AssertionError(
        """
        %s fails the check "%s" with seed %d, %d seats and %s.
        The shortest match that shows it has %d moves: %s
        It is kept in %s.
        %s%s
        %s\
        """
            .formatted(
                game.info().id(),
                name,
                trial.seed(),
                trial.setup().seats(),
                trial.setup().options(),
                moves.size(),
                moves,
                write(trial, failure.match(), file),
                Playthrough.told(failure.match()),
                fault,
                placeOf(fault)),
        fault);
  }

  /** The lines of the stack that are not the kit's, up to where the kit called. */
  private static String placeOf(Throwable fault) {
    return Arrays.stream(fault.getStackTrace())
        .takeWhile(line -> !line.getClassName().startsWith(Conformance.class.getPackageName()))
        .filter(line -> !line.getClassName().startsWith("org.assertj"))
        .limit(MOST_LINES)
        .map(line -> "    at " + line)
        .collect(Collectors.joining("\n"));
  }

  // Without its ending: a game that fails may not be able to tell its result.
  private Path write(Trial<S, M> trial, Match<S, M> match, String file) {
    Replay replay =
        new Replay(
            Replays.header(game, trial.setup(), trial.seed()),
            match.steps(),
            Optional.empty(),
            Optional.empty());
    try {
      Files.createDirectories(REPLAYS);
      return Files.writeString(REPLAYS.resolve(file), ReplayWriter.write(replay));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
