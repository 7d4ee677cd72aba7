import java.util.Comparator;
import java.util.List;

public class Starter extends IcebergBot {
  @Override
  protected void onTurn() {
    for (int agent = 0; agent < 4; agent++) {
      Position here = agentPosition(me(), agent);
      if (alienAt(here)) {
        continue; // three rounds on its cell capture an alien
      }
      var present = aliens().stream().filter(alien -> alienAt(alien.position()));
      var ways = present.map(alien -> shortestPath(here, alien.position()));
      var nearest = ways.filter(way -> !way.isEmpty()).min(Comparator.comparingInt(List::size));
      for (int direction : nearest.orElse(List.of())) {
        move(agent, direction);
      }
    }
  }

  public static void main(String[] args) {
    new Starter().run();
  }
}
