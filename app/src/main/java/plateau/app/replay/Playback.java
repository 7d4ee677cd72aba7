package plateau.app.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.app.play.FinalScores;
import plateau.app.play.JournalText;
import plateau.app.play.JournalText.Depth;
import plateau.app.session.Session;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.PlayerNames;
import plateau.terminal.Style;
import plateau.terminal.TextBoard;

/** A recorded match told again, as one seat or the referee may see it. */
final class Playback<S extends State<S, M>, M> {

  private final Session session;
  private final Replay replay;
  private final Match<S, M> match;
  private final int seat;
  private final List<String> names;
  private final TextBoard board;

  Playback(Session session, Replay replay, Match<S, M> match, int seat) {
    this.session = session;
    this.replay = replay;
    this.match = match;
    this.seat = seat;
    this.names = new PlayerNames(session.words()).ofSeats(replay.header().players());
    this.board = TextBoard.of(match.game());
  }

  /** The header, every step or turn in words, and the result. */
  void tellAll() {
    new Masthead(session, match.game(), replay).tell();
    for (Passage passage : Passage.of(match.game(), match.steps())) {
      if (session.terminal().isClosed()) {
        return;
      }
      tell(passage, entriesOf(passage), Depth.SHORT);
    }
    replay
        .ending()
        .ifPresentOrElse(this::tellEnding, () -> session.heading(session.say("replay.unfinished")));
  }

  private void tellEnding(Replay.Ending ending) {
    new FinalScores(session, match.game(), replay.header().players(), ending.result())
        .tell(Seat.SPECTATOR);
  }

  /** One step with all its details, and the board after it. */
  void tellStep(int number) {
    new Masthead(session, match.game(), replay).tell();
    Passage step = new Passage(List.of(match.steps().get(number)));
    tell(step, entriesOf(step), Depth.WITH_DETAILS);
    match.backTo(number);
    tellBoard();
  }

  /** One round, as people number it: every turn in it, and the board after it. */
  void tellRound(String typed) {
    Gauges<S> gauges =
        match
            .game()
            .gauges()
            .orElseThrow(
                () -> new Problem(Message.of("replay.no-rounds", "game", replay.header().game())));
    Rounds rounds = Rounds.of(match, gauges);
    List<Step> steps = rounds.stepsOf(roundNamed(typed, rounds));
    new Masthead(session, match.game(), replay).tell();
    tellOpening(steps.getFirst().number());
    for (Passage passage : Passage.of(match.game(), steps)) {
      List<Entry> entries = entriesOf(passage);
      boolean opensNext = passage.last().equals(steps.getLast()) && !passage.first().isSetup();
      tell(passage, opensNext ? entries.subList(0, lengthOfRound(entries)) : entries, Depth.SHORT);
    }
    match.backTo(steps.getLast().number());
    tellBoard();
  }

  private static int roundNamed(String typed, Rounds rounds) {
    if (typed.matches("-?[0-9]{1,9}")) {
      int round = Integer.parseInt(typed);
      if (round >= rounds.first() && round <= rounds.last()) {
        return round;
      }
    }
    throw new Problem(
        Message.of(
            "argument.whole",
            "option",
            "--round",
            "given",
            typed,
            "min",
            rounds.first(),
            "max",
            rounds.last()));
  }

  // The step that ends a round tells in its last words how the next one begins.
  private void tellOpening(int firstStep) {
    if (firstStep > 0) {
      List<Entry> entries = visible(match.journal(firstStep - 1));
      account(entries.subList(lengthOfRound(entries), entries.size()), Depth.SHORT);
    }
  }

  private static int lengthOfRound(List<Entry> entries) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).isHeading()) {
        return i;
      }
    }
    return entries.size();
  }

  private void tell(Passage passage, List<Entry> entries, Depth depth) {
    session.terminal().out().println();
    session.print(session.ink().paint(Style.HEADING, title(passage)));
    if (mayKnowAllOf(passage)) {
      Map<String, Object> note = replay.notes().getOrDefault(passage.last().number(), Map.of());
      session.print(new Notes(board, session.page()).lines(note));
    }
    account(entries, depth);
  }

  private void account(List<Entry> entries, Depth depth) {
    session.print(new JournalText(session.page()).lines(entries, depth));
  }

  private List<Entry> entriesOf(Passage passage) {
    List<Entry> entries = new ArrayList<>();
    passage.steps().forEach(step -> entries.addAll(visible(match.journal(step.number()))));
    return entries;
  }

  private List<Entry> visible(List<Entry> entries) {
    return Journal.visibleTo(seat, entries);
  }

  private void tellBoard() {
    session.terminal().out().println();
    session.print(board.draw(match.game().view(match.state(), seat), session.page()));
  }

  // A move may be secret in itself; what others may know of it stands in the journal.
  private boolean mayKnowAllOf(Passage passage) {
    return seat == Seat.REFEREE || seat == passage.first().seat();
  }

  private String title(Passage passage) {
    if (passage.first().isSetup()) {
      return session.say("replay.setup");
    }
    int seat = passage.first().seat();
    String kind = passage.steps().size() > 1 ? "replay.turn" : "replay.step";
    return session.say(
        mayKnowAllOf(passage) ? kind : kind + "-hidden",
        "step",
        passage.first().number(),
        "last",
        passage.last().number(),
        "player",
        names.get(seat),
        "move",
        passage.moves());
  }
}
