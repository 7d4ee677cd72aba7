package plateau.panic.rules;

import java.util.List;
import plateau.kernel.words.Message;
import plateau.panic.rules.PanicMove.Aim;
import plateau.panic.rules.PanicMove.Attack;
import plateau.panic.rules.PanicMove.BurnHive;
import plateau.panic.rules.PanicMove.EndTurn;
import plateau.panic.rules.PanicMove.Explore;
import plateau.panic.rules.PanicMove.Give;
import plateau.panic.rules.PanicMove.HealInSickBay;
import plateau.panic.rules.PanicMove.Move;
import plateau.panic.rules.PanicMove.PlaceRoom;
import plateau.panic.rules.PanicMove.PlayCard;
import plateau.panic.rules.PanicMove.PlayVests;
import plateau.panic.rules.PanicMove.Run;
import plateau.panic.rules.PanicMove.ScanBody;
import plateau.panic.rules.PanicMove.Search;
import plateau.panic.rules.PanicMove.ShareHealing;
import plateau.panic.rules.PanicMove.ShiftParasite;
import plateau.panic.rules.PanicMove.TeamSearch;
import plateau.panic.rules.PanicMove.ThrowGrenade;
import plateau.panic.rules.PanicMove.TradeWith;
import plateau.panic.rules.PanicMove.UseFirstAid;
import plateau.panic.rules.PanicMove.UseTerminal;
import plateau.panic.view.TaskKind;

/** All actions, by their moves and by the decisions of section 18. A new one is added here. */
final class Actions {

  private static final Moving MOVING = new Moving();
  private static final Exploring EXPLORING = new Exploring();
  private static final Searching SEARCHING = new Searching();
  private static final Attacking ATTACKING = new Attacking();
  private static final ThrowingGrenade GRENADE = new ThrowingGrenade();
  private static final UsingTerminal TERMINAL = new UsingTerminal();
  private static final HealingInSickBay SICK_BAY = new HealingInSickBay();
  private static final PlayingCard CARD = new PlayingCard();
  private static final UsingFirstAid FIRST_AID = new UsingFirstAid();
  private static final ScanningBody SCANNER = new ScanningBody();
  private static final BurningHive BURNING = new BurningHive();
  private static final EndingTurn END = new EndingTurn();
  private static final PlacingRoom PLACING = new PlacingRoom();
  private static final TradingWith TRADE = new TradingWith();
  private static final Giving GIVING = new Giving();
  private static final Aiming AIMING = new Aiming();
  private static final PlayingVests VESTS = new PlayingVests();
  private static final RunningOn RUNNING = new RunningOn();
  private static final TeamSearching TEAM_SEARCH = new TeamSearching();
  private static final ShiftingParasite SHIFTING = new ShiftingParasite();
  private static final SharingHealing HEALING = new SharingHealing();

  /** In the order of section 18. */
  static final List<Action<?>> ALL =
      List.of(
          MOVING,
          EXPLORING,
          SEARCHING,
          ATTACKING,
          GRENADE,
          TERMINAL,
          SICK_BAY,
          CARD,
          FIRST_AID,
          SCANNER,
          BURNING,
          END,
          PLACING,
          TRADE,
          GIVING,
          AIMING,
          VESTS,
          RUNNING,
          TEAM_SEARCH,
          SHIFTING,
          HEALING);

  private Actions() {}

  /**
   * Offers all that answers the decision on top of the agenda, always in the same order. Each is
   * called by its name, so that the JIT can put them together: 5 % of a random game.
   */
  static void offer(PanicState state, long task, MoveList moves) {
    switch (Agenda.kind(task)) {
      case TURN_ACTION -> {
        MOVING.offer(state, task, moves);
        EXPLORING.offer(state, task, moves);
        SEARCHING.offer(state, task, moves);
        ATTACKING.offer(state, task, moves);
        GRENADE.offer(state, task, moves);
        TERMINAL.offer(state, task, moves);
        SICK_BAY.offer(state, task, moves);
        CARD.offer(state, task, moves);
        FIRST_AID.offer(state, task, moves);
        SCANNER.offer(state, task, moves);
        BURNING.offer(state, task, moves);
        END.offer(state, task, moves);
      }
      case PLACE_ROOM -> PLACING.offer(state, task, moves);
      case MEETING -> {
        TRADE.offer(state, task, moves);
        ATTACKING.offer(state, task, moves);
        CARD.offer(state, task, moves);
      }
      case OFFER, ANSWER -> GIVING.offer(state, task, moves);
      case AIM -> AIMING.offer(state, task, moves);
      case VESTS -> VESTS.offer(state, task, moves);
      case RUN -> RUNNING.offer(state, task, moves);
      case TEAM_SEARCH -> TEAM_SEARCH.offer(state, task, moves);
      case SHIFT_PARASITE -> SHIFTING.offer(state, task, moves);
      case HEAL_IN_BAY, FIRST_AID -> HEALING.offer(state, task, moves);
      default -> throw new IllegalStateException("nobody decides " + Agenda.kind(task));
    }
  }

  /** The action of a move. */
  static Action<PanicMove> of(PanicMove move) {
    return ofAny(
        switch (move) {
          case Move _ -> MOVING;
          case Explore _ -> EXPLORING;
          case Search _ -> SEARCHING;
          case Attack _ -> ATTACKING;
          case ThrowGrenade _ -> GRENADE;
          case UseTerminal _ -> TERMINAL;
          case HealInSickBay _ -> SICK_BAY;
          case PlayCard _ -> CARD;
          case UseFirstAid _ -> FIRST_AID;
          case ScanBody _ -> SCANNER;
          case BurnHive _ -> BURNING;
          case EndTurn _ -> END;
          case PlaceRoom _ -> PLACING;
          case TradeWith _ -> TRADE;
          case Give _ -> GIVING;
          case Aim _ -> AIMING;
          case PlayVests _ -> VESTS;
          case Run _ -> RUNNING;
          case TeamSearch _ -> TEAM_SEARCH;
          case ShiftParasite _ -> SHIFTING;
          case ShareHealing _ -> HEALING;
        });
  }

  // It is only asked about moves of its own kind: each is looked up by its move.
  @SuppressWarnings("unchecked")
  private static Action<PanicMove> ofAny(Action<?> action) {
    return (Action<PanicMove>) action;
  }

  /**
   * Why a move is not legal now, for the seat that decides: it may hear about its own hand and
   * about what is public, nothing else.
   */
  static Message whyNot(PanicState state, PanicMove move) {
    long task = state.agenda.top();
    TaskKind decision = Agenda.kind(task);
    Action<PanicMove> action = of(move);
    return action.answers(decision) ? action.whyNot(state, task, move) : decideFirst(decision);
  }

  /** Why everything else has to wait. */
  static Message decideFirst(TaskKind decision) {
    return Message.of("refused.first", "decision", decision);
  }
}
