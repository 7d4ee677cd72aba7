package plateau.iceberg.dump;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.IceScript;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/**
 * The original's dump, both ways. All with the random match of seed 11 on the map of section 16.
 */
class DumpTest {

  private static final long SEED = 11;
  private static final IcebergGame GAME = new IcebergGame();

  private static Replay replay;
  private static String dump;

  // Some turns have flags.
  @BeforeAll
  static void playAMatch() {
    Setup setup = Setup.of(GAME.info(), 2, Map.of("map", IceScript.EXAMPLES_MAP));
    Match<IcebergState, IcebergMove> match = Match.start(GAME, setup, Dice.seeded(SEED));
    Map<Integer, Map<String, Object>> notes = new TreeMap<>();
    Seeded chance = new Seeded(SEED);
    while (!match.isOver()) {
      List<String> legal = match.legalMoves();
      match.play(match.toMove(), legal.get(chance.below(legal.size(), Draw.UNNAMED)));
      if (match.steps().getLast().move().equals("end") && match.lastStep() % 3 == 0) {
        notes.put(
            match.lastStep(), Map.of("flags", List.of(List.of(3, 4, 1, 0), List.of(24, 0, 0, 0))));
      }
    }
    Header header = Header.seeded(GAME.info(), setup, List.of("Zoé \"✈\"", "b"), SEED);
    replay = Replay.of(header, match).noted(notes);
    dump = DumpWriter.write(replay);
  }

  @Test
  void aDumpHas201LinesAndTheClosingOne() {
    List<String> lines = dump.lines().toList();
    assertThat(lines).hasSize(202);
    assertThat(round(lines.getFirst())).isEqualTo(List.of(0, 100));
    for (int round = 0; round < 100; round++) {
      assertThat(round(lines.get(2 * round + 1))).isEqualTo(List.of(round, 100));
      assertThat(round(lines.get(2 * round + 2))).isEqualTo(List.of(round, 100));
    }
    assertThat(round(lines.getLast())).isEqualTo(List.of(100, 100));
    assertThat(dump.chars()).as("only ASCII").allMatch(c -> c < 0x80);
    assertThat(lines.getFirst())
        .startsWith(
            "{\"round\":[0,100],\"players\":{\"0\":{\"name\":\"Zo\\u00e9"
                + " \\\"\\u2708\\\"\",\"score\":0,"
                + "\"agents\":[{\"id_agent\":0,\"pos\":{\"r\":0,\"c\":0}},")
        .contains("\"history\":[]},\"1\":{\"name\":\"b\"")
        .contains("\"map\":{\"cells\":[\"LIBRE\",")
        .endsWith(
            "{\"pos\":{\"r\":24,\"c\":24},\"points_capture\":8,\"tour_invasion\":98,"
                + "\"duree_invasion\":2,\"capture_en_cours\":0}]}}");
    assertThat(dump)
        .contains(
            "{\"atype\":\"ID_ACTION_DEBUG_AFFICHER_DRAPEAU\",\"drapeau\":\"DRAPEAU_BLEU\","
                + "\"pos\":{\"r\":3,\"c\":4}}");
  }

  private static List<Integer> round(String line) {
    return new DumpMisfit(1).read(line).field("round").wholes();
  }

  @Test
  void aDumpThatWasReadIsWrittenAgainByteForByte() {
    assertThat(DumpWriter.write(DumpReader.read(dump))).as("seed %d", SEED).isEqualTo(dump);
    List<String> lines = dump.lines().toList();
    String original = String.join("\n", lines.subList(0, 201));
    assertThat(DumpWriter.write(DumpReader.read(original)))
        .as("without the closing line, which is added")
        .isEqualTo(dump);
  }

  @Test
  void readingADumpGivesTheSamePositionsAsTheReplayItWasWrittenFrom() {
    Replay read = DumpReader.read(dump);
    assertThat(digests(read)).as("seed %d", SEED).isEqualTo(digests(replay));
    assertThat(read.ending()).isEqualTo(replay.ending());
    assertThat(read.header().players()).isEqualTo(replay.header().players());
  }

  private static List<Long> digests(Replay of) {
    List<Long> digests = new ArrayList<>();
    StepThrough.through(
        GAME, of.header().setup(), of.steps(), (step, state) -> digests.add(state.ice().digest()));
    return digests;
  }

  @Test
  void aMatchFromADumpIsASoundReplayThatClaimsNoSeed() {
    Replay read = DumpReader.read(dump);
    assertThat(read.header().seed()).isEmpty();
    assertThat(read.header().seedHash()).isEmpty();
    assertThat(read.notes().get(0)).isEqualTo(Map.of("dump", 202));
    Verification.verify(GAME, ReplayReader.read(ReplayWriter.write(read)));
  }

  @Test
  void theClosingLineHasTheLastCaptures() {
    // §16, 32: player 0's agent 1 slides east and back to wait on (0, 12); all others stay.
    Setup setup = Setup.of(GAME.info(), 2, Map.of("map", IceScript.EXAMPLES_MAP));
    Match<IcebergState, IcebergMove> match = Match.start(GAME, setup, Dice.seeded(SEED));
    for (int i = 0; i < 11; i++) {
      if (match.state().ice().points(0, 1) == 0) {
        match.play(0, "end");
        match.play(1, "end");
      }
      match.play(0, "M1E");
    }
    while (!match.isOver()) {
      match.play(match.toMove(), "end");
    }
    Header header = Header.seeded(GAME.info(), setup, List.of("a", "b"), SEED);
    List<DumpLine> lines = DumpWriter.lines(Replay.of(header, match));
    int before = lines.get(200).players().getFirst().score();
    assertThat(lines.get(201).players().getFirst().score()).isEqualTo(before + 6);
    assertThat(lines.get(200).aliens().get(4).counter()).isEqualTo(2);
    assertThat(lines.get(201).aliens().get(4).counter()).isEqualTo(3);
  }

