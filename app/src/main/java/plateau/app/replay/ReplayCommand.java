package plateau.app.replay;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Arguments;
import plateau.app.command.Common;
import plateau.app.saved.ReplayFile;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau replay FILE}: a saved match told again, checked, or written in another form. */
@Command(name = "replay")
public final class ReplayCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
  String file = "";

  @Option(names = "--verify")
  boolean verify;

  @Option(names = "--step", paramLabel = "N")
  @Nullable String step;

  @Option(names = "--round", paramLabel = "N")
  @Nullable String round;

  @Option(names = "--seat", paramLabel = "S")
  @Nullable String seat;

  @Option(names = "--salvage")
  boolean salvage;

  @Mixin final ReplayExport export = new ReplayExport();

  private final Session session;

  public ReplayCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    ReplayFile source = new ReplayFile(session, TextFile.path(file));
    Replay replay = source.read(salvage);
    Game<?, ?> game = Games.named(replay.header().game());
    session.enter(game);
    return verify ? verify(game, replay, source) : use(game, replay, source);
  }

  private <S extends State<S, M>, M> int verify(Game<S, M> game, Replay replay, ReplayFile source) {
    try {
      Verification.verify(game, replay);
    } catch (ReplayFault fault) {
      session.complain(source.located(fault, "hint.none").message());
      return ExitCode.FAILURE;
    }
    int draws = replay.steps().stream().mapToInt(made -> made.draws().size()).sum();
    session.tell(
        verdict(replay, draws), "file", file, "steps", replay.steps().size() - 1, "draws", draws);
    return ExitCode.FINE;
  }

  private static String verdict(Replay replay, int draws) {
    String dice =
        replay.header().seed().isPresent() ? "seed" : draws > 0 ? "real-dice" : "no-draws";
    return "replay.verified." + (replay.ending().isPresent() ? "" : "unfinished.") + dice;
  }

  private <S extends State<S, M>, M> int use(Game<S, M> game, Replay replay, ReplayFile source) {
    Match<S, M> match = source.rebuilt(game, replay);
    if (export.isWanted()) {
      export.write(session, replay);
    } else {
      show(match, replay);
    }
    return ExitCode.FINE;
  }

  private <S extends State<S, M>, M> void show(Match<S, M> match, Replay replay) {
    Playback<S, M> playback = new Playback<>(session, replay, match, viewer(replay.header()));
    if (step != null && round != null) {
      throw new Problem(Message.of("replay.step-or-round"));
    }
    if (step != null) {
      playback.tellStep(Arguments.whole("--step", step, 0, replay.steps().size() - 1));
    } else if (round != null) {
      playback.tellRound(round);
    } else {
      playback.tellAll();
    }
  }

  // People count seats from 1.
  private int viewer(Header header) {
    return seat == null
        ? Seat.REFEREE
        : Arguments.whole("--seat", seat, 1, header.setup().seats()) - 1;
  }
}
