package plateau.app.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import plateau.app.play.Conversation.Next;
import plateau.app.play.JournalText.Depth;
import plateau.app.rules.RulesPage;
import plateau.app.saved.SameMatch;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.match.Question;
import plateau.kernel.match.Step;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Advice;

/** Does what a {@link PlayWord} asks for. */
final class WordHandler<S extends State<S, M>, M> {

  private final Session session;
  private final Table<S, M> table;
  private final Match<S, M> match;
  private final SharedScreen<S, M> screen;
  private final Scene<S, M> scene;

  WordHandler(Session session, Table<S, M> table, SharedScreen<S, M> screen, Scene<S, M> scene) {
    this.session = session;
    this.table = table;
    this.match = table.match();
    this.screen = screen;
    this.scene = scene;
  }

  Next handle(Vocabulary.Typed<PlayWord> typed) {
    return switch (typed.word()) {
      case HELP -> help();
      case UNDO -> undo();
      case LOG -> log();
      case BOARD -> board();
      case SEE -> see(typed.rest());
      case HINT -> hint();
      case WHY -> typed.rest().isEmpty() ? why() : whyNot(typed.rest());
      case RULES -> rules();
      case SAVE -> save(typed.rest());
      case QUIT -> Next.LEAVE;
      case BACK -> back();
      case AUTO -> rollForThem();
    };
  }

  private Next help() {
    match.question().ifPresent(this::explain);
    session.tell(match.question().isPresent() ? "play.help.draw" : "play.help");
    return Next.ASK_AGAIN;
  }

  // A game may explain its rolls and draws, as the companion does its questions.
  private void explain(Question question) {
    String about = question.draw().what().key() + ".about";
    if (session.words().has(about)) {
      session.tell(about);
    }
  }

  private Next undo() {
    if (screen.hasSecrets()) {
      // What was seen cannot be unseen: a card, another's answer.
      session.tell("play.no-undo-with-secrets");
      return Next.ASK_AGAIN;
    }
    if (!table.undo()) {
      session.tell("play.nothing-to-undo");
      return Next.ASK_AGAIN;
    }
    screen.skip();
    session.tell("play.undone");
    return Next.GO_ON;
  }

  private Next log() {
    List<Entry> entries = new ArrayList<>();
    for (int step = 0; step < match.steps().size(); step++) {
      entries.addAll(match.journal(step));
    }
    match.question().ifPresent(question -> entries.addAll(question.soFar()));
    scene.account(Journal.visibleTo(table.viewer(), entries), Depth.WITH_DETAILS);
    return Next.ASK_AGAIN;
  }

  private Next board() {
    if (match.steps().isEmpty()) {
      session.tell("play.no-board-yet");
      return Next.ASK_AGAIN;
    }
    scene.board(table.viewer());
    if (match.question().isEmpty()) {
      scene.menu(match.toMove());
    }
    return Next.ASK_AGAIN;
  }

  private Next see(String what) {
    if (match.steps().isEmpty() || !scene.look(table.viewer(), what)) {
      session.tell("play.nothing-to-see");
    }
    return Next.ASK_AGAIN;
  }

  private Next hint() {
    if (match.question().isPresent()) {
      session.tell("play.nothing-to-decide");
      return Next.ASK_AGAIN;
    }
    Advice<M> advice =
        Advice.on(match.game(), match.state().copy(), match.steps().size(), System::nanoTime);
    advice.level().ifPresent(level -> session.tell("play.hint.level", "level", level));
    session.print(
        new Explanation<>(match.game(), match.state(), session.page()).lines(advice.thoughts()));
    int alike = advice.alike(Explanation.MOST_MOVES);
    if (alike > 1) {
      session.tell("play.hint.alike", "count", alike);
    }
    return Next.ASK_AGAIN;
  }

  private Next why() {
    table.lastComputerStep().ifPresentOrElse(this::explain, () -> session.tell("play.why.nobody"));
    return Next.ASK_AGAIN;
  }

  // What cannot be chosen: a move that is not legal, or a thing that the view shows.
  private Next whyNot(String what) {
    if (match.question().isPresent() || match.isOver()) {
      session.tell("play.nothing-to-decide");
      return Next.ASK_AGAIN;
    }
    List<Message> reasons =
        new Hindrances<>(match, table.viewer(), scene.called(table.viewer())).of(what);
    reasons.forEach(session::tell);
    if (reasons.isEmpty()) {
      session.tell("play.why-not.unknown", "what", what);
    }
    return Next.ASK_AGAIN;
  }

  private void explain(Step step) {
    S before = table.positionBefore(step);
    if (!isOpen(before, step.seat())) {
      session.tell("play.why.secret", "player", scene.nameOf(step.seat()));
      return;
    }
    String player = scene.nameOf(step.seat());
    table
        .thoughts(before, step)
        .ifPresentOrElse(
            thoughts -> {
              session.tell("play.why", "player", player, "move", step.move());
              session.print(
                  new Explanation<>(match.game(), before, session.page()).lines(thoughts));
            },
            () -> session.tell("play.why.no-odds", "player", player));
  }

  // Thoughts about what only one seat knows would tell it to the others.
  private boolean isOpen(S state, int seat) {
    Object known = match.game().view(state, Seat.SPECTATOR);
    return match.game().view(state, seat).equals(known);
  }

  private Next rules() {
    RulesPage.of(match.game(), session.page())
        .ifPresentOrElse(
            session::print, () -> session.tell("rules.none", "game", match.game().info().id()));
    return Next.ASK_AGAIN;
  }

  private Next save(String file) {
    try {
      session.tell("play.saved", "file", file.isEmpty() ? table.file() : saveCopy(file));
    } catch (Problem problem) {
      session.tell(problem.message());
    }
    return Next.ASK_AGAIN;
  }

  private Path saveCopy(String file) {
    Path copy = TextFile.path(file);
    if (Files.exists(copy) && !SameMatch.isSavedIn(copy, table.header())) {
      throw new Problem(Message.of("play.save-exists", "file", copy));
    }
    TextFile.write(copy, ReplayWriter.write(table.replay()));
    return copy;
  }

  private Next back() {
    if (!table.takeBackAnswer()) {
      session.tell("play.nothing-to-take-back");
      return Next.ASK_AGAIN;
    }
    screen.tookBack(match.question().map(question -> question.soFar().size()).orElse(0));
    return Next.GO_ON;
  }

  private Next rollForThem() {
    if (match.question().isEmpty()) {
      session.tell("play.nothing-to-roll");
      return Next.ASK_AGAIN;
    }
    Question question = match.question().get();
    int k = new SecureRandom().nextInt(question.n());
    session.tell("play.rolled", "face", DrawAnswers.face(question, k, session.words()));
    table.answer(k);
    return Next.GO_ON;
  }
}
