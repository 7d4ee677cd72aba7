package plateau.panic.rules;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.rules.History.Fact;
import plateau.panic.rules.PanicMove.ScanBody;
import plateau.panic.view.TaskKind;

/** 11.2: the body scanner. */
final class ScanningBody extends Action<ScanBody> {

  private static final Verb<ScanBody> SCAN = Verb.of("scan", "player", Colour.ALL, ScanBody::new);

  ScanningBody() {
    super(SCAN, TaskKind.TURN_ACTION);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    if (!state.canPlay(state.current, CardKind.BODY_SCANNER)) {
      return;
    }
    for (int target = 0; target < state.seats(); target++) {
      if (mayScan(state, target)) {
        moves.append(SCAN.get(target));
      }
    }
  }

  /** A player with a living character in a room where the current player has one too. */
  private static boolean mayScan(PanicState state, int target) {
    return target != state.current
        && (isNear(state, target, Role.TROOPER) || isNear(state, target, Role.ANDROID));
  }

  private static boolean isNear(PanicState state, int target, Role role) {
    int room = state.crew.room(target, role);
    return room != Crew.NOWHERE && state.isInRoom(room);
  }

  @Override
  Message whyNot(PanicState state, long task, ScanBody move) {
    return state.canPlay(state.current, CardKind.BODY_SCANNER)
        ? Message.of("refused.not-near", "player", move.player())
        : FromHand.whyNot(state, CardKind.BODY_SCANNER);
  }

  @Override
  Stream<ScanBody> meant(PanicState state, Named thing) {
    return thing == CardKind.BODY_SCANNER
        ? SCAN.all().stream()
            .limit(state.seats())
            .filter(move -> move.player().seat() != state.current)
        : Stream.empty();
  }

  @Override
  Prospect foretell(Things things, ScanBody move, Prospect prospect) {
    return prospect
        .touching(List.of(things.inHand(CardKind.BODY_SCANNER)))
        .touching(things.pair(move.player()));
  }

  /** R44: single use; the user alone sees the whole hand. */
  @Override
  void play(PanicState state, ScanBody move, Chance chance, Journal journal) {
    int seat = state.current;
    int target = move.player().seat();
    long hand = state.piles.hand(target);
    state.pay(1);
    FromHand.discard(state, seat, CardKind.BODY_SCANNER);
    state.remember(Fact.SCANNED, seat, target, History.NONE, History.NONE, History.NONE, hand);
    conclude(state.infection, state.options, seat, target, hand);
    if (journal.isOn()) {
      journal.add(new Happening.BodyScanned(Colour.ALL.get(seat), move.player()));
      journal.add(new Happening.SawHand(seat, move.player(), Card.kindsOf(hand)));
    }
  }

  /** Section 16: infection cards away from their colour, and the Host card, prove something. */
  static void conclude(Infection infection, Options options, int seat, int target, long hand) {
    for (int colour = 0; colour < options.seats(); colour++) {
      int held = Long.bitCount(hand & CardKind.infectionOf(colour).mask());
      boolean isAway = colour == target ? held < options.infectionCards() : held > 0;
      if (isAway) {
        infection.learn(seat, colour);
      }
    }
    // With hostCardLastResort a human may hold it as a dead card.
    if ((hand & CardKind.HOST.mask()) != 0 && !options.hostCardLastResort()) {
      infection.learn(seat, target);
    }
  }
}
