package plateau.pig;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** Pig with a mistake in it that the kit must find. It lives here to share Pig's sentences. */
public class BrokenPig implements Game<BrokenPig.Position, PigMove> {

  /** The mistakes that authors of games make. Most show only once a pot is big enough. */
  public enum Flaw {
    CANNOT_START,
    A_MOVE_CANNOT_BE_READ,
    A_MOVE_BREAKS_DOWN,
    CALLS_ITSELF_FOR_EVER,
    TWO_MOVES_WITH_ONE_TEXT,
    SEVERAL_TEXTS_FOR_ONE_MOVE,
    NO_MOVE_LEFT,
    COPY_SHARES_ITS_DATA,
    LOOKING_CHANGES_THE_POSITION,
    DEPENDS_ON_THE_JOURNAL,
    DICE_OF_ITS_OWN,
    ENDLESS,
    SCORE_MISSING,
    ENTRY_WITHOUT_SENTENCE,
    DRAW_WITHOUT_SENTENCE,
    REASON_WITHOUT_SENTENCE,
    MOVE_WITHOUT_SENTENCE,
    MOVE_WITHOUT_SENTENCE_HERE,
    CLAIMS_TO_BE_CERTAIN,
    FORETELLS_A_MOVE_THAT_IS_NONE,
    FORETELLS_WITHOUT_SENTENCE,
    WRONG_ODDS,
    REASON_FOR_A_THING_WITHOUT_SENTENCE,
    ORDER_OF_MOVES_IS_THAT_OF_A_HASH,
    A_PLAYER_CHEATS,
    A_PLAYER_BREAKS_DOWN
  }

  private static final int BIG_POT = 8;
  private static final int SHORT_BOUND = 20;

  private final Pig pig = new Pig();
  private final Flaw flaw;

