package plateau.deadzone.roster;

import java.util.List;
import java.util.stream.Stream;
import plateau.deadzone.text.Block;
import plateau.deadzone.text.FileKind;
import plateau.deadzone.text.Source;
import plateau.kernel.basis.Named;

/** Reads the text of a team file; the format is section A11.4 of the rules page. */
public final class TeamReader {

  private TeamReader() {}

  /**
   * The legal team that this text describes.
   *
   * @param file how people call the text
   * @throws plateau.deadzone.text.FileFault with the line and a sentence
   */
  public static StrikeTeam read(String file, String text) {
    Source source = new Source(FileKind.TEAM, file, text);
    List<Block> blocks = Block.of(source, RosterStatement.TEAM_LAYOUT);
    TeamCheck check = new TeamCheck(source, blocks);
    Block head = check.head();
    check.ids();
    List<Weapon> own = check.blocks(RosterStatement.WEAPON).map(WeaponReader::read).toList();
    FigureReader reader =
        new FigureReader(
            Stream.concat(Armoury.standard().weapons().stream(), own.stream()).toList());
    StrikeTeam team =
        new StrikeTeam(
            head.id(),
            head.names(RosterStatement.NAME),
            head.need(RosterStatement.ORDER).oneOf(List.of(SpecialOrder.values()), Named::id, 1),
            own,
            check.blocks(RosterStatement.FIGURE).map(reader::read).toList());
    check.figures(team.figures());
    check.composition(team);
    return team;
  }
}
