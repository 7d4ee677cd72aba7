package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.Armoury;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.view.FigureSeen;
import plateau.deadzone.view.ObjectiveSeen;
import plateau.deadzone.view.SideSeen;
import plateau.deadzone.view.SkirmishView;
import plateau.deadzone.view.TokenSeen;

/** A view, with what can be looked up in it. */
final class Position {

  private final SkirmishView view;
  private final Battlefield field;
  private final List<List<Soldier>> sides;
  private final CubeSet smoke;

  Position(SkirmishView view, Battlefield field) {
    this.view = view;
    this.field = field;
    sides = view.sides().stream().map(Position::soldiers).toList();
    smoke = cubes(view.smoke().stream());
  }

  private static List<Soldier> soldiers(SideSeen side) {
    List<FigureType> roster = side.team().figures();
    List<Soldier> soldiers = new ArrayList<>();
    for (FigureSeen seen : side.figures()) {
      int index = soldiers.size();
      FigureType type = index < roster.size() ? roster.get(index) : Armoury.standard().sentryGun();
      soldiers.add(new Soldier(side.side().ordinal(), index + 1, seen, type));
    }
    return soldiers;
  }

  SkirmishView view() {
    return view;
  }

  Battlefield field() {
    return field;
  }

  CubeSet smoke() {
    return smoke;
  }

  List<Soldier> side(int side) {
    return sides.get(side);
  }

  Stream<Soldier> standing(int side) {
    return side(side).stream().filter(Soldier::isOnBoard);
  }

  Stream<Soldier> standing() {
    return Stream.concat(standing(0), standing(1));
  }

  Soldier soldier(int side, FigureId id) {
    return side(side).stream()
        .filter(soldier -> soldier.seen().figure().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** The figure that acts. */
  Optional<Soldier> active() {
    return view.activation().map(one -> soldier(one.side().ordinal(), one.figure()));
  }

  /** The command by which somebody would come to a cube now. */
  Optional<Command> going(int cube) {
    return view.decision()
        .flatMap(
            decision ->
                switch (decision.kind()) {
                  case DEPLOY ->
                      side(decision.side().ordinal()).stream()
                          .filter(soldier -> !soldier.isOnBoard())
                          .findFirst()
                          .map(first -> new Command.Deploy(first.seen().figure(), cube));
                  case ACT -> Optional.of(new Command.Move(cube));
                  default -> Optional.empty();
                });
  }

  Scenery scenery() {
    Map<Integer, List<Sign>> figures = new HashMap<>();
    standing()
        .forEach(
            soldier ->
                figures
                    .computeIfAbsent(soldier.cube(), cube -> new ArrayList<>())
                    .add(soldier.sign()));
    return new Scenery(
        field.terrain(),
        cubes(view.objectives().stream().map(ObjectiveSeen::cube)),
        cubes(view.tokens().stream().map(TokenSeen::cube)),
        smoke,
        cubes(view.sides().stream().flatMap(side -> side.mines().stream())),
        figures);
  }

  private static CubeSet cubes(Stream<String> names) {
    CubeSet cubes = new CubeSet();
    names.forEach(name -> cubes.add(Cube.parse(name).orElseThrow()));
    return cubes;
  }
}
