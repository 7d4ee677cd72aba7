package plateau.deadzone.mission;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.text.Names;
import plateau.kernel.DataFile;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * What a skirmish is about (A10.2).
 *
 * @param score victory points for each objective held at the end of a round
 * @param firstScored the first round that scores
 * @param target the victory points that end the game
 */
public record Mission(
    String id, Names names, Objectives objectives, int score, int firstScored, int target)
    implements Bilingual {

  /** What the mission files of A10.2 are called; the first is the standard. */
  public static final List<String> SAMPLES = List.of("domination", "two-beacons", "annihilation");

  /** The sample mission with this id. */
  public static Optional<Mission> sample(String id) {
    if (!SAMPLES.contains(id)) {
      return Optional.empty();
    }
    String file = id + ".mission";
    return Optional.of(MissionReader.read(file, DataFile.beside(Mission.class, file)));
  }

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  /** The objectives of a map that are objectives of this mission. */
  public CubeSet objectives(SkirmishMap map) {
    return objectives.among(map.objectives());
  }

  @Override
  public String toString() {
    return id;
  }
}
