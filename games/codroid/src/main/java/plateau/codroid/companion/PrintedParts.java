package plateau.codroid.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.EventCard;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.Measures;
import plateau.codroid.rules.Outing;
import plateau.codroid.rules.Pawn;
import plateau.codroid.rules.Phase;
import plateau.kernel.Setup;
import plateau.kernel.companion.Printing;
import plateau.kernel.companion.Printing.Deck;
import plateau.kernel.companion.Printing.PaperCard;
import plateau.kernel.companion.Printing.PaperCounter;
import plateau.kernel.companion.Printing.Part;
import plateau.kernel.companion.Printing.Sheet;
import plateau.kernel.words.Message;

/** The board, the cards, the counters and the reference sheets of Codroid, from its own data. */
final class PrintedParts {

  private static final CodroidGame GAME = new CodroidGame();

  // Those of the houses and of many newcomers; forty cured win, and few are ill at a time.
  private static final int HEALTHY = 80;
  private static final int ILL = 45;
  private static final int CURED = 40;
  private static final int CLOSED_STATIONS = 3;
  private static final int TRUST = 4;

  private PrintedParts() {}

  static Printing all() {
    return new Printing(
        List.of(measures(), events()),
        counters(),
        List.of(round(), cards()),
        GAME.scene(standard()));
  }

  private static Setup standard() {
    return Setup.of(GAME.info(), 1, Map.of());
  }

  private static Deck measures() {
    return new Deck(
        "measures",
        Message.of("label.measures"),
        Measure.ALL.stream().map(PrintedParts::card).toList());
  }

  private static PaperCard card(Measure measure) {
    List<Part> parts = new ArrayList<>();
    parts.add(Part.lines("", List.of(about(measure.nameKey()))));
    measure
        .prerequisite()
        .ifPresent(needed -> parts.add(Part.lines(Message.of("label.requires"), List.of(needed))));
    return new PaperCard(measure, measure.cost(), parts, 1);
  }

  private static Deck events() {
    return new Deck(
        "events",
        Message.of("companion.print.events"),
        EventCard.ALL.stream()
            .map(
                event ->
                    new PaperCard(
                        event, "", List.of(Part.lines("", List.of(about(event.nameKey())))), 1))
            .toList());
  }

  private static Message about(String key) {
    return Message.of(key + ".about");
  }

  private static List<PaperCounter> counters() {
    return List.of(
        new PaperCounter(Pawn.HEALTHY.id(), Pawn.HEALTHY, HEALTHY),
        new PaperCounter(Pawn.INCUBATING.id(), Pawn.INCUBATING, ILL),
        new PaperCounter(Pawn.SICK.id(), Pawn.SICK, ILL),
        new PaperCounter(Pawn.CURED.id(), Pawn.CURED, CURED),
        new PaperCounter("marker", Message.of("label.return-marker"), 1),
        new PaperCounter("round", Message.of("label.round"), 1),
        new PaperCounter("crisis", Message.of("label.crisis-level"), 1),
        new PaperCounter("closed-station", Message.of("label.closed-station"), CLOSED_STATIONS),
        new PaperCounter("trust", Message.of("label.trust-points"), TRUST));
  }

  private static Sheet round() {
    List<Part> parts = new ArrayList<>();
    parts.add(step(Phase.SETUP, "draw.first-infected", "draw.marker"));
    parts.add(step(Phase.MOVE_OUT, "draw.move-out"));
    parts.add(
        new Part(
            Message.of("companion.print.dice"),
            IntStream.range(0, Outing.values().length)
                .mapToObj(i -> List.<Object>of(i + 1, Outing.values()[i]))
                .toList()));
    parts.add(Part.lines(Phase.DISEASE, List.of(Message.of("companion.print.disease"))));
    parts.add(Part.lines(Phase.MOVE_BACK, List.of(Message.of("companion.print.move-back"))));
    parts.add(step(Phase.HOSPITAL, "draw.column", "draw.sick"));
    parts.add(Part.lines(Phase.MEASURES, List.of(about("companion.measures"))));
    parts.add(points());
    parts.add(Part.lines(Phase.EVENT, List.of(Message.of("companion.print.event"))));
    parts.add(
        Part.lines(
            Message.of("companion.print.end"),
            List.of(
                Message.of("end.won-eradicated"),
                Message.of("end.won-immune"),
                Message.of("end.lost-hospital"),
                Message.of("end.lost-time"))));
    return new Sheet("round", Message.of("companion.print.round"), parts);
  }

  private static Part step(Phase phase, String... draws) {
    return Part.lines(
        phase, IntStream.range(0, draws.length).mapToObj(i -> about(draws[i])).toList());
  }

  private static Part points() {
    List<Object> rounds = new ArrayList<>(List.of(Message.of("label.round")));
    List<Object> points = new ArrayList<>(List.of(Message.of("label.measure-points")));
    for (int round = 1; round <= standard().whole("rounds"); round++) {
      rounds.add(round);
      points.add(Measures.points(round));
    }
    return new Part("", List.of(rounds, points));
  }

  private static Sheet cards() {
    List<List<Object>> measures =
        Measure.ALL.stream()
            .map(one -> List.<Object>of(one.cost(), one, about(one.nameKey())))
            .toList();
    List<List<Object>> events =
        EventCard.ALL.stream().map(one -> List.<Object>of(one, about(one.nameKey()))).toList();
    return new Sheet(
        "cards",
        Message.of("companion.print.cards"),
        List.of(
            new Part(Message.of("label.measures"), measures),
            new Part(Message.of("companion.print.events"), events)));
  }
}
