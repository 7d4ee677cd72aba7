package plateau.players;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;

/** Another player who often does not think and plays any legal move: an opponent for beginners. */
final class CarelessPlayer<S extends State<S, M>, M> implements Player<S, M> {

  private final Player<S, M> thinking;
  private final int percent;
  private final Chance chance;

  /**
   * @param percent of its decisions are any legal move
   */
  public CarelessPlayer(Player<S, M> thinking, int percent, Chance chance) {
    this.thinking = thinking;
    this.percent = percent;
    this.chance = chance;
  }

  @Override
  public M decide(Decision<S, M> decision) {
    return chance.below(100) < percent
        ? RandomPlayer.pick(decision.moves(), chance)
        : thinking.decide(decision);
  }

  /** {@code careless:30:greedy} for a greedy one of whose decisions 30 in a hundred are random. */
  static final class Kind<S extends State<S, M>, M> implements PlayerKind<S, M> {

    private static final Pattern ARGUMENT =
        Pattern.compile("(?<percent>[1-9][0-9]?):(?<id>[^:]+)(:(?<argument>.*))?");

    @Override
    public String id() {
      return "careless";
    }

    @Override
    public Player<S, M> create(Game<S, M> game, String argument, Chance chance) {
      Matcher read = ARGUMENT.matcher(argument);
      if (!read.matches()) {
        throw wrong(argument);
      }
      PlayerKind<S, M> kind =
          StandardPlayers.kinds(game).stream()
              .filter(one -> one.id().equals(read.group("id")))
              .findFirst()
              .orElseThrow(() -> wrong(argument));
      String its = read.group("argument") == null ? "" : read.group("argument");
      return new CarelessPlayer<>(
          kind.create(game, its, chance), Integer.parseInt(read.group("percent")), chance);
    }

    private static IllegalSetup wrong(String argument) {
      return new IllegalSetup(Message.of("player.careless.argument", "found", argument));
    }
  }
}
