package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import plateau.kernel.GameInfo;
import plateau.kernel.Option;

/** The facts of a game, which files, links and command lines carry. */
final class Facts {

  private static final String KEBAB = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

  private Facts() {}

  static void areWellFormed(GameInfo info) {
    assertThat(info.id()).as("the game's id").matches(KEBAB);
    assertThat(info.rulesVersion()).as("the rules version").isNotBlank();
    assertThat(info.longestMatch()).as("the bound on decisions").isPositive();
    assertThat(info.options().stream().map(Option::id))
        .as("the options' ids")
        .doesNotHaveDuplicates()
        .allMatch(id -> id.matches(KEBAB));
    for (Option option : info.options()) {
      assertThat(option.fault(option.defaultValue())).as("fault of %s's default", option).isEmpty();
    }
  }
}
