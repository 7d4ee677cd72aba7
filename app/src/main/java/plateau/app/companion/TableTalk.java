package plateau.app.companion;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import plateau.app.play.Vocabulary;
import plateau.app.rules.RulesPage;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.Game;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.companion.Told;
import plateau.kernel.words.Elision;
import plateau.kernel.words.Problem;
import plateau.terminal.Style;
import plateau.terminal.TextBoard;
import plateau.terminal.Wrapping;

/** Talks with the people at a real table, up to the end of the game or until they leave. */
final class TableTalk {

  private final Session session;
  private final Game<?, ?> game;
  private final Companion companion;
  private final Path file;
  private final Vocabulary<TalkWord> vocabulary = TalkWord.vocabulary();
  private Talk now;
  private List<Told> told = List.of();
  private boolean left;

  /**
   * @param file where the talk is saved after every answer
   */
  TableTalk(Session session, Game<?, ?> game, Companion companion, Talk now, Path file) {
    this.session = session;
    this.game = game;
    this.companion = companion;
    this.now = now;
    this.file = file;
  }

  int run() {
    save();
    session.heading(session.words().say(now.title()));
    session.tell("play.opening.saved", "file", file);
    session.tell("talk.opening");
    // What was told before the talk was resumed is in the log.
    told = now.canGoBack() ? now.told().subList(0, lastPart()) : List.of();
    while (now.ask().isPresent() && !left) {
      tellNews();
      talk(new Asking(session, now.ask().get()));
    }
    tellNews();
    leave();
    return ExitCode.FINE;
  }

  // Up to the last heading: the figure that acts, or the round.
  private int lastPart() {
    List<Told> lines = now.told();
    int index = lines.size() - 1;
    while (index > 0 && lines.get(index).kind() != Told.Kind.HEADING) {
      index--;
    }
    return Math.max(0, index);
  }

  /** Says how to go on later. */
  void leave() {
    if (now.ask().isPresent()) {
      session.terminal().out().println();
      session.tell("play.farewell");
      String resume = " companion " + game.info().id() + " --resume " + TextFile.quoted(file);
      session.terminal().out().println("  " + session.command() + resume);
      session.terminal().out().flush();
    }
  }

  private void tellNews() {
    List<Told> lines = now.told();
    int known = 0;
    while (known < Math.min(told.size(), lines.size())
        && told.get(known).equals(lines.get(known))) {
      known++;
    }
    lines.subList(known, lines.size()).forEach(this::tell);
    told = lines;
  }

  private void tell(Told line) {
    String text = Elision.in(session.words(), session.words().say(line.text()));
    switch (line.kind()) {
      case HEADING -> session.heading(text);
      case DO ->
          Wrapping.lines(text, session.terminal().width(), "→ ", "  ")
              .forEach(one -> session.print(List.of(session.ink().paint(Style.GREEN, one))));
      case NOTE -> session.print(text);
    }
  }

  private void talk(Asking asking) {
    Optional<String> typed = asking.ask();
    if (typed.isEmpty()) {
      left = true;
      return;
    }
    String line = typed.get();
    if (line.isEmpty() && !asking.acceptsEnter()) {
      return;
    }
    Optional<Vocabulary.Typed<TalkWord>> word = vocabulary.read(line);
    if (word.isPresent()) {
      obey(word.get(), asking);
      return;
    }
    try {
      Optional<String> report = reports().read(line);
      if (report.isPresent()) {
        goOn(now.tell(report.get()));
        now.noted().ifPresent(session::tell);
      } else {
        asking
            .value(line)
            .ifPresentOrElse(
                value -> goOn(now.answer(value)), () -> session.tell(asking.complaint(line)));
      }
    } catch (Problem problem) {
      session.tell(problem.message());
    }
  }

  private Reports reports() {
    return new Reports(companion, session.words(), now);
  }

  private void goOn(Talk next) {
    now = next;
    save();
  }

  private void save() {
    try {
      TextFile.write(file, now.text());
    } catch (Problem unsaved) {
      // The game goes on; the next answer tries again.
      session.complain(unsaved.message());
    }
  }

  private void obey(Vocabulary.Typed<TalkWord> typed, Asking asking) {
    switch (typed.word()) {
      case HELP -> help(asking);
      case BACK -> back();
      case CARD ->
          now.card()
              .ifPresentOrElse(
                  card -> card.sentences().forEach(session::tell),
                  () -> session.tell("talk.no-card"));
      case TEAM -> session.print(new PiecesPage(session.page()).lines(now));
      case BOARD ->
          now.board()
              .ifPresentOrElse(
                  board -> session.print(TextBoard.of(game).draw(board, session.page())),
                  () -> session.tell("talk.no-board"));
      case LOG -> now.told().forEach(this::tell);
      case AUTO -> roll();
      case RULES ->
          RulesPage.of(game, session.page())
              .ifPresentOrElse(
                  session::print, () -> session.tell("rules.none", "game", game.info().id()));
      case SAVE -> saveCopy(typed.rest());
      case QUIT -> left = true;
    }
  }

  private void help(Asking asking) {
    asking.explain();
    session.tell("talk.help");
    List<String> forms = List.copyOf(reports().forms());
    if (!forms.isEmpty()) {
      session.tell("talk.forms", "forms", forms);
    }
  }

  private void back() {
    if (!now.canGoBack()) {
      session.tell("talk.nothing-to-take-back");
      return;
    }
    goOn(now.back());
    session.tell("play.undone");
    told = now.told().subList(0, Math.max(0, now.toldBefore()));
  }

  private void roll() {
    Ask ask = now.ask().orElseThrow();
    if (ask.kind() != Ask.Kind.DIE) {
      session.tell("play.nothing-to-roll");
      return;
    }
    Choice face = ask.choices().get(new SecureRandom().nextInt(ask.choices().size()));
    session.tell("play.rolled", "face", face.name());
    goOn(now.answer(face.value()));
  }

  private void saveCopy(String name) {
    try {
      Path copy = name.isEmpty() ? file : TextFile.path(name);
      if (!name.isEmpty()) {
        TableFile.checkUnused(copy);
      }
      TextFile.write(copy, now.text());
      session.tell("play.saved", "file", copy);
    } catch (Problem problem) {
      session.tell(problem.message());
    }
  }
}
