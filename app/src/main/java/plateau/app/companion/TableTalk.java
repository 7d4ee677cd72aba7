package plateau.app.companion;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.play.Vocabulary;
import plateau.app.rules.RulesPage;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.companion.CardText;
import plateau.deadzone.companion.Companion;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.Line;
import plateau.deadzone.companion.Prompt;
import plateau.deadzone.companion.Situation;
import plateau.deadzone.companion.Situation.Active;
import plateau.deadzone.companion.save.SaveWriter;
import plateau.deadzone.companion.save.SavedGame;
import plateau.deadzone.companion.talk.Receipt;
import plateau.deadzone.roster.Profile;
import plateau.kernel.companion.Ask;
import plateau.kernel.words.Elision;
import plateau.kernel.words.Problem;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** Talks with the people at a real table, up to the end of the game or until they leave. */
public final class TableTalk {

  private final Session session;
  private final SavedGame game;
  private final Path file;
  private final Companion companion;
  private final List<Entry> entries;
  private final Vocabulary<TalkWord> vocabulary = TalkWord.vocabulary();
  private Situation now;
  private List<Line> told = List.of();
  private boolean left;

  /**
   * @param file where the game is saved after every answer
   */
  public TableTalk(Session session, SavedGame game, Path file) {
    this.session = session;
    this.game = game;
    this.file = file;
    companion = new Companion(game.setup());
    entries = new ArrayList<>(game.entries());
    now = companion.after(entries);
  }

  public int run() {
    save();
    session.heading(session.say("talk.title", "team", companion.setup().jade()));
    session.tell("play.opening.saved", "file", file);
    session.tell("talk.opening");
    // What was told before the game was resumed is in the log.
    told = entries.isEmpty() ? List.of() : now.lines().subList(0, lastPart());
    while (now.prompt().isPresent() && !left) {
      tellNews();
      talk(new Asking(session, now.prompt().get()));
    }
    tellNews();
    leave();
    return ExitCode.FINE;
  }

  // Up to the last heading: the figure that acts, or the round.
  private int lastPart() {
    int index = now.lines().size() - 1;
    while (index > 0 && !(now.lines().get(index) instanceof Line.Heading)) {
      index--;
    }
    return Math.max(0, index);
  }

  /** Says how to go on later. */
  public void leave() {
    if (now.prompt().isPresent()) {
      session.terminal().out().println();
      session.tell("play.farewell");
      String resume = " companion deadzone --resume " + TextFile.quoted(file);
      session.terminal().out().println("  " + session.command() + resume);
      session.terminal().out().flush();
    }
  }

  private void tellNews() {
    List<Line> lines = now.lines();
    int known = 0;
    while (known < Math.min(told.size(), lines.size())
        && told.get(known).equals(lines.get(known))) {
      known++;
    }
    lines.subList(known, lines.size()).forEach(this::tell);
    told = lines;
  }

  private void tell(Line line) {
    String text = Elision.in(session.words(), session.words().say(line.message()));
    switch (line) {
      case Line.Heading heading -> session.heading(text);
      case Line.Told instruction ->
          Wrapping.lines(text, session.terminal().width(), "→ ", "  ")
              .forEach(one -> session.print(List.of(session.ink().paint(Style.GREEN, one))));
      case Line.Noted noted -> session.print(text);
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
    asking.value(line).ifPresentOrElse(this::answer, () -> session.tell(asking.complaint(line)));
  }

  private void answer(String value) {
    add(new Entry.Answer(now.prompt().orElseThrow().question(), value));
  }

  private void add(Entry entry) {
    entries.add(entry);
    now = companion.after(entries);
    save();
  }

  private void save() {
    try {
      write(file);
    } catch (Problem unsaved) {
      // The game goes on; the next answer tries again.
      session.complain(unsaved.message());
    }
  }

  private void write(Path where) {
    TextFile.write(where, SaveWriter.write(game.with(entries)));
  }

  private void obey(Vocabulary.Typed<TalkWord> typed, Asking asking) {
    switch (typed.word()) {
      case HELP -> asking.explain();
      case BACK -> back();
      case CARD -> showCard();
      case TEAM -> session.print(new TeamPage(session.page()).lines(now));
      case LOG -> now.lines().forEach(this::tell);
      case AUTO -> roll();
      case RULES ->
          RulesPage.of(new DeadzoneGame(), session.page())
              .ifPresentOrElse(
                  session::print, () -> session.tell("rules.none", "game", "deadzone"));
      case SAVE -> saveCopy(typed.rest());
      case QUIT -> left = true;
      case DEAD, ALIVE, INJURED, HEALED, RELOAD, ITEM, OVER, QUICK ->
          new Reporting(session, companion.setup(), now)
              .of(typed.word(), typed.rest())
              .ifPresent(this::report);
    }
  }

  private void back() {
    if (entries.isEmpty()) {
      session.tell("talk.nothing-to-take-back");
      return;
    }
    entries.removeLast();
    now = companion.after(entries);
    save();
    session.tell("play.undone");
    told = now.lines().subList(0, Math.max(0, now.lines().size() - now.linesSinceAnswer()));
  }

  private void showCard() {
    Optional<Active> active = now.active();
    if (active.flatMap(Active::card).isEmpty()) {
      session.tell("talk.no-card");
      return;
    }
    boolean shooter = companion.setup().profileOf(active.get().figure()) == Profile.SHOOTING;
    CardText.of(active.get().card().get(), shooter).forEach(session::tell);
  }

  private void roll() {
    Prompt prompt = now.prompt().orElseThrow();
    if (prompt.kind() != Ask.Kind.DIE) {
      session.tell("play.nothing-to-roll");
      return;
    }
    int face = new SecureRandom().nextInt(prompt.choices().size());
    session.tell("play.rolled", "face", prompt.choices().get(face).name());
    answer(prompt.choices().get(face).value());
  }

  private void saveCopy(String name) {
    try {
      Path copy = name.isEmpty() ? file : TextFile.path(name);
      if (!name.isEmpty()) {
        TableFile.checkUnused(copy);
      }
      write(copy);
      session.tell("play.saved", "file", copy);
    } catch (Problem problem) {
      session.tell(problem.message());
    }
  }

  private void report(Entry.Report report) {
    add(report);
    session.tell(new Receipt(companion.setup(), report).message());
  }
}
