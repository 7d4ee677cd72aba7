package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import plateau.deadzone.board.Cube;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.skirmish.TrueTable;
import plateau.deadzone.skirmish.TrueTable.Deed;

/**
 * One activation twice: the companion asks, an onlooker answers from the table, and whatever is
 * told must be what JADE does there next.
 */
final class OneDifference {

  private static final Set<Instruction> ADDITIONS =
      Set.of(Instruction.AMMO, Instruction.EXTRA_DIE, Instruction.COUNTER);

  // What leaves nobody hurt.
  private static final Set<String> HARMLESS =
      Set.of("MEDI", "HEAL", "RELOAD", "ORDER", "STAND", "MINE", "SENTRY", "SMOKE", "PICK");

  private final String start;
  private final TrueTable table;
  private final Onlooker onlooker;
  private final OneActivation activation;
  private final ToldBefore before;
  private final boolean tellsOwnDeath;
  private final List<Entry> entries = new ArrayList<>();
  private final List<String> log = new ArrayList<>();
  private List<Telling.Passage> passages = List.of();
  private int checked;
  private int linesAtAnswer;
  // Extra dice that were to be used in a fight to which it did not come.
  private int unusedDice;

  OneDifference(long seed) {
    table = TrueTable.of(seed);
    start = table.toString();
    onlooker = new Onlooker(table);
    Random mood = new Random(seed);
    boolean knowsFoes = mood.nextBoolean();
    tellsOwnDeath = mood.nextBoolean();
    before = new ToldBefore(table, mood);
    TableSetup setup =
        new TableSetup(
            table.jade(),
            Map.of(),
            knowsFoes ? Optional.of(table.enemy()) : Optional.empty(),
            table.hasObjectives(),
            true,
            seed);
    activation = new OneActivation(setup, table.figure(), table.card(), table.dice(), before::tell);
  }

  /** The ways that the dialogue took. */
  List<Telling.Passage> passages() {
    return passages;
  }

  /** What JADE did and left on the board, by its reasons. */
  Set<String> done() {
    return table.reasons();
  }

  void run() {
    OneActivation.Course course = activation.after(entries);
    while (saysMore(course)) {
      course = activation.after(entries);
      passages = course.passages();
    }
    finish(course);
  }

  // What was told may lead to a report; only then comes the next answer.
  private boolean saysMore(OneActivation.Course course) {
    if (isReported(course)) {
      return true;
    }
    course.prompt().ifPresent(prompt -> answer(course, prompt));
    return course.prompt().isPresent();
  }

  private void answer(OneActivation.Course course, Prompt prompt) {
    String value = onlooker.answer(prompt, course.passages());
    log.add(prompt.question() + " " + prompt.text().values() + ": " + value);
    require(prompt.accepts(value), "nobody can answer " + value + " to " + prompt);
    entries.add(new Entry.Answer(prompt.question(), value));
    linesAtAnswer = course.lines().size();
  }

  /** Whether something new was told that led to a report, so that the rest may be another one. */
  private boolean isReported(OneActivation.Course course) {
    List<SpokenLine> lines = course.lines();
    int said = entries.size();
    while (checked < lines.size() && entries.size() == said) {
      int from = checked;
      checked = endOfDeed(lines, from);
      if (lines.get(from) instanceof SpokenLine.Told) {
        Deed told = told(lines.subList(from, checked));
        log.add("told " + told);
        if (isDone(told)) {
          report(course.known(), told, checked - linesAtAnswer);
        }
      }
    }
    return entries.size() > said;
  }

  // "Break away first" and what is added to a test belong to one deed.
  private int endOfDeed(List<SpokenLine> lines, int from) {
    int to = from + 1;
    if (what(lines.get(from)) == Instruction.BREAK) {
      to++;
    }
    while (to < lines.size() && isAddition(lines, from, to)) {
      to++;
    }
    return to;
  }

  private boolean isAddition(List<SpokenLine> lines, int from, int at) {
    Instruction main = what(lines.get(from));
    boolean isAim =
        what(lines.get(at)) == Instruction.ORDER
            && table.jade().order() == SpecialOrder.STEADY_AIM
            && (main == Instruction.SHOOT || main == Instruction.SUPPRESS);
    return isAim || ADDITIONS.contains(what(lines.get(at)));
  }

  private static Instruction what(SpokenLine line) {
    return line instanceof SpokenLine.Told told ? told.what() : Instruction.NONE;
  }

  private Deed told(List<SpokenLine> lines) {
    int place = what(lines.getFirst()) == Instruction.BREAK ? 1 : 0;
    SpokenLine.Told main = (SpokenLine.Told) lines.get(place);
    Set<String> details = new HashSet<>();
    for (int i = 0; i < lines.size(); i++) {
      SpokenLine line = lines.get(i);
      if (i != place) {
        details.add(isSure(line) ? what(line).name() : line.message().key());
      }
    }
    return new Deed(main.what().name(), whom(main), details);
  }

