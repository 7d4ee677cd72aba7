package plateau.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import plateau.app.match.SeatList;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.rating.Sprt;
import plateau.arena.tournament.Contestant;
import plateau.arena.tournament.Format;
import plateau.arena.tournament.Plan;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/**
 * A tournament as somebody asks for it, in a file or by options. {@link #plan} makes it whole: what
 * is left out has its usual value.
 *
 * @param directory where relative names of files are looked up
 */
record TournamentRequest(
    Path directory,
    Optional<String> name,
    String game,
    Optional<String> format,
    Course course,
    TableSize table,
    Grounds grounds,
    List<Player> players,
    Limits limits,
    Optional<Sprt> sprt) {

  /** Someone who takes part: a name, if one was given, and what sits on its seats. */
  record Player(Optional<String> name, List<String> plays) {

    /** Called after what it is. */
    static Player unnamed(String plays) {
      return new Player(Optional.empty(), List.of(plays));
    }
  }

  /**
   * How many games are played, and how.
   *
   * @param games of the same players on each ground
   * @param rounds of a Swiss tournament
   * @param matches the most in all; 0 is no end
   * @param mirror whether each game is played once for each way to move round the table
   * @param paired whether games with the same number have the same dice, whoever plays them
   */
  record Course(
      int games, OptionalInt rounds, int matches, boolean mirror, boolean paired, long seed) {

    static final long USUAL_SEED = 1;
  }

  /** The seats of a table, and how many of them one player holds. */
  record TableSize(OptionalInt seats, OptionalInt teamSize) {}

  /** What a match, and what a program may take. */
  record Limits(MatchLimits match, BotLimits bot) {

    static final Limits USUAL = new Limits(MatchLimits.NONE, BotLimits.STANDARD);
  }

  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}";

  TournamentRequest {
    players = List.copyOf(players);
  }

  /** The whole plan; what is wrong or missing is told. */
  Plan plan(Game<?, ?> rules, Grounds.Maps reader) {
    GameInfo info = rules.info();
    Format wanted = wantedFormat();
    int seats = table.seats().orElse(usualSeats(rules));
    List<Contestant> contestants = contestants(rules);
    return new Plan(
        checkedName(name.orElse(info.id() + "-" + wanted.id())),
        info,
        wanted,
        seats,
        table.teamSize().orElse(rules.isCooperative() ? seats : 1),
        contestants,
        grounds.read(directory, info, reader),
        course.games(),
        course.mirror(),
        course.paired(),
        wanted == Format.SWISS ? course.rounds().orElse(usualRounds(contestants.size())) : 1,
        course.matches(),
        course.seed(),
        limits.match(),
        limits.bot(),
        sprt);
  }

  private Format wantedFormat() {
    String given = format.orElse(Format.ROUND_ROBIN.id());
    List<String> known = new ArrayList<>();
    for (Format one : Format.values()) {
      if (one.id().equals(given)) {
        return one;
      }
      known.add(one.id());
    }
    throw new Problem(
        Message.of(
            "tournament.format",
            "given",
            given,
            "known",
            known,
            "hint",
            Nearest.hint(given, known)));
  }

  private static int usualSeats(Game<?, ?> rules) {
    return rules.isCooperative() ? rules.usualTable().size() : Math.max(2, rules.info().minSeats());
  }

  // Enough for a single winner among so many.
  private static int usualRounds(int players) {
    return Math.max(1, 32 - Integer.numberOfLeadingZeros(players - 1));
  }

  private static String checkedName(String name) {
    if (!name.matches(NAME)) {
      throw new Problem(Message.of("tournament.name", "given", name));
    }
    return name;
  }

  private List<Contestant> contestants(Game<?, ?> rules) {
    Set<String> names = new HashSet<>();
    List<Contestant> contestants = new ArrayList<>();
    for (Player player : players) {
      List<Entrant> members =
          player.plays().stream().map(one -> SeatList.readOne(one, directory, rules)).toList();
      String called = player.name().orElseGet(() -> unused(members.getFirst().name(), names));
      names.add(called);
      contestants.add(new Contestant(called, members));
    }
    return contestants;
  }

  // The same player may take part twice.
  private static String unused(String name, Set<String> names) {
    String free = name;
    for (int next = 2; names.contains(free); next++) {
      free = name + " " + next;
    }
    return free;
  }
}
