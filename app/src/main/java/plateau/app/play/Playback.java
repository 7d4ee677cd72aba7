package plateau.app.play;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.app.Session;
import plateau.app.board.TextBoard;
import plateau.app.play.Account.Depth;
import plateau.app.terminal.Style;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;

/** A recorded match told again, as one seat or the referee may see it. */
public final class Playback<S extends State<S, M>, M> {

  private final Session session;
  private final Replay replay;
  private final Match<S, M> match;
  private final int seat;

  public Playback(Session session, Replay replay, Match<S, M> match, int seat) {
    this.session = session;
    this.replay = replay;
    this.match = match;
    this.seat = seat;
  }

  /** The header, every step in words, and the result. */
  public void tellAll() {
    tellHeader();
    for (Step step : match.steps()) {
      if (session.terminal().isClosed()) {
        return;
      }
      tellStep(step, Depth.SHORT);
    }
    replay
        .ending()
        .ifPresentOrElse(
            ending -> session.heading(session.say("end." + ending.result().code())),
            () -> session.heading(session.say("replay.unfinished")));
  }

  /** One step with all its details, and the board after it. */
  public void tellStep(int number) {
    tellHeader();
    tellStep(match.steps().get(number), Depth.WITH_DETAILS);
    match.backTo(number);
    PrintStream out = session.terminal().out();
    out.println();
    TextBoard board = TextBoard.of(match.game().info().id());
    session.print(board.draw(match.game().view(match.state(), seat), session.page()));
  }

  private void tellHeader() {
    Header header = replay.header();
    session.heading(session.say("game.name"));
    session.tell("replay.rules", "version", header.rules());
    session.tell("replay.seats", "players", header.players());
    Map<String, String> options = header.setup().options();
    if (!options.isEmpty()) {
      List<String> pairs = new ArrayList<>();
      options.forEach((name, value) -> pairs.add(name + "=" + value));
      session.tell("replay.options", "options", pairs);
    }
    header
        .seed()
        .ifPresentOrElse(
            seed -> session.tell("replay.seed", "seed", seed, "hash", Seeded.hashOf(seed)),
            () -> session.tell("replay.no-seed"));
  }

  private void tellStep(Step step, Depth depth) {
    List<Entry> entries = Journal.visibleTo(seat, match.journal(step.number()));
    session.terminal().out().println();
    session.print(session.ink().paint(Style.HEADING, title(step)));
    session.print(new Account(session.page()).lines(entries, depth));
  }

  // A move may be secret in itself; what others may know of it stands in the journal.
  private String title(Step step) {
    boolean open = seat == Seat.REFEREE || seat == step.seat();
    return step.isSetup()
        ? session.say("replay.setup")
        : session.say(
            open ? "replay.step" : "replay.step-hidden",
            "step",
            step.number(),
            "seat",
            step.seat(),
            "player",
            replay.header().players().get(step.seat()),
            "move",
            step.move());
  }
}
