package plateau.deadzone.jade;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.roster.Item;
import plateau.kernel.basis.Named;
import plateau.kernel.journal.Journal;

/** Writes down why JADE does what it does. With the journal off it costs a field or two. */
final class Trace {

  private final Surroundings around;
  private Journal journal = Journal.OFF;
  private Named rule = Rule.RULE_NEAREST;
  private Why why = Why.NO_TARGET;

  Trace(Surroundings around) {
    this.around = around;
  }

  void into(Journal newJournal) {
    journal = newJournal;
  }

  boolean isOn() {
    return journal.isOn();
  }

  /** The rule that makes the figure do what it tries next. */
  void because(Named newRule) {
    rule = newRule;
    why = Why.NO_TARGET;
  }

  /** Nothing comes of it, and why: the answer of whoever has no command to give. */
  @Nullable Command skip(Why newWhy) {
    why = newWhy;
    return null;
  }

  /** The same command; if there is none, the step was skipped. */
  @Nullable Command tell(@Nullable Command command) {
    if (command == null && isOn()) {
      journal.add(new JadeReason.JadeSkipped(figure(), rule, why));
    }
    return command;
  }

  void aimed(ActionCard card, Nearest candidates, boolean isFallback) {
    if (!isOn()) {
      return;
    }
    int target = candidates.target();
    if (target == Target.NONE) {
      journal.add(new JadeReason.JadeFoundNobody(figure(), card, Rule.RULE_FALLBACK));
    } else if (isFallback) {
      journal.add(
          new JadeReason.JadeFellBack(
              figure(), card, Rule.RULE_FALLBACK, shown(target), candidates.tieBreak()));
    } else {
      List<Object> all = candidates.offered().stream().map(this::shown).toList();
      journal.add(
          new JadeReason.JadeAimed(figure(), card, shown(target), all, candidates.tieBreak()));
    }
  }

  void forced(Rule condition) {
    because(condition);
    if (isOn()) {
      journal.add(new JadeReason.JadeForced(figure(), condition));
    }
  }

  void unforced() {
    if (isOn()) {
      journal.add(new JadeReason.JadeUnforced(figure()));
    }
  }

  void chose(int someone, TieBreak tieBreak) {
    if (isOn()) {
      journal.add(new JadeReason.JadeChose(figure(), rule, around.table().id(someone), tieBreak));
    }
  }

  void went(int to, int goal, List<Integer> considered, TieBreak tieBreak) {
    if (isOn()) {
      journal.add(
          new JadeReason.JadeWent(
              figure(),
              rule,
              Cube.name(around.cube()),
              Cube.name(to),
              Cube.name(goal),
              names(considered),
              tieBreak));
    }
  }

  void fled(int to, List<Integer> considered, TieBreak tieBreak) {
    if (isOn()) {
      journal.add(
          new JadeReason.JadeFled(
              figure(),
              rule,
              Cube.name(around.cube()),
              Cube.name(to),
              names(considered),
              tieBreak));
    }
  }

  void picked() {
    if (isOn()) {
      journal.add(new JadeReason.JadePicked(figure(), Rule.FORCED_ITEM, Cube.name(around.cube())));
    }
  }

  void triedItem(Item item) {
    if (isOn()) {
      journal.add(new JadeReason.JadeTriedItem(figure(), Rule.RULE_ITEM_FIRST, item));
    }
  }

  void spent(CommandDie die) {
    if (isOn()) {
      journal.add(new JadeReason.JadeSpent(figure(), die));
    }
  }

  private FigureId figure() {
    return around.table().id(around.figure());
  }

  private Object shown(int target) {
    return Target.isFigure(target)
        ? around.table().id(Target.figureOf(target))
        : Cube.name(Target.cubeOf(target));
  }

  private static List<String> names(List<Integer> cubes) {
    return cubes.stream().map(Cube::name).toList();
  }
}
