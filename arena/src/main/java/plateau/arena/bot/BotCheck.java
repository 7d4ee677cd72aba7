package plateau.arena.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.arena.bot.Finding.Grade;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Meanwhile;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Message;

/**
 * Runs a program through what it will meet in matches and says what to fix. One check after the
 * other, each with a process of its own.
 */
public final class BotCheck<S extends State<S, M>, M> {

  private static final long SEED = 1;
  private static final int LONG_TEXT = 100_000;
  private static final String OPPONENT = "random";

  private final Game<S, M> game;
  private final Setup setup;
  private final BotCommand command;
  private final LastQuestion question;
  private final Terms terms;
  private final List<Finding> findings = new ArrayList<>();

  private BotCheck(Game<S, M> game, Setup setup, BotCommand command, Terms terms) {
    this.game = game;
    this.setup = setup;
    this.command = command;
    this.question = new LastQuestion(terms.wire());
    this.terms = terms.with(question);
  }

  /** All findings, in a fixed order; one alone when the program does not even get ready. */
  public static <S extends State<S, M>, M> List<Finding> run(
      Game<S, M> game, Setup setup, BotCommand command, Terms terms) throws InterruptedException {
    BotCheck<S, M> check = new BotCheck<>(game, setup, command, terms);
    // What follows would only show the same fault again.
    if (check.getsReady() && check.playsFromEverySeat()) {
      check.readsUnknownFields();
      check.ignoresUnknownMessages();
      check.goesOnAfterALateAnswer();
      check.endsWithItsInput();
    }
    return List.copyOf(check.findings);
  }

  private boolean getsReady() throws InterruptedException {
    try (Probe<S, M> probe = probe(Map.of())) {
      Optional<Fault> fault = probe.greet();
      long most = terms.limits().startMs();
      Grade good = probe.readyMs() * 2 > most ? Grade.ADVICE : Grade.PASS;
      find("ready", fault, good, "ms", probe.readyMs(), "limit", most);
      return fault.isEmpty();
    }
  }

  private boolean playsFromEverySeat() throws InterruptedException {
    List<BotMatchResult> outcomes = new ArrayList<>();
    Optional<Fault> fault = Optional.empty();
    for (int seat = 0; seat < setup.seats() && fault.isEmpty(); seat++) {
      BotMatchResult outcome = match(seat);
      fault = outcome.seats().get(seat).stop();
      outcomes.add(outcome);
    }
    find("match", outcomes.size() - 1, fault, Grade.PASS, "seats", setup.seats());
    if (fault.isEmpty()) {
      List<SeatReport> reports = new ArrayList<>();
      for (int seat = 0; seat < outcomes.size(); seat++) {
        reports.add(outcomes.get(seat).seats().get(seat));
      }
      judgeTime(reports);
      judgeManners(reports);
      playsTheSameAgain(outcomes.getFirst());
    }
    return fault.isEmpty();
  }

  private void judgeTime(List<SeatReport> reports) {
    long longest = reports.stream().mapToLong(SeatReport::longestMs).max().orElse(0);
    int strikes = reports.stream().mapToInt(SeatReport::strikes).sum();
    long cpu = reports.stream().mapToLong(SeatReport::cpuMs).sum();
    int limit = terms.limits().callMs();
    long ms = reports.stream().mapToLong(SeatReport::totalMs).sum();
    Message meanwhile =
        cpu == 0 ? Meanwhile.UNKNOWN.told(0, ms) : Meanwhile.of(cpu, ms, false).told(cpu, ms);
    Grade grade = strikes > 0 ? Grade.FAIL : longest > limit ? Grade.ADVICE : Grade.PASS;
    find(
        "pace",
        grade,
        "longest",
        longest,
        "limit",
        limit,
        "cpu",
        cpu,
        "strikes",
        strikes,
        "meanwhile",
        meanwhile);
  }

  private void judgeManners(List<SeatReport> reports) {
    boolean leaves = reports.stream().allMatch(SeatReport::endedItself);
    find("leaves", leaves ? Grade.PASS : Grade.ADVICE);
    int limit = terms.limits().logKb();
    boolean quiet = reports.stream().allMatch(report -> report.log().length() < limit * 1_024);
    find("quiet", quiet ? Grade.PASS : Grade.ADVICE, "limit", limit);
  }

  private void playsTheSameAgain(BotMatchResult before) throws InterruptedException {
    boolean same = match(0).replay().steps().equals(before.replay().steps());
    find("same", same ? Grade.PASS : Grade.ADVICE);
  }

  // A later version of the protocol may say more than this one.
  private void readsUnknownFields() throws InterruptedException {
    Map<String, Object> extras =
        Map.of(
            "extension",
            Map.of("names", List.of("Zoë", "漢字", "🎲"), "text", "x".repeat(LONG_TEXT)));
    try (Probe<S, M> probe = probe(extras)) {
      Optional<Fault> fault = probe.greet();
      find("fields", fault.isPresent() ? fault : probe.ask(), Grade.PASS);
    }
  }

  private void ignoresUnknownMessages() throws InterruptedException {
    try (Probe<S, M> probe = probe(Map.of())) {
      probe.greet();
      probe.say(Map.of("type", "plateau-check"));
      find("messages", probe.ask(), Grade.PASS);
    }
  }

  private void goesOnAfterALateAnswer() throws InterruptedException {
    try (Probe<S, M> probe = probe(Map.of())) {
      probe.greet();
      probe.askInVain();
      find("late", probe.ask(), Grade.PASS);
    }
  }

  private void endsWithItsInput() throws InterruptedException {
    try (Probe<S, M> probe = probe(Map.of())) {
      probe.greet();
      find("input", probe.endsWithItsInput() ? Grade.PASS : Grade.ADVICE);
    }
  }

  private Probe<S, M> probe(Map<String, Object> extras) {
    return new Probe<>(game, setup, command, terms, extras);
  }

  private BotMatchResult match(int seat) throws InterruptedException {
    List<Entrant> entrants =
        new ArrayList<>(
            Stream.<Entrant>generate(() -> new Entrant.Computer(OPPONENT))
                .limit(setup.seats())
                .toList());
    entrants.set(seat, new Entrant.Program("bot", command));
    return new BotMatch<>(game, setup, entrants, terms).play(SEED);
  }

  private void find(String check, Optional<Fault> fault, Grade good, Object... values) {
    find(check, 0, fault, good, values);
  }

  // What it was asked is half of what its author needs; the other half is advice for this fault.
  private void find(String check, int seat, Optional<Fault> fault, Grade good, Object... values) {
    if (fault.isPresent()) {
      Message told =
          Message.of(
              "check." + check + ".fail",
              "fault",
              fault.get().message(),
              "asked",
              question.told(seat),
              "advice",
              Message.of("check.advice." + fault.get().advice()));
      findings.add(new Finding(check, Grade.FAIL, told));
    } else {
      find(check, good, values);
    }
  }

  private void find(String check, Grade grade, Object... values) {
    findings.add(
        new Finding(check, grade, Message.of("check." + check + "." + grade.id(), values)));
  }
}
