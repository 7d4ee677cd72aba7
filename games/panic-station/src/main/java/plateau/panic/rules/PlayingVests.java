package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.MoveForm;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.PlayVests;
import plateau.panic.view.TaskKind;

/** 13.1, decisions 6 and 7: vests. */
final class PlayingVests extends Action<PlayVests> {

  private static final Verb<PlayVests> VESTS =
      Verb.of(
          new MoveForm("vests", "vests {number}", "vests \\d"),
          IntStream.rangeClosed(0, CardKind.BULLETPROOF_VEST.count())
              .mapToObj(
                  number ->
                      new Verb.Said<>(new PlayVests(number), "vests " + number, words(number))));

  PlayingVests() {
    super(VESTS, TaskKind.VESTS);
  }

  private static Message words(int number) {
    return Message.of(number == 0 ? "move.no-vest" : "move.vests", "count", number);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int most = most(state, task);
    for (int number = 0; number <= most; number++) {
      moves.append(VESTS.get(number));
    }
  }

  /** How many the attacked player may play, whom {@code task} asks. */
  private static int most(PanicState state, long task) {
    int seat = Agenda.a(task);
    int spare = state.piles.handSize(seat) - state.options.minimumHand();
    int vests = state.piles.count(seat, CardKind.BULLETPROOF_VEST);
    return Math.min(Math.min(vests, spare), Math.max(Agenda.c(task), Agenda.d(task)));
  }

  @Override
  Message whyNot(PanicState state, long task, PlayVests move) {
    return Message.of("refused.vests", "most", most(state, task));
  }

  @Override
  Prospect foretell(Things things, PlayVests move, Prospect prospect) {
    PanicState state = things.state;
    long task = state.agenda.top();
    List<Message> notes = new ArrayList<>();
    List<String> hit = new ArrayList<>();
    for (Role role : Role.ALL) {
      if (Damage.coming(task, role) > 0) {
        int member = Member.index(Agenda.a(task), role);
        int left = state.crew.health(member) - Damage.damage(task, role, move.number());
        notes.add(Message.of("outlook.left", "role", role, "left", Math.max(0, left)));
        hit.add(things.of(Member.of(member)));
      }
    }
    return prospect.touching(hit).noting(notes);
  }

  /** The answer is public: also that no vest is played (section 18). */
  @Override
  void play(PanicState state, PlayVests move, Chance chance, Journal journal) {
    if (move.number() == 0 && journal.isOn()) {
      int seat = Agenda.a(state.agenda.top());
      journal.add(new Happening.NoVestPlayed(Colour.ALL.get(seat)));
    }
    playVests(state, move.number(), journal);
  }

  /** Where nobody needs to be asked (R2). */
  static void playNone(PanicState state, Journal journal) {
    playVests(state, 0, journal);
  }

  /** Each vest takes 1 point off each of his characters hit by that attack in that room. */
  private static void playVests(PanicState state, int number, Journal journal) {
    long task = state.agenda.pop();
    int seat = Agenda.a(task);
    for (int i = 0; i < number; i++) {
      FromHand.discard(state, seat, CardKind.BULLETPROOF_VEST);
    }
    if (number > 0 && journal.isOn()) {
      journal.add(new Happening.VestsPlayed(Colour.ALL.get(seat), number));
    }
    boolean byPlayer = Agenda.e(task) != 0;
    for (Role role : Role.ALL) {
      Damage.wound(state, seat, role, Damage.damage(task, role, number), byPlayer, journal);
    }
  }
}
