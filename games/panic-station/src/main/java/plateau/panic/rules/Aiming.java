package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove.Aim;
import plateau.panic.rules.PanicMove.AimAtCharacter;
import plateau.panic.rules.PanicMove.AimAtParasite;
import plateau.panic.station.Direction;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/** 8.6, decision 5: what is aimed at, and what hits it. */
final class Aiming extends Action<Aim> {

  private static final int DIRECTIONS = 4;
  private static final int KNIFE_HITS_FROM = 3;

  private static final Verb<Aim> CHARACTER =
      Verb.of("aim-character", "aim", "character", Member.ALL, AimAtCharacter::new);
  private static final Verb<Aim> PARASITE =
      Verb.of("aim-parasite", "aim", "parasite", Disc.ALL, AimAtParasite::new);

  Aiming() {
    super(Verb.either(CHARACTER, PARASITE), TaskKind.AIM);
  }

  /** Whether a weapon that is ready has anything to hit. */
  static boolean hasTarget(PanicState state, Role role, Weapon weapon) {
    int room = state.roomOf(role);
    if (room == Crew.NOWHERE) {
      return false;
    }
    if (isTargetIn(state, room)) {
      return true;
    }
    for (int i = 0; i < DIRECTIONS && reachesOut(state, weapon); i++) {
      int next = inReach(state, room, i);
      if (next != Rooms.NOWHERE && isTargetIn(state, next)) {
        return true;
      }
    }
    return false;
  }

  /**
   * In a meeting the first pick is another player's character in this room; the second pick of a
   * machine gun is in the room of the first.
   */
  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int first = Agenda.d(task);
    if (first == Targets.NONE) {
      Weapon weapon = Weapon.ALL.get(Agenda.b(task));
      listFirst(state, Role.ALL.get(Agenda.a(task)), weapon, Agenda.e(task) != 0, moves);
      return;
    }
    listCharacters(state, Targets.roomOf(state, first), moves);
    listParasites(state, Targets.roomOf(state, first), moves);
  }

  private static void listFirst(
      PanicState state, Role role, Weapon weapon, boolean inMeeting, MoveList moves) {
    int room = state.roomOf(role);
    listCharacters(state, room, moves);
    if (inMeeting) {
      return;
    }
    listParasites(state, room, moves);
    for (int i = 0; i < DIRECTIONS && reachesOut(state, weapon); i++) {
      int next = inReach(state, room, i);
      if (next != Rooms.NOWHERE) {
        listCharacters(state, next, moves);
        listParasites(state, next, moves);
      }
    }
  }

  private static boolean isTargetIn(PanicState state, int room) {
    return (state.crew.othersIn(room, state.current) | state.parasites.in(room)) != 0;
  }

  /** 11.2: guns reach an adjacent room with a targeting scope on the table. */
  private static boolean reachesOut(PanicState state, Weapon weapon) {
    return weapon != Weapon.KNIFE
        && state.piles.hasOnTable(state.current, CardKind.TARGETING_SCOPE);
  }

  private static int inReach(PanicState state, int room, int direction) {
    Direction side = Direction.ALL.get(direction);
    boolean leads = state.station.leads(room, side, state.passesSecurity(state.current));
    return leads ? state.station.neighbour(room, side) : Rooms.NOWHERE;
  }

  private static void listCharacters(PanicState state, int room, MoveList moves) {
    for (int left = state.crew.othersIn(room, state.current); left != 0; left &= left - 1) {
      moves.append(CHARACTER.get(Integer.numberOfTrailingZeros(left)));
    }
  }

  private static void listParasites(PanicState state, int room, MoveList moves) {
    for (int left = state.parasites.in(room); left != 0; left &= left - 1) {
      moves.append(PARASITE.get(Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  Message whyNot(PanicState state, long task, Aim move) {
    return Message.of("refused.no-target", "target", target(move));
  }

  private static Named target(Aim move) {
    return switch (move) {
      case AimAtCharacter(var member) -> member;
      case AimAtParasite(var disc) -> disc;
    };
  }

  @Override
  Stream<Aim> meant(PanicState state, Named thing) {
    return Stream.concat(CHARACTER.all().stream(), PARASITE.all().stream())
        .filter(move -> thing.equals(target(move)));
  }

  @Override
  Prospect foretell(Things things, Aim move, Prospect prospect) {
    Prospect known = prospect.touching(List.of(thing(things, move)));
    Weapon weapon = Weapon.ALL.get(Agenda.b(things.state.agenda.top()));
    if (weapon != Weapon.KNIFE) {
      return known.noting(List.of(Message.of("outlook.sure")));
    }
    Share hit = new Share(Message.of("outlook.hit"), knife(), List.of(), knifeHits());
    return known.with(List.of(Odds.of(List.of(hit))));
  }

  private static String thing(Things things, Aim move) {
    return switch (move) {
      case AimAtCharacter(var member) -> things.of(member);
      case AimAtParasite(var disc) -> things.of(disc.number());
    };
  }

  /** All that an attack could be aimed at first. */
  static List<String> targets(Things things, Role role, Weapon weapon, boolean inMeeting) {
    MoveList aims = new MoveList();
    listFirst(things.state, role, weapon, inMeeting, aims);
    return aims.stream().map(Aim.class::cast).map(aim -> thing(things, aim)).toList();
  }

  /** How likely a knife hits. */
  static double knife() {
    return (double) knifeHits().size() / Draws.FACES;
  }

  /** The rolls with which a knife hits, as the journal tells them. */
  private static List<Entry> knifeHits() {
    return IntStream.rangeClosed(1, Draws.FACES)
        .filter(Aiming::hits)
        .<Entry>mapToObj(Happening.KnifeHit::new)
        .toList();
  }

  /** The second pick of a machine gun is asked for before anything is hit. */
  @Override
  void play(PanicState state, Aim move, Chance chance, Journal journal) {
    int target =
        switch (move) {
          case AimAtCharacter(var member) -> Targets.character(member.index());
          case AimAtParasite(var disc) -> Targets.parasite(disc.number());
        };
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
      ParasiteWounds.wound(state, Targets.disc(target), wounds, journal);
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
}
