package plateau.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.app.play.JournalText.Depth;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.kernel.State;
import plateau.kernel.journal.Entry;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.match.Question;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Plays a match with the people in front of the terminal, up to its end or until they leave. */
public final class Conversation<S extends State<S, M>, M> {

  /** What comes after a line that somebody typed. */
  enum Next {
    ASK_AGAIN,
    GO_ON,
    LEAVE
  }

  // More would fill the screen.
  private static final int MOST_NAMED = 12;

  private final Session session;
  private final Table<S, M> table;
  private final Match<S, M> match;
  private final SharedScreen<S, M> screen;
  private final Scene<S, M> scene;
  private final WordHandler<S, M> handler;
  private final Vocabulary<PlayWord> vocabulary =
      new Vocabulary<>(Table.class, PlayWord.values(), PlayWord::key);
  private @Nullable Message leftUnplayed;

  public Conversation(Session session, Table<S, M> table) {
    this.session = session;
    this.table = table;
    this.match = table.match();
    this.screen = new SharedScreen<>(table);
    this.scene = new Scene<>(session, table);
    this.handler = new WordHandler<>(session, table, screen, scene);
  }

  /** What has been told before is not told again: the match was resumed. */
  public void skipWhatHappened() {
    screen.skip();
  }

  public int run() {
    scene.opening();
    while (!match.isOver()) {
      if (nextTurn() == Next.LEAVE) {
        leave();
        return ExitCode.FINE;
      }
    }
    tellNews(table.viewer());
    scene.board(table.viewer());
    new Finale<>(session, table).tell();
    return ExitCode.FINE;
  }

  /** Says how to go on later. Nothing needs to be saved: everything is. */
  public void leave() {
    if (!match.isOver()) {
      if (screen.sharesSecrets()) {
        scene.clear();
      }
      scene.farewell();
    }
  }

  private Next nextTurn() {
    try {
      return takeTurn();
    } catch (Problem unsaved) {
      // The move was made, only the file could not be written; the next step tries again.
      session.complain(unsaved.message());
      return Next.GO_ON;
    }
  }

  private Next takeTurn() {
    Optional<Question> question = match.question();
    if (question.isPresent()) {
      return askForDraw(question.get());
    }
    return table.isHuman(match.toMove()) ? decide() : watchComputer();
  }

  private Next watchComputer() {
    table.playComputer();
    if (table.people() == 0) {
      tellNews(table.viewer());
    }
    return session.terminal().isClosed() ? Next.LEAVE : Next.GO_ON;
  }

  private Next decide() {
    int seat = match.toMove();
    if (screen.mustChangeFor(seat) && !handOver(seat)) {
      return Next.LEAVE;
    }
    tellNews(seat);
    scene.board(seat);
    scene.menu(seat);
    tellWhatWasLeft();
    return askUntilClear("play.prompt", this::decideBy);
  }

  // Behind the board: before it nobody would see it.
  private void tellWhatWasLeft() {
    if (leftUnplayed != null) {
      session.tell(leftUnplayed);
      leftUnplayed = null;
    }
  }

  // Nothing of the one before stays on the screen, and nothing of the next one is on it too early.
  private boolean handOver(int seat) {
    Optional<String> line = scene.handOver(seat);
    screen.changeTo(seat);
    return line.isPresent() && !isQuit(line.get());
  }

  private boolean isQuit(String line) {
    return vocabulary.read(line).filter(typed -> typed.word() == PlayWord.QUIT).isPresent();
  }

  private Next decideBy(String line) {
    Menu menu = Menu.of(match, session.words());
    if (line.matches("[0-9]{1,9}")) {
      return choose(menu, Integer.parseInt(line) - 1);
    }
    Optional<MoveSequence> several = MoveSequence.read(line, match.game().notation());
    if (several.isPresent()) {
      return play(several.get());
    }
    Optional<Vocabulary.Typed<PlayWord>> word =
        menu.has(line) ? Optional.empty() : vocabulary.read(line);
    return word.isPresent() ? handler.handle(word.get()) : chooseByText(menu, line);
  }

  private Next choose(Menu menu, int index) {
    if (index < 0 || index >= menu.size()) {
      session.tell("play.no-such-number", "max", menu.size());
      return Next.ASK_AGAIN;
    }
    return play(menu.text(index));
  }

