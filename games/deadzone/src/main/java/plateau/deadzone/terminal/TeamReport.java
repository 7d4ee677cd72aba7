package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** Who is in a strike team that somebody wrote. */
final class TeamReport {

  private static final String DASH = "–";
  private static final int GAP = 2;

  private final StrikeTeam team;
  private final Words words;
  private final Page page;

  TeamReport(StrikeTeam team, Words words, Page page) {
    this.team = team;
    this.words = words;
    this.page = page;
  }

  List<String> lines(String file) {
    String sound =
        words.say(
            "team.sound",
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
    List<String> lines = new ArrayList<>(Wrapping.lines(sound, page.width()));
    int widest = team.figures().stream().mapToInt(one -> words.name(one).length()).max().orElse(0);
    team.figures().forEach(figure -> lines.addAll(lines(figure, widest)));
    return lines;
  }

  private List<String> lines(FigureType figure, int widest) {
    String name = page.ink().paint(Style.BOLD, words.name(figure));
    return Wrapping.lines(
        words.say(
            "team.figure",
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
        page.width(),
        "  " + Ink.padded(name, widest + GAP),
        " ".repeat(widest + 2 * GAP));
  }

  private String weapons(FigureType figure) {
    return figure.arms().carried().isEmpty()
        ? DASH
        : figure.arms().carried().stream()
            .map((Weapon weapon) -> words.name(weapon))
            .collect(Collectors.joining(", "));
  }

  private static String stat(int stat) {
    return stat == FigureType.BLANK ? DASH : stat + "+";
  }
}
