package plateau.arena.tournament;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.rating.Sprt;
import plateau.kernel.GameInfo;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * All that decides what is played. Equal plans give equal matches.
 *
 * @param name of the tournament, and of its folder
 * @param seats at a table
 * @param teamSize how many of them one contestant holds
 * @param games of the same contestants on each ground
 * @param mirrored whether each game is played once for each way to move round the table
 * @param paired whether all games with the same number have the same seed, whoever plays them
 * @param rounds of a Swiss tournament
 * @param most matches of a ladder or a test, or 0 for as many as it takes
 * @param sprt when only the question is asked whether the second contestant is better than the
 *     first
 */
public record Plan(
    String name,
    GameInfo game,
    Format format,
    int seats,
    int teamSize,
    List<Contestant> contestants,
    List<Ground> grounds,
    int games,
    boolean mirrored,
    boolean paired,
    int rounds,
    int most,
    long seed,
    MatchLimits matchLimits,
    BotLimits botLimits,
    Optional<Sprt> sprt) {

  public Plan {
    contestants = List.copyOf(contestants);
    grounds = List.copyOf(grounds);
    checkTable(seats, teamSize, contestants);
    checkNames(contestants);
    if (sprt.isPresent() && (contestants.size() != 2 || seats != 2 * teamSize)) {
      throw new Problem(Message.of("tournament.sprt-two", "count", contestants.size()));
    }
  }

  private static void checkTable(int seats, int teamSize, List<Contestant> contestants) {
    if (seats % teamSize != 0) {
      throw new Problem(Message.of("tournament.team-size", "seats", seats, "size", teamSize));
    }
    int needed = seats / teamSize;
    if (contestants.size() < Math.max(needed, 1)) {
      throw new Problem(
          Message.of(
              "tournament.too-few", "count", contestants.size(), "needed", needed, "seats", seats));
    }
  }

  private static void checkNames(List<Contestant> contestants) {
    Set<String> names = new HashSet<>();
    for (Contestant contestant : contestants) {
      if (!names.add(contestant.name())) {
        throw new Problem(Message.of("tournament.name-twice", "name", contestant.name()));
      }
    }
  }

  /** How many contestants meet in a match. */
  int table() {
    return seats / teamSize;
  }

  /** Everybody plays for the same side, against the game. */
  public boolean isTogether() {
    return table() == 1;
  }

  public boolean hasSecrets() {
    return grounds.stream().anyMatch(Ground::hidden);
  }

  public List<String> names() {
    return contestants.stream().map(Contestant::name).toList();
  }

  /** The number of matches, where it is known before. */
  public Optional<Integer> size() {
    if (sprt.isPresent() || format == Format.LADDER) {
      return most == 0 ? Optional.empty() : Optional.of(most);
    }
    int each = games * grounds.size() * (mirrored ? table() : 1);
    int meetings =
        format == Format.SWISS
            ? rounds * (contestants.size() / table())
            : AllMeet.meetings(this).size();
    return Optional.of(each * meetings);
  }

  /** As the first line of a ledger has it. */
  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("game", game.id());
    json.put("rules", game.rulesVersion());
    json.put("format", format);
    json.put("seats", seats);
    json.put("team-size", teamSize);
    json.put("players", contestants.stream().map(Contestant::toJson).toList());
    json.put("grounds", grounds);
    json.put("games", games);
    json.put("mirror", mirrored);
    json.put("paired", paired);
    json.put("rounds", rounds);
    json.put("matches", most);
    json.put("seed", seed);
    json.put("limits", limits());
    sprt.ifPresent(test -> json.put("sprt", test));
    size().ifPresent(size -> json.put("size", size));
    return json;
  }

  private Map<String, Object> limits() {
    Map<String, Object> limits = new LinkedHashMap<>();
    limits.put("steps", matchLimits.steps());
    limits.put("ms", matchLimits.ms());
    limits.put("start-ms", botLimits.startMs());
    limits.put("call-ms", botLimits.callMs());
    limits.put("bank-ms", botLimits.bankMs());
    limits.put("strikes", botLimits.strikes());
    limits.put("memory-mb", botLimits.memoryMb());
    return limits;
  }
}
