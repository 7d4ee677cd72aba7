package plateau.deadzone.roster;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.text.Names;
import plateau.kernel.DataFile;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/**
 * One side's figures (A4.2, A11.3), in roster order.
 *
 * @param ownWeapons weapons that only this team has
 */
public record StrikeTeam(
    String id, Names names, SpecialOrder order, List<Weapon> ownWeapons, List<FigureType> figures)
    implements Bilingual {

  /** What the team files of A11.3 are called; the first is the standard. */
  public static final List<String> SAMPLES = List.of("wardens", "ironworks", "ash-brood");

  public StrikeTeam {
    ownWeapons = List.copyOf(ownWeapons);
    figures = List.copyOf(figures);
  }

  /** The sample team with this id. */
  public static Optional<StrikeTeam> sample(String id) {
    if (!SAMPLES.contains(id)) {
      return Optional.empty();
    }
    String file = id + ".team";
    return Optional.of(TeamReader.read(file, DataFile.beside(StrikeTeam.class, file)));
  }

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  public int points() {
    return figures.stream().mapToInt(FigureType::points).sum();
  }

  @Override
  public String toString() {
    return id;
  }
}
