package plateau.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.kernel.Spoken;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.words.Problem;

/**
 * Files that were changed with all checks made to fit again: the reader finds what no replay can
 * say, verification what these rules and this seed do not give. Seed 42; the lines are:
 *
 * <pre>
 * 1 {"plateau":"replay","format":1,"game":"pig","rules":"1","options":{"one":"pot","target":"10"},...
 * 2 {"step":0,"draws":[],"digest":"..."}
 * 3 {"step":1,"seat":0,"move":"roll","draws":[[6,4]]}
 * 4 {"step":2,"seat":0,"move":"roll","draws":[[6,1]]}
 * 5 {"step":3,"seat":0,"move":"roll","draws":[[6,3]]}
 * 6 {"result":{"code":"target-reached","winners":[0],"scores":[11,0]},"steps":3,"digest":"..."}
 * </pre>
 */
class ForgedReplayTest {

  @Test
  void anHonestFileIsVerified() {
    assertThatCode(() -> Verification.verify(Recorded.PIG, ReplayReader.read(Recorded.file())))
        .doesNotThrowAnyException();
    assertThat(Recorded.forged(line -> line)).isEqualTo(Recorded.file());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"format\":1|\"format\":3|1|the file has format 3; this program reads formats up to 2. Use"
            + " a newer Plateau.",
        "\"format\":1|\"format\":0|1|the file has format 0; this program reads formats up to 2. Use"
            + " a newer Plateau.",
        "\"format\":1|\"format\":2|1|field \"salt\" must be a text.",
        "\"seed\":42|\"seed\":42,\"salt\":\"00112233445566778899aabbccddeeff\"|1|there is no field"
            + " \"salt\" in such a line.",
        "\"format\":1|\"format\":2,\"salt\":\"sea\"|1|\"sea\" is no salt: a salt has 32 hex digits,"
            + " in small letters.",
        "\"plateau\":\"replay\"|\"plateau\":\"save\"|1|this is not a Plateau replay: the first line"
            + " is not its header.",
        "\"plateau\":\"replay\"|\"plateau\":1|1|field \"plateau\" must be a text.",
        "\"format\":1|\"format\":\"1\"|1|field \"format\" must be a whole number.",
        "\"game\":\"pig\"|\"game\":null|1|field \"game\" must be a text.",
        "\"game\":\"pig\",|``|1|field \"game\" must be a text.",
        "\"seed\":42|\"seed\":42.5|1|field \"seed\" must be a whole number.",
        "\"seed\":42,|``|1|field \"seed\" must be a whole number.",
        "\"seedHash\":|\"hash\":|1|there is no field \"hash\" in such a line.",
        "\"target\":\"10\"|\"target\":10|1|field \"options.target\" must be a text.",
        "\"seats\":[|\"seats\":[1,|1|field \"seats[0]\" must be a text.",
        "\"step\":1|\"step\":2|3|this is step 2, but step 1 comes next.",
        "\"step\":1|\"step\":\"1\"|3|field \"step\" must be a whole number.",
        "\"step\":1|\"turn\":1|3|a line is a step, an open step or the result; this is none of"
            + " them.",
        "\"step\":1,\"seat\":0|\"step\":1,\"seat\":99999999999|3|field \"seat\" must be a whole"
            + " number.",
        "\"step\":1,\"seat\":0|\"step\":1|3|field \"seat\" must be a whole number.",
        "\"step\":1,|\"step\":1,\"clock\":3,|3|there is no field \"clock\" in such a line.",
        "\"step\":0,|\"step\":0,\"seat\":0,|2|there is no field \"seat\" in such a line.",
        "[[6,4]]|[[6,6]]|3|[6, 6] is not a draw: it must be two numbers, n and a number below n.",
        "[[6,4]]|[[6]]|3|[6] is not a draw: it must be two numbers, n and a number below n.",
        "[[6,4]]|[6,4]|3|field \"draws[0]\" must be a list.",
        "[[6,4]]|{}|3|field \"draws\" must be a list.",
        "\"winners\":[0]|\"winners\":[2]|6|the result does not fit the 2 seats of the match.",
        "\"scores\":[11,0]|\"scores\":[11]|6|the result does not fit the 2 seats of the match.",
        "\"Ann\",|``|6|the result does not fit the one seat of the match.",
        "\"steps\":3|\"steps\":4|6|the result speaks of 4 steps, but the file has 3.",
        "\"result\":{|\"result\":{\"by\":1,|6|there is no field \"result.by\" in such a line.",
        "\"result\":{\"code\":\"target-reached\"|\"result\":{\"code\":7|6|field \"result.code\""
            + " must be a text."
      })
  void whatNoReplayCanSayIsRefusedByTheReader(String from, String to, int line, String sentence) {
    assertFault(from, to, line, sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"game\":\"pig\"|\"game\":\"duel\"|1|this is a match of \"duel\", not of \"pig\".",
        "\"rules\":\"1\"|\"rules\":\"0\"|1|the match was played under rules version 0; this program"
            + " has version 1.",
        "\"target\":\"10\"|\"target\":\"9\"|1|Option \"target\" is a whole number from 10 to 200,"
            + " not \"9\".",
        ",\"target\":\"10\"|``|1|an option of the game is missing.",
        "\"format\":1|\"format\":2,\"salt\":\"00112233445566778899aabbccddeeff\"|1|the seed does"
            + " not fit its hash: the dice were not the promised ones.",
        "\"seed\":42|\"seed\":43|1|the seed does not fit its hash: the dice were not the promised"
            + " ones.",
        "\"move\":\"roll\",\"draws\":[[6,4]]|\"move\":\"hold\",\"draws\":[]|3|\"hold\" is not a"
            + " legal move here. Legal: roll.",
        "\"move\":\"roll\",\"draws\":[[6,4]]|\"move\":\"rol\",\"draws\":[]|3|\"rol\" is not a legal"
            + " move here. Legal: roll.",
        "\"step\":2,\"seat\":0|\"step\":2,\"seat\":1|4|seat 2 moves here, but it is the turn of"
            + " seat 1.",
        "[[6,4]]|[]|3|draw 1: the list of draws ends here, but the rules ask for a number below 6.",
        "[[6,4]]|[[6,4],[6,4]]|3|2 draws are recorded here, but the rules used 1.",
        "[[6,4]]|[[8,4]]|3|draw 1: the list has \"8 4\", a number below 8, but the rules ask for a"
            + " number below 6.",
        "[[6,4]]|[[6,5]]|6|the rules give another result than the recorded one.",
        "\"winners\":[0]|\"winners\":[1]|6|the rules give another result than the recorded one.",
        "\"scores\":[11,0]|\"scores\":[12,0]|6|the rules give another result than the recorded"
            + " one.",
        "\"code\":\"target-reached\"|\"code\":\"rounds-over\"|6|the rules give another result than"
            + " the recorded one."
      })
  void whatTheRulesDoNotGiveIsFoundByVerification(
      String from, String to, int line, String sentence) {
    assertFault(from, to, line, sentence);
  }

  @Test
  void drawsThatAreNotThoseOfTheSeedAreFoundEvenWhenTheResultFits() {
    // A five and a two are as good as a two and a five.
    assertFault(
        line ->
            line.replace("[[6,4]]", "[[6,9]]")
                .replace("[[6,1]]", "[[6,4]]")
                .replace("[[6,9]]", "[[6,1]]"),
        3,
        "these draws are not those of the seed.");
  }

  @Test
  void aWrongDigestIsFoundAtItsStep() {
    assertFault(
        line -> line.replaceAll("(\"step\":0.*\"digest\":\")[0-9a-f]{16}", "$10123456789abcdef"),
        2,
        "the position after this step is not the recorded one: these rules play it differently.");
    assertFault(
        line -> line.replaceAll("(\"steps\":3.*\"digest\":\")[0-9a-f]{16}", "$10123456789abcdef"),
        6,
        "the rules give another result than the recorded one.");
  }

  @Test
  void aFinishedMatchWithoutItsResultIsFound() {
    Replay replay = ReplayReader.read(Recorded.file());
    assertFault(
        new Replay(replay.header(), replay.steps(), Optional.empty(), Optional.empty()),
        6,
        "the match is over here, but the result is missing.");
  }

  @Test
  void aResultBeforeTheEndIsFound() {
    Replay replay = ReplayReader.read(Recorded.file());
    assertFault(
        new Replay(
            replay.header(), replay.steps().subList(0, 3), Optional.empty(), replay.ending()),
        5,
        "a result stands here, but the match is not over.");
  }

  @Test
  void aSeedThatIsStillSecretIsNoFault() {
    String secret = Recorded.forged(line -> line.replace("\"seed\":42", "\"seed\":null"));
    assertThatCode(() -> Verification.verify(Recorded.PIG, ReplayReader.read(secret)))
        .doesNotThrowAnyException();
  }

  @Test
  void aSaltedSeedIsWrittenAndVerifiedWithItsSaltAlone() {
    Header plain = Recorded.header();
    SaltedSeed seed = SaltedSeed.of(Recorded.SEED, 0x0011223344556677L, 0x8899aabbccddeeffL);
    Header salted = Header.seeded(Recorded.PIG.info(), plain.setup(), plain.players(), seed);
    Replay replay = Replay.of(salted, Recorded.match());
    assertThat(ReplayWriter.write(replay).lines().findFirst().orElseThrow())
        .contains("\"format\":2", "\"salt\":\"00112233445566778899aabbccddeeff\"", seed.hash());
    assertThat(ReplayReader.read(ReplayWriter.write(replay))).isEqualTo(replay);
    assertThatCode(() -> Verification.verify(Recorded.PIG, replay)).doesNotThrowAnyException();
    SaltedSeed other = SaltedSeed.of(Recorded.SEED, 0, 0);
    Header exchanged =
        new Header(
            plain.game(),
            plain.rules(),
            plain.setup(),
            plain.players(),
            salted.seed(),
            Optional.of(other.salt()),
            salted.seedHash());
    assertFault(
        Replay.of(exchanged, Recorded.match()),
        1,
        "the seed does not fit its hash: the dice were not the promised ones.");
  }

  @Test
  void aReplayOfAnotherRulesVersionIsNotRebuiltEither() {
    Replay old =
        ReplayReader.read(
            Recorded.forged(line -> line.replace("\"rules\":\"1\"", "\"rules\":\"0\"")));
    assertThat(
            catchThrowableOfType(
                ReplayFault.class,
                () -> Verification.rebuild(Recorded.PIG, old, Dice.seeded(Recorded.SEED))))
        .isNotNull();
  }

  private static void assertFault(String from, String to, int line, String sentence) {
    assertThat(Recorded.file()).contains(from);
    assertFault(text -> text.replace(from, to), line, sentence);
  }

  private static void assertFault(UnaryOperator<String> change, int line, String sentence) {
    Problem problem =
        catchThrowableOfType(
            Problem.class,
            () -> Verification.verify(Recorded.PIG, ReplayReader.read(Recorded.forged(change))));
    assertSaid(problem, line, sentence);
  }

  private static void assertFault(Replay replay, int line, String sentence) {
    Problem problem =
        catchThrowableOfType(Problem.class, () -> Verification.verify(Recorded.PIG, replay));
    assertSaid(problem, line, sentence);
  }

  private static void assertSaid(Problem problem, int line, String sentence) {
    assertThat(problem).isInstanceOf(ReplayFault.class);
    assertThat(Spoken.english(problem.message())).isEqualTo("Line " + line + ": " + sentence);
    assertThat(((ReplayFault) problem).line()).isEqualTo(line);
  }
}