  private static boolean isSure(SpokenLine line) {
    return line.message().key().equals(what(line).nameKey());
  }

  private String whom(SpokenLine.Told main) {
    Object target = Onlooker.value(main.message(), "T");
    return switch (main.what()) {
      case CHARGE, MOVE, SPRINT -> Cube.name(onlooker.cube(target));
      case SHOOT, SUPPRESS -> onlooker.name(target);
      case FIGHT -> target.toString().contains("in-cube-first") ? "target first" : "nearest";
      case MEDI, HEAL, RELOAD ->
          main.message().key().endsWith("own") ? table.figure() : onlooker.name(target);
      case ORDER ->
          main.message().key().endsWith("friend") ? onlooker.name(target) : table.figure();
      default -> "";
    };
  }

  // Whether it is something that JADE did on the table.
  private boolean isDone(Deed told) {
    switch (told.what()) {
      case "INTEL", "TRAP" -> {
        Item expected = told.what().equals("TRAP") ? Item.BOOBY_TRAP : Item.INTEL;
        require(table.found() == expected, "it found " + table.found());
      }
      case "IDLE" -> require(!table.isControlled(), "it is in control");
      case "NONE" -> {}
      default -> {
        Optional<Deed> done = table.next();
        log.add("done " + done + table.places());
        require(done.isPresent(), "JADE does nothing more");
        compare(told, done.orElseThrow());
      }
    }
    return !told.what().equals("NONE") && !told.what().equals("IDLE");
  }

  private void compare(Deed told, Deed done) {
    require(told.what().equals(done.what()), "JADE does " + done.what());
    require(
        told.what().equals("FIGHT")
            ? done.whom().contains(told.whom())
            : done.whom().equals(told.whom()),
        "JADE does it to " + done.whom());
    boolean usesDie = done.details().contains("EXTRA_DIE");
    Set<String> details = new HashSet<>(told.details());
    if (details.remove("instruction.i-extra-die.if-it-fights")) {
      unusedDice += usesDie ? 0 : 1;
      details.addAll(usesDie ? Set.of("EXTRA_DIE") : Set.of());
    }
    if (details.remove("instruction.i-extra-die.unless-used") && unusedDice > 0) {
      unusedDice--;
      details.add("EXTRA_DIE");
    }
    require(details.equals(done.details()), "JADE does it with " + done.details());
  }

  private static void require(boolean isSo, String message) {
    if (!isSo) {
      throw new AssertionError(message);
    }
  }

  private void report(Knowledge known, Deed told, int after) {
    for (Member one : known.force().members()) {
      report(one, !HARMLESS.contains(told.what()), after);
    }
    for (Foe foe : known.foes().orElse(List.of())) {
      String id = foe.type().id();
      if (!foe.isDead() && !table.isAlive(id, false) && !before.wasDead(id)) {
        say(Fact.DEAD, Entry.ENEMY + id, "", after);
      }
    }
    boolean isOpened = !told.what().equals("PICK");
    if (isOpened && table.isOver() && table.isAlive(table.figure(), true)) {
      say(Fact.OVER, "", "", after);
    }
  }

  private void report(Member member, boolean mayBeHurt, int after) {
    String id = member.type().id();
    boolean isOwn = id.equals(table.figure());
    if (!table.isAlive(id, true)) {
      if (mayBeHurt && !member.isDead() && !before.wasDead(id) && (!isOwn || tellsOwnDeath)) {
        say(Fact.DEAD, id, "", after);
      }
    } else if (mayBeHurt && before.hasWounds() && member.wounds() != table.damage(id)) {
      say(Fact.WOUNDS, id, Integer.toString(table.damage(id)), after);
    }
  }

  private void say(Fact fact, String figure, String value, int after) {
    log.add("reported " + fact + " " + figure + " " + value + " after " + after);
    entries.add(new Entry.Report(fact, figure, value, after));
  }

  private void finish(OneActivation.Course course) {
    Optional<Deed> more = table.next();
    require(more.isEmpty(), "nothing more is told, but JADE goes on: " + more);
    for (String id : table.figures(true)) {
      if (table.isAlive(id, true)) {
        finish(course.known().force().find(id).orElseThrow(), id);
      }
    }
  }

  private void finish(Member member, String id) {
    require(member.item().equals(table.item(id)), id + " carries " + table.item(id));
    if (before.hasWounds()) {
      require(member.wounds() == table.damage(id), id + " has damage " + table.damage(id));
      require(member.isReloading() == table.isReloading(id), id + " has a counter, or none");
    }
  }

  @Override
  public String toString() {
    return start
        + "\n  "
        + before
        + (tellsOwnDeath ? ", own death" : "")
        + (activation.setup().enemy().isPresent() ? ", enemies known" : "")
        + "\n  "
        + String.join("\n  ", log);
  }
}
