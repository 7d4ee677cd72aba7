package plateau.starter;

import java.util.List;
import java.util.Optional;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.starter.StarterMove.Leave;
import plateau.starter.StarterMove.Look;
import plateau.starter.StarterMove.Rest;
import plateau.starter.StarterMove.Show;
import plateau.starter.StarterMove.Take;

/**
 * {@code look-bush-3}, {@code take-nest-2-4}, {@code leave-1}, {@code leave-beak}, {@code rest}.
 */
final class StarterNotation implements Notation<StarterMove> {

  private static final String SPOT = "(?:bush-[1-6]|nest-[1-4]-[1-4])";

  @Override
  public List<MoveForm> forms() {
    return List.of(
        new MoveForm("look", "look-{spot}", "look-" + SPOT),
        new MoveForm("take", "take-{spot}", "take-" + SPOT),
        new MoveForm("leave", "leave-{place}", "leave-(?:[1-4]|beak)"),
        new MoveForm("show", "show", "show"),
        new MoveForm("rest", "rest", "rest"));
  }

  @Override
  public String write(StarterMove move) {
    return switch (move) {
      case Look look -> "look-" + look.at().id();
      case Take take -> "take-" + take.from().id();
      case Leave(int place) -> "leave-" + (place == Leave.BEAK ? "beak" : place);
      case Show _ -> "show";
      case Rest _ -> "rest";
    };
  }

  @Override
  public Optional<StarterMove> read(String text) {
    if (!text.matches(pattern())) {
      return Optional.empty();
    }
    String[] verbAndRest = text.split("-", 2);
    return switch (verbAndRest[0]) {
      case "look" -> Spot.named(verbAndRest[1]).map(Look::new);
      case "take" -> Spot.named(verbAndRest[1]).map(Take::new);
      case "leave" -> Optional.of(new Leave(placeIn(verbAndRest[1])));
      case "show" -> Optional.of(new Show());
      default -> Optional.of(new Rest());
    };
  }

  private static int placeIn(String text) {
    return text.equals("beak") ? Leave.BEAK : Integer.parseInt(text);
  }
}
