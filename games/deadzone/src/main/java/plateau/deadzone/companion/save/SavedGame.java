package plateau.deadzone.companion.save;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.TableSetup;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;

/**
 * A whole game. It needs no other file: a team is the id of a sample, or the text of its file.
 *
 * @param profiles of figures that have another one than their roster says
 */
public record SavedGame(
    String jade,
    Map<String, Profile> profiles,
    Optional<String> enemy,
    boolean objectives,
    boolean realDice,
    long seed,
    List<Entry> entries) {

  public SavedGame {
    profiles = Map.copyOf(profiles);
    entries = List.copyOf(entries);
  }

  /**
   * What was agreed at the start.
   *
   * @throws plateau.deadzone.text.FileFault if a team is not legal
   */
  public TableSetup setup() {
    return new TableSetup(
        team(jade), profiles, enemy.map(SavedGame::team), objectives, realDice, seed);
  }

  private static StrikeTeam team(String idOrText) {
    return StrikeTeam.SAMPLES
        .find(idOrText)
        .orElseGet(() -> TeamReader.read(SaveLine.JADE + "/" + SaveLine.ENEMY, idOrText));
  }

  /** The same game, with other things said in it. */
  public SavedGame with(List<Entry> said) {
    return new SavedGame(jade, profiles, enemy, objectives, realDice, seed, said);
  }
}
