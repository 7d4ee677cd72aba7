package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.pig.BrokenPig;
import plateau.pig.HashedPig;
import plateau.secret.Duel;
import plateau.secret.LeakyDuel;

/** The kit finds the mistakes that it is made to find, and shows each with a short match. */
class KitTest {

  private static final int WHOLE_DUEL = 9;
  private static final Pattern SEED_AND_FILE =
      Pattern.compile("with seed (\\d+), .*It is kept in (\\S+jsonl)\\.\\n", Pattern.DOTALL);

  private static Stream<Arguments> brokenPigs() {
    return Stream.of(
        pig(BrokenPig.Flaw.A_MOVE_CANNOT_BE_READ, Conformance::listedMovesAreAccepted, 1),
        pig(BrokenPig.Flaw.A_MOVE_BREAKS_DOWN, Conformance::listedMovesAreAccepted, 3),
        pig(BrokenPig.Flaw.NO_MOVE_LEFT, Conformance::listedMovesAreAccepted, 3),
        pig(BrokenPig.Flaw.TWO_MOVES_WITH_ONE_TEXT, Conformance::notationGoesThereAndBack, 1),
        pig(
            BrokenPig.Flaw.SEVERAL_TEXTS_FOR_ONE_MOVE,
            Conformance::unlistedMovesAndOtherSeatsAreRefusedAndNothingChanges,
            1),
        pig(
            BrokenPig.Flaw.REASON_WITHOUT_SENTENCE,
            Conformance::unlistedMovesAndOtherSeatsAreRefusedAndNothingChanges,
            4),
        pig(BrokenPig.Flaw.COPY_SHARES_ITS_DATA, Conformance::aCopyIsIndependent, 3),
        pig(BrokenPig.Flaw.LOOKING_CHANGES_THE_POSITION, Conformance::lookingChangesNothing, 3),
        pig(BrokenPig.Flaw.DEPENDS_ON_THE_JOURNAL, Conformance::theJournalChangesNothing, 3),
        pig(BrokenPig.Flaw.DEPENDS_ON_THE_JOURNAL, Conformance::theSameSeedGivesTheSameMatch, 4),
        pig(BrokenPig.Flaw.DICE_OF_ITS_OWN, Conformance::aReplayGivesTheSameMatch, 4),
        pig(BrokenPig.Flaw.DICE_OF_ITS_OWN, Conformance::theSameSeedGivesTheSameMatch, 4),
        pig(BrokenPig.Flaw.ENDLESS, Conformance::everyMatchEndsWithinItsBound, 20),
        pig(BrokenPig.Flaw.SCORE_MISSING, Conformance::theResultIsComplete, 60),
        pig(BrokenPig.Flaw.ENTRY_WITHOUT_SENTENCE, Conformance::everyJournalEntryHasItsSentence, 4),
        pig(BrokenPig.Flaw.MOVE_WITHOUT_SENTENCE, Conformance::everyMoveIsDescribedInWords, 0),
        pig(BrokenPig.Flaw.MOVE_WITHOUT_SENTENCE_HERE, Conformance::everyMoveIsDescribedInWords, 3),
        pig(BrokenPig.Flaw.DRAW_WITHOUT_SENTENCE, Conformance::everyDrawHasItsSentence, 3),
        pig(
            BrokenPig.Flaw.FORETELLS_A_MOVE_THAT_IS_NONE,
            Conformance::whatIsForetoldIsAboutLegalMovesAndThingsThatAreThere,
            0),
        pig(
            BrokenPig.Flaw.FORETELLS_WITHOUT_SENTENCE,
            Conformance::whatIsForetoldHasItsSentences,
            0),
        pig(BrokenPig.Flaw.WRONG_ODDS, Conformance::whatIsForetoldComesTrueAsOftenAsItClaims, 60),
        pig(
            BrokenPig.Flaw.REASON_FOR_A_THING_WITHOUT_SENTENCE,
            Conformance::whyAThingCannotBeChosenIsSaidAndTellsNoSecret,
            0),
        pig(
            BrokenPig.Flaw.CLAIMS_TO_BE_CERTAIN,
            Conformance::aGameThatIsCertainHidesNothingAndDrawsNothing,
            0));
  }

