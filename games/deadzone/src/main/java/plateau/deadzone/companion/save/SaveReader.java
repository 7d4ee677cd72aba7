package plateau.deadzone.companion.save;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import plateau.deadzone.companion.Companion;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.EntryMismatch;
import plateau.deadzone.companion.Fact;
import plateau.deadzone.companion.Prompt;
import plateau.deadzone.companion.Question;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.text.FileFault;
import plateau.kernel.basis.Named;
import plateau.kernel.companion.Choice;

/** Reads a save file. The first fault decides. A reader reads one text. */
public final class SaveReader {

  private int line;
  private OptionalLong seed = OptionalLong.empty();
  private Optional<String> dice = Optional.empty();
  private Optional<String> objectives = Optional.empty();
  private final StringBuilder jade = new StringBuilder();
  private final StringBuilder enemy = new StringBuilder();
  private final Map<String, Profile> profiles = new HashMap<>();
  private final List<Entry> entries = new ArrayList<>();
  private final List<Integer> linesOfEntries = new ArrayList<>();

  private SaveReader() {}

  /**
   * The game in this text, played through to where it stands.
   *
   * @throws SaveFault with the line and a sentence
   */
  public static SavedGame read(String text) {
    SaveReader reader = new SaveReader();
    text.lines().forEach(reader::readNext);
    return reader.game();
  }

  private void readNext(String text) {
    line++;
    if (line == 1) {
      if (!text.equals(SaveLine.FIRST)) {
        throw fault("not-a-save", "first", SaveLine.FIRST);
      }
    } else if (!text.isBlank()) {
      String[] words = text.strip().split(" ", -1);
      readLine(words[0], text.substring(text.indexOf(words[0]) + words[0].length()));
    }
  }

  private void readLine(String word, String rest) {
    switch (word) {
      case SaveLine.SEED -> seed = OptionalLong.of(number(rest.strip()));
      case SaveLine.DICE -> dice = oneOf(rest, SaveLine.REAL, SaveLine.PROGRAM);
      case SaveLine.OBJECTIVES -> objectives = oneOf(rest, SaveLine.YES, SaveLine.NO);
      case SaveLine.JADE -> jade.append(rest.strip());
      case SaveLine.ENEMY -> enemy.append(rest.strip());
      case SaveLine.JADE + "|" -> jade.append(textLine(rest));
      case SaveLine.ENEMY + "|" -> enemy.append(textLine(rest));
      case SaveLine.PROFILE -> readProfile(rest.strip().split(" ", -1));
      case SaveLine.REPORT -> readReport(rest.strip().split(" ", -1));
      default -> readAnswer(word, rest.strip());
    }
  }

  private static String textLine(String rest) {
    return rest.replaceFirst("^ ", "") + "\n";
  }

  private long number(String seen) {
    try {
      return Long.parseLong(seen);
    } catch (NumberFormatException e) {
      throw fault("not-a-number", "seen", seen);
    }
  }

  private Optional<String> oneOf(String rest, String... known) {
    String seen = rest.strip();
    if (!List.of(known).contains(seen)) {
      throw unknown(seen, List.of(known));
    }
    return Optional.of(seen);
  }

  private void readProfile(String[] words) {
    if (words.length != 2) {
      throw fault("shape", "usage", "profile FIGURE PROFILE");
    }
    profiles.put(words[0], named(words[1], List.of(Profile.values())));
  }

  private void readReport(String[] words) {
    if (words.length != 4 || !words[3].matches("[0-9]{1,6}")) {
      throw fault("shape", "usage", "report FACT FIGURE VALUE LINES");
    }
    Fact fact = named(words[0], List.of(Fact.values()));
    String value = orEmpty(words[2]);
    if (!fact.accepts(value)) {
      throw fault("value", "seen", words[2], "word", fact.id());
    }
    add(new Entry.Report(fact, orEmpty(words[1]), value, Integer.parseInt(words[3])));
  }

  private void readAnswer(String question, String value) {
    add(new Entry.Answer(named(question, List.of(Question.values())), value));
  }

  private void add(Entry entry) {
    entries.add(entry);
    linesOfEntries.add(line);
  }

  private static String orEmpty(String word) {
    return word.equals(SaveLine.NOTHING) ? "" : word;
  }

  private <T extends Named> T named(String seen, List<T> known) {
    return known.stream()
        .filter(one -> one.id().equals(seen))
        .findFirst()
        .orElseThrow(() -> unknown(seen, known.stream().map(Named::id).toList()));
  }

  private SaveFault unknown(String seen, List<String> known) {
    return fault("unknown", "seen", seen, "known", known);
  }

  private SaveFault fault(String what, Object... namesAndValues) {
    return new SaveFault(line, what, namesAndValues);
  }

  private SavedGame game() {
    if (line == 0) {
      throw new SaveFault(1, "not-a-save", "first", SaveLine.FIRST);
    }
    SavedGame game =
        new SavedGame(
            needed(SaveLine.JADE, Optional.of(jade.toString()).filter(text -> !text.isEmpty())),
            profiles,
            Optional.of(enemy.toString()).filter(text -> !isNone(text)),
            needed(SaveLine.OBJECTIVES, objectives).equals(SaveLine.YES),
            needed(SaveLine.DICE, dice).equals(SaveLine.REAL),
            seed.orElseThrow(() -> fault("missing", "word", SaveLine.SEED)),
            entries);
    checkTeams(game);
    replay(game);
    return game;
  }

  private static boolean isNone(String team) {
    return team.isEmpty() || team.equals(SaveLine.NONE);
  }

  private String needed(String word, Optional<String> said) {
    return said.orElseThrow(() -> fault("missing", "word", word));
  }

  private void checkTeams(SavedGame game) {
    checkTeam(game.jade());
    game.enemy().ifPresent(this::checkTeam);
    try {
      checkFigures(profiles.keySet().stream().toList(), game.setup().jade());
    } catch (FileFault team) {
      throw fault("team", "what", team.message());
    }
  }

  private void checkTeam(String idOrText) {
    if (!idOrText.contains("\n") && !StrikeTeam.SAMPLES.ids().contains(idOrText)) {
      throw unknown(idOrText, StrikeTeam.SAMPLES.ids());
    }
  }

  private void checkFigures(List<String> seen, StrikeTeam team) {
    List<String> known = team.figures().stream().map(FigureType::id).toList();
    for (String figure : seen) {
      if (!known.contains(figure)) {
        throw unknown(figure, known);
      }
    }
  }

  private void replay(SavedGame game) {
    try {
      new Companion(game.setup()).after(entries);
    } catch (EntryMismatch mismatch) {
      int where = linesOfEntries.get(mismatch.index());
      throw mismatch
          .asked()
          .map(prompt -> mismatch(where, prompt))
          .orElseGet(() -> new SaveFault(where, "beyond-the-end"));
    }
  }

  private static SaveFault mismatch(int where, Prompt prompt) {
    List<String> answers = prompt.choices().stream().map(Choice::value).toList();
    return new SaveFault(where, "mismatch", "asked", prompt.question().id(), "answers", answers);
  }
}
