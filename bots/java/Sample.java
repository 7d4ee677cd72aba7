import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Sends each agent to the alien that pays most per round, and slides where that is cheaper. */
public class Sample extends IcebergBot {

  private static final int LOOK_AHEAD = 12; // rounds; later arrivals can wait

  private record Errand(int agent, Position target, double worth) {}

  public static void main(String[] args) {
    new Sample().run();
  }

  @Override
  protected void onTurn() {
    Set<Integer> busy = new HashSet<>();
    Set<Position> taken = new HashSet<>();
    for (Errand errand : errands()) {
      if (!busy.contains(errand.agent()) && !taken.contains(errand.target())) {
        busy.add(errand.agent());
        taken.add(errand.target());
        walk(errand.agent(), errand.target());
      }
    }
  }

  // All that could be done, the best first.
  private List<Errand> errands() {
    List<Errand> errands = new ArrayList<>();
    List<AlienInfo> wanted = aliens().stream().filter(this::isWanted).toList();
    for (int agent = 0; agent < AGENTS_PER_PLAYER; agent++) {
      Position here = agentPosition(me(), agent);
      for (AlienInfo alien : wanted) {
        int steps = shortestPath(here, alien.position()).size();
        int rounds = roundsUntilCaptured(alien, steps);
        int end = alien.arrival() + Math.min(alien.duration(), ROUNDS - alien.arrival());
        boolean canGo = steps > 0 || here.equals(alien.position());
        if (canGo && currentRound() + rounds <= end) {
          errands.add(new Errand(agent, alien.position(), (double) alien.points() / rounds));
        }
      }
    }
    errands.sort(Comparator.comparingDouble(Errand::worth).reversed());
    return errands;
  }

  private boolean isWanted(AlienInfo alien) {
    int rounds = alien.arrival() - currentRound();
    boolean isComing = rounds > 0 && rounds <= LOOK_AHEAD;
    return alien.points() > 0 && (isComing || alienAt(alien.position()));
  }

  private int roundsUntilCaptured(AlienInfo alien, int steps) {
    int counted = steps > 0 ? 0 : alien.captureProgress();
    int walking = Math.max(0, steps - 1) / POINTS_PER_TURN;
    return Math.max(walking, alien.arrival() - currentRound()) + CAPTURE_ROUNDS - counted;
  }

  // Goes as far as the points allow. Others may have moved, so the way is looked up again.
  private void walk(int agent, Position target) {
    int code = OK;
    while (code == OK) {
      Position here = agentPosition(me(), agent);
      List<Integer> way = shortestPath(here, target);
      if (way.isEmpty()) {
        return;
      }
      boolean slides = actionPoints(agent) >= SLIDE_COST && isSlide(here, way);
      code = slides ? slide(agent, way.getFirst()) : move(agent, way.getFirst());
    }
  }

  // Whether a slide ends on the way, behind more steps than it costs.
  private boolean isSlide(Position here, List<Integer> way) {
    int direction = way.getFirst();
    Position cell = here.next(direction);
    int run = 0;
    while (run < way.size() && way.get(run) == direction) {
      cell = cell.next(direction);
      run++;
    }
    boolean stops = cellType(cell) != FREE || agentOwnerAt(cell) != -1;
    return run > SLIDE_COST && stops;
  }
}
