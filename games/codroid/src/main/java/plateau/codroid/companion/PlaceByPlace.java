package plateau.codroid.companion;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.codroid.rules.Happening;
import plateau.codroid.rules.Happening.Went;
import plateau.codroid.rules.Pawn;
import plateau.codroid.rules.Phase;
import plateau.codroid.rules.Place;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Records;
import plateau.kernel.companion.Told;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * The journal for people who move real pawns: the steps of a round as headings, and robots that
 * leave a place one after the other by where they go.
 */
final class PlaceByPlace {

  private final List<Told> told = new ArrayList<>();
  private Phase phase = Phase.SETUP;
  // Robots that leave one place one after the other, by where they go.
  private @Nullable Place from;
  private final Map<Place, List<Pawn>> going = new LinkedHashMap<>();

  private PlaceByPlace() {}

  static List<Told> of(List<Entry> entries) {
    PlaceByPlace account = new PlaceByPlace();
    account.heading(Phase.SETUP);
    account.houses();
    entries.forEach(entry -> account.add((Happening) entry));
    account.arrive();
    return List.copyOf(account.told);
  }

  // The rules need no entry for it; whoever has real pawns does.
  private void houses() {
    List<Message> houses =
        Place.HOUSES.stream()
            .map(house -> Message.of("companion.house", "house", house, "slots", house.slots()))
            .toList();
    Message text = Message.of("companion.setup.houses", "houses", houses);
    told.add(new Told(Told.Kind.DO, "houses", text, Optional.empty()));
  }

  private void add(Happening happening) {
    if (happening instanceof Went went) {
      add(went);
      return;
    }
    arrive();
    Phase now = phaseOf(happening);
    if (now != phase) {
      heading(now);
    }
    phase = now;
    told.add(
        new Told(
            kindOf(happening),
            Named.kebab(happening.getClass().getSimpleName()),
            new Message(Words.keyOf(happening.getClass()), Records.facts(happening)),
            Optional.of((Record) happening)));
  }

  private void add(Went went) {
    if (from != went.from()) {
      arrive();
      from = went.from();
    }
    going.computeIfAbsent(went.to(), _ -> new ArrayList<>()).addAll(went.robots());
  }

  // Tells of those who are on their way.
  private void arrive() {
    Place left = from;
    if (left != null) {
      going.forEach((to, robots) -> told.add(went(new Went(left, to, robots))));
    }
    from = null;
    going.clear();
  }

  private static Told went(Went went) {
    Message text =
        Message.of(
            "companion.went",
            "from",
            went.from(),
            "to",
            went.to(),
            "robots",
            counted(went.robots()));
    return new Told(Told.Kind.DO, "went", text, Optional.of(went));
  }

  private static List<Message> counted(List<Pawn> robots) {
    Map<Pawn, Integer> counts = new EnumMap<>(Pawn.class);
    robots.forEach(robot -> counts.merge(robot, 1, Integer::sum));
    return counts.entrySet().stream()
        .map(
            entry ->
                Message.of("companion.robots." + entry.getKey().id(), "count", entry.getValue()))
        .toList();
  }

  private void heading(Phase now) {
    told.add(new Told(Told.Kind.HEADING, now.id(), Message.of(now.nameKey()), Optional.empty()));
  }

  // Rounds have headings of their own, and what an event does belongs to the event.
  private Phase phaseOf(Happening happening) {
    return switch (happening) {
      case Happening.FirstInfected _, Happening.MarkerPlaced _ -> Phase.SETUP;
      case Happening.Rolled _ -> Phase.MOVE_OUT;
      case Happening.FellSick _, Happening.DiseaseDeveloped _ -> Phase.DISEASE;
      case Happening.CameHome _ -> phase == Phase.DISEASE ? Phase.MOVE_BACK : phase;
      case Happening.MovedToTills _ -> Phase.MOVE_BACK;
      case Happening.LeftHospitalCured _,
          Happening.Scrapped _,
          Happening.StayedInHospital _,
          Happening.MovedOn _,
          Happening.Cured _,
          Happening.StayedSick _,
          Happening.Admitted _,
          Happening.FoundNoBed _ ->
          Phase.HOSPITAL;
      case Happening.CrisisRose _, Happening.PointsReceived _, Happening.MeasurePlayed _ ->
          Phase.MEASURES;
      case Happening.EventDrawn _ -> Phase.EVENT;
      case Happening.Infected _ -> phase == Phase.EVENT ? Phase.EVENT : Phase.DISEASE;
      case Happening.RoundBegan _,
          Happening.Went _,
          Happening.Arrived _,
          Happening.LeftHospitalSick _,
          Happening.StationsClosed _,
          Happening.EventAverted _,
          Happening.MeasureLost _,
          Happening.RowOpened _,
          Happening.TrustBanked _,
          Happening.CameIntoForce _,
          Happening.Ended _ ->
          phase;
    };
  }

  private static Told.Kind kindOf(Happening happening) {
    return switch (happening) {
      case Happening.RoundBegan _ -> Told.Kind.HEADING;
      case Happening.FirstInfected _,
          Happening.MarkerPlaced _,
          Happening.Went _,
          Happening.Arrived _,
          Happening.MovedToTills _,
          Happening.FellSick _,
          Happening.Infected _,
          Happening.LeftHospitalCured _,
          Happening.LeftHospitalSick _,
          Happening.Scrapped _,
          Happening.MovedOn _,
          Happening.Cured _,
          Happening.Admitted _,
          Happening.CrisisRose _,
          Happening.MeasurePlayed _,
          Happening.StationsClosed _,
          Happening.MeasureLost _,
          Happening.RowOpened _,
          Happening.TrustBanked _ ->
          Told.Kind.DO;
      case Happening.Rolled _,
          Happening.CameHome _,
          Happening.DiseaseDeveloped _,
          Happening.StayedInHospital _,
          Happening.StayedSick _,
          Happening.FoundNoBed _,
          Happening.PointsReceived _,
          Happening.EventDrawn _,
          Happening.EventAverted _,
          Happening.CameIntoForce _,
          Happening.Ended _ ->
          Told.Kind.NOTE;
    };
  }
}
