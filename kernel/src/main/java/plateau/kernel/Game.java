package plateau.kernel;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Seat;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.chance.Chance;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/**
 * The rules of one game. Stateless: everything that changes lives in {@code S}.
 *
 * <p>Found through {@link java.util.ServiceLoader}. A game's words for people stand in {@code
 * messages_en.properties} and {@code messages_fr.properties} beside its class.
 *
 * @param <S> the position
 * @param <M> the moves: a sealed interface of small records, or an enum
 */
public interface Game<S extends State<S, M>, M> {

  /** Id, rules version, seats, options with their limits. */
  GameInfo info();

  /**
   * The position before anyone decides. The set-up has been checked against {@link #info()}; what
   * only the game can judge throws {@link IllegalSetup}, saying what to change.
   */
  S start(Setup setup, Chance chance, Journal journal);

  /** A move as short readable text, and back. */
  Notation<M> notation();

  /**
   * A record: all that this seat may know, and nothing else. {@link Seat#SPECTATOR} sees what is
   * public, {@link Seat#REFEREE} sees everything: two positions are the same when their referee's
   * views are.
   *
   * <p>What the journal of the last step tells a seat, its view tells too, so that a player who
   * reads only views, a bot say, is told no less than one who reads the journal.
   *
   * <p>All views of one seat in one match are of one class, so that a server may tell only what is
   * new in them.
   */
  Object view(S state, int seat);

  /** A whole position that fits what this seat knows; the rest is drawn anew. */
  S imagine(S state, int seat, Chance chance);

  /** What a move means, in words. */
  default Message describe(M move) {
    return Message.of("move." + notation().write(move));
  }

  /**
   * What a move means in this position, in words: for games whose things bring names of their own,
   * which a move that was read from its text does not know.
   */
  default Message describe(S state, M move) {
    return describe(move);
  }

  /**
   * What stays the same all through a match and everybody may know: a record for boards to draw,
   * with a map, say. It is told once, so that views need not repeat it.
   */
  default Optional<Object> scene(Setup setup) {
    return Optional.empty();
  }

  /**
   * What the seat that decides may know of its moves before it chooses: what they touch, what
   * chance may bring, what is worth knowing. The only author of all that is shown about moves
   * beforehand.
   */
  default Optional<Outlook> outlook(S state) {
    return Optional.empty();
  }

  /**
   * Why this move, which {@link State#allows} forbids, may not be played now: a sentence for a
   * person.
   */
  default Message whyNot(S state, M move) {
    return Message.of("refused.not-now", "move", notation().write(move));
  }

  /**
   * Why this seat cannot choose a thing now that its view shows, a sentence for whoever points at
   * it; empty when it can, or when nobody would expect to. It rests on nothing that the view of
   * that seat does not tell. Asked only while it is that seat's turn.
   *
   * @param thing a path in the view: {@code places.bar}, {@code agents.0.2}
   */
  default Optional<Message> whyNot(S state, int seat, String thing) {
    return Optional.empty();
  }

  /**
   * Whether everybody knows everything and nothing is left to chance once a match has begun. Then
   * every position that a seat imagines is the true one, a move leads to one position, and what one
   * seat sees or reads, all others and spectators do too.
   */
  default boolean isCertain() {
    return false;
  }

  /** Computer players that only this game has. */
  default List<PlayerKind<S, M>> players() {
    return List.of();
  }

  /**
   * Who plays at each {@link plateau.kernel.Level}, the lowest first: what {@link LevelFile} says
   * beside the game's words.
   */
  default List<Graded> levels() {
    return LevelFile.beside(getClass());
  }

  /** The sides, where a seat may change its own in the middle of a match. */
  default Optional<Sides<S>> sides() {
    return Optional.empty();
  }

  /**
   * Who sits where when nobody says: {@link PlayerKind#HUMAN}, a level or the name of a computer
   * player for each seat.
   */
  default List<String> usualTable() {
    return Collections.nCopies(info().minSeats(), PlayerKind.HUMAN);
  }

  /** Ways to play that one can choose as a whole: short formats, say. */
  default List<Preset> presets() {
    return List.of();
  }

  /**
   * What everybody on a server may play once a day with the same chance, to see who does best: one
   * person, on the first seat that is {@link PlayerKind#HUMAN}, with or against computer players.
   */
  default Optional<Preset> daily() {
    return Optional.empty();
  }

  /** How good a position looks to a seat, for players that look only a little ahead. */
  default Optional<Evaluation<S>> evaluation() {
    return Optional.empty();
  }

  /** What helps a player that searches. */
  default Hints<S, M> hints() {
    return Hints.none();
  }

  /** Whether all seats win or lose together. */
  default boolean isCooperative() {
    return false;
  }

  /** What a simulation measures beside the result. */
  default Optional<Gauges<S>> gauges() {
    return Optional.empty();
  }

  /**
   * Games with this set-up in which the lab tries orders of things; empty when there is nothing to
   * put in order.
   */
  default Optional<Trials> trials(Setup setup) {
    return Optional.empty();
  }

  /** What people may write for this game beside moves: maps, teams. */
  default List<DocumentKind> documents() {
    return List.of();
  }

  /** How programs play whole turns; without one they are asked for a move at a time. */
  default Optional<Dialogue<S>> dialogue() {
    return Optional.empty();
  }
}
