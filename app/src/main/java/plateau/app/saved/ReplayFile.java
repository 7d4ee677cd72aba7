package plateau.app.saved;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.arena.ReplayForms;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.ReplayForm;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A replay file that somebody named, or one in a form of another program. A replay that was cut off
 * is opened only when they say so.
 */
public record ReplayFile(Session session, Path file) {

  public Replay read(boolean salvage) {
    ReplayReader.Opened opened = open();
    Optional<ReplayFault> cut = opened.cut();
    if (cut.isPresent() && !salvage && !isWanted(cut.get())) {
      throw located(cut.get(), "replay.salvage-hint");
    }
    return opened.replay();
  }

  private ReplayReader.Opened open() {
    String text = TextFile.read(file);
    Optional<ReplayForm> foreign = ReplayForms.of(text);
    // Its words must be known when a fault is told.
    foreign.ifPresent(form -> session.enter(Games.named(form.game())));
    try {
      return foreign
          .map(form -> new ReplayReader.Opened(form.read(text), Optional.empty()))
          .orElseGet(() -> ReplayReader.readUpToCut(text));
    } catch (Problem fault) {
      throw located(fault, "hint.none");
    }
  }

  /** The match as the rules rebuild it. */
  public <S extends State<S, M>, M> Match<S, M> rebuilt(Game<S, M> game, Replay replay) {
    try {
      return Verification.rebuild(game, replay, Dice.seeded(0));
    } catch (ReplayFault fault) {
      throw located(fault, "hint.none");
    }
  }

  /** The fault with the name of the file, and what to do about it. */
  public Problem located(Problem fault, String hint) {
    return new Problem(
        Message.of(
            "replay.in-file", "file", file, "what", fault.message(), "hint", Message.of(hint)),
        fault);
  }

  private boolean isWanted(ReplayFault cut) {
    if (!session.terminal().isInteractive()) {
      return false;
    }
    session.tell(located(cut, "hint.none").message());
    session.terminal().out().print(session.say("replay.salvage-question"));
    String answer = session.terminal().readLine().orElse("").strip().toLowerCase(Locale.ROOT);
    return answer.startsWith("y") || answer.startsWith("o");
  }
}
