package plateau.panic.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.kernel.MoveForm;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * A verb and its objects: {@code burn}, {@code give gas-can}, {@code move trooper north}. Each move
 * is made once, so that a list of moves allocates nothing else. The form and the words of a verb
 * have its id in their keys, the objects are blanks in them.
 */
final class Verb<M extends PanicMove> implements Phrase<M> {

  /** A move, how it is written and how it is said. */
  record Said<M>(M move, String text, Message words) {}

  private final List<MoveForm> forms;
  private final List<Said<M>> said;
  private final PanicMove[] moves;
  private final int seconds;
  private final Map<String, M> byText;
  private final Map<M, Said<M>> byMove;

  /**
   * @param said each move that can be said so
   * @param seconds how many second objects there are to each first one
   */
  private Verb(List<MoveForm> forms, List<Said<M>> said, int seconds) {
    this.forms = forms;
    this.said = said;
    this.seconds = seconds;
    moves = said.stream().map(Said::move).toArray(PanicMove[]::new);
    byText = said.stream().collect(Collectors.toMap(Said::text, Said::move));
    byMove = said.stream().collect(Collectors.toMap(Said::move, Function.identity()));
  }

  /** Where form and words are of its own making. */
  static <M extends PanicMove> Verb<M> of(MoveForm form, Stream<Said<M>> said) {
    return new Verb<>(List.of(form), said.toList(), 1);
  }

  /** Without an object. */
  static <M extends PanicMove> Verb<M> of(String verb, M move) {
    MoveForm form = new MoveForm(verb, verb, verb);
    return of(form, Stream.of(new Said<>(move, verb, Message.of("move." + verb))));
  }

  /** With an object, such as {@code "room", Room.ALL}. */
  static <A extends Named, M extends PanicMove> Verb<M> of(
      String verb, String name, List<A> objects, Function<A, M> move) {
    return of(verb, verb, name, objects, move);
  }

  /** One of several meanings of a verb, which has an id of its own. */
  static <A extends Named, M extends PanicMove> Verb<M> of(
      String id, String verb, String name, List<A> objects, Function<A, M> move) {
    MoveForm form =
        new MoveForm(id, "%s {%s}".formatted(verb, name), verb + " " + MoveForm.idOf(objects));
    return of(
        form,
        objects.stream()
            .map(
                object ->
                    new Said<>(
                        move.apply(object),
                        verb + " " + object.id(),
                        Message.of("move." + id, name, object))));
  }

  /** With two objects. */
  static <A extends Named, B extends Named, M extends PanicMove> Verb<M> of(
      String verb,
      String name,
      List<A> ones,
      String other,
      List<B> others,
      BiFunction<A, B, M> move) {
    MoveForm form =
        new MoveForm(
            verb,
            "%s {%s} {%s}".formatted(verb, name, other),
            verb + " " + MoveForm.idOf(ones) + " " + MoveForm.idOf(others));
    Stream<Said<M>> said =
        ones.stream()
            .flatMap(
                one ->
                    others.stream()
                        .map(
                            two ->
                                new Said<>(
                                    move.apply(one, two),
                                    verb + " " + one.id() + " " + two.id(),
                                    Message.of("move." + verb, name, one, other, two))));
    return new Verb<>(List.of(form), said.toList(), others.size());
  }

  /** What is said in two ways; the second ones are asked for by their own verb. */
  static <M extends PanicMove> Verb<M> either(Verb<M> one, Verb<M> other) {
    return new Verb<>(both(one.forms, other.forms), both(one.said, other.said), 1);
  }

  private static <T> List<T> both(List<T> first, List<T> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }

  /** The move with the object of this number. */
  PanicMove get(int object) {
    return moves[object];
  }

  PanicMove get(int first, int second) {
    return moves[first * seconds + second];
  }

  /** All of them, in the order of the objects. */
  List<M> all() {
    return said.stream().map(Said::move).toList();
  }

  @Override
  public List<MoveForm> forms() {
    return forms;
  }

  @Override
  public Optional<M> read(String text) {
    return Optional.ofNullable(byText.get(text));
  }

  @Override
  public String text(M move) {
    return said(move).text();
  }

  @Override
  public Message words(M move) {
    return said(move).words();
  }

  private Said<M> said(M move) {
    Said<M> known = byMove.get(move);
    if (known == null) {
      throw new IllegalArgumentException("There is no such move: " + move);
    }
    return known;
  }
}
