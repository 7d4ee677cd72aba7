package plateau.app.command;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** {@code --option NAME=VALUE}, any number of times: the options of the game. */
final class PairsOption {

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  List<String> options = List.of();

  Map<String, String> chosen() {
    return Arguments.pairs(options);
  }
}
