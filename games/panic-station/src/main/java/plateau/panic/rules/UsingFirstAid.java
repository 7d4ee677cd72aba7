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
import plateau.panic.rules.PanicMove.UseFirstAid;
import plateau.panic.view.TaskKind;

/** 11.2: the first-aid kit. */
final class UsingFirstAid extends Action<UseFirstAid> {

  private static final Verb<UseFirstAid> USE =
      Verb.of("first-aid", "role", Role.ALL, UseFirstAid::new);

  UsingFirstAid() {
    super(USE, TaskKind.TURN_ACTION);
  }

  /** R43: the cost is an option. */
  private static int cost(PanicState state) {
    return state.options.firstAidCostsAp() ? 1 : 0;
  }

  /** Whether there is a wounded character that this one could treat, himself included. */
  private static boolean hasPatient(PanicState state, Role role) {
    int room = state.roomOf(role);
    if (room == Crew.NOWHERE) {
      return false;
    }
    for (int left = state.crew.standingIn(room); left != 0; left &= left - 1) {
      if (state.crew.isWounded(Integer.numberOfTrailingZeros(left))) {
        return true;
      }
    }
    return false;
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    if (!state.canPlay(state.current, CardKind.FIRST_AID_KIT)) {
      return;
    }
    for (Role role : Role.ALL) {
      if (hasPatient(state, role)) {
        moves.append(USE.get(role.ordinal()));
      }
    }
  }

  @Override
  Message whyNot(PanicState state, long task, UseFirstAid move) {
    return state.canPlay(state.current, CardKind.FIRST_AID_KIT)
        ? Message.of("refused.no-patient")
        : FromHand.whyNot(state, CardKind.FIRST_AID_KIT);
  }

  @Override
  Stream<UseFirstAid> meant(PanicState state, Named thing) {
    return thing == CardKind.FIRST_AID_KIT ? USE.all().stream() : Stream.empty();
  }

  @Override
  boolean leavesSearch(PanicState state, UseFirstAid move) {
    return FirstSearch.isPossible(state, cost(state));
  }

  @Override
  Prospect foretell(Things things, UseFirstAid move, Prospect prospect) {
    Member user = Member.of(Member.index(things.state.current, move.role()));
    return prospect.touching(List.of(things.inHand(CardKind.FIRST_AID_KIT), things.of(user)));
  }

  @Override
  void play(PanicState state, UseFirstAid move, Chance chance, Journal journal) {
    state.pay(cost(state));
    FromHand.discard(state, state.current, CardKind.FIRST_AID_KIT);
    if (journal.isOn()) {
      int user = Member.index(state.current, move.role());
      journal.add(new Happening.KitUsed(Member.of(user)));
    }
    state.agenda.push(TaskKind.FIRST_AID, move.role().ordinal());
  }
}
