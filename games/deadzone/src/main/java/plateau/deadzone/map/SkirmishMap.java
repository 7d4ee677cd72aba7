package plateau.deadzone.map;

import java.util.List;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Names;
import plateau.deadzone.text.Samples;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * A map: the terrain and what the missions and the set-up need on it (A12). Immutable. Made by
 * {@link MapReader}, so a map that exists is a legal map.
 */
public final class SkirmishMap implements Bilingual {

  /** The maps that ship with the game (A12). */
  public static final Samples<SkirmishMap> SAMPLES =
      new Samples<>(SkirmishMap.class, FileKind.MAP, List.of("depot-9"), MapReader::read);

  private final String id;
  private final Names names;
  private final Terrain terrain;
  private final CubeSet objectives;
  private final CubeSet items;
  private final Zone south;
  private final Zone north;

  SkirmishMap(
      String id,
      Names names,
      Terrain terrain,
      CubeSet objectives,
      CubeSet items,
      Zone south,
      Zone north) {
    this.id = id;
    this.names = names;
    this.terrain = terrain;
    this.objectives = objectives.copy();
    this.items = items.copy();
    this.south = south;
    this.north = north;
  }

  /** The sample map of A12. */
  public static SkirmishMap depot9() {
    return SAMPLES.find("depot-9").orElseThrow();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  public Terrain terrain() {
    return terrain;
  }

  /** The cubes of the four objectives; a copy. */
  public CubeSet objectives() {
    return objectives.copy();
  }

  /** The cubes of the eight item tokens; a copy. */
  public CubeSet items() {
    return items.copy();
  }

  public Zone south() {
    return south;
  }

  public Zone north() {
    return north;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SkirmishMap map
        && id.equals(map.id)
        && names.equals(map.names)
        && terrain.equals(map.terrain)
        && objectives.equals(map.objectives)
        && items.equals(map.items)
        && south.equals(map.south)
        && north.equals(map.north);
  }

  @Override
  public int hashCode() {
    return 31 * id.hashCode() + terrain.hashCode();
  }

  /** The map's text. */
  @Override
  public String toString() {
    return MapWriter.write(this);
  }
}
