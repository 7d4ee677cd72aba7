package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;

/**
 * The activation of one figure on one card, without decks: what is asked and told, for every list
 * of answers.
 */
record OneActivation(
    TableSetup setup,
    String figure,
    ActionCard card,
    List<CommandDie> dice,
    Consumer<Knowledge> before) {

  /** Where some answers lead. */
  record Course(
      Optional<Prompt> prompt,
      List<SpokenLine> lines,
      List<Telling.Passage> passages,
      Knowledge known) {

    /** What was told, with its targets and numbers. */
    List<String> instructions() {
      return lines.stream()
          .filter(SpokenLine.Told.class::isInstance)
          .map(line -> line.message().toString())
          .toList();
    }

    List<String> instructionIds() {
      return lines.stream().filter(SpokenLine.Told.class::isInstance).map(Talk::id).toList();
    }
  }

  static OneActivation of(StrikeTeam team, String figure, ActionCard card, CommandDie... dice) {
    return new OneActivation(
        new TableSetup(team, Map.of(), Optional.empty(), true, true, 1),
        figure,
        card,
        Arrays.asList(dice),
        known -> {});
  }

  OneActivation against(StrikeTeam enemy) {
    return new OneActivation(
        new TableSetup(
            setup.jade(),
            setup.profiles(),
            Optional.of(enemy),
            setup.objectives(),
            setup.realDice(),
            setup.seed()),
        figure,
        card,
        dice,
        before);
  }

  OneActivation as(Profile profile) {
    return new OneActivation(
        new TableSetup(
            setup.jade(),
            Map.of(figure, profile),
            setup.enemy(),
            setup.objectives(),
            setup.realDice(),
            setup.seed()),
        figure,
        card,
        dice,
        before);
  }

  OneActivation withoutObjectives() {
    return new OneActivation(
        new TableSetup(
            setup.jade(), setup.profiles(), setup.enemy(), false, setup.realDice(), setup.seed()),
        figure,
        card,
        dice,
        before);
  }

  OneActivation knowing(Consumer<Knowledge> more) {
    return new OneActivation(setup, figure, card, dice, before.andThen(more));
  }

  Course after(List<Entry> entries) {
    Knowledge known = new Knowledge(setup);
    before.accept(known);
    Telling telling = new Telling(entries, known);
    Rolls rolls = new Rolls((n, draw) -> 0, setup.realDice(), telling);
    Member member = known.force().find(figure).orElseThrow();
    Optional<Prompt> prompt = Optional.empty();
    try {
      Turn.activate(known, new TableActivation(known, telling, member, rolls), this::deal);
    } catch (Telling.Open open) {
      prompt = Optional.of(open.prompt());
    }
    return new Course(prompt, telling.lines(), telling.passages(), known);
  }

  private ActionCard deal(TableActivation activation) {
    dice.forEach(activation.dice()::add);
    return card;
  }

  /** The course on which these are the answers; each must be asked for. */
  Course answering(Object... questionsAndValues) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < questionsAndValues.length; i += 2) {
      entries.add(
          new Entry.Answer((Question) questionsAndValues[i], (String) questionsAndValues[i + 1]));
    }
    return after(entries);
  }

  /** The course in a world: every question has its answer there. */
  Course in(World world, List<Entry> begun) {
    return after(said(world, begun));
  }

  /** What the person is asked and says in a world, after some answers of their own. */
  List<Entry> said(World world, List<Entry> begun) {
    List<Entry> entries = new ArrayList<>(begun);
    Course course = after(entries);
    int linesAtAnswer =
        begun.isEmpty() ? 0 : after(begun.subList(0, begun.size() - 1)).lines().size();
    int seen = linesAtAnswer;
    while (true) {
      int charge = world.hurts() ? charge(course.lines(), seen) : 0;
      if (charge > 0) {
        entries.add(new Entry.Report(Fact.WOUNDS, figure, "1", charge - linesAtAnswer));
        seen = charge;
      } else if (course.prompt().isPresent()) {
        seen = course.lines().size();
        linesAtAnswer = seen;
        entries.add(world.answer(course.prompt().get(), seen, entries));
      } else {
        return entries;
      }
      course = after(entries);
    }
  }

  // The number of lines up to the first charge after some.
  private static int charge(List<SpokenLine> lines, int from) {
    for (int i = from; i < lines.size(); i++) {
      if (lines.get(i) instanceof SpokenLine.Told told && told.what() == Instruction.CHARGE) {
        return i + 1;
      }
    }
    return 0;
  }

  /**
   * A table on which every question has one answer until something is told: the number stands for
   * it. On some tables yes is rare, on some it is common; on some, charges leave wounds.
   */
  record World(long seed) {

    private static final int ONE_IN = 5;
    private static final int IN_EIGHT = 8;
    private static final int[] YES_IN_EIGHT = {4, 1, 7};

    /** Whether a figure that charges is injured, and that is told. */
    boolean hurts() {
      return seed % ONE_IN == 0;
    }

    Entry.Answer answer(Prompt prompt, int linesTold, List<Entry> before) {
      int draw = draw(seed, context(prompt, before), prompt.text().toString(), linesTold);
      String value = prompt.choices().get(draw % prompt.choices().size()).value();
      if (prompt.kind() == Ask.Kind.YES_NO) {
        int yes = YES_IN_EIGHT[(int) (seed % YES_IN_EIGHT.length)];
        value = draw % IN_EIGHT < yes ? Prompt.YES : Prompt.NO;
      } else if (value.equals(Choice.IT)) {
        value = Choice.named("one of " + context(prompt, before));
      }
      return new Entry.Answer(prompt.question(), value);
    }

    // "Which one?" is about those of the question before.
    private static String context(Prompt prompt, List<Entry> before) {
      return prompt.question() == Question.WHICH
          ? before.getLast().toString()
          : prompt.question().id();
    }

    private static int draw(Object... about) {
      int hash = Objects.hash(about) * 0x9E3779B9;
      hash = (hash ^ (hash >>> 15)) * 0x2c1b3c6d;
      return (hash ^ (hash >>> 13)) >>> 1;
    }
  }

  FigureType type() {
    return setup.jade().figures().stream()
        .filter(one -> one.id().equals(figure))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public String toString() {
    return "%s (%s) draws %s with %s, enemy %s, %s"
        .formatted(
            figure,
            setup.profileOf(type()),
            card,
            dice,
            setup.enemy().map(StrikeTeam::id),
            setup.objectives() ? "objectives" : "no objectives");
  }
}
