package plateau.app.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.app.play.JournalText.Depth;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.State;
import plateau.kernel.journal.Entry;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.replay.Header;
import plateau.players.seating.PlayerNames;
import plateau.terminal.Terminal;
import plateau.terminal.TextBoard;

/** What people see while they play. */
final class Scene<S extends State<S, M>, M> {

  private final Session session;
  private final Terminal terminal;
  private final Table<S, M> table;
  private final Match<S, M> match;
  private final TextBoard board;

  Scene(Session session, Table<S, M> table) {
    this.session = session;
    this.terminal = session.terminal();
    this.table = table;
    this.match = table.match();
    this.board = TextBoard.of(match.game());
  }

  void opening() {
    Header header = table.header();
    session.heading(session.say("game.name"));
    session.tell("game.about");
    terminal.out().println();
    if (header.seedHash().isPresent()) {
      session.tell("play.opening.seed", "hash", header.seedHash().get());
    } else {
      session.tell("play.opening.real-dice");
    }
    session.tell("play.opening.saved", "file", table.file());
    session.tell("play.opening.help");
  }

  void account(List<Entry> entries, Depth depth) {
    List<String> lines = new JournalText(session.page()).lines(entries, depth);
    if (!lines.isEmpty()) {
      paragraph(lines);
    }
  }

  private void paragraph(List<String> lines) {
    terminal.out().println();
    session.print(lines);
  }

  // Only that it has moved: what it did stands in the journal, as far as it is not secret.
  void computerPlayed(Step step) {
    terminal.out().println();
    session.tell("play.computer-played", "player", nameOf(step.seat()));
  }

  /** What people call a seat of this table. */
  String nameOf(int seat) {
    return new PlayerNames(session.words()).ofSeats(table.header().players()).get(seat);
  }

  /** Tells several steps as one story; false when the game is better told step by step. */
  boolean story(List<Entry> entries) {
    Optional<List<String>> story = board.story(entries, session.page());
    story.filter(lines -> !lines.isEmpty()).ifPresent(this::paragraph);
    return story.isPresent();
  }

  void board(int seat) {
    boolean decides = match.question().isEmpty() && !match.isOver() && match.toMove() == seat;
    List<String> moves = decides ? match.legalMoves() : List.of();
    paragraph(board.draw(viewOf(seat), moves, session.page()));
  }

  /** Shows what somebody wants to see; false when the board shows everything already. */
  boolean look(int seat, String what) {
    Optional<List<String>> seen = board.look(viewOf(seat), what, session.page());
    seen.ifPresent(this::paragraph);
    return seen.isPresent();
  }

  /** What the board calls things. */
  Map<String, String> called(int seat) {
    return board.called(viewOf(seat), session.page());
  }

  private Object viewOf(int seat) {
    return match.game().view(match.state(), seat);
  }

  void menu(int seat) {
    String turn = table.people() > 1 ? "play.your-turn-seat" : "play.your-turn";
    session.heading(session.say(turn, "player", nameOf(seat)));
    Outlook outlook = match.game().outlook(match.state()).orElse(Outlook.NONE);
    List<String> brief = board.moves(viewOf(seat), match.legalMoves(), outlook, session.page());
    session.print(brief.isEmpty() ? Menu.of(match, session.words()).lines(session.page()) : brief);
    terminal.out().println();
  }

  /** Waits until this seat alone looks at the screen, and gives what was typed. */
  Optional<String> handOver(int seat) {
    clear();
    String player = nameOf(seat);
    session.heading(session.say("play.hand-over", "player", player));
    session.tell("play.hand-over.wait");
    Optional<String> line = ask("play.prompt.hand-over", "player", player);
    clear();
    return line;
  }

  void clear() {
    terminal.clear();
  }

  /** Asks, and gives what was typed; empty when nobody will type any more. */
  Optional<String> ask(String prompt, Object... facts) {
    return session.ask(session.say(prompt, facts));
  }

  void farewell() {
    terminal.out().println();
    session.tell("play.farewell");
    String resume = " play " + table.header().game() + " --resume " + TextFile.quoted(table.file());
    terminal.out().println("  " + session.command() + resume);
    terminal.out().flush();
  }
}
