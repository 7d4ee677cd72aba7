package plateau.deadzone.roster;

import java.util.List;
import plateau.deadzone.text.FileText;

/** Writes a strike team as the text of a team file (A11.4). */
final class TeamWriter {

  private final FileText out = new FileText();

  private TeamWriter() {}

  /** Reading this text gives an equal team. */
  public static String write(StrikeTeam team) {
    TeamWriter writer = new TeamWriter();
    writer.out.head(RosterStatement.TEAM, RosterStatement.NAME, team);
    writer.out.below(RosterStatement.ORDER, team.order().id());
    team.ownWeapons().forEach(writer::weapon);
    team.figures().forEach(writer::figure);
    return writer.out.toString();
  }

  private void weapon(Weapon weapon) {
    out.head(RosterStatement.WEAPON, RosterStatement.NAME, weapon);
    out.below(RosterStatement.RANGE, WeaponReader.written(weapon.range()));
    number(RosterStatement.AP, weapon.ap());
    keywords(weapon.keywords());
    number(RosterStatement.POWER, weapon.power());
  }

  private void figure(FigureType figure) {
    out.head(RosterStatement.FIGURE, RosterStatement.NAME, figure);
    out.below(RosterStatement.ROLE, figure.role().id());
    if (figure.recon() != FigureType.BLANK) {
      stat(RosterStatement.RECON, figure.recon());
    }
    stats(figure);
    words(RosterStatement.WEAPONS, figure.arms().carried().stream().map(Weapon::id).toList());
    keywords(figure.keywords());
    figure.item().ifPresent(item -> out.below(RosterStatement.ITEM, item.id()));
    if (figure.profile() != Profile.of(figure.stats(), figure.arms())) {
      out.below(RosterStatement.PROFILE, figure.profile().id());
    }
  }

  private void stats(FigureType figure) {
    out.below(RosterStatement.SPEED, figure.advance() + "-" + figure.sprint());
    stat(RosterStatement.SHOOT, figure.shoot());
    stat(RosterStatement.FIGHT, figure.fight());
    stat(RosterStatement.SURVIVE, figure.survive());
    number(RosterStatement.ARMOUR, figure.armour());
    number(RosterStatement.SIZE, figure.size());
    number(RosterStatement.VP, figure.vp());
    number(RosterStatement.POINTS, figure.points());
  }

  private void stat(RosterStatement statement, int stat) {
    out.below(statement, FigureReader.written(stat));
  }

  private void number(RosterStatement statement, int number) {
    out.below(statement, Integer.toString(number));
  }

  private void keywords(Keywords keywords) {
    words(RosterStatement.KEYWORDS, keywords.written());
  }

  private void words(RosterStatement statement, List<String> words) {
    if (!words.isEmpty()) {
      out.below(statement, words.toArray(String[]::new));
    }
  }
}
