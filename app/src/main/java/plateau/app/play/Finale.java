package plateau.app.play;

import java.io.PrintStream;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Match;

/** What is said when a match is over. */
final class Finale<S extends State<S, M>, M> {

  private final Session session;
  private final Table<S, M> table;
  private final Match<S, M> match;

  Finale(Session session, Table<S, M> table) {
    this.session = session;
    this.table = table;
    this.match = table.match();
  }

  void tell() {
    Result result = match.state().result();
    int reader =
        table.people() == 1 ? table.seatsOfPeople().findFirst().orElseThrow() : Seat.SPECTATOR;
    new FinalScores(session, match.game(), table.header().players(), result).tell(reader);
    tellCurve();
    PrintStream out = session.terminal().out();
    out.println();
    table.header().saltedSeed().ifPresent(this::tellSeed);
    session.tell("end.replay");
    String file = TextFile.quoted(table.file());
    out.println("  " + session.command() + " replay " + file);
    out.println("  " + session.command() + " replay " + file + " --verify");
  }

  private void tellSeed(SaltedSeed seed) {
    String key = seed.salt().isEmpty() ? "end.seed" : "end.seed.salted";
    session.tell(key, "seed", seed.number(), "salt", seed.salt());
  }

  private void tellCurve() {
    match
        .game()
        .gauges()
        .ifPresent(
            gauges -> {
              session.terminal().out().println();
              session.print(Curve.of(match, gauges).lines(session.page()));
            });
  }
}
