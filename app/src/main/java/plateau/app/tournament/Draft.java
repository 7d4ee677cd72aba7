package plateau.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import plateau.arena.tournament.Ground;
import plateau.arena.tournament.Plan;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/**
 * A tournament as somebody asks for it, in a file or by options; what is left out has its usual
 * value. {@link #plan} makes it whole.
 */
public final class Draft {

  /** Reads a map that somebody named. */
  @FunctionalInterface
  public interface Maps {

    /** As the option of the game has it. */
    String read(String given, GameInfo info);
  }

  /** Someone who takes part: a name, if one was given, and what sits on its seats. */
  public record Player(Optional<String> name, List<String> plays) {}

  /** Options to play with, under a name. */
  public record Variant(String name, Map<String, String> options, boolean hidden) {}

  private static final String MAP = "map";
  private static final String GENERATED = "generated";
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}";
  private static final int ID_SIGNS = 40;

  private final Path directory;
  public Optional<String> name = Optional.empty();
  public String game = "";
  public String format = Format.ROUND_ROBIN.id();
  public final List<Player> players = new ArrayList<>();
  public final List<String> maps = new ArrayList<>();
  public final List<Variant> variants = new ArrayList<>();
  public final Map<String, String> options = new LinkedHashMap<>();
  public int hiddenMaps;
  public int games = 1;
  public OptionalInt rounds = OptionalInt.empty();
  public int matches;
  public OptionalInt seats = OptionalInt.empty();
  public OptionalInt teamSize = OptionalInt.empty();
  public boolean mirror = true;
  public boolean paired = true;
  public long seed = 1;
  public MatchLimits matchLimits = MatchLimits.NONE;
  public BotLimits botLimits = BotLimits.STANDARD;
  public Optional<Sprt> sprt = Optional.empty();

  /**
   * @param directory where relative names of files are looked up
   */
  public Draft(Path directory) {
    this.directory = directory;
  }

  /** The whole plan; what is wrong or missing is told. */
  public Plan plan(Game<?, ?> rules, Maps reader) {
    GameInfo info = rules.info();
    Format wanted = format();
    int table = seats.orElse(usualSeats(rules));
    List<Contestant> contestants = contestants();
    return new Plan(
        checkedName(name.orElse(info.id() + "-" + format)),
        info,
        wanted,
        table,
        teamSize.orElse(rules.isCooperative() ? table : 1),
        contestants,
        grounds(info, reader),
        games,
        mirror,
        paired,
        wanted == Format.SWISS ? rounds.orElse(usualRounds(contestants.size())) : 1,
        matches,
        seed,
        matchLimits,
        botLimits,
        sprt);
  }

  private Format format() {
    List<String> known = new ArrayList<>();
    for (Format one : Format.values()) {
      if (one.id().equals(format)) {
        return one;
      }
      known.add(one.id());
    }
    throw new Problem(
        Message.of(
            "tournament.format",
            "given",
            format,
            "known",
            known,
            "hint",
            Nearest.hint(format, known)));
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

  private List<Contestant> contestants() {
    Set<String> names = new HashSet<>();
    List<Contestant> contestants = new ArrayList<>();
    for (Player player : players) {
      List<Entrant> members =
          player.plays().stream().map(one -> SeatList.readOne(one, directory)).toList();
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

  private List<Ground> grounds(GameInfo info, Maps reader) {
    List<Ground> grounds = new ArrayList<>();
    for (String map : maps) {
      grounds.add(ground(map, with(MAP, reader.read(resolved(map), info)), false));
    }
    for (Variant variant : variants) {
      Map<String, String> all = new LinkedHashMap<>(options);
      all.putAll(variant.options());
      grounds.add(ground(variant.name(), all, variant.hidden()));
    }
    if (hiddenMaps > 0 && info.option(MAP).filter(Draft::isGenerated).isEmpty()) {
      throw new Problem(Message.of("tournament.no-hidden-maps", "game", info.id()));
    }
    for (int number = 1; number <= hiddenMaps; number++) {
      grounds.add(ground("hidden " + number, with(MAP, GENERATED + ":?"), true));
    }
    return grounds.isEmpty() ? List.of(ground("standard", options, false)) : grounds;
  }

  private static boolean isGenerated(plateau.kernel.Option option) {
    return option.defaultValue().equals(GENERATED);
  }

  private static Ground ground(String name, Map<String, String> options, boolean hidden) {
    String shown =
        name.length() <= ID_SIGNS ? name : "…" + name.substring(name.length() - ID_SIGNS);
    return new Ground(shown, options, hidden);
  }

  private Map<String, String> with(String option, String value) {
    Map<String, String> all = new LinkedHashMap<>(options);
    if (all.put(option, value) != null) {
      throw new Problem(Message.of("argument.option-twice", "name", option));
    }
    return all;
  }

  // A file beside the tournament's own; anything else is an id or a number.
  private String resolved(String map) {
    if (map.contains(":")) {
      return map;
    }
    Path file = directory.resolve(map);
    return file.toFile().exists() ? file.toString() : map;
  }
}
