import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Calls everything that the interface of Iceberg offers and tells on standard error what it
 * answers. The project's tests compare that with the answers of the rules themselves, the same for
 * every kit.
 */
public class InterfaceCheck extends IcebergBot {

  private static final List<Integer> RECITED_ROUNDS = List.of(0, 1, 2, 50, 99);
  private static final int[] NUMBERS = {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 4, Integer.MAX_VALUE};
  private static final int[][] FLAGS = {
    {0, 0, 0},
    {24, 24, 3},
    {-1, 0, 1},
    {0, 25, 2},
    {5, 5, 4},
    {5, 5, -1},
    {Integer.MAX_VALUE, Integer.MIN_VALUE, 9},
    {7, 7, 1},
  };
  private static final int[][] WAYS = {
    {0, 0, 24, 24}, {-1, 0, 0, 0}, {0, 0, 25, 0}, {12, 12, 12, 12}, {3, 3, 20, 4},
  };

  public static void main(String[] args) {
    new InterfaceCheck().run();
  }

  @Override
  protected void onMatchStart() {
    List<Map<String, Object>> forms = PlateauBot.grammar();
    tell(
        "told",
        PlateauBot.seed(),
        forms.size(),
        forms.get(0).get("pattern"),
        PlateauBot.scene() == null ? 1 : 0,
        PlateauBot.hello().get("seat"));
    tell("start", move(0, 0), debugFlag(new Position(0, 0), 1), number(undo()));
    tellAll();
  }

  @Override
  protected void onTurn() {
    if (RECITED_ROUNDS.contains(currentRound())) {
      recite();
    }
    walk();
  }

  @Override
  protected void onMatchEnd() {
    tell("end", slide(0, 0), push(0, 0), number(undo()));
    tellAll();
  }

  private void recite() {
    tellAll();
    for (IntBinaryOperator act : List.<IntBinaryOperator>of(this::move, this::slide, this::push)) {
      tell("codes", codes(act));
      tellAll();
      undoAll();
    }
    tell(
        "flags",
        Arrays.stream(FLAGS)
            .map(flag -> "" + debugFlag(new Position(flag[0], flag[1]), flag[2]))
            .collect(Collectors.joining(" ")));
    for (int agent = 0; agent < 4; agent++) {
      tell("mixed", push(agent, agent), slide(agent, (agent + 1) % 4), move(agent, agent));
    }
    tell("undo", number(undo()));
    tellAll();
    undoAll();
  }

  private static String codes(IntBinaryOperator act) {
    return Arrays.stream(NUMBERS)
        .boxed()
        .flatMap(agent -> Arrays.stream(NUMBERS).mapToObj(d -> "" + act.applyAsInt(agent, d)))
        .collect(Collectors.joining(" "));
  }

  private void undoAll() {
    int undone = 0;
    while (undo()) {
      undone++;
    }
    tell("undone", undone);
  }

  // Like the starter, so that there is something to see.
  private void walk() {
    for (int agent = 0; agent < 4; agent++) {
      Position here = agentPosition(me(), agent);
      if (!alienAt(here)) {
        var present = aliens().stream().filter(alien -> alienAt(alien.position()));
        var ways = present.map(alien -> shortestPath(here, alien.position()));
        var nearest = ways.filter(way -> !way.isEmpty()).min(Comparator.comparingInt(List::size));
        for (int direction : nearest.orElse(List.of())) {
          move(agent, direction);
        }
      }
    }
  }

  private void tellAll() {
    tell("round", currentRound(), me(), opponent());
    tell("scores", each(-1, 2, " ", this::score));
    tell("points", each(-1, 4, " ", this::actionPoints));
    tell(
        "agents",
        each(-1, 2, " ", player -> each(-1, 4, " ", agent -> cell(agentPosition(player, agent)))));
    for (int row = -1; row <= 25; row++) {
      int here = row;
      tell(each(-1, 25, "", column -> letter(new Position(here, column))));
    }
    tell("info", info(alienInfo(new Position(-1, 0))));
    for (AlienInfo alien : aliens()) {
      tell("alien", info(alien), info(alienInfo(alien.position())));
    }
    tell(
        "history",
        opponentHistory().stream()
            .map(done -> done.type() + "/" + done.agent() + "/" + done.direction())
            .collect(Collectors.joining(" ")));
    for (int[] way : WAYS) {
      tellWay(new Position(way[0], way[1]), new Position(way[2], way[3]));
    }
    for (int agent = 0; agent < 4; agent++) {
      for (AlienInfo alien : aliens()) {
        tellWay(agentPosition(me(), agent), alien.position());
      }
    }
  }

  private void tellWay(Position from, Position to) {
    List<Integer> way = shortestPath(from, to);
    tell("way", way.stream().map(String::valueOf).collect(Collectors.joining()));
  }

  private char letter(Position position) {
    int number = cellType(position) + 3 * (agentOwnerAt(position) + 1);
    return (char) ('a' + number + 9 * number(alienAt(position)));
  }

  private static String each(int first, int last, String between, IntFunction<Object> told) {
    return IntStream.rangeClosed(first, last)
        .mapToObj(i -> told.apply(i).toString())
        .collect(Collectors.joining(between));
  }

  private static String cell(Position position) {
    return position.row() + "," + position.column();
  }

  private static String info(AlienInfo alien) {
    return "%s %d %d %d %d"
        .formatted(
            cell(alien.position()),
            alien.points(),
            alien.arrival(),
            alien.duration(),
            alien.captureProgress());
  }

  private static int number(boolean truth) {
    return truth ? 1 : 0;
  }

  private static void tell(Object... words) {
    String line = Arrays.stream(words).map(Object::toString).collect(Collectors.joining(" "));
    System.out.println(line.stripTrailing());
  }
}
