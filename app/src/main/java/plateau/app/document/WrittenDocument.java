package plateau.app.document;

import java.util.List;
import java.util.Map;
import plateau.app.session.Session;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;
import plateau.terminal.TextBoard;

/**
 * A text that somebody wrote for a game.
 *
 * @param name how people call it: a file, or the id of a text that comes with the game
 */
record WrittenDocument(Kind kind, String name, String text) {

  /** A kind of text, with the game that has it. */
  record Kind(Game<?, ?> game, DocumentKind document) {

    /** As people name it: the game and what it is, with a dash between them. */
    @Override
    public String toString() {
      return game.info().id() + "-" + document.id();
    }
  }

  /**
   * The text as set-ups carry it.
   *
   * @throws plateau.kernel.words.Problem when it is not sound
   */
  String carried() {
    return kind.document().read(name, text);
  }

  /** Says that it is sound, and what the game's board has to say of it. */
  void tell(Session session) {
    List<String> told =
        TextBoard.of(kind.game()).told(kind.document().id(), name, carried(), session.page());
    if (told.isEmpty()) {
      session.tell(judged("check.sound", kind.document().check(text)));
    } else {
      session.print(told);
    }
  }

  /** The game's verdict, with the file and what it is taken for. */
  Message judged(String key, Verdict verdict) {
    return Message.of(key, "file", name, "kind", kind.toString(), "words", verdict.words());
  }

  /** Draws it: as the game's board does, or as a match begins with it. */
  void draw(Session session) {
    TextBoard board = TextBoard.of(kind.game());
    String carried = carried();
    session.print(
        board
            .picture(kind.document().id(), carried, session.page())
            .orElseGet(() -> board.draw(opening(kind.game(), carried), session.page())));
  }

  private <S extends State<S, M>, M> Object opening(Game<S, M> game, String carried) {
    Map<String, String> chosen = Map.of(kind.document().options().getFirst(), carried);
    Setup setup = Setup.of(game.info(), game.info().minSeats(), chosen);
    return game.view(game.start(setup, new Seeded(0), Journal.OFF), Seat.REFEREE);
  }
}