  private static Stream<Arguments> leakyDuels() {
    return Stream.of(
        duel(
            LeakyDuel.Flaw.VIEW_SHOWS_ANOTHER_HAND,
            Conformance::whatASeatImaginesLooksToItLikeTheTruth,
            "In truth: ..."),
        duel(
            LeakyDuel.Flaw.SPECTATORS_SEE_A_HAND,
            Conformance::whatASeatImaginesLooksToItLikeTheTruth,
            "a spectator's view of a position that seat"),
        duel(
            LeakyDuel.Flaw.MENU_DEPENDS_ON_THE_STOCK,
            Conformance::whatASeatImaginesLooksToItLikeTheTruth,
            "moves in a position that it imagines"),
        duel(
            LeakyDuel.Flaw.IMAGINES_ITS_OWN_HAND,
            Conformance::whatASeatImaginesLooksToItLikeTheTruth,
            "'s view of a position that it imagines"),
        duel(
            LeakyDuel.Flaw.IMAGINES_FROM_THE_TRUTH,
            Conformance::whatASeatImaginesLooksToItLikeTheTruth,
            "imagines where only things differ that it cannot see"),
        duel(
            LeakyDuel.Flaw.REFUSAL_TELLS_THE_STOCK,
            Conformance::whyAMoveIsRefusedTellsNoSecret,
            "where it imagines"),
        duel(
            LeakyDuel.Flaw.OUTLOOK_TELLS_THE_STOCK,
            Conformance::whatIsForetoldTellsNoSecret,
            "the outlook of a position that seat"),
        duel(
            LeakyDuel.Flaw.REASON_FOR_A_THING_TELLS_THE_STOCK,
            Conformance::whyAThingCannotBeChosenIsSaidAndTellsNoSecret,
            "cannot choose"),
        duel(
            LeakyDuel.Flaw.JOURNAL_TELLS_WHAT_WAS_DRAWN,
            Conformance::theJournalTellsASeatNoMoreThanItsViewDoes,
            "reads when only things differ that it cannot see"),
        duel(
            LeakyDuel.Flaw.JOURNAL_KEEPS_SOMETHING_PUBLIC_FROM_A_SEAT,
            Conformance::whatSpectatorsReadEverySeatReads,
            "which spectators may"),
        duel(
            LeakyDuel.Flaw.CLAIMS_TO_BE_CERTAIN,
            Conformance::aGameThatIsCertainHidesNothingAndDrawsNothing,
            "in a game that is certain"),
        duel(
            LeakyDuel.Flaw.PUBLIC_GAUGES_TELL_THE_STOCK,
            Conformance::publicGaugesTellNoSecret,
            "the public gauges of a position that seat"),
        duel(
            LeakyDuel.Flaw.DESCRIPTION_TELLS_THE_STOCK,
            Conformance::whatAMoveMeansTellsNoSecret,
            "to seat"),
        duel(
            LeakyDuel.Flaw.ACCEPTS_CARDS_OF_OTHERS,
            Conformance::noMoveIsAcceptedThatIsNotListed,
            "is accepted, which is not among the listed moves"),
        duel(
            LeakyDuel.Flaw.ACCEPTS_CARDS_THAT_ARE_NONE,
            Conformance::noMoveIsAcceptedThatIsNotListed,
            "is accepted, which is not among the listed moves"),
        duel(
            LeakyDuel.Flaw.TIME_RUNS_BACKWARDS,
            Conformance::gaugesFit,
            "time after one more move"));
  }

  @ParameterizedTest(name = "{0} is found within {2} moves")
  @MethodSource("brokenPigs")
  void aBrokenGameIsFoundAndShownWithAShortReplay(
      BrokenPig.Flaw flaw, Consumer<Conformance<?, ?>> check, int moves) throws IOException {
    assertFound(new BrokenPig(flaw), check, moves);
  }

  @ParameterizedTest(name = "{0} is found: {2}")
  @MethodSource("leakyDuels")
  void aLeakIsFoundForWhatItIsAndShownWithAShortReplay(
      LeakyDuel.Flaw flaw, Consumer<Conformance<?, ?>> check, String why) throws IOException {
    assertThat(assertFound(new LeakyDuel(flaw), check, 3)).hasMessageContaining(why);
  }

  @Test
  void aSecretThatTheEndTellsIsFound() throws IOException {
    AssertionError error =
        assertFound(
            new LeakyDuel(LeakyDuel.Flaw.END_TELLS_A_HAND),
            Conformance::whatASeatImaginesLooksToItLikeTheTruth,
            WHOLE_DUEL);
    assertThat(error).hasMessageContaining("how the match ended, in a position that seat");
  }

  @Test
  void aViewThatForgetsIsFound() throws IOException {
    AssertionError error =
        assertFound(
            new LeakyDuel(LeakyDuel.Flaw.VIEW_FORGETS_WHAT_WAS_SHOWN),
            Conformance::whatASeatHasKnownItsViewStillTells,
            WHOLE_DUEL);
    assertThat(error).hasMessageContaining("which it knew to be wrong before");
  }

