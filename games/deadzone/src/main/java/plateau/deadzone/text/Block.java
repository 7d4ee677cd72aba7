package plateau.deadzone.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import plateau.kernel.words.Language;
import plateau.kernel.words.OneLine;

/** A line that names a thing, and the lines below it that tell about that thing, in any order. */
public final class Block {

  private static final int LONGEST_NAME = 40;

  private final Statement opening;
  private final Line head;
  // By what makes one line differ from another: its statement, and for a name its language.
  private final Map<String, Line> told = new HashMap<>();

  private Block(Statement opening, Line head) {
    this.opening = opening;
    this.head = head;
  }

  /**
   * The blocks of a file in their order.
   *
   * @param layout the statements that open a block, each with those that may stand below it
   */
  public static List<Block> of(Source source, SequencedMap<Statement, List<Statement>> layout) {
    List<Block> blocks = new ArrayList<>();
    for (Line line : source.lines()) {
      if (layout.keySet().stream().anyMatch(opening -> opening.id().equals(line.word(0)))) {
        blocks.add(new Block(line.statement(layout.keySet()), line));
        line.id(1);
      } else if (blocks.isEmpty()) {
        throw line.fault(
            "file.no-head", "seen", line.rest(0), "usage", layout.firstEntry().getKey().usage());
      } else {
        Block block = blocks.getLast();
        block.tell(line, layout.getOrDefault(block.opening, List.of()));
      }
    }
    return blocks;
  }

  private void tell(Line line, List<Statement> allowed) {
    String thing = keyOf(line.statement(allowed), line);
    Line before = told.putIfAbsent(thing, line);
    if (before != null && !before.words().equals(line.words())) {
      throw line.fault(
          "file.contradiction",
          "thing",
          thing,
          "value",
          line.rest(thing.split(" ", -1).length),
          "before",
          before.rest(thing.split(" ", -1).length),
          "line",
          before.number());
    }
  }

  private static String keyOf(Statement statement, Line line) {
    return statement.isName() ? statement.id() + " " + line.language(1).code() : statement.id();
  }

  public Statement opening() {
    return opening;
  }

  /** The line that opens it. */
  public Line head() {
    return head;
  }

  /** The id of the thing that it is about. */
  public String id() {
    return head.word(1);
  }

  public Optional<Line> find(Statement statement) {
    return Optional.ofNullable(told.get(statement.id()));
  }

  public Line need(Statement statement) {
    return find(statement).orElseThrow(() -> missing(statement.id(), statement));
  }

  /** Its names, which are needed in every language. */
  public Names names(Statement name) {
    return new Names(name(name, Language.ENGLISH), name(name, Language.FRENCH));
  }

  private String name(Statement statement, Language language) {
    String thing = statement.id() + " " + language.code();
    Line line = told.get(thing);
    if (line == null) {
      throw missing(thing, statement);
    }
    return shown(line);
  }

  // Whoever plays against it reads it too, on a screen of their own.
  private static String shown(Line line) {
    String name = OneLine.of(line.rest(2));
    if (name.isEmpty()
        || OneLine.lengthOf(name) > LONGEST_NAME
        || OneLine.isPiledUp(line.rest(2))) {
      throw line.fault(
          "file.bad-name",
          "seen",
          OneLine.atMost(LONGEST_NAME, name),
          "most",
          LONGEST_NAME,
          "marks",
          OneLine.MOST_MARKS);
    }
    return name;
  }

  private FileFault missing(String thing, Statement statement) {
    return head.fault(
        "file.missing-in-block", "head", head.rest(0), "thing", thing, "usage", statement.usage());
  }
}
