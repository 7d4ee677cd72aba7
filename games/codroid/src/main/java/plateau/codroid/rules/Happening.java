package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.journal.Entry;

/**
 * What can happen in a game, for the journal. Nothing is secret in Codroid. Those marked as detail
 * are what someone needs who moves real pawns on a real board.
 */
public sealed interface Happening extends Entry {

  /** A happening that a short account leaves out. */
  sealed interface Detail extends Happening {
    @Override
    default boolean isDetail() {
      return true;
    }
  }

  record FirstInfected(Place house) implements Happening {}

  record MarkerPlaced(Place house) implements Happening {}

  record RoundBegan(int round) implements Happening {
    @Override
    public boolean isHeading() {
      return true;
    }
  }

  // Step 1 and step 3

  record Rolled(HouseType type, int die, Outing outing) implements Happening {}

  record Went(Place from, Place to, List<Pawn> robots) implements Detail {

    public Went {
      robots = List.copyOf(robots);
    }

    static Went one(int from, int to, int pawn) {
      return new Went(Place.ALL.get(from), Place.ALL.get(to), List.of(Pawn.ALL.get(pawn)));
    }
  }

  record Arrived(Pawn robot, Place place) implements Happening {}

  record CameHome(Place from, int count) implements Happening {}

  record MovedToTills(int count) implements Happening {}

  // Step 2

  record FellSick(Place place, int count) implements Detail {}

  record Infected(Place place, int count) implements Happening {}

  record DiseaseDeveloped(int fellSick, int infected) implements Happening {}

  // Step 4

  record LeftHospitalCured(Column column, Place house, int die) implements Happening {}

  record LeftHospitalSick(Column column, Place house) implements Happening {}

  record Scrapped(int die) implements Happening {}

  record StayedInHospital(Column column, int die) implements Detail {}

  record MovedOn(Column from, Column to, int count) implements Detail {}

  record Cured(Place place, int die) implements Happening {}

  record StayedSick(Place place, int die) implements Detail {}

  record Admitted(Place place, Column column, int die) implements Happening {}

  record FoundNoBed(Place place, int die) implements Happening {}

  // Step 5

  record CrisisRose(int level, int places) implements Happening {}

  record PointsReceived(int points, int trust) implements Happening {}

  record MeasurePlayed(Measure measure, int cost, int left) implements Happening {}

  record StationsClosed(List<Place> houses) implements Happening {

    public StationsClosed {
      houses = List.copyOf(houses);
    }
  }

  // Step 6 and the end of the turn

  record EventDrawn(EventCard event) implements Happening {}

  record EventAverted(EventCard event, Measure by) implements Happening {}

  record MeasureLost(Measure measure) implements Happening {}

  record RowOpened() implements Happening {}

  record TrustBanked(int bank) implements Happening {}

  record CameIntoForce(List<Measure> measures) implements Happening {

    public CameIntoForce {
      measures = List.copyOf(measures);
    }
  }

  record Ended(Status status) implements Happening {}
}
