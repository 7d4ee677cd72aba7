package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.History.Fact;
import plateau.panic.rules.PanicMove.Attack;
import plateau.panic.view.TaskKind;

/** 8.6: gun, machine gun and knife; also the answer to a meeting (section 9, point 2). */
final class Attacking extends Action<Attack> {

  private static final int BULLETS_AT_ONCE = 2;

  private static final Verb<Attack> ATTACK =
      Verb.of("attack", "role", Role.ALL, "weapon", Weapon.ALL, Attack::new);

  Attacking() {
    super(ATTACK, TaskKind.TURN_ACTION, TaskKind.MEETING);
  }

  private static boolean isMeeting(long task) {
    return Agenda.kind(task) == TaskKind.MEETING;
  }

  /** In a meeting with the character who entered; whoever he meets is there to be hit. */
  @Override
  void offer(PanicState state, long task, MoveList moves) {
    if (state.piles.table(state.current) == 0 || state.turn.actionPoints == 0) {
      return;
    }
    boolean isMeeting = isMeeting(task);
    for (Role role : Role.ALL) {
      if (!isMeeting || role.ordinal() == Agenda.a(task)) {
        for (Weapon weapon : Weapon.ALL) {
          if (isReady(state, role, weapon)
              && (isMeeting || Aiming.hasTarget(state, role, weapon))) {
            moves.append(ATTACK.get(role.ordinal(), weapon.ordinal()));
          }
        }
      }
    }
  }

  /** Whether a character has this weapon ready, whatever there is to hit. */
  private static boolean isReady(PanicState state, Role role, Weapon weapon) {
    int seat = state.current;
    if (weapon == Weapon.KNIFE) {
      return state.piles.hasOnTable(seat, CardKind.COMBAT_KNIFE);
    }
    boolean hasMachineGun = state.piles.hasOnTable(seat, CardKind.MACHINE_GUN);
    return role == Role.ANDROID
        && state.piles.bullets(seat) > 0
        && hasMachineGun == (weapon == Weapon.MACHINE_GUN);
  }

  /** How many targets are chosen: with a gun one for each bullet. */
  private static int blows(PanicState state, Weapon weapon) {
    return weapon == Weapon.MACHINE_GUN
        ? Math.min(BULLETS_AT_ONCE, state.piles.bullets(state.current))
        : 1;
  }

  @Override
  Message whyNot(PanicState state, long task, Attack move) {
    if (isMeeting(task)) {
      return whyNotInMeeting(state, Role.ALL.get(Agenda.a(task)), move);
    }
    if (state.roomOf(move.role()) == Crew.NOWHERE) {
      return Message.of("refused.dead", "role", move.role());
    }
    return Message.of(
        isReady(state, move.role(), move.weapon()) ? "refused.nothing-to-hit" : "refused.not-ready",
        "weapon",
        move.weapon());
  }

  private static Message whyNotInMeeting(PanicState state, Role entered, Attack move) {
    if (state.turn.actionPoints == 0) {
      return Message.of("refused.no-points-to-attack");
    }
    return move.role() == entered
        ? Message.of("refused.not-ready", "weapon", move.weapon())
        : Message.of("refused.other-character", "role", entered);
  }

  /** Of others' characters and of parasites, the android's weapons first. */
  @Override
  Stream<Attack> meant(PanicState state, Named thing) {
    boolean isTarget =
        thing instanceof Disc
            || (thing instanceof Member member && member.colour().seat() != state.current);
    return isTarget && !isMeeting(state.agenda.top())
        ? Role.ALL.reversed().stream()
            .flatMap(role -> Weapon.ALL.stream().map(weapon -> new Attack(role, weapon)))
        : Stream.empty();
  }

  @Override
  Prospect foretell(Things things, Attack move, Prospect prospect) {
    PanicState state = things.state;
    boolean isMeeting = isMeeting(state.agenda.top());
    Message note =
        move.weapon() == Weapon.KNIFE
            ? Message.of("outlook.knife", "percent", Math.round(100 * Aiming.knife()))
            : Message.of(
                "outlook.bullets",
                "count",
                blows(state, move.weapon()),
                "left",
                state.piles.bullets(state.current));
    return prospect
        .touching(Aiming.targets(things, move.role(), move.weapon(), isMeeting))
        .noting(List.of(note));
  }

  /** Pays the action point and the bullets (R37); the targets are chosen next. */
  @Override
  void play(PanicState state, Attack move, Chance chance, Journal journal) {
    boolean isMeeting = isMeeting(state.agenda.top());
    if (isMeeting) {
      state.agenda.pop();
    }
    state.pay(1);
    Weapon weapon = move.weapon();
    int blows = blows(state, weapon);
    if (weapon != Weapon.KNIFE) {
      state.remember(Fact.FIRED, state.current, blows);
      state.piles.spendBullets(state.current, blows);
    }
    int role = move.role().ordinal();
    if (journal.isOn()) {
      Member attacker = Member.of(Member.index(state.current, move.role()));
      journal.add(new Happening.Attacked(attacker, weapon));
    }
    state.agenda.push(TaskKind.AIM, role, weapon.ordinal(), blows, Targets.NONE, isMeeting ? 1 : 0);
  }
}
