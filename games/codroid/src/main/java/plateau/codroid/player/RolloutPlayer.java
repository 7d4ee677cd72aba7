package plateau.codroid.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.MeasureOrder;
import plateau.codroid.rules.Purchase;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Thinker;
import plateau.kernel.Thought;
import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;

/**
 * Imagines, for everything that the group could buy this round, how games go on when a good order
 * of measures is followed from then on, and buys what won most of them. What that order itself
 * would buy is always among the choices, so it does better than the order it follows.
 *
 * <p>A decision depends on nothing but its position and its chance. See
 * docs/decisions/0032-codroid-expert.md.
 */
public final class RolloutPlayer implements Thinker<CodroidState, CodroidMove> {

  // More than these only cost games that tell the others apart.
  private static final int MOST_PROMISING = 16;

  private final int games;
  private final Chance chance;

  /**
   * @param games to imagine for a decision, in all
   */
  public RolloutPlayer(int games, Chance chance) {
    this.games = games;
    this.chance = chance;
  }

  @Override
  public CodroidMove decide(Decision<CodroidState, CodroidMove> decision) {
    List<CodroidMove> moves = decision.moves();
    return moves.size() == 1 ? moves.getFirst() : think(decision).getFirst().move();
  }

  @Override
  public List<Thought<CodroidMove>> think(Decision<CodroidState, CodroidMove> decision) {
    CodroidState state = decision.imagine(chance);
    List<Purchase> all = Purchase.all(state);
    Purchase usual = usual(state, all);
    Race race = new Race(field(state, all, usual), usual, chance.seed());
    List<Race.Runner> standing = race.run(games);
    List<Thought<CodroidMove>> thoughts = new ArrayList<>();
    for (CodroidMove move : decision.moves()) {
      thoughts.add(thought(move, standing));
    }
    thoughts.sort(
        Comparator.<Thought<CodroidMove>>comparingInt(Thought::samples)
            .thenComparingDouble(Thought::odds)
            .reversed());
    return thoughts;
  }

  private static Purchase usual(CodroidState state, List<Purchase> all) {
    CodroidState after = state.copy();
    MeasureOrder.BEST.walk(after);
    return all.stream().filter(purchase -> purchase.takesThoseOf(after)).findFirst().orElseThrow();
  }

  /** The most promising purchases, the usual one, and one at least for each move. */
  private static List<Purchase> field(CodroidState state, List<Purchase> all, Purchase usual) {
    Set<Purchase> field = new LinkedHashSet<>(all.subList(0, Math.min(MOST_PROMISING, all.size())));
    field.add(usual);
    for (CodroidMove move : state.moves()) {
      all.stream().filter(purchase -> purchase.beginsWith(move)).findFirst().ifPresent(field::add);
    }
    return List.copyOf(field);
  }

  // A card is as good as the best purchase that it belongs to.
  private static Thought<CodroidMove> thought(CodroidMove move, List<Race.Runner> standing) {
    return standing.stream()
        .filter(runner -> runner.purchase().beginsWith(move))
        .findFirst()
        .map(runner -> new Thought<>(move, runner.share(), runner.games()))
        .orElseThrow();
  }

  /** {@code rollout}, or {@code rollout:500} for 500 imagined games a decision. */
  public static final class Kind implements PlayerKind<CodroidState, CodroidMove> {

    private static final int STANDARD_GAMES = 2000;

    @Override
    public String id() {
      return "rollout";
    }

    @Override
    public Player<CodroidState, CodroidMove> create(
        Game<CodroidState, CodroidMove> game, String argument, Chance chance) {
      return new RolloutPlayer(argument.isEmpty() ? STANDARD_GAMES : games(argument), chance);
    }

    private static int games(String argument) {
      if (!argument.matches("[1-9][0-9]{0,5}")) {
        throw new IllegalSetup(Message.of("player.rollout.games", "found", argument));
      }
      return Integer.parseInt(argument);
    }
  }
}
