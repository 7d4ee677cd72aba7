package plateau.arena.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.bot.Turn;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * A pile of stones: in a turn a seat takes up to three, one after the other, and ends its turn when
 * it likes. Whoever takes the last stone wins; after forty turns nobody does. Programs play it by
 * turns.
 */
final class Pile implements Game<Pile.Position, Pile.Move> {

  enum Move {
    TAKE,
    END
  }

  static final int STONES = 13;
  static final int MOST = 3;
  static final int LAST_TURN = 40;

  record View(int stones, int taken, int seat) {}

  @Override
  public GameInfo info() {
    return new GameInfo("pile", "1", 2, 2, List.of(), LAST_TURN * (MOST + 1));
  }

  @Override
  public Position start(Setup setup, Chance chance, Journal journal) {
    return new Position();
  }

  @Override
  public Notation<Move> notation() {
    return new Notation<>() {
      @Override
      public String write(Move move) {
        return move == Move.TAKE ? "take" : "end";
      }

      @Override
      public Optional<Move> read(String text) {
        return switch (text) {
          case "take" -> Optional.of(Move.TAKE);
          case "end" -> Optional.of(Move.END);
          default -> Optional.empty();
        };
      }

      @Override
      public List<MoveForm> forms() {
        return List.of(new MoveForm("take", "take", "take"), new MoveForm("end", "end", "end"));
      }
    };
  }

  @Override
  public Object view(Position state, int seat) {
    return new View(state.stones, state.taken, state.turn % 2);
  }

  @Override
  public Position imagine(Position state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Optional<Dialogue<Position>> dialogue() {
    return Optional.of(
        new Dialogue<>() {
          @Override
          public Turn open(Position state) {
            return new PileTurn(state.copy());
          }

          @Override
          public Map<String, Map<String, Object>> requests() {
            return Map.of("act", Map.of(), "undo", Map.of(), "end", Map.of(), "turn", Map.of());
          }

          @Override
          public List<String> emptyTurn(Position state) {
            return List.of("end");
          }
        });
  }

  static final class Position implements State<Position, Move> {
    int stones = STONES;
    int taken;
    int turn;

    @Override
    public int toMove() {
      return stones == 0 || turn == LAST_TURN ? Seat.OVER : turn % 2;
    }

    @Override
    public List<Move> moves() {
      return taken < MOST ? List.of(Move.TAKE, Move.END) : List.of(Move.END);
    }

    @Override
    public void play(Move move, Chance chance, Journal journal) {
      if (move == Move.TAKE) {
        taken++;
        stones--;
      } else {
        taken = 0;
        turn++;
      }
    }

    @Override
    public Result result() {
      List<Integer> winners = stones == 0 ? List.of(turn % 2) : List.of();
      return new Result(stones == 0 ? "cleared" : "given-up", winners, List.of(0, 0));
    }

    @Override
    public Position copy() {
      Position copy = new Position();
      copy.stones = stones;
      copy.taken = taken;
      copy.turn = turn;
      return copy;
    }
  }
}
