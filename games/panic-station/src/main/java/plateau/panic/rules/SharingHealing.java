package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.HealBoth;
import plateau.panic.rules.PanicMove.HealOne;
import plateau.panic.rules.PanicMove.ShareHealing;
import plateau.panic.view.TaskKind;

/** Decision 11: for whom two points of healing are. */
final class SharingHealing extends Action<ShareHealing> {

  private static final int POINTS = 2;

  private static final Verb<ShareHealing> ONE =
      Verb.of("heal-2", "character", Member.ALL, HealOne::new);
  private static final Verb<ShareHealing> BOTH =
      Verb.of("heal-1", "first", Member.ALL, "second", Member.ALL, HealBoth::new);

  SharingHealing() {
    super(Verb.either(ONE, BOTH), TaskKind.HEAL_IN_BAY, TaskKind.FIRST_AID);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    if (Agenda.kind(task) == TaskKind.HEAL_IN_BAY) {
      offerInBay(state, moves);
    } else {
      offerWithKit(state, Role.ALL.get(Agenda.a(task)), moves);
    }
  }

  /** 8.8: of 2+0, 1+1 and 0+2 those in which every receiver is wounded. */
  private static void offerInBay(PanicState state, MoveList moves) {
    int trooper = Member.index(state.current, Role.TROOPER);
    int android = Member.index(state.current, Role.ANDROID);
    boolean healsTrooper = HealingInSickBay.isInBed(state, Role.TROOPER);
    boolean healsAndroid = HealingInSickBay.isInBed(state, Role.ANDROID);
    if (healsTrooper) {
      moves.append(ONE.get(trooper));
    }
    if (healsTrooper && healsAndroid) {
      moves.append(BOTH.get(trooper, android));
    }
    if (healsAndroid) {
      moves.append(ONE.get(android));
    }
  }

  /** R51: at least one receiver must be wounded. */
  private static void offerWithKit(PanicState state, Role role, MoveList moves) {
    Crew crew = state.crew;
    int user = Member.index(state.current, role);
    int others = crew.standingIn(crew.room(user)) & ~(1 << user);
    if (crew.isWounded(user)) {
      moves.append(ONE.get(user));
    }
    for (int left = others; left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      if (crew.isWounded(other)) {
        moves.append(ONE.get(other));
      }
      if (crew.isWounded(user) || crew.isWounded(other)) {
        moves.append(BOTH.get(user, other));
      }
    }
  }

  @Override
  Message whyNot(PanicState state, long task, ShareHealing move) {
    return Message.of("refused.no-patient");
  }

  @Override
  Stream<ShareHealing> meant(PanicState state, Named thing) {
    return Stream.concat(ONE.all().stream(), BOTH.all().stream())
        .filter(move -> healed(move).contains(thing));
  }

  private static List<Member> healed(ShareHealing move) {
    return switch (move) {
      case HealOne(var member) -> List.of(member);
      case HealBoth(var first, var second) -> List.of(first, second);
    };
  }

  @Override
  Prospect foretell(Things things, ShareHealing move, Prospect prospect) {
    return prospect.touching(healed(move).stream().map(things::of).toList());
  }

  @Override
  void play(PanicState state, ShareHealing move, Chance chance, Journal journal) {
    state.agenda.pop();
    switch (move) {
      case HealOne(var member) -> heal(state, member, POINTS, journal);
      case HealBoth(var first, var second) -> {
        heal(state, first, 1, journal);
        heal(state, second, 1, journal);
      }
    }
  }

  private static void heal(PanicState state, Member member, int points, Journal journal) {
    state.crew.heal(member.index(), points);
    if (journal.isOn()) {
      journal.add(new Happening.Healed(member, state.crew.health(member.index())));
    }
  }
}
