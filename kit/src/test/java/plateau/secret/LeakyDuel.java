package plateau.secret;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.Notation;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;

/** Duel with a leak that the kit must find. It lives here to share Duel's sentences. */
public final class LeakyDuel implements Game<LeakyDuel.Position, Lay> {

  /** How secrets get out, and how gauges lie. */
  public enum Flaw {
    VIEW_SHOWS_ANOTHER_HAND,
    SPECTATORS_SEE_A_HAND,
    MENU_DEPENDS_ON_THE_STOCK,
    JOURNAL_TELLS_WHAT_WAS_DRAWN,
    JOURNAL_KEEPS_SOMETHING_PUBLIC_FROM_A_SEAT,
    REFUSAL_TELLS_THE_STOCK,
    OUTLOOK_TELLS_THE_STOCK,
    REASON_FOR_A_THING_TELLS_THE_STOCK,
    IMAGINES_ITS_OWN_HAND,
    IMAGINES_FROM_THE_TRUTH,
    SETUP_TELLS_A_HAND,
    PUBLIC_GAUGES_TELL_THE_STOCK,
    DESCRIPTION_TELLS_THE_STOCK,
    END_TELLS_A_HAND,
    VIEW_FORGETS_WHAT_WAS_SHOWN,
    ACCEPTS_CARDS_OF_OTHERS,
    ACCEPTS_CARDS_THAT_ARE_NONE,
    CLAIMS_TO_BE_CERTAIN,
    TIME_RUNS_BACKWARDS
  }

  private static final int SOME_CARDS = 8;
  private static final int MOST_CARDS = 60;

  private final Duel duel = new Duel();
  private final Flaw flaw;

  public LeakyDuel(Flaw flaw) {
    this.flaw = flaw;
  }

  record Peek(Object view, Object other) {}

  @Override
  public GameInfo info() {
    GameInfo info = duel.info();
    return new GameInfo(
        "leaky-duel", "1", info.minSeats(), info.maxSeats(), List.of(), info.longestMatch());
  }

  @Override
  public Position start(Setup setup, Chance chance, Journal journal) {
    DuelState dealt = duel.start(setup, chance, journal);
    if (flaw == Flaw.SETUP_TELLS_A_HAND) {
      journal.add(new DuelEntry.Showed(0, hand(dealt, 0).getFirst()));
    }
    return new Position(dealt, flaw);
  }

  private static List<Integer> hand(DuelState duel, int seat) {
    return ((DuelView) duel.view(seat)).hand();
  }

  @Override
  public Notation<Lay> notation() {
    return duel.notation();
  }

  @Override
  public Object view(Position state, int seat) {
    Object view = state.duel.view(seat);
    boolean leaks =
        switch (flaw) {
          case VIEW_SHOWS_ANOTHER_HAND -> seat == 0;
          case SPECTATORS_SEE_A_HAND -> seat == Seat.SPECTATOR;
          default -> false;
        };
    if (flaw == Flaw.VIEW_FORGETS_WHAT_WAS_SHOWN) {
      return new Peek(view, List.of(state.open));
    }
    return leaks ? new Peek(view, state.duel.view(1)) : view;
  }

  @Override
  public Position imagine(Position state, int seat, Chance chance) {
    if (flaw == Flaw.IMAGINES_FROM_THE_TRUTH && chance.below(2) == 0) {
      return state.copy();
    }
    if (state.open >= 0) {
      return state.withOpenCard(imagined -> imagined.imagine(seat, chance));
    }
    int imaginer = flaw == Flaw.IMAGINES_ITS_OWN_HAND ? Seat.SPECTATOR : seat;
    return new Position(state.duel.imagine(imaginer, chance), flaw);
  }

  @Override
  public Message describe(Position state, Lay move) {
    Message meaning = duel.describe(move);
    boolean leaks = flaw == Flaw.DESCRIPTION_TELLS_THE_STOCK && state.duel.lowestInStock() % 2 == 0;
    return leaks ? Message.of(meaning.key(), "card", "?") : meaning;
  }

  @Override
  public Message whyNot(Position state, Lay move) {
    Message reason = duel.whyNot(state.duel, move);
    boolean leaks = flaw == Flaw.REFUSAL_TELLS_THE_STOCK && state.duel.lowestInStock() % 2 == 0;
    return leaks ? Message.of(reason.key(), "move", "?") : reason;
  }

  @Override
  public Optional<Outlook> outlook(Position state) {
    if (flaw != Flaw.OUTLOOK_TELLS_THE_STOCK) {
      return Optional.empty();
    }
    String first = duel.write(state.moves().getFirst());
    Object lowest = List.of(state.duel.lowestInStock());
    return Optional.of(Outlook.of(List.of(Prospect.of(first).drawnFrom(lowest))));
  }

