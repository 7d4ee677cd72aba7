package plateau.panic.rules;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.panic.rules.PanicMove.AimAtCharacter;
import plateau.panic.rules.PanicMove.AimAtParasite;
import plateau.panic.rules.PanicMove.Attack;
import plateau.panic.rules.PanicMove.BurnHive;
import plateau.panic.rules.PanicMove.EndTurn;
import plateau.panic.rules.PanicMove.Explore;
import plateau.panic.rules.PanicMove.Give;
import plateau.panic.rules.PanicMove.HealBoth;
import plateau.panic.rules.PanicMove.HealInSickBay;
import plateau.panic.rules.PanicMove.HealOne;
import plateau.panic.rules.PanicMove.Move;
import plateau.panic.rules.PanicMove.PlaceRoom;
import plateau.panic.rules.PanicMove.PlayCard;
import plateau.panic.rules.PanicMove.PlayVests;
import plateau.panic.rules.PanicMove.RunOn;
import plateau.panic.rules.PanicMove.ScanBody;
import plateau.panic.rules.PanicMove.Search;
import plateau.panic.rules.PanicMove.SearchAlone;
import plateau.panic.rules.PanicMove.SearchWith;
import plateau.panic.rules.PanicMove.ShiftParasite;
import plateau.panic.rules.PanicMove.StayHere;
import plateau.panic.rules.PanicMove.ThrowGrenade;
import plateau.panic.rules.PanicMove.TradeWith;
import plateau.panic.rules.PanicMove.UseFirstAid;
import plateau.panic.rules.PanicMove.UseTerminal;
import plateau.panic.station.TerminalFunction;

/**
 * Works through the {@link Agenda} until a seat has to decide or the game is over. A decision is
 * answered by {@link #decide}, which does what it says and leaves what follows on the agenda.
 */
final class Resolution {

  private Resolution() {}

  /** Goes on up to the next decision. */
  static void run(PanicState state, Chance chance, Journal journal) {
    while (state.ending == null) {
      if (state.agenda.isEmpty()) {
        Turn.beginNext(state, chance, journal);
      } else if (Agenda.kind(state.agenda.top()).isDecision()) {
        if (asks(state, chance, journal)) {
          return;
        }
      } else {
        resolve(state, state.agenda.pop(), chance, journal);
      }
    }
  }

  /** Whether the decision on top waits for its seat; if not, it has been dealt with. */
  private static boolean asks(PanicState state, Chance chance, Journal journal) {
    long task = state.agenda.top();
    if (!Decisions.isDue(state, task)) {
      state.agenda.pop();
      return false;
    }
    if (Decisions.isSettledWithoutAsking(state, task, chance, journal)) {
      return false;
    }
    state.decider = Decisions.decider(state, task);
    return true;
  }

  private static void resolve(PanicState state, long task, Chance chance, Journal journal) {
    switch (Agenda.kind(task)) {
      case TAKE_TURN -> Turn.take(state, journal);
      case PARASITES_ATTACK -> ParasitePhase.attackNext(state, task, journal);
      case CHECK_DEATHS -> Endings.checkDeaths(state, Agenda.a(task), journal);
      case SPAWN -> Spawn.appear(state, Agenda.a(task), Agenda.b(task), chance, journal);
      case DRAW -> Searching.draw(state, task, chance, journal);
      case TERMINAL ->
          UsingTerminal.function(state, TerminalFunction.ALL.get(Agenda.a(task)), journal);
      case TURN_ACTION,
          PLACE_ROOM,
          MEETING,
          OFFER,
          ANSWER,
          AIM,
          VESTS,
          RUN,
          TEAM_SEARCH,
          SHIFT_PARASITE,
          HEAL_IN_BAY,
          FIRST_AID ->
          throw new IllegalStateException("a decision cannot be resolved without its seat");
    }
  }

  /** Answers the decision on top of the agenda. */
  static void decide(PanicState state, PanicMove move, Chance chance, Journal journal) {
    switch (move) {
      case Move(var role, var direction) -> Moving.move(state, role, direction, journal);
      case Explore(var room) -> Exploring.explore(state, room.number(), journal);
      case Search(var room) -> Searching.search(state, room.number(), journal);
      case Attack(var role, var weapon) -> Attacking.attack(state, role, weapon, journal);
      case ThrowGrenade(var role, var direction) ->
          ThrowingGrenade.throwGrenade(state, role, direction, journal);
      case UseTerminal(var room, var function) ->
          UsingTerminal.use(state, room.number(), function, journal);
      case HealInSickBay _ -> HealingInSickBay.inSickBay(state, journal);
      case PlayCard(var kind) -> PlayingCard.play(state, kind, journal);
      case UseFirstAid(var role) -> UsingFirstAid.withKit(state, role, journal);
      case ScanBody(var player) -> ScanningBody.scanBody(state, player.seat(), journal);
      case BurnHive _ -> BurningHive.burnHive(state, journal);
      case EndTurn _ -> EndingTurn.end(state, journal);
      case PlaceRoom(int placement) -> PlacingRoom.place(state, placement, journal);
      case TradeWith(var player) -> TradingWith.tradeWith(state, player.seat(), journal);
      case Give(var kind) -> Giving.give(state, kind, journal);
      case AimAtCharacter(var target) ->
          Aiming.aim(state, Targets.character(target.index()), chance, journal);
      case AimAtParasite(var target) ->
          Aiming.aim(state, Targets.parasite(target.number()), chance, journal);
      case PlayVests(int number) -> PlayingVests.answer(state, number, journal);
      case RunOn(var direction) -> RunningOn.run(state, direction, journal);
      case StayHere _ -> RunningOn.stay(state, journal);
      case SearchAlone _ -> TeamSearching.alone(state, journal);
      case SearchWith(var partner) -> TeamSearching.with(state, partner.seat(), journal);
      case ShiftParasite(var disc) -> ShiftingParasite.shift(state, disc.number(), journal);
      case HealOne(var member) -> SharingHealing.healOne(state, member.index(), journal);
      case HealBoth(var one, var two) ->
          SharingHealing.healBoth(state, one.index(), two.index(), journal);
    }
  }
}
