package plateau.app.command;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** {@code --option NAME=VALUE}, any number of times: the options of the game. */
public final class PairsOption {

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  List<String> options = List.of();

  public boolean areGiven() {
    return !options.isEmpty();
  }

  public Map<String, String> chosen() {
    return Arguments.pairs(options);
  }
}
