package plateau.table.message;

import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Something that was asked for is not done; its code is for programs, its sentence for people. The
 * words of tables stand in the message files beside this class.
 */
public final class Refusal extends Problem {

  private static final long serialVersionUID = 1;

  /** Why, with the status that HTTP has for it. */
  public enum Code implements Named {
    MALFORMED(400),
    ILLEGAL_SETUP(400),
    WRONG_TOKEN(401),
    UNKNOWN_TABLE(404),
    UNKNOWN_TOURNAMENT(404),
    UNKNOWN_FILE(404),
    UNREADABLE_FILE(400),
    HIDDEN_GROUND(409),
    UNKNOWN_GAME(404),
    NO_RULES(404),
    NO_TUTORIAL(404),
    NO_DAILY(404),
    NO_SUCH_DOCUMENT(404),
    NO_COMPANION(404),
    NO_SUCH_STEP(404),
    NO_SUCH_SEAT(404),
    NOT_FOUND(404),
    SEAT_TAKEN(409),
    SEAT_KEPT(409),
    NOT_OVER(409),
    UNKNOWN_DICE(409),
    OTHER_RULES(409),
    STALE(409),
    ILLEGAL(409),
    NOT_YOUR_TURN(409),
    WAITING(409),
    OVER(409),
    SPECTATOR(403),
    AWAY(409),
    NOT_AWAY(409),
    PRESENT(409),
    NO_TIME(409),
    NO_UNDO(409),
    NO_PREVIEW(409),
    NO_HINT(409),
    UNFIT(409),
    NOTHING_TO_ROLL(409),
    BOT_FAULT(400),
    BOT_ELSEWHERE(409),
    FOREIGN_ORIGIN(403),
    FOREIGN_HOST(421),
    NO_SUCH_METHOD(405),
    TOO_SLOW(408),
    TOO_BIG(413),
    ADDRESS_TOO_LONG(414),
    HEAD_TOO_LONG(431),
    TOO_FAST(429),
    STORE_FAILED(503),
    BUSY(503),
    GOING_DOWN(503);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  private final Code code;
  private final transient Optional<Game<?, ?>> game;

  public Refusal(Code code, Message message) {
    this(code, message, Optional.empty());
  }

  private Refusal(Code code, Message message, Optional<Game<?, ?>> game) {
    super(message);
    this.code = code;
    this.game = game;
  }

  /** The same, in a sentence that may be of this game: only with its words it can be said. */
  public Refusal in(Game<?, ?> ofGame) {
    return new Refusal(code, message(), Optional.of(ofGame));
  }

  /** With the sentence {@code refusal.<code>}. */
  public static Refusal of(Code code, Object... namesAndValues) {
    return new Refusal(code, Message.of("refusal." + code.id(), namesAndValues));
  }

  /** The game whose words are needed to say it, if any are. */
  public Optional<Game<?, ?>> game() {
    return game;
  }

  public Code code() {
    return code;
  }
}
