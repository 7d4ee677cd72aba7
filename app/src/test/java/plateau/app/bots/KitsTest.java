package plateau.app.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.app.bots.Kit.Program;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Hello;
import plateau.arena.bot.SeatReport;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotLimits;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;

class KitsTest {

  private static final long SEED = 31;
  private static final int LONG_MS = 120_000;
  private static final Entrant RANDOM = new Entrant.Computer("random");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void theStarterPlaysAWholeMatch(Kit kit) throws IOException, InterruptedException {
    BotMatchResult outcome = play("generated", List.of(program(kit, Program.STARTER), RANDOM));
    assertPlayedWell(outcome.seats().getFirst());
    assertThat(outcome.result().winners()).as("seed %d", SEED).containsExactly(0);
  }

  @ParameterizedTest
  @EnumSource
  void theSampleBeatsRandomMoves(Kit kit) throws IOException, InterruptedException {
    BotMatchResult outcome = play("generated", List.of(RANDOM, program(kit, Program.SAMPLE)));
    assertPlayedWell(outcome.seats().getLast());
    assertThat(outcome.result().winners()).as("seed %d", SEED).containsExactly(1);
  }

  @ParameterizedTest
  @EnumSource
  void everyCallOfTheInterfaceIsAnsweredAsTheRulesAnswerIt(Kit kit)
      throws IOException, InterruptedException {
    String map = crowdedMap();
    Entrant check = program(kit, Program.INTERFACE_CHECK);
    BotMatchResult outcome = play(map, List.of(check, check));
    List<Recital> recitals = recitals(MapReader.read(map), outcome.replay().steps());
    for (int seat = 0; seat < 2; seat++) {
      SeatReport report = outcome.seats().get(seat);
      assertPlayedWell(report);
      assertThat(told(report.log()))
          .as("what %s told in seat %d", kit, seat)
          .isEqualTo(told(recitals.get(seat).told()));
    }
  }

  private Entrant program(Kit kit, Program program) throws IOException, InterruptedException {
    // A bot may have a user of its own, who has to see what was compiled for it.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    return new Entrant.Program("bot:" + kit, kit.command(program, folder));
  }

  private static BotMatchResult play(String map, List<Entrant> entrants)
      throws InterruptedException {
    IcebergGame iceberg = new IcebergGame();
    Setup setup = Setup.of(iceberg.info(), 2, Map.of("map", map));
    BotLimits limits = BotLimits.STANDARD.withTime(LONG_MS, LONG_MS, 0, 1);
    return new BotMatch<>(iceberg, setup, entrants, Terms.standard().with(limits)).play(SEED);
  }

  private static void assertPlayedWell(SeatReport report) {
    assertThat(report.stop()).as("log:%n%s", report.log()).isEmpty();
    assertThat(report.calls()).isEqualTo(IceMap.ROUNDS);
    assertThat(report.strikes()).isZero();
    assertThat(report.endedItself()).isTrue();
  }

  // What each seat has to tell in a match with these steps.
  private static List<Recital> recitals(IceMap map, List<Step> steps) {
    List<Recital> recitals = List.of(new Recital(0, hello(map, 0)), new Recital(1, hello(map, 1)));
    Ice ice = new Ice(map);
    recitals.forEach(recital -> recital.matchStarts(ice));
    ice.beginRound();
    recitals.getFirst().turnBegins(ice);
    steps.stream().filter(step -> !step.isSetup()).forEach(step -> play(step, ice, recitals));
    recitals.forEach(recital -> recital.matchEnds(ice));
    return recitals;
  }

  private static Map<String, Object> hello(IceMap map, int seat) {
    IcebergGame iceberg = new IcebergGame();
    Setup setup = Setup.of(iceberg.info(), 2, Map.of("map", MapWriter.write(map)));
    IcebergState state = iceberg.start(setup, new Seeded(SEED), Journal.OFF);
    return new Hello<>(iceberg, setup, seat, SEED, BotLimits.STANDARD, Language.ENGLISH)
        .message(state);
  }

  private static void play(Step step, Ice ice, List<Recital> recitals) {
    String move = step.move();
    if (!move.equals("end")) {
      ice.act("MSP".indexOf(move.charAt(0)), move.charAt(1) - '0', "NESW".indexOf(move.charAt(2)));
      return;
    }
    ice.endTurn();
    if (ice.player() == Ice.NOBODY && !ice.isOver()) {
      ice.beginRound();
    }
    if (!ice.isOver()) {
      recitals.get(ice.player()).turnBegins(ice);
    }
  }

  // The log says where in the match a piece was told, perhaps in the middle of a line, so we
  // compare without the ends of lines. Java tells there that it has read the options that limit its
  // memory.
  private static String told(String log) {
    return log.replaceAll("(?m)^(--- .* ---|NOTE: .*)$", "").replace("\n", "");
  }

  private static String crowdedMap() throws IOException {
    try (InputStream map =
        Objects.requireNonNull(KitsTest.class.getResourceAsStream("crowded.map"))) {
      return new String(map.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
