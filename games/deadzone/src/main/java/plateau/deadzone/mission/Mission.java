package plateau.deadzone.mission;

import java.util.List;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Names;
import plateau.deadzone.text.Samples;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * What a skirmish is about (A10.2).
 *
 * @param score victory points for each objective held at the end of a round
 * @param firstScored the first round that scores
 * @param target the victory points that end the game
 * @param rounds after which the game ends at the latest (A10.3)
 */
public record Mission(
    String id,
    Names names,
    Objectives objectives,
    int score,
    int firstScored,
    int target,
    int rounds)
    implements Bilingual {

  /** A10.3: the rounds of a game whose mission says nothing else. */
  static final int MOST_ROUNDS = 6;

  /** The missions of A10.2. */
  public static final Samples<Mission> SAMPLES =
      new Samples<>(
          Mission.class,
          FileKind.MISSION,
          List.of("domination", "two-beacons", "annihilation", "raid"),
          MissionReader::read);

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  /** The objectives of a map that are objectives of this mission. */
  public CubeSet objectives(SkirmishMap map) {
    return objectives.among(map.objectives());
  }

  /** The mission's text. */
  @Override
  public String toString() {
    return MissionWriter.write(this);
  }
}
