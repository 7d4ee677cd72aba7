package plateau.deadzone.outlook;

import java.util.List;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.skirmish.Side;

/** What there is to know about a command before it is chosen; each kind has facts of its own. */
public sealed interface Prospect {

  /**
   * Activating a figure: what it could do then.
   *
   * @param advance where a Move can end; after standing up, if it is pinned
   * @param sprint where a Sprint can end
   */
  record Start(
      FigureId figure,
      Side side,
      String cube,
      List<String> advance,
      List<String> sprint,
      List<Sighting> sightings)
      implements Prospect {

    public Start {
      advance = List.copyOf(advance);
      sprint = List.copyOf(sprint);
      sightings = List.copyOf(sightings);
    }
  }

  /** Something done to a figure of one's own, in this cube. */
  record Care(FigureId figure, Side side, String cube) implements Prospect {}

  /** Something done in a cube. */
  record Spot(String cube) implements Prospect {}

  /**
   * A movement.
   *
   * @param path the cubes entered, in their order, up to the first mine
   * @param seenBy the enemies able to shoot who would see it clear at its end
   * @param fights the entry fights that it could choose from
   * @param leavers the attacks that enemies could make on it as it leaves
   * @param blasts what the mine on its way may do
   */
  record Walk(
      String cube,
      List<String> path,
      List<FigureId> seenBy,
      List<Strike> fights,
      List<Strike> leavers,
      List<Harm> blasts)
      implements Prospect {

    public Walk {
      path = List.copyOf(path);
      seenBy = List.copyOf(seenBy);
      fights = List.copyOf(fights);
      leavers = List.copyOf(leavers);
      blasts = List.copyOf(blasts);
    }
  }

  /** An attack, or what is added to the one under way. */
  record Blow(Strike strike) implements Prospect {}

  /**
   * A grenade.
   *
   * @param hit the chance that it lands in the cube and not beside it
   * @param blasts what it does to those in the cube if it does; empty for smoke
   */
  record Toss(String cube, double hit, List<Harm> blasts) implements Prospect {

    public Toss {
      blasts = List.copyOf(blasts);
    }
  }
}