  @Override
  public Optional<Message> whyNot(Position state, int seat, String thing) {
    boolean leaks =
        flaw == Flaw.REASON_FOR_A_THING_TELLS_THE_STOCK && state.duel.lowestInStock() % 2 == 0;
    return leaks ? Optional.of(Message.of("refused.over")) : Optional.empty();
  }

  @Override
  public boolean isCertain() {
    return flaw == Flaw.CLAIMS_TO_BE_CERTAIN;
  }

  @Override
  public Optional<Gauges<Position>> gauges() {
    return Optional.of(
        new Gauges<>() {
          @Override
          public int time(Position state) {
            int time = duel.time(state.duel);
            return flaw == Flaw.TIME_RUNS_BACKWARDS ? DuelState.TRICKS + 2 - time : time;
          }

          @Override
          public boolean isPublic() {
            return flaw == Flaw.PUBLIC_GAUGES_TELL_THE_STOCK;
          }

          @Override
          public List<String> series() {
            return List.of("stock");
          }

          @Override
          public void read(Position state, int[] into) {
            into[0] = 1 + state.duel.lowestInStock();
          }

          @Override
          public List<String> marks() {
            return List.of();
          }

          @Override
          public long taken(Position state) {
            return 0;
          }
        });
  }

  /** A position of Duel that plays along with the leak. */
  public static final class Position implements State<Position, Lay> {

    private final DuelState duel;
    private final Flaw flaw;
    // The card that was drawn last, while everybody sees it; -1 when nobody does.
    private int open = -1;

    Position(DuelState duel, Flaw flaw) {
      this.duel = duel;
      this.flaw = flaw;
    }

    // Who imagines still sees the open card where it is.
    private Position withOpenCard(UnaryOperator<DuelState> imagine) {
      DuelState imagined = imagine.apply(duel);
      while (ownerOf(imagined) != ownerOf(duel)) {
        imagined = imagine.apply(duel);
      }
      Position position = new Position(imagined, flaw);
      position.open = open;
      return position;
    }

    private int ownerOf(DuelState cards) {
      return hand(cards, 0).contains(open) ? 0 : 1;
    }

    @Override
    public boolean allows(Lay move) {
      return switch (flaw) {
        case ACCEPTS_CARDS_OF_OTHERS -> move.card() < SOME_CARDS;
        case ACCEPTS_CARDS_THAT_ARE_NONE -> move.card() > MOST_CARDS || moves().contains(move);
        default -> moves().contains(move);
      };
    }

    @Override
    public int toMove() {
      return duel.toMove();
    }

    @Override
    public List<Lay> moves() {
      List<Lay> moves = duel.moves();
      boolean cut = flaw == Flaw.MENU_DEPENDS_ON_THE_STOCK && duel.lowestInStock() % 2 == 0;
      return cut ? moves.subList(0, 1) : moves;
    }

    @Override
    public void play(Lay move, Chance chance, Journal journal) {
      List<Integer> held = held();
      duel.play(move, chance, journal.isOn() ? leaking(journal) : journal);
      if (flaw == Flaw.VIEW_FORGETS_WHAT_WAS_SHOWN) {
        open = held().stream().filter(card -> !held.contains(card)).findFirst().orElse(-1);
      }
    }

    private List<Integer> held() {
      return Stream.of(0, 1).flatMap(seat -> hand(duel, seat).stream()).toList();
    }

    private Journal leaking(Journal journal) {
      return new Journal() {
        @Override
        public boolean isOn() {
          return true;
        }

        @Override
        public void add(Entry entry) {
          journal.add(twisted(entry));
        }
      };
    }

    private Entry twisted(Entry entry) {
      return switch (entry) {
        case DuelEntry.Drew drew when flaw == Flaw.JOURNAL_TELLS_WHAT_WAS_DRAWN ->
            new DuelEntry.Showed(drew.seat(), drew.card());
        case DuelEntry.Laid laid when flaw == Flaw.JOURNAL_KEEPS_SOMETHING_PUBLIC_FROM_A_SEAT ->
            new Whispered(laid.seat());
        default -> entry;
      };
    }

    record Whispered(int seat) implements Entry {
      @Override
      public boolean visibleTo(int viewer) {
        return viewer != seat;
      }
    }

    @Override
    public Result result() {
      Result result = duel.result();
      return flaw == Flaw.END_TELLS_A_HAND
          ? new Result("hand-" + hand(duel, 0), result.winners(), result.scores())
          : result;
    }

    @Override
    public Position copy() {
      Position copy = new Position(duel.copy(), flaw);
      copy.open = open;
      return copy;
    }
  }
}
