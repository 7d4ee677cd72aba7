package plateau.kernel.tutorial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.kernel.GameInfo;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Setup;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/** Reads the text of a tutorial; a reader reads one text. */
final class TutorialReader {

  private static final List<String> STATEMENTS =
      List.of("seats", "seed", "learner", "option", "lesson", "look", "ask", "then");
  // A line of an option whose value has several.
  private static final String MORE = "|";

  private final GameInfo info;
  private final Map<String, String> options = new TreeMap<>();
  private final List<Lesson> lessons = new ArrayList<>();
  private int seats;
  private long seed;
  private int learner;
  private String longOption = "";

  TutorialReader(GameInfo info) {
    this.info = info;
    this.seats = info.minSeats();
  }

  Tutorial read(String text) {
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String said = line.strip();
      if (!said.isEmpty() && !said.startsWith("#")) {
        read(number, said);
      }
    }
    if (lessons.isEmpty()) {
      throw new TutorialFault(Math.max(1, number), Message.of("tutorial.no-lessons"));
    }
    return new Tutorial(setup(), seed, learner, lessons);
  }

  private void read(int line, String said) {
    if (said.startsWith(MORE)) {
      goOn(line, said.substring(MORE.length()).strip());
      return;
    }
    String[] parts = said.split("\\s+", 2);
    if (!STATEMENTS.contains(parts[0])) {
      throw new TutorialFault(
          line,
          Message.of(
              "tutorial.unknown-statement",
              "seen",
              parts[0],
              "known",
              String.join(", ", STATEMENTS),
              "hint",
              Nearest.hint(parts[0], STATEMENTS)));
    }
    if (parts.length == 1) {
      throw new TutorialFault(line, Message.of("tutorial.nothing-said", "statement", parts[0]));
    }
    switch (parts[0]) {
      case "seats" -> seats = Math.toIntExact(whole(line, parts[1]));
      case "seed" -> seed = whole(line, parts[1]);
      case "learner" -> learner = Math.toIntExact(whole(line, parts[1]));
      case "option" -> option(parts[1]);
      case "lesson" ->
          lessons.add(new Lesson(id(line, parts[1]), line, List.of(), Optional.empty(), List.of()));
      default -> lessons.add(told(line, parts[0], parts[1]));
    }
  }

  // The lines below a lesson tell about it.
  private Lesson told(int line, String statement, String value) {
    if (lessons.isEmpty()) {
      throw new TutorialFault(line, Message.of("tutorial.no-lesson-yet", "statement", statement));
    }
    Lesson last = lessons.removeLast();
    return switch (statement) {
      case "look" ->
          new Lesson(
              last.id(),
              last.line(),
              Arrays.asList(value.split("\\s+", -1)),
              last.ask(),
              last.then());
      case "ask" -> asking(line, last, value);
      default ->
          new Lesson(last.id(), last.line(), last.look(), last.ask(), with(last.then(), value));
    };
  }

  private static Lesson asking(int line, Lesson lesson, String move) {
    if (lesson.ask().isPresent() || !lesson.then().isEmpty()) {
      throw new TutorialFault(line, Message.of("tutorial.asks-late", "lesson", lesson.id()));
    }
    return new Lesson(lesson.id(), lesson.line(), lesson.look(), Optional.of(move), lesson.then());
  }

  private static List<String> with(List<String> moves, String move) {
    List<String> more = new ArrayList<>(moves);
    more.add(move);
    return more;
  }

  private void option(String said) {
    String[] parts = said.split("\\s+", 2);
    longOption = parts[0];
    options.put(parts[0], parts.length == 1 ? "" : parts[1]);
  }

  private void goOn(int line, String more) {
    if (longOption.isEmpty()) {
      throw new TutorialFault(line, Message.of("tutorial.no-option-yet"));
    }
    options.merge(
        longOption, more, (before, next) -> before.isEmpty() ? next : before + "\n" + next);
  }

  private String id(int line, String id) {
    if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw new TutorialFault(line, Message.of("tutorial.bad-id", "seen", id));
    }
    if (lessons.stream().anyMatch(lesson -> lesson.id().equals(id))) {
      throw new TutorialFault(line, Message.of("tutorial.twice", "lesson", id));
    }
    return id;
  }

  private static long whole(int line, String seen) {
    if (!seen.matches("[0-9]{1,9}")) {
      throw new TutorialFault(line, Message.of("tutorial.not-whole", "seen", seen));
    }
    return Long.parseLong(seen);
  }

  private Setup setup() {
    try {
      return Setup.of(info, seats, options);
    } catch (IllegalSetup illegal) {
      throw new TutorialFault(1, illegal.message());
    }
  }
}
