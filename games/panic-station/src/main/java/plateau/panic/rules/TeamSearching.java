package plateau.panic.rules;

import java.util.stream.Stream;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.rules.PanicMove.SearchAlone;
import plateau.panic.rules.PanicMove.SearchWith;
import plateau.panic.rules.PanicMove.TeamSearch;
import plateau.panic.view.TaskKind;

/** 8.5, decision 9: searching alone or with a partner. */
final class TeamSearching extends Action<TeamSearch> {

  private static final Verb<TeamSearch> ALONE = Verb.of("alone", new SearchAlone());
  private static final Verb<TeamSearch> WITH =
      Verb.of("with", "player", Colour.ALL, SearchWith::new);

  TeamSearching() {
    super(Verb.either(ALONE, WITH), TaskKind.TEAM_SEARCH);
  }

  /** Point 2: the characters who can be partners in a team search here, as bits. */
  static int partners(PanicState state, int room) {
    return state.turn.hasAttackedIn(room) ? 0 : state.crew.othersIn(room, state.current);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    moves.append(ALONE.get(0));
    int partners = partners(state, Agenda.a(task));
    for (int seat = 0; partners != 0 && seat < state.seats(); seat++) {
      if ((partners & Crew.pair(seat)) != 0) {
        moves.append(WITH.get(seat));
      }
    }
  }

  @Override
  Message whyNot(PanicState state, long task, TeamSearch move) {
    return switch (move) {
      case SearchAlone _ -> Actions.decideFirst(Agenda.kind(task));
      case SearchWith(var partner) -> Message.of("refused.not-present", "player", partner);
    };
  }

  @Override
  Stream<TeamSearch> meant(PanicState state, Named thing) {
    return thing instanceof Member(var colour, _)
        ? Stream.of(new SearchWith(colour))
        : Stream.empty();
  }

  @Override
  Prospect foretell(Things things, TeamSearch move, Prospect prospect) {
    return switch (move) {
      case SearchAlone _ -> prospect;
      case SearchWith(var partner) -> prospect.touching(things.pair(partner));
    };
  }

  /** The first card for himself, the second for the partner. */
  @Override
  void play(PanicState state, TeamSearch move, Chance chance, Journal journal) {
    int room = Agenda.a(state.agenda.pop());
    Colour searcher = Colour.ALL.get(state.current);
    if (move instanceof SearchWith(var partner)) {
      state.agenda.push(TaskKind.DRAW, partner.seat(), 1, room);
    }
    state.agenda.push(TaskKind.DRAW, state.current, 1, room);
    if (journal.isOn()) {
      journal.add(
          switch (move) {
            case SearchAlone _ -> new Happening.SearchedAlone(searcher);
            case SearchWith(var partner) -> new Happening.SearchedTogether(searcher, partner);
          });
    }
  }
}
