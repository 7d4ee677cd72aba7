package plateau.kit;

import org.junit.jupiter.api.Test;
import plateau.kernel.Game;
import plateau.kernel.State;

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

  private final Game<S, M> game;
  private final Extent extent;
  private final ManyMatches<S, M> matches;

  protected Conformance(Game<S, M> game) {
    this(game, Extent.usual());
  }

  Conformance(Game<S, M> game, Extent extent) {
    this.game = game;
    this.extent = extent;
    matches = new ManyMatches<>(game, extent);
  }

  /** How many matches the checks have looked at. */
  final int played() {
    return matches.played();
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
    matches.hold(
        "replay",
        seed -> {
          Check<S, M> check = new Replays<>(game, seed)::giveTheSameMatch;
          return check.atTheEnd();
        });
  }

  @Test
  void theSameSeedGivesTheSameMatch() {
    matches.hold(
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
    holds("memory", new Memory<>(game, extent.isLong())::nothingIsForgotten);
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
  void itsPresetsAndItsGameOfTheDayCanBePlayed() {
    Presets<S, M> presets = new Presets<>(game);
    presets.canBePlayed();
    presets.theDailyIsForOne();
  }

  @Test
  void itsOwnPlayersChooseLegalMoves() {
    OwnPlayers<S, M> players = new OwnPlayers<>(game, extent.replays());
    players.play();
    players.followOrders();
  }

  private void holds(String name, Check<S, M> check) {
    matches.hold(name, seed -> check);
  }
}
