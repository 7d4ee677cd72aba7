package plateau.app.companion;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.companion.FigureStatus;
import plateau.deadzone.companion.Situation;
import plateau.deadzone.companion.talk.Condition;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Wrapping;

/** The score that the companion keeps: round, dice, and how each of JADE's figures is. */
final class TeamPage {

  private final Page page;
  private final Words words;

  TeamPage(Page page) {
    this.page = page;
    this.words = page.words();
  }

  List<String> lines(Situation now) {
    List<String> lines = new ArrayList<>();
    lines.add(
        now.round() == 0
            ? words.say("companion.deployment")
            : words.say("companion.round", "round", now.round()));
    now.active()
        .filter(active -> !active.dice().isEmpty())
        .ifPresent(active -> lines.add(words.say("companion.team.dice", "dice", active.dice())));
    int widest =
        now.figures().stream()
            .mapToInt(figure -> Ink.widthOf(words.name(figure.type())))
            .max()
            .orElse(0);
    for (FigureStatus figure : now.figures()) {
      String name = "  " + Ink.padded(words.name(figure.type()), widest) + "  ";
      lines.addAll(
          Wrapping.lines(
              String.join(" · ", Condition.of(figure).stream().map(words::say).toList()),
              page.width(),
              name,
              " ".repeat(widest + 4)));
    }
    if (!now.deadEnemies().isEmpty()) {
      lines.addAll(
          Wrapping.lines(
              words.say("companion.team.dead-enemies", "enemies", now.deadEnemies()),
              page.width()));
    }
    return lines;
  }
}
