package plateau.arena.levels;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.simulation.Simulation.Progress;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.Strength;

/**
 * Counts every level against the one below it, the lowest against chance, and puts the players in
 * the order that the counts ask for. What was counted once is not counted again.
 */
public final class LevelOrder {

  private static final String CHANCE = "random";

  private record Opponents(String player, String opponent) {}

  private final LevelMatches<?, ?> matches;
  private final Progress progress;
  private final Map<Opponents, List<Strength>> counted = new HashMap<>();

  public LevelOrder(LevelMatches<?, ?> matches, Progress progress) {
    this.matches = matches;
    this.progress = progress;
  }

  /** These players at the levels that they have, as they count now. */
  public List<Graded> counted(List<Graded> levels) {
    List<Graded> counted = new ArrayList<>();
    for (Graded graded : levels) {
      Level level = graded.level();
      String below = level == Level.EASY ? CHANCE : player(levels, level.ordinal() - 1);
      counted.add(new Graded(level, graded.player(), strengths(graded.player(), below, level)));
    }
    return counted;
  }

  /** The levels of these counts that lose to the one below them. */
  public List<Level> losers(List<Graded> counted) {
    return counted.stream().map(Graded::level).filter(level -> loses(counted, level)).toList();
  }

  /**
   * The same players in order: neighbours change places until nobody loses to the one below, or
   * until each could have come down the whole way, where three beat each other in a ring.
   */
  public List<Graded> ordered(List<Graded> levels) {
    List<Graded> now = counted(levels);
    for (int left = levels.size() * levels.size(); left > 0; left--) {
      List<Level> losers = losers(now).stream().filter(level -> level != Level.EASY).toList();
      if (losers.isEmpty()) {
        return now;
      }
      int loser = losers.getFirst().ordinal();
      List<String> players = new ArrayList<>(now.stream().map(Graded::player).toList());
      Collections.swap(players, loser, loser - 1);
      now = counted(graded(players));
    }
    return now;
  }

  private static List<Graded> graded(List<String> players) {
    List<Graded> levels = new ArrayList<>();
    for (Level level : Level.values()) {
      levels.add(Graded.unmeasured(level, players.get(level.ordinal())));
    }
    return levels;
  }

  private List<Strength> strengths(String player, String below, Level level) {
    return strengths(player, below).stream().map(strength -> against(strength, level)).toList();
  }

  private List<Strength> strengths(String player, String below) {
    boolean isAlone = matches.game().isCooperative();
    return counted.computeIfAbsent(
        new Opponents(player, isAlone ? "" : below),
        _ -> matches.count(player, below, below, progress));
  }

  // Counted against the same player, who may have had another level then.
  private static Strength against(Strength strength, Level level) {
    return new Strength(
        strength.against().map(_ -> level.opponent()),
        strength.side(),
        strength.games(),
        strength.won(),
        strength.drawn(),
        strength.command());
  }

  private boolean loses(List<Graded> counted, Level level) {
    double share = share(counted.get(level.ordinal()));
    if (!matches.game().isCooperative()) {
      return share < 1.0 / 2;
    }
    double below =
        level == Level.EASY
            ? share(strengths(CHANCE, CHANCE))
            : share(counted.get(level.ordinal() - 1));
    return share < below;
  }

  private static double share(Graded graded) {
    return share(graded.strengths());
  }

  /** Of the points that there were, a draw being half of one. */
  private static double share(List<Strength> strengths) {
    int games = strengths.stream().mapToInt(Strength::games).sum();
    int halves = strengths.stream().mapToInt(one -> 2 * one.won() + one.drawn()).sum();
    return halves / (2.0 * games);
  }

  private static String player(List<Graded> levels, int number) {
    return levels.get(number).player();
  }
}
