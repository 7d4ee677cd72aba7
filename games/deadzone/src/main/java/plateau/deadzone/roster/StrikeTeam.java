package plateau.deadzone.roster;

import java.util.List;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Names;
import plateau.deadzone.text.Samples;
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

  /** The teams of A11.3. */
  public static final Samples<StrikeTeam> SAMPLES =
      new Samples<>(
          StrikeTeam.class,
          FileKind.TEAM,
          List.of("wardens", "ironworks", "ash-brood"),
          TeamReader::read);

  public StrikeTeam {
    ownWeapons = List.copyOf(ownWeapons);
    figures = List.copyOf(figures);
  }

  @Override
  public String name(Language language) {
    return names.in(language);
  }

  public int points() {
    return figures.stream().mapToInt(FigureType::points).sum();
  }

  /** The team's text. */
  @Override
  public String toString() {
    return TeamWriter.write(this);
  }
}
