package plateau.app.command;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.Weapon;
import plateau.terminal.Ink;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** {@code plateau team check FILE}: whether it is a strike team, and who is in it. */
@Command(name = "check", versionProvider = VersionCommand.Text.class)
final class TeamCheckCommand implements Action {

  private static final String DASH = "–";
  private static final int GAP = 2;

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.team}", descriptionKey = "plateau.team.file")
  String file = "";

  private final Session session;

  TeamCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(new DeadzoneGame());
    StrikeTeam team = DeadzoneFiles.team(file, file);
    session.tell(
        "teams.sound",
        "file",
        file,
        "team",
        team,
        "figures",
        team.figures().size(),
        "points",
        team.points(),
        "order",
        team.order());
    int widest = team.figures().stream().mapToInt(one -> name(one).length()).max().orElse(0);
    team.figures().forEach(figure -> session.print(lines(figure, widest)));
    return ExitCode.FINE;
  }

  private List<String> lines(FigureType figure, int widest) {
    String name = session.ink().paint(Style.BOLD, name(figure));
    String label = "  " + Ink.padded(name, widest + GAP);
    return Wrapping.lines(
        session.say(
            "teams.figure",
            "role",
            figure.role(),
            "speed",
            figure.advance() + "-" + figure.sprint(),
            "shoot",
            stat(figure.shoot()),
            "fight",
            stat(figure.fight()),
            "survive",
            stat(figure.survive()),
            "armour",
            figure.armour(),
            "size",
            figure.size(),
            "vp",
            figure.vp(),
            "points",
            figure.points(),
            "profile",
            figure.profile(),
            "weapons",
            weapons(figure)),
        session.page().width(),
        label,
        " ".repeat(widest + 2 * GAP));
  }

  private String name(FigureType figure) {
    return session.words().name(figure);
  }

  private String weapons(FigureType figure) {
    return figure.arms().carried().isEmpty()
        ? DASH
        : figure.arms().carried().stream()
            .map((Weapon weapon) -> session.words().name(weapon))
            .collect(Collectors.joining(", "));
  }

  private static String stat(int stat) {
    return stat == FigureType.BLANK ? DASH : stat + "+";
  }
}