  @Test
  void anUnfinishedMatchHasNoDump() {
    List<Step> some = replay.steps().subList(0, 10);
    Replay cut = new Replay(replay.header(), some, Optional.empty(), Optional.empty());
    assertThat(told(catchThrowableOfType(Problem.class, () -> DumpWriter.write(cut))))
        .contains("The match is not over");
  }

  @ParameterizedTest(name = "{0}: {1} for {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "1 | {\"round\" | [\"round\" | Line 1 of the dump: it is not JSON.",
        "7 | \"round\":[2,100], | | Line 7 of the dump: the field \"round\" is missing.",
        "4 | [1,100] | [2,100] | Line 4 of the dump: \"round[0]\" is 2, but the lines before and"
            + " the rules lead to 1.",
        "4 | [1,100] | [1,99] | Line 4 of the dump: \"round[1]\" is 99. It must be 100, the number"
            + " of rounds.",
        "4 | [1,100] | 1 | Line 4 of the dump: \"round\" is 1. It must be a list.",
        "1 | \"id_agent\":0 | \"id_agent\":3 | Line 1 of the dump:"
            + " \"players.0.agents[0].id_agent\" is 3. It must be 0: agents stand in",
        "1 | {\"r\":0,\"c\":0} | {\"r\":0,\"c\":25} | Line 1 of the dump:"
            + " \"players.0.agents[0].pos.c\" is 25. It must be a number from 0 to 24.",
        "1 | {\"r\":0,\"c\":0} | {\"r\":5,\"c\":5} | Line 1 of the dump: The option \"map\" is the"
            + " text of a map that cannot be played. Map, line 26: start cell of player 0's agent"
            + " 0: (5, 5) is a wall.",
        "9 | \"LIBRE\" | \"EAU\" | Line 9 of the dump: \"map.cells[0]\" is \"EAU\". It must be one"
            + " of LIBRE, MUR.",
        "9 | \"LIBRE\" | \"MUR\" | Line 9 of the dump: \"map.cells, row 0\" is X....",
        "9 | \"capture_en_cours\":0 | \"capture_en_cours\":9 | Line 9 of the dump:"
            + " \"map.aliens[",
        "202 | \"score\":0 | \"score\":1000 | Line 202 of the dump: \"players.",
        "2 | \"dir\":\"NORD\" | \"dir\":\"HAUT\" | Line 2 of the dump: \"players.0.history["
      })
  void aBadDumpIsRefusedWithItsLineAndWhatWasExpected(
      int line, String found, @Nullable String instead, String sentence) {
    List<String> lines = new ArrayList<>(dump.lines().toList());
    String changed =
        lines
            .get(line - 1)
            .replaceFirst(
                Pattern.quote(found), Matcher.quoteReplacement(instead == null ? "" : instead));
    assertThat(changed).as("the test changes the line").isNotEqualTo(lines.get(line - 1));
    lines.set(line - 1, changed);
    DumpFault fault =
        catchThrowableOfType(
            DumpFault.class, () -> DumpReader.read(String.join("\n", lines) + "\n"));
    assertThat(fault.line()).isEqualTo(line);
    assertThat(told(fault)).startsWith(sentence);
    assertThat(Words.in(Language.FRENCH, IcebergGame.class).say(fault.message()))
        .startsWith("Ligne " + line + " du dump : ");
  }

  @Test
  void anActionThatTheRulesRefuseIsNamed() {
    List<String> lines = new ArrayList<>(dump.lines().toList());
    lines.set(
        1,
        lines
            .get(1)
            .replaceFirst(
                "\"history\":\\[",
                "\"history\":[{\"atype\":\"ID_ACTION_DEPLACER\",\"id_agent\":0,\"dir\":\"NORD\"},"));
    DumpFault fault =
        catchThrowableOfType(DumpFault.class, () -> DumpReader.read(String.join("\n", lines)));
    assertThat(told(fault))
        .startsWith(
            "Line 2 of the dump: player 0 cannot have done M0N (history[0]). Agent 0 cannot move"
                + " north: the ice ends there.");
  }

  @Test
  void aDumpOfTheWrongLengthIsRefused() {
    List<String> lines = dump.lines().toList();
    String shorter = String.join("\n", lines.subList(0, 150));
    assertThat(told(catchThrowableOfType(DumpFault.class, () -> DumpReader.read(shorter))))
        .isEqualTo(
            "Line 150 of the dump: the dump ends here, after 150 lines. A whole match has 201"
                + " lines, or 202 with the closing one.");
    String longer = dump + lines.getLast();
    assertThat(told(catchThrowableOfType(DumpFault.class, () -> DumpReader.read(longer))))
        .startsWith("Line 203 of the dump: nothing may follow the closing line");
  }

  @Test
  void aDumpIsTakenForADumpAndAReplayIsNot() {
    assertThat(DumpReader.isDump(dump)).isTrue();
    assertThat(DumpReader.isDump(ReplayWriter.write(replay))).isFalse();
    assertThat(DumpReader.isDump("")).isFalse();
  }

  private static String told(Problem problem) {
    return Words.in(Language.ENGLISH, IcebergGame.class).say(problem.message());
  }
}
