package plateau.arena.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Problem;

/**
 * A program on trial: started anew, greeted, and asked once at the start of a match, with something
 * unusual in between.
 */
final class Probe<S extends State<S, M>, M> implements AutoCloseable {

  private static final long SEED = 0;

  private final Game<S, M> game;
  private final Setup setup;
  private final Terms terms;
  private final BotCommand command;
  private final S state;
  private final int seat;
  private final BotClock clock;
  private final Conversation talk;

  Probe(Game<S, M> game, Setup setup, BotCommand command, Terms terms, Map<String, Object> extras) {
    this.game = game;
    this.setup = setup;
    this.terms = terms;
    this.command = command;
    this.state = game.start(setup, new Seeded(SEED), Journal.OFF);
    this.seat = state.toMove();
    this.clock = new BotClock(terms.limits());
    this.talk = new Conversation(seat, terms, clock, extras);
  }

  /** Starts it and waits for its {@code ready}. */
  Optional<Fault> greet() throws InterruptedException {
    try {
      talk.start(command);
      talk.say(
          new Hello<>(game, setup, seat, SEED, terms.limits(), terms.language()).message(state));
      talk.ready();
      return Optional.empty();
    } catch (BotMessage.Broken broken) {
      return Optional.of(broken.fault());
    } catch (Conversation.TooLate late) {
      return Optional.of(
          talk.tooLate(Cause.NOT_READY, "bot.fault.not-ready", "limit", terms.limits().startMs()));
    } catch (Problem cannotStart) {
      return Optional.of(new Fault(Cause.NOT_READY, cannotStart.message()));
    }
  }

  /** What it took to be ready. */
  long readyMs() {
    return TimeUnit.NANOSECONDS.toMillis(talk.spent());
  }

  void say(Map<String, Object> message) {
    talk.say(message);
  }

  /** Asks and at once says that it was too late. */
  void askInVain() {
    talk.open("check");
    Optional<Dialogue<S>> dialogue = game.dialogue();
    talk.say(
        dialogue.isPresent()
            ? Protocol.turn(talk.call(), dialogue.get().open(state).start(), clock)
            : Protocol.decide(talk.call(), view(), legalMoves(), Optional.empty(), clock));
    talk.tellLate();
  }

  /** Asks for a move or a turn; the moves need not be played. */
  Optional<Fault> ask() throws InterruptedException {
    talk.open("check");
    Optional<Dialogue<S>> dialogue = game.dialogue();
    try {
      if (dialogue.isPresent()) {
        talk.converse(dialogue.get().open(state));
        return Optional.empty();
      }
      String move = talk.decide(view(), legalMoves(), Optional.empty());
      return legalMoves().contains(move)
          ? Optional.empty()
          : Optional.of(
              Fault.of(Cause.ILLEGAL, "bot.fault.not-legal", "move", Fault.excerpt(move)));
    } catch (BotMessage.Broken broken) {
      return Optional.of(broken.fault());
    } catch (Conversation.TooLate late) {
      return Optional.of(
          talk.tooLate(Cause.LATE, "bot.fault.no-answer", "limit", terms.limits().callMs()));
    }
  }

  /** Closes its input without a word; whether it ends by itself. */
  boolean endsWithItsInput() {
    return talk.endsItself();
  }

  private Object view() {
    return game.view(state, seat);
  }

  private List<String> legalMoves() {
    return state.moves().stream().map(game.notation()::write).toList();
  }

  @Override
  public void close() {
    talk.close();
  }
}
