package plateau.panic.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

  private static final Map<TaskKind, List<Action<?>>> ANSWERS = new EnumMap<>(TaskKind.class);

  static {
    ANSWERS.put(
        TaskKind.TURN_ACTION,
        List.of(
            MOVING, EXPLORING, SEARCHING, ATTACKING, GRENADE, TERMINAL, SICK_BAY, CARD, FIRST_AID,
            SCANNER, BURNING, END));
    ANSWERS.put(TaskKind.PLACE_ROOM, List.of(PLACING));
    ANSWERS.put(TaskKind.MEETING, List.of(TRADE, ATTACKING, CARD));
    ANSWERS.put(TaskKind.OFFER, List.of(GIVING));
    ANSWERS.put(TaskKind.ANSWER, List.of(GIVING));
    ANSWERS.put(TaskKind.AIM, List.of(AIMING));
    ANSWERS.put(TaskKind.VESTS, List.of(VESTS));
    ANSWERS.put(TaskKind.RUN, List.of(RUNNING));
    ANSWERS.put(TaskKind.TEAM_SEARCH, List.of(TEAM_SEARCH));
    ANSWERS.put(TaskKind.SHIFT_PARASITE, List.of(SHIFTING));
    ANSWERS.put(TaskKind.HEAL_IN_BAY, List.of(HEALING));
    ANSWERS.put(TaskKind.FIRST_AID, List.of(HEALING));
  }

  private Actions() {}

  /** Those that answer a decision, in the order in which they are offered. */
  static List<Action<?>> answering(TaskKind decision) {
    List<Action<?>> actions = ANSWERS.get(decision);
    if (actions == null) {
      throw new IllegalStateException("nobody decides " + decision);
    }
    return actions;
  }

  /** Each of them once. */
  static Stream<Action<?>> all() {
    return ANSWERS.values().stream().flatMap(List::stream).distinct();
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
    return answering(decision).contains(action)
        ? action.whyNot(state, task, move)
        : decideFirst(decision);
  }

  /** Why everything else has to wait. */
  static Message decideFirst(TaskKind decision) {
    return Message.of("refused.first", "decision", decision);
  }
}
