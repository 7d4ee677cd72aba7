package plateau.arena;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * A game that is made to be measured: in each of eight rounds one may take a ticket, which wins in
 * one case of four. No words, and names that would break a page that does not escape them.
 */
public final class Lottery implements Game<Lottery.Draws, String> {

  public static final String WON = "won<script>";
  public static final String SERIES = "tickets & \"luck\"";
  public static final String MARK = "<b>first</b>";
  private static final int ROUNDS = 8;

  private final boolean measured;

  public Lottery(boolean measured) {
    this.measured = measured;
  }

  /** The position. */
  public static final class Draws implements State<Draws, String> {

    private int round = 1;
    private int tickets;
    private boolean won;

    @Override
    public int toMove() {
      return won || round > ROUNDS ? Seat.OVER : 0;
    }

    @Override
    public List<String> moves() {
      return List.of("take", "wait");
    }

    @Override
    public void play(String move, Chance chance, Journal journal) {
      round++;
      if (move.equals("take")) {
        tickets++;
        won = chance.below(4) == 0;
      }
    }

    @Override
    public Result result() {
      return won
          ? new Result(WON, List.of(0), List.of(1))
          : new Result("lost", List.of(), List.of(0));
    }

    @Override
    public Draws copy() {
      Draws copy = new Draws();
      copy.round = round;
      copy.tickets = tickets;
      copy.won = won;
      return copy;
    }
  }

  @Override
  public GameInfo info() {
    return new GameInfo("lottery", "1", 1, 1, List.of(), ROUNDS);
  }

  @Override
  public Draws start(Setup setup, Chance chance, Journal journal) {
    return new Draws();
  }

  @Override
  public Notation<String> notation() {
    return new Notation<>() {
      @Override
      public String write(String move) {
        return move;
      }

      @Override
      public Optional<String> read(String text) {
        return Optional.of(text);
      }

      @Override
      public List<MoveForm> forms() {
        return List.of(new MoveForm("any", "{text}", ".*"));
      }
    };
  }

  @Override
  public Object view(Draws state, int seat) {
    return state.round;
  }

  @Override
  public Draws imagine(Draws state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public List<PlayerKind<Draws, String>> players() {
    return List.of(new Broken());
  }

  /** A player with a bug. */
  private static final class Broken implements PlayerKind<Draws, String> {

    @Override
    public String id() {
      return "broken";
    }

    @Override
    public Player<Draws, String> create(Game<Draws, String> game, String argument, Chance chance) {
      return _ -> {
        throw new ArithmeticException("a bug");
      };
    }
  }

  @Override
  public Optional<Gauges<Draws>> gauges() {
    return measured ? Optional.of(new Tickets()) : Optional.empty();
  }

  private static final class Tickets implements Gauges<Draws> {
    @Override
    public int time(Draws state) {
      return state.round;
    }

    @Override
    public List<String> series() {
      return List.of(SERIES);
    }

    @Override
    public void read(Draws state, int[] into) {
      into[0] = state.tickets;
    }

    @Override
    public List<String> marks() {
      return List.of(MARK, "third");
    }

    @Override
    public long taken(Draws state) {
      return (state.tickets > 0 ? 1 : 0) | (state.tickets > 2 ? 2 : 0);
    }
  }
}
