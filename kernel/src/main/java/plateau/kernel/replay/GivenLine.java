package plateau.kernel.replay;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The object in a line; whatever does not fit is a fault of that line. */
record GivenLine(int number, Given fields) {

  static GivenLine of(int number, String text) {
    return new GivenLine(
        number, Given.object(read(number, text), (given, wanted) -> misfit(number, given, wanted)));
  }

  private static @Nullable Object read(int number, String text) {
    try {
      return JsonReader.read(text);
    } catch (Problem broken) {
      throw new ReplayFault(number, broken.message());
    }
  }

  private static ReplayFault misfit(int number, Given given, Given.Kind wanted) {
    String path = given.path();
    return new ReplayFault(
        number,
        path.isEmpty()
            ? Message.of("replay.no-object")
            : Message.of(
                "replay.wrong-field",
                "field",
                path,
                "kind",
                Message.of("replay.kind." + wanted.id())));
  }

  ReplayFault fault(Message what) {
    return new ReplayFault(number, what);
  }

  /** Refuses fields that nobody reads. */
  void checkNames(Given object, String... known) {
    Optional<Given> unknown = object.unknown(known);
    if (unknown.isPresent()) {
      throw fault(Message.of("replay.unknown-field", "field", unknown.get().path()));
    }
  }
}