  public BrokenPig(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public GameInfo info() {
    GameInfo info = pig.info();
    int bound = flaw == Flaw.ENDLESS ? SHORT_BOUND : info.longestMatch();
    return new GameInfo("broken-pig", "1", info.minSeats(), info.maxSeats(), info.options(), bound);
  }

  @Override
  public Position start(Setup setup, Chance chance, Journal journal) {
    if (flaw == Flaw.CANNOT_START) {
      throw new IllegalStateException("no pig");
    }
    return new Position(pig.start(setup, chance, journal), flaw);
  }

  @Override
  public Notation<PigMove> notation() {
    return new Notation<>() {
      @Override
      public String write(PigMove move) {
        return flaw == Flaw.TWO_MOVES_WITH_ONE_TEXT ? "play" : move.id();
      }

      @Override
      public Optional<PigMove> read(String text) {
        return switch (flaw) {
          case A_MOVE_CANNOT_BE_READ -> pig.notation().read(text).filter(PigMove.ROLL::equals);
          case TWO_MOVES_WITH_ONE_TEXT -> Optional.of(PigMove.ROLL);
          case SEVERAL_TEXTS_FOR_ONE_MOVE -> pig.notation().read(text.strip());
          default -> pig.notation().read(text);
        };
      }

      @Override
      public List<MoveForm> forms() {
        return flaw == Flaw.TWO_MOVES_WITH_ONE_TEXT
            ? List.of(new MoveForm("play", "play", "play"))
            : pig.notation().forms();
      }
    };
  }

  @Override
  public Object view(Position state, int seat) {
    if (flaw == Flaw.LOOKING_CHANGES_THE_POSITION && state.hasBigPot()) {
      state.pig.play(PigMove.HOLD, new Seeded(0), Journal.OFF);
    }
    return state.pig.view();
  }

  @Override
  public Position imagine(Position state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public boolean isCertain() {
    return flaw == Flaw.CLAIMS_TO_BE_CERTAIN;
  }

  @Override
  public Message describe(PigMove move) {
    return flaw == Flaw.MOVE_WITHOUT_SENTENCE ? Message.of("move.no-sentence") : pig.describe(move);
  }

  @Override
  public Message describe(Position state, PigMove move) {
    boolean isWrong = flaw == Flaw.MOVE_WITHOUT_SENTENCE_HERE && state.hasBigPot();
    return isWrong ? Message.of("move.no-sentence") : describe(move);
  }

  @Override
  public Message whyNot(Position state, PigMove move) {
    return flaw == Flaw.REASON_WITHOUT_SENTENCE
        ? Message.of("refused.no-sentence")
        : pig.whyNot(state.pig, move);
  }

  @Override
  public Optional<Outlook> outlook(Position state) {
    Prospect hold = Prospect.of(PigMove.HOLD.id());
    Prospect roll = Prospect.of(PigMove.ROLL.id());
    Entry one = new PigEntry.RolledOne(state.toMove(), state.pig.lostToAOne());
    return switch (flaw) {
      case FORETELLS_A_MOVE_THAT_IS_NONE -> Optional.of(Outlook.of(List.of(hold)));
      case FORETELLS_WITHOUT_SENTENCE ->
          Optional.of(Outlook.of(List.of(roll.noting(List.of(Message.of("outlook.no-sentence"))))));
      case WRONG_ODDS ->
          Optional.of(
              Outlook.of(
                  List.of(
                      roll.with(
                          List.of(
                              Odds.of(
                                  List.of(
                                      new Share(
                                          Message.of("outlook.lost", "lost", 1),
                                          1.0 / 4,
                                          List.of(),
                                          List.of(one)))))))));
      default -> pig.outlook(state.pig);
    };
  }

  @Override
  public Optional<Message> whyNot(Position state, int seat, String thing) {
    return flaw == Flaw.REASON_FOR_A_THING_WITHOUT_SENTENCE
        ? Optional.of(Message.of("refused.no-sentence"))
        : pig.whyNot(state.pig, seat, thing);
  }

  @Override
  public List<PlayerKind<Position, PigMove>> players() {
    return switch (flaw) {
      case A_PLAYER_CHEATS, A_PLAYER_BREAKS_DOWN -> List.of(new AlwaysHolds(flaw));
      default -> List.of();
    };
  }

  private record AlwaysHolds(Flaw flaw) implements PlayerKind<Position, PigMove> {
    @Override
    public String id() {
      return "always-holds";
    }

    @Override
    public Player<Position, PigMove> create(
        Game<Position, PigMove> game, String argument, Chance chance) {
      return this::decide;
    }

    private PigMove decide(Decision<Position, PigMove> decision) {
      List<PigMove> moves = decision.moves();
      return flaw == Flaw.A_PLAYER_BREAKS_DOWN ? moves.get(1 - moves.size()) : PigMove.HOLD;
    }
  }

  /** A position of Pig that plays along with the mistake. */
  public static final class Position implements State<Position, PigMove> {

    private static final Seeded OWN_DICE = new Seeded(1);

    record Unsaid(int pot) implements Entry {}

    private final PigState pig;
    private final Flaw flaw;

    Position(PigState pig, Flaw flaw) {
      this.pig = pig;
      this.flaw = flaw;
    }

    boolean hasBigPot() {
      return pig.pot() >= BIG_POT;
    }

    @Override
    public int toMove() {
      return pig.toMove();
    }

    @Override
    public List<PigMove> moves() {
      if (flaw == Flaw.ORDER_OF_MOVES_IS_THAT_OF_A_HASH) {
        return pig.moves().stream().sorted(Comparator.comparingInt(Object::hashCode)).toList();
      }
      return flaw == Flaw.NO_MOVE_LEFT && hasBigPot() ? List.of() : pig.moves();
    }

    @Override
    public void play(PigMove move, Chance chance, Journal journal) {
      boolean bigPot = hasBigPot();
      pig.play(move, flaw == Flaw.DICE_OF_ITS_OWN && bigPot ? OWN_DICE : chance, journal);
      if (bigPot) {
        afterwards(move, chance, journal);
      }
    }

    private void afterwards(PigMove move, Chance chance, Journal journal) {
      switch (flaw) {
        case A_MOVE_BREAKS_DOWN -> throw new IllegalStateException("no " + move + " here");
        case CALLS_ITSELF_FOR_EVER -> again(move);
        case DEPENDS_ON_THE_JOURNAL -> {
          if (journal.isOn() && pig.pot() > 0) {
            pig.play(PigMove.HOLD, chance, journal);
          }
        }
        case ENTRY_WITHOUT_SENTENCE -> journal.add(new Unsaid(pig.pot()));
        case DRAW_WITHOUT_SENTENCE -> chance.below(2, Draw.die(Message.of("draw.no-sentence")));
        default -> {}
      }
    }

    private static int again(PigMove move) {
      return move == PigMove.HOLD && move.id().isEmpty() ? 0 : 1 + again(move);
    }

    @Override
    public Result result() {
      Result result = pig.result();
      List<Integer> scores = new ArrayList<>(result.scores());
      if (flaw == Flaw.SCORE_MISSING) {
        scores.removeLast();
        return new Result(result.code(), List.of(), scores);
      }
      return result;
    }

    @Override
    public Position copy() {
      boolean shares = flaw == Flaw.COPY_SHARES_ITS_DATA && hasBigPot();
      return new Position(shares ? pig : pig.copy(), flaw);
    }
  }
}
