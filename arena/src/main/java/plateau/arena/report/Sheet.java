package plateau.arena.report;

import java.util.List;
import plateau.arena.simulation.Experiment;
import plateau.kernel.GameInfo;
import plateau.kernel.Option;
import plateau.kernel.Setup;

/** What pages of simulations have in common. */
final class Sheet {

  private Sheet() {}

  /** The title, and a few words below it. */
  static Element header(String title, List<String> chips) {
    Element row = Element.of("p", "class", "seats");
    chips.forEach(chip -> row.add(Element.of("span", "class", "chip").text(chip)));
    return Element.of("header").add(Element.of("h1").text(title)).add(row);
  }

  static Element figure(String name, String number, String about) {
    return Element.of("div", "class", "figure")
        .add(Element.of("span", "class", "soft").text(name))
        .add(Element.of("b").text(number))
        .add(Element.of("span", "class", "soft").text(about));
  }

  /** How to get the same again; the commands are added to it. */
  static Element again(GameInfo info, Wording wording) {
    return Section.panel(
        wording.say("report.again.title"),
        wording.say("report.again.read", "game", info.id(), "rules", info.rulesVersion()));
  }

  static Element command(String command) {
    return Element.of("pre").add(Element.of("code").text(command));
  }

  /** The options that are not at their standard, as they are typed. */
  static String options(Experiment<?, ?> experiment) {
    StringBuilder typed = new StringBuilder();
    Setup setup = experiment.setup();
    for (Option option : experiment.game().info().options()) {
      String value = setup.text(option.id());
      if (!value.equals(option.defaultValue()) && !experiment.swept().containsKey(option.id())) {
        typed.append(" --option ").append(option.id()).append('=').append(value);
      }
    }
    return typed.toString();
  }
}
