package plateau.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.tournament.Contestant;
import plateau.arena.tournament.Format;
import plateau.arena.tournament.Ground;
import plateau.arena.tournament.LedgerView;
import plateau.arena.tournament.Plan;
import plateau.arena.tournament.Revelation;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.Tournament;
import plateau.kernel.json.JsonReader;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.words.Language;
import plateau.pig.Pig;

class TournamentReportTest {

  private static final String NASTY = "<b>\"one\" & two";

  @TempDir static Path folder;
  private static LedgerView ledger;

  @BeforeAll
  static void play() {
    List<Ground> grounds =
        List.of(
            new Ground("short", Map.of("target", "20"), false),
            new Ground("secret", Map.of("target", "30"), true));
    Plan plan =
        new Plan(
            "page",
            new Pig().info(),
            Format.ROUND_ROBIN,
            2,
            1,
            Stream.of(NASTY, "second", "third")
                .map(name -> new Contestant(name, List.of(new Entrant.Computer("random"))))
                .toList(),
            grounds,
            2,
            true,
            true,
            1,
            0,
            5,
            MatchLimits.NONE,
            BotLimits.STANDARD,
            Optional.empty());
    ledger =
        new Tournament<>(new Pig(), plan, Terms.standard(), folder).run(2, () -> 9, (_, _) -> {});
    new TournamentFolder(folder).write(ledger, new Pig(), Language.ENGLISH);
  }

  @Test
  void theFilesJoinByTheNumbersOfThePlayers() throws IOException {
    List<List<String>> matches = cells("matches.csv");
    int players = matches.getFirst().indexOf("players");
    int points = matches.getFirst().indexOf("points");
    Map<String, Double> summed = new TreeMap<>();
    for (List<String> match : matches.subList(1, matches.size())) {
      String[] who = match.get(players).split(" ", -1);
      String[] what = match.get(points).split(" ", -1);
      for (int place = 0; place < who.length; place++) {
        summed.merge(who[place], Double.parseDouble(what[place]), Double::sum);
      }
    }
    List<List<String>> ratings = cells("ratings.csv");
    List<String> head = ratings.getFirst();
    Map<String, Double> rated = new TreeMap<>();
    for (List<String> row : ratings.subList(1, ratings.size())) {
      if (row.get(head.indexOf("over")).equals("all")) {
        rated.put(row.get(head.indexOf("player")), Double.valueOf(row.get(head.indexOf("points"))));
      }
    }
    assertThat(summed).hasSize(3).isEqualTo(rated);
  }

  // A quoted name has a comma or quotes in it; the other fields have neither.
  private static List<List<String>> cells(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file)).stream()
        .map(line -> line.replaceAll("\"([^\"]|\"\")*\"", "quoted"))
        .map(line -> List.of(line.split(",", -1)))
        .toList();
  }

  private static String page(Language language) {
    return TournamentReport.html(
        new Standings(ledger.outline(), ledger.played()),
        new Pig(),
        Revelation.of(ledger),
        language);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void thePageIsWellFormedAndNeedsNothingFromElsewhere(Language language) throws Exception {
    String html = page(language);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(
            new ByteArrayInputStream(
                html.replaceFirst("<!DOCTYPE html>", "").getBytes(StandardCharsets.UTF_8)));
    assertThat(html)
        .contains("lang=\"" + language.code() + "\"")
        .contains("&lt;b&gt;&quot;one&quot; &amp; two")
        .doesNotContain("http:")
        .doesNotContain("https:")
        .doesNotContain("<script")
        .doesNotContain("tournament.report.")
        .doesNotContainPattern("\\{\\w+}");
  }

  @Test
  void everyLinkLeadsToAReplayOrToAPlaceOnThePage() throws IOException {
    String html = Files.readString(folder.resolve("report.html"));
    Matcher links = Pattern.compile("href=\"([^\"]+)\"").matcher(html);
    Set<String> replays = new TreeSet<>();
    while (links.find()) {
      String link = links.group(1);
      if (link.startsWith("#")) {
        assertThat(html).contains("id=\"" + link.substring(1) + "\"");
      } else {
        replays.add(link);
      }
    }
    assertThat(replays).hasSize(ledger.played().size()).hasSize(24);
    for (String replay : replays) {
      Replay read = ReplayReader.read(Files.readString(folder.resolve(replay)));
      assertThat(read.ending()).as(replay).isPresent();
    }
  }

  @Test
  void endingsAreWordsOnThePageAndIdsInTheFiles() throws IOException {
    assertThat(page(Language.ENGLISH))
        .contains("short · Target reached")
        .doesNotContain("-reached");
    assertThat(page(Language.FRENCH)).contains("short · Objectif atteint");
    assertThat(Files.readString(folder.resolve("matches.csv"))).contains(",target-reached,");
    assertThat(Files.readString(folder.resolve("standings.json")))
        .contains("\"endings\":{\"target-reached\":24}");
  }

  @Test
  void whatWasHiddenIsToldAtTheEnd() {
    assertThat(page(Language.ENGLISH))
        .contains("What was hidden")
        .contains("Secret 9, salt 00000000000000090000000000000009.");
    assertThat(
            TournamentReport.html(
                new Standings(ledger.outline(), ledger.played()),
                new Pig(),
                Optional.empty(),
                Language.ENGLISH))
        .doesNotContain("What was hidden");
  }

  @Test
  void theNumbersLieBesideThePage() throws IOException {
    assertThat(Files.readAllLines(folder.resolve("matches.csv")))
        .hasSize(25)
        .first()
        .asString()
        .startsWith("match,round,ground,seed,players,points");
    assertThat(Files.readAllLines(folder.resolve("ratings.csv")))
        .as("three players: all, two grounds, two sides")
        .hasSize(1 + 3 * (1 + 2 + 2))
        .anyMatch(line -> line.startsWith("2,second,,side,2,"))
        .noneMatch(line -> line.endsWith(","));
    Object json = JsonReader.read(Files.readString(folder.resolve("standings.json")).strip());
    assertThat(json).isInstanceOf(Map.class).asString().contains("ranking=[{place=1");
  }
}
