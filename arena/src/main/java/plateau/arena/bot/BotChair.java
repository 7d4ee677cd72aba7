package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;
import plateau.arena.bot.process.Fingerprint;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.bot.Turn;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.OneLine;
import plateau.kernel.words.Problem;
import plateau.players.seating.SeatedPlayer;

/**
 * A program in its seat.
 *
 * <p>A fault puts it out for good; a call that is not answered in time is a strike, and the last
 * strike too. Whoever is out or struck plays the empty turn where the game has a {@link Dialogue},
 * else a random legal move from the seat's own chance: the match goes on, and its replay needs no
 * program.
 */
final class BotChair<S extends State<S, M>, M> implements Chair<S, M> {

  private static final int LONGEST_NAME = 60;

  private final Game<S, M> game;
  private final Setup setup;
  private final long matchSeed;
  private final int seat;
  private final Entrant.Program program;
  private final Terms terms;
  private final SeatedPlayer<S, M> standIn;
  private final Fingerprint fingerprint;
  private final BotClock clock;
  private final Conversation talk;
  private Ready ready = Ready.PLAIN;
  private @Nullable String calledItself;
  private @Nullable Fault stop;
  private boolean endedItself;
  private boolean closed;

  BotChair(
      Game<S, M> game,
      Setup setup,
      long matchSeed,
      int seat,
      Entrant.Program program,
      Terms terms,
      SeatedPlayer<S, M> standIn) {
    this.game = game;
    this.setup = setup;
    this.matchSeed = matchSeed;
    this.seat = seat;
    this.program = program;
    this.terms = terms;
    this.standIn = standIn;
    this.fingerprint = program.fingerprint();
    this.clock = new BotClock(terms.limits());
    this.talk = new Conversation(seat, terms, clock);
  }

  @Override
  public void greet(S state) throws InterruptedException {
    stop = terms.attendance().givenUp(program).orElse(null);
    if (stop != null) {
      return;
    }
    try {
      talk.start(program.command());
      talk.say(
          new Hello<>(game, setup, seat, matchSeed, terms.limits(), terms.language())
              .message(state));
    } catch (Problem cannotStart) {
      miss(new Fault(Cause.NOT_READY, cannotStart.message()));
    }
  }

  @Override
  public void awaitReady() throws InterruptedException {
    if (stop != null) {
      return;
    }
    try {
      ready = talk.ready();
      calledItself = presentable(ready.name());
      terms.attendance().came(program);
    } catch (BotMessage.Broken broken) {
      miss(broken.fault());
    } catch (Conversation.TooLate late) {
      miss(talk.tooLate(Cause.NOT_READY, "bot.fault.not-ready", "limit", terms.limits().startMs()));
    }
  }

  private void miss(Fault fault) {
    terms.attendance().missed(program, fault);
    putOut(fault);
  }

  private static @Nullable String presentable(String name) {
    String plain = OneLine.atMost(LONGEST_NAME, name);
    return plain.isEmpty() ? null : plain;
  }

  @Override
  public Map<String, Object> play(Match<S, M> match) throws InterruptedException {
    Map<String, Object> note = new LinkedHashMap<>();
    if (stop != null) {
      playNothing(match);
      return note;
    }
    talk.open(placeIn(match));
    List<String> moves = List.of();
    try {
      moves = ask(match, note);
    } catch (BotMessage.Broken broken) {
      putOut(broken.fault());
      note.put(BotMatchResult.FAULT, broken.fault().cause().id());
    } catch (Conversation.TooLate late) {
      strike();
      note.put(BotMatchResult.FAULT, Cause.LATE.id());
    }
    note.put(BotMatchResult.MS, TimeUnit.NANOSECONDS.toMillis(talk.spent()));
    note.put(BotMatchResult.CPU_MS, TimeUnit.NANOSECONDS.toMillis(talk.cpuSpent()));
    if (moves.isEmpty()) {
      playNothing(match);
    }
    return note;
  }

  // The moves that were played; empty when there were none to play.
  private List<String> ask(Match<S, M> match, Map<String, Object> note)
      throws BotMessage.Broken, Conversation.TooLate, InterruptedException {
    Optional<Dialogue<S>> dialogue = game.dialogue();
    if (dialogue.isPresent()) {
      Turn turn = dialogue.get().open(match.state());
      talk.converse(turn);
      clock.answered(talk.spent());
      note.putAll(turn.notes());
      turn.moves().forEach(move -> playChecked(match, move));
      return turn.moves();
    }
    S state = match.state();
    String move =
        talk.decide(
            game.view(state, seat),
            match.legalMoves(),
            ready.outlook(game, state, terms.language()));
    clock.answered(talk.spent());
    if (match.play(seat, move) instanceof Answer.Refused(var reason, _)) {
      String text = Fault.excerpt(move);
      throw new BotMessage.Broken(
          Fault.of(Cause.ILLEGAL, "bot.fault.illegal", "move", text, "reason", reason));
    }
    return List.of(move);
  }

  private void strike() {
    clock.struck();
    talk.tellLate();
    if (clock.isOut()) {
      putOut(
          talk.tooLate(
              Cause.LATE,
              "bot.fault.late",
              "limit",
              terms.limits().callMs(),
              "strikes",
              clock.strikes()));
    }
  }

  private void playNothing(Match<S, M> match) {
    Optional<Dialogue<S>> dialogue = game.dialogue();
    if (dialogue.isPresent()) {
      dialogue.get().emptyTurn(match.state()).forEach(move -> playChecked(match, move));
      return;
    }
    M move = standIn.decide(match.state(), match.lastStep() + 1);
    playChecked(match, game.notation().write(move));
  }

  // The game itself vouches for these moves.
  private void playChecked(Match<S, M> match, String move) {
    if (!(match.play(seat, move) instanceof Answer.Accepted)) {
      throw new IllegalStateException(
          "%s: the rules gave seat %d the move %s and then refused it"
              .formatted(game.info().id(), seat, move));
    }
  }

  private String placeIn(Match<S, M> match) {
    String step = "step " + (match.lastStep() + 1);
    return game.gauges()
        .map(gauges -> "round " + gauges.number(gauges.time(match.state())) + ", " + step)
        .orElse(step);
  }

  private void putOut(Fault fault) {
    stop = fault;
    talk.close();
  }

  @Override
  public void dismiss(S state) {
    if (stop == null) {
      talk.pin("over");
      talk.say(Protocol.over(state.result(), game.view(state, seat)));
    }
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    endedItself = stop == null && talk.endsItself();
    talk.close();
  }

  @Override
  public SeatReport report() {
    return new SeatReport(
        program.name(),
        Optional.of(fingerprint),
        Optional.ofNullable(calledItself),
        Optional.ofNullable(stop),
        clock.strikes(),
        clock.calls(),
        clock.totalMs(),
        clock.longestMs(),
        TimeUnit.NANOSECONDS.toMillis(talk.cpuInAll()),
        endedItself,
        talk.log());
  }
}