  @Test
  void aSetUpThatTellsASecretIsFoundWithItsSeed() {
    Conformance<?, ?> conformance =
        new Conformance<>(new LeakyDuel(LeakyDuel.Flaw.SETUP_TELLS_A_HAND)) {};
    assertThatThrownBy(conformance::theSetUpTellsASeatNoMoreThanItsViewDoes)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("of a set-up that looks the same to it, with seed 1");
  }

  @Test
  void anOrderThatAnotherJvmDoesNotShareIsFound() {
    Conformance<?, ?> conformance = new Conformance<>(new HashedPig()) {};
    assertThatThrownBy(conformance::anotherJvmPlaysTheSame)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("what another JVM lists with seed 1 at line")
        .hasMessageContaining("[hold, roll]");
    assertThatCode(new Conformance<>(new Duel()) {}::anotherJvmPlaysTheSame)
        .doesNotThrowAnyException();
  }

  @Test
  void aFailureIsToldInWordsWithThePlaceInTheCode() {
    Conformance<?, ?> conformance =
        new Conformance<>(new BrokenPig(BrokenPig.Flaw.A_MOVE_BREAKS_DOWN)) {};
    assertThatThrownBy(conformance::listedMovesAreAccepted)
        .hasMessageContaining("seat 0: roll")
        .hasMessageContaining("java.lang.IllegalStateException: no ")
        .hasMessageContaining("at plateau.pig.BrokenPig$Position.afterwards(BrokenPig.java:");
  }

  private static Stream<Consumer<Conformance<?, ?>>> checksThatStartMatches() {
    return Stream.of(
        Conformance::aCopyIsIndependent,
        Conformance::theSetUpTellsASeatNoMoreThanItsViewDoes,
        Conformance::anotherJvmPlaysTheSame);
  }

  @ParameterizedTest
  @MethodSource("checksThatStartMatches")
  void aGameThatCannotStartIsFoundWithItsSeedAndItsPlaceInTheCode(
      Consumer<Conformance<?, ?>> check) {
    Conformance<?, ?> conformance =
        new Conformance<>(new BrokenPig(BrokenPig.Flaw.CANNOT_START)) {};
    assertThatThrownBy(() -> check.accept(conformance))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("seed 1 with Setup[seats=2")
        .hasMessageContaining("cannot start: java.lang.IllegalStateException: no pig")
        .hasMessageContaining("at plateau.pig.BrokenPig.start(BrokenPig.java:");
  }

  @Test
  void aPlayerThatChoosesAnIllegalMoveIsFoundAndShownWithItsMatch() throws IOException {
    AssertionError error =
        assertFound(
            new BrokenPig(BrokenPig.Flaw.A_PLAYER_CHEATS),
            Conformance::itsOwnPlayersChooseLegalMoves,
            0);
    assertThat(error).hasMessageContaining("the legal moves where always-holds decides, seed 1");
  }

  @Test
  void aPlayerThatBreaksDownIsFoundAndShownWithItsMatch() throws IOException {
    AssertionError error =
        assertFound(
            new BrokenPig(BrokenPig.Flaw.A_PLAYER_BREAKS_DOWN),
            Conformance::itsOwnPlayersChooseLegalMoves,
            3);
    assertThat(error)
        .hasMessageContaining("seat 0: roll")
        .hasMessageContaining("IndexOutOfBoundsException: Index")
        .hasMessageContaining("at plateau.pig.BrokenPig$AlwaysHolds.decide(BrokenPig.java:");
  }

  private static <S extends State<S, M>, M> AssertionError assertFound(
      Game<S, M> game, Consumer<Conformance<?, ?>> check, int mostMoves) throws IOException {
    Conformance<S, M> conformance = new Conformance<>(game) {};
    AssertionError error =
        catchThrowableOfType(AssertionError.class, () -> check.accept(conformance));
    assertThat(error).as("what the kit says").isNotNull();
    MatchResult found =
        SEED_AND_FILE.matcher(error.getMessage()).results().findFirst().orElseThrow(() -> error);
    Replay replay = ReplayReader.read(Files.readString(Path.of(found.group(2))));
    assertThat(replay.header().seed()).contains(Long.valueOf(found.group(1)));
    assertThat(replay.steps().size() - 1).as(error.getMessage()).isLessThanOrEqualTo(mostMoves);
    return error;
  }

  private static Arguments pig(BrokenPig.Flaw flaw, Consumer<Conformance<?, ?>> check, int moves) {
    return Arguments.of(flaw, check, moves);
  }

  private static Arguments duel(
      LeakyDuel.Flaw flaw, Consumer<Conformance<?, ?>> check, String why) {
    return Arguments.of(flaw, check, why);
  }
}
