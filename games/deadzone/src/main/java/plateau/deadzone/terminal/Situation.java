package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.deadzone.view.ActivationSeen;
import plateau.deadzone.view.ObjectiveSeen;
import plateau.deadzone.view.SideSeen;
import plateau.deadzone.view.SkirmishView;
import plateau.kernel.words.Words;
import plateau.terminal.Page;
import plateau.terminal.Wrapping;

/** Round, mission, objectives, command dice, who acts. */
final class Situation {

  private static final String INDENT = "  ";

  private final Position position;
  private final SkirmishView view;
  private final Words words;
  private final Page page;

  Situation(Position position, Words words, Page page) {
    this.position = position;
    this.view = position.view();
    this.words = words;
    this.page = page;
  }

  List<String> lines() {
    List<String> facts = new ArrayList<>();
    facts.add(round());
    if (!view.objectives().isEmpty()) {
      facts.add(words.say("board.objectives", "objectives", objectives()));
    }
    view.sides().stream()
        .filter(side -> !side.dice().isEmpty())
        .forEach(side -> facts.add(dice(side)));
    view.activation().ifPresent(activation -> facts.add(active(activation)));
    List<String> lines = new ArrayList<>();
    facts.forEach(fact -> lines.addAll(Wrapping.lines(fact, page.width(), "", INDENT)));
    return lines;
  }

  private String round() {
    return words.say(
        view.round() == 0 ? "board.deployment" : "board.round",
        "round",
        view.round(),
        "rounds",
        view.mission().rounds(),
        "mission",
        view.mission(),
        "target",
        view.mission().target(),
        "side",
        view.initiative());
  }

  private String objectives() {
    return view.objectives().stream().map(this::objective).collect(Collectors.joining(", "));
  }

  private String objective(ObjectiveSeen objective) {
    return objective.cube()
        + " "
        + objective.holder().map(words::name).orElse(words.say("board.nobody"));
  }

  private String dice(SideSeen side) {
    return words.say("board.dice", "side", side.side(), "dice", side.dice());
  }

  private String active(ActivationSeen activation) {
    Optional<Soldier> active = position.active();
    String figure =
        active.map(one -> one.sign().text() + " " + words.name(activation.figure())).orElse("");
    return activation.card().isPresent()
        ? words.say("board.active-jade", "figure", figure, "card", activation.card().get())
        : words.say(
            activation.longUsed() ? "board.active-done" : "board.active",
            "figure",
            figure,
            "shorts",
            activation.shorts());
  }
}