  private Next chooseByText(Menu menu, String line) {
    List<Integer> meant = menu.meant(line);
    if (meant.size() > 1) {
      List<String> texts = meant.stream().limit(MOST_NAMED).map(menu::text).toList();
      boolean areAll = texts.size() == meant.size();
      session.tell(
          areAll ? "play.ambiguous" : "play.ambiguous.many",
          "typed",
          line,
          "count",
          meant.size(),
          "moves",
          texts);
      return Next.ASK_AGAIN;
    }
    if (meant.isEmpty() && match.game().notation().read(line).isEmpty()) {
      session.tell("play.nothing-fits", "typed", line);
      return Next.ASK_AGAIN;
    }
    return play(meant.isEmpty() ? line : menu.text(meant.getFirst()));
  }

  private Next play(String text) {
    if (table.play(text) instanceof Answer.Refused refused) {
      session.tell(refused.reason());
      return Next.ASK_AGAIN;
    }
    return Next.GO_ON;
  }

  // One after the other, as far as they go.
  private Next play(MoveSequence sequence) {
    int seat = match.toMove();
    for (int i = 0; i < sequence.moves().size(); i++) {
      if (match.question().isPresent() || match.toMove() != seat) {
        leftUnplayed = Message.of("play.turn-was-over", "moves", sequence.from(i));
        return Next.GO_ON;
      }
      if (table.play(sequence.moves().get(i)) instanceof Answer.Refused refused) {
        Message left =
            Message.of("play.stopped-at", "moves", sequence.from(i), "why", refused.reason());
        if (i > 0) {
          leftUnplayed = left;
          return Next.GO_ON;
        }
        session.tell(left);
        return Next.ASK_AGAIN;
      }
    }
    return Next.GO_ON;
  }

  private Next askForDraw(Question question) {
    int seat = table.viewer();
    tellNews(seat);
    scene.account(screen.before(question, seat), depth());
    DrawAnswers answers = new DrawAnswers(question, session.words());
    session.print(answers.lines(session.page()));
    return askUntilClear("play.prompt.draw", line -> answerBy(answers, line));
  }

  private Next answerBy(DrawAnswers answers, String line) {
    List<Integer> meant = answers.meant(line);
    Optional<Vocabulary.Typed<PlayWord>> word = vocabulary.read(line);
    if (meant.size() == 1) {
      table.answer(meant.getFirst());
      return Next.GO_ON;
    }
    if (word.isPresent()) {
      return handler.handle(word.get());
    }
    session.tell(answers.complaint(line, meant));
    return Next.ASK_AGAIN;
  }

  private interface Reaction {
    Next to(String line);
  }

  private Next askUntilClear(String prompt, Reaction reaction) {
    Next next = Next.ASK_AGAIN;
    while (next == Next.ASK_AGAIN) {
      Optional<String> line = scene.ask(prompt);
      next = line.isEmpty() ? Next.LEAVE : line.get().isBlank() ? next : reaction.to(line.get());
    }
    return next;
  }

  private void tellNews(int seat) {
    News news = screen.newsFor(seat);
    Map<Step, List<Entry>> fresh = new LinkedHashMap<>();
    while (news.hasSteps()) {
      Step step = match.steps().get(news.step());
      List<Entry> entries = new ArrayList<>(news.ofNextStep(seat));
      while (news.hasSteps() && isSameTurn(step, match.steps().get(news.step()))) {
        entries.addAll(news.ofNextStep(seat));
      }
      fresh.put(step, entries);
    }
    List<Entry> all = fresh.values().stream().flatMap(List::stream).toList();
    if (depth() != Depth.SHORT || !scene.story(all)) {
      fresh.forEach(this::tellStep);
    }
  }

  private void tellStep(Step step, List<Entry> entries) {
    if (!step.isSetup() && !table.isHuman(step.seat())) {
      scene.computerPlayed(step);
    }
    scene.account(entries, depth());
  }

  // In games that are played by turns a turn is told as a whole.
  private boolean isSameTurn(Step step, Step next) {
    return match.game().dialogue().isPresent() && !step.isSetup() && next.seat() == step.seat();
  }

  // Whoever rolls real dice moves real pieces.
  private Depth depth() {
    return table.hasRealDice() ? Depth.PIECE_BY_PIECE : Depth.SHORT;
  }
}
