package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.parasite.Parasites;
import plateau.panic.rules.History.Fact;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.view.TaskKind;

/** 8.6: gun, machine gun, knife and grenade. */
final class Attacking {

  private static final int KNIFE_HITS_FROM = 3;
  private static final int BULLETS_AT_ONCE = 2;

  private Attacking() {}

  /** Whether a character has this weapon ready, whatever there is to hit. */
  static boolean isReady(PanicState state, Role role, Weapon weapon) {
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
  static int blows(PanicState state, Weapon weapon) {
    return weapon == Weapon.MACHINE_GUN
        ? Math.min(BULLETS_AT_ONCE, state.piles.bullets(state.current))
        : 1;
  }

  /** Pays the action point and the bullets (R37); the targets are chosen next. */
  static void attack(PanicState state, Role role, Weapon weapon, Journal journal) {
    boolean inMeeting = Agenda.kind(state.agenda.top()) == TaskKind.MEETING;
    if (inMeeting) {
      state.agenda.pop();
    }
    state.pay(1);
    int blows = blows(state, weapon);
    if (weapon != Weapon.KNIFE) {
      state.remember(Fact.FIRED, state.current, blows);
      state.piles.spendBullets(state.current, blows);
    }
    if (journal.isOn()) {
      int member = Member.index(state.current, role);
      journal.add(new Happening.Attacked(Member.of(member), weapon));
    }
    state.agenda.push(
        TaskKind.AIM, role.ordinal(), weapon.ordinal(), blows, Targets.NONE, inMeeting ? 1 : 0);
  }

  /** Decision 5. */
  static void aim(PanicState state, int target, Chance chance, Journal journal) {
    long task = state.agenda.pop();
    int blows = Agenda.c(task);
    if (blows > 1) {
      state.agenda.push(
          TaskKind.AIM, Agenda.a(task), Agenda.b(task), blows - 1, target, Agenda.e(task));
      return;
    }
    Role role = Role.ALL.get(Agenda.a(task));
    int first = Agenda.d(task);
    declare(state, role, first, target, journal);
    if (Weapon.ALL.get(Agenda.b(task)) != Weapon.KNIFE || strikes(chance, journal)) {
      hitParasites(state, first, target, journal);
      hitPlayers(state, first, target);
    }
  }

  // A miss is still an attack, so what it settles is noted before the roll.
  private static void declare(PanicState state, Role role, int first, int second, Journal journal) {
    noteAttack(state, role, first);
    noteAttack(state, role, second);
    if (journal.isOn()) {
      List<Named> targets = new ArrayList<>();
      if (first != Targets.NONE) {
        targets.add(Targets.named(first));
      }
      targets.add(Targets.named(second));
      journal.add(new Happening.Aimed(targets));
    }
  }

  private static void noteAttack(PanicState state, Role role, int target) {
    if (target != Targets.NONE && !Targets.isParasite(target)) {
      state.turn.attack(role, Targets.roomOf(state, target));
    }
  }

  /** R42. */
  private static boolean strikes(Chance chance, Journal journal) {
    int die = Draws.d4(chance, Draws.KNIFE);
    boolean hits = hits(die);
    if (journal.isOn()) {
      journal.add(hits ? new Happening.KnifeHit(die) : new Happening.KnifeMissed(die));
    }
    return hits;
  }

  private static boolean hits(int die) {
    return die >= KNIFE_HITS_FROM;
  }

  /** The rolls with which a knife hits, as the journal tells them. */
  static List<Entry> knifeHits() {
    return IntStream.rangeClosed(1, Draws.FACES)
        .filter(Attacking::hits)
        .<Entry>mapToObj(Happening.KnifeHit::new)
        .toList();
  }

  /** 12.2: two wounds at once for the same one; two different ones grey faces first, by number. */
  private static void hitParasites(PanicState state, int first, int second, Journal journal) {
    if (first == second) {
      hitParasite(state, second, 2, journal);
    } else if (comesLater(state, first, second)) {
      hitParasite(state, second, 1, journal);
      hitParasite(state, first, 1, journal);
    } else {
      hitParasite(state, first, 1, journal);
      hitParasite(state, second, 1, journal);
    }
  }

  private static boolean comesLater(PanicState state, int first, int second) {
    boolean isFirstBlack = isBlackFace(state, first);
    return isFirstBlack == isBlackFace(state, second) ? first > second : isFirstBlack;
  }

  private static boolean isBlackFace(PanicState state, int target) {
    return Targets.isParasite(target) && state.parasites.showsBlack(Targets.disc(target));
  }

  private static void hitParasite(PanicState state, int target, int wounds, Journal journal) {
    if (Targets.isParasite(target)) {
      int disc = Targets.disc(target);
      boolean dies = wounds > 1 || !state.parasites.showsBlack(disc);
      state.parasites.wound(disc, wounds);
      tell(disc, dies, journal);
    }
  }

  private static void tell(int disc, boolean dies, Journal journal) {
    if (journal.isOn()) {
      journal.add(
          dies
              ? new Happening.ParasiteDied(Disc.of(disc))
              : new Happening.ParasiteTurnedGrey(Disc.of(disc)));
    }
  }

  /** Each attacked player in turn order may play vests; then one end check (R75). */
  private static void hitPlayers(PanicState state, int first, int second) {
    state.agenda.push(TaskKind.CHECK_DEATHS, state.crew.livingPlayers());
    for (int k = state.seats() - 1; k > 0; k--) {
      int seat = (state.current + k) % state.seats();
      int toTrooper = hits(Member.index(seat, Role.TROOPER), first, second);
      int toAndroid = hits(Member.index(seat, Role.ANDROID), first, second);
      if (toTrooper + toAndroid > 0) {
        int room = state.crew.room(seat, toTrooper > 0 ? Role.TROOPER : Role.ANDROID);
        state.agenda.push(TaskKind.VESTS, seat, room, toTrooper, toAndroid, 1);
      }
    }
  }

  private static int hits(int member, int first, int second) {
    return (first == member ? 1 : 0) + (second == member ? 1 : 0);
  }

  /**
   * 1 wound to everything in an adjacent room, own characters included; vests do not help (R40).
   */
  static void throwGrenade(PanicState state, Role role, Direction direction, Journal journal) {
    int seat = state.current;
    int room = state.station.neighbour(state.roomOf(role), direction);
    int living = state.crew.livingPlayers();
    state.pay(1);
    Playing.discard(state, seat, CardKind.GRENADE);
    if (journal.isOn()) {
      journal.add(new Happening.GrenadeThrown(Member.of(Member.index(seat, role)), Room.of(room)));
    }
    if (state.crew.othersIn(room, seat) != 0) {
      state.turn.attack(role, room);
    }
    blastParasites(state, room, journal);
    for (int left = state.crew.standingIn(room); left != 0; left &= left - 1) {
      int member = Integer.numberOfTrailingZeros(left);
      Role hit = Role.ALL.get(member & 1);
      Damage.wound(state, Member.seatOf(member), hit, 1, true, journal);
    }
    Endings.checkDeaths(state, living, journal);
  }

  private static void blastParasites(PanicState state, int room, Journal journal) {
    Parasites parasites = state.parasites;
    if (journal.isOn()) {
      for (int left = parasites.in(room); left != 0; left &= left - 1) {
        int disc = Integer.numberOfTrailingZeros(left);
        tell(disc, !parasites.showsBlack(disc), journal);
      }
    }
    parasites.woundAll(room);
  }
}
