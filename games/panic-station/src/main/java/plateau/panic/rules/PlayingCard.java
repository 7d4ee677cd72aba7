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
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove.PlayCard;
import plateau.panic.view.TaskKind;

/** 8.9 and 11.2: cards that are laid on the table, and adrenaline. */
final class PlayingCard extends Action<PlayCard> {

  private static final int ADRENALINE_BRINGS = 2;

  private static final Verb<PlayCard> PLAY = Verb.of("play", "card", CardKind.ALL, PlayCard::new);

  private static final CardKind[] IN_A_TURN = {
    CardKind.AMMO,
    CardKind.KEY_CARD,
    CardKind.MACHINE_GUN,
    CardKind.TARGETING_SCOPE,
    CardKind.COMBAT_KNIFE,
    CardKind.ADRENALINE
  };

  PlayingCard() {
    super(PLAY, TaskKind.TURN_ACTION, TaskKind.MEETING);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    long hand = state.piles.hand(state.current) & Card.ITEMS;
    if (hand == 0 || !state.canPlayCards(state.current) || state.turn.actionPoints == 0) {
      return;
    }
    boolean isMeeting = isMeeting(task);
    for (CardKind kind : IN_A_TURN) {
      if ((hand & kind.mask()) != 0 && (!isMeeting || isReadied(task, kind))) {
        moves.append(PLAY.get(kind.ordinal()));
      }
    }
  }

  private static boolean isMeeting(long task) {
    return Agenda.kind(task) == TaskKind.MEETING;
  }

  /** R76: before he attacks in a meeting, he makes ready what the one who entered can use. */
  private static boolean isReadied(long task, CardKind kind) {
    return switch (kind) {
      case COMBAT_KNIFE -> true;
      case AMMO, MACHINE_GUN -> Role.ALL.get(Agenda.a(task)) == Role.ANDROID;
      default -> false;
    };
  }

  @Override
  Message whyNot(PanicState state, long task, PlayCard move) {
    CardKind card = move.card();
    if (isMeeting(task)) {
      return whyNotInMeeting(state, task, card);
    }
    return state.canPlay(state.current, card)
        ? Message.of("refused.not-played", "card", card)
        : FromHand.whyNot(state, card);
  }

  private static Message whyNotInMeeting(PanicState state, long task, CardKind card) {
    if (state.turn.actionPoints == 0) {
      return Message.of("refused.no-points-to-attack");
    }
    return isReadied(task, card)
        ? FromHand.whyNot(state, card)
        : Message.of("refused.not-in-a-meeting", "card", card);
  }

  /** Of every card that no other action plays. */
  @Override
  Stream<PlayCard> meant(PanicState state, Named thing) {
    boolean isPlayedOtherwise =
        Actions.ALL.stream()
            .filter(other -> other != this && other.answers(TaskKind.TURN_ACTION))
            .anyMatch(other -> other.meant(state, thing).findAny().isPresent());
    return thing instanceof CardKind card && !isPlayedOtherwise
        ? Stream.of(new PlayCard(card))
        : Stream.empty();
  }

  @Override
  boolean leavesSearch(PanicState state, PlayCard move) {
    return FirstSearch.isPossible(state, 0);
  }

  @Override
  Prospect foretell(Things things, PlayCard move, Prospect prospect) {
    return prospect.touching(List.of(things.inHand(move.card())));
  }

  /** Adrenaline is used up; the others stay on the table. */
  @Override
  void play(PanicState state, PlayCard move, Chance chance, Journal journal) {
    int seat = state.current;
    if (journal.isOn()) {
      journal.add(new Happening.CardPlayed(Colour.ALL.get(seat), move.card()));
    }
    if (staysOnTable(move.card())) {
      FromHand.layOnTable(state, seat, move.card());
    } else {
      FromHand.discard(state, seat, move.card());
      state.turn.actionPoints += ADRENALINE_BRINGS;
    }
  }

  /** 11.2: permanent cards, and ammo until it is empty. */
  static boolean staysOnTable(CardKind kind) {
    return switch (kind) {
      case AMMO, KEY_CARD, MACHINE_GUN, TARGETING_SCOPE, COMBAT_KNIFE -> true;
      default -> false;
    };
  }
}
