package plateau.deadzone.companion.save;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.Entry.Answer;
import plateau.deadzone.companion.Entry.Report;

/** Writes a game down. {@link SaveReader} reads the same game back. */
public final class SaveWriter {

  private SaveWriter() {}

  public static String write(SavedGame game) {
    List<String> lines = new ArrayList<>();
    lines.add(SaveLine.FIRST);
    lines.add(SaveLine.SEED + " " + game.seed());
    lines.add(SaveLine.DICE + " " + (game.realDice() ? SaveLine.REAL : SaveLine.PROGRAM));
    lines.add(SaveLine.OBJECTIVES + " " + (game.objectives() ? SaveLine.YES : SaveLine.NO));
    lines.addAll(team(SaveLine.JADE, game.jade()));
    lines.addAll(team(SaveLine.ENEMY, game.enemy().orElse(SaveLine.NONE)));
    new TreeMap<>(game.profiles())
        .forEach(
            (figure, profile) -> lines.add(SaveLine.PROFILE + " " + figure + " " + profile.id()));
    game.entries().forEach(entry -> lines.add(line(entry)));
    return String.join("\n", lines) + "\n";
  }

  private static List<String> team(String side, String idOrText) {
    return idOrText.contains("\n")
        ? idOrText.lines().map(line -> side + SaveLine.TEXT + line).toList()
        : List.of(side + " " + idOrText);
  }

  private static String line(Entry entry) {
    return switch (entry) {
      case Answer(var question, String value) -> question.id() + " " + value;
      case Report(var fact, String figure, String value, int after) ->
          String.join(
              " ",
              SaveLine.REPORT,
              fact.id(),
              orNothing(figure),
              orNothing(value),
              Integer.toString(after));
    };
  }

  private static String orNothing(String text) {
    return text.isEmpty() ? SaveLine.NOTHING : text;
  }
}
