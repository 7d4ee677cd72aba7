package plateau.app.document;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.command.SeedOption;
import plateau.app.document.WrittenDocument.Kind;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.Generator;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/**
 * {@code plateau map generate}: a new map, the same for the same seed. What can be chosen is up to
 * the games that make maps.
 */
@Command(name = "generate")
public final class MapGenerateCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final SeedOption seed = new SeedOption();

  @Option(names = "--game", paramLabel = "${bundle:label.game}")
  @Nullable String game;

  @Option(names = "--out", paramLabel = "${bundle:label.file}")
  @Nullable String out;

  private final Session session;
  private final List<Kind> makers;
  private final Map<String, OptionSpec> choices = new LinkedHashMap<>();

  private MapGenerateCommand(Session session) {
    this.session = session;
    this.makers = KindOption.kinds(kind -> MapCommand.isMap(kind) && kind.generator().isPresent());
  }

  public static CommandLine line(Session session) {
    MapGenerateCommand command = new MapGenerateCommand(session);
    CommandLine line = new CommandLine(command);
    command.makers.forEach(command::addChoices);
    command.choices.values().forEach(line.getCommandSpec()::addOption);
    return line;
  }

  private void addChoices(Kind maker) {
    Words words = Words.in(session.words().language(), maker.game().getClass());
    for (String choice : generator(maker).choices()) {
      choices.putIfAbsent(
          choice,
          OptionSpec.builder("--" + choice)
              .type(String.class)
              .paramLabel(session.say("label.value"))
              .description(words.say("document." + maker.document().id() + "." + choice))
              .build());
    }
  }

  @Override
  public int run() {
    Kind maker = maker();
    session.enter(maker.game());
    long start = seed.orShortOne();
    String text = generator(maker).generate(chosen(maker), new Seeded(start));
    if (out == null) {
      session.terminal().out().print(text);
    } else {
      Path file = TextFile.path(out);
      TextFile.write(file, text);
      session.tell("maps.written", "file", file, "seed", Long.toString(start));
    }
    return ExitCode.FINE;
  }

  private Kind maker() {
    List<Kind> fitting =
        makers.stream()
            .filter(maker -> game == null || maker.game().info().id().equals(game))
            .toList();
    if (fitting.size() != 1) {
      throw new Problem(
          Message.of(
              "maps.which-game",
              "known",
              makers.stream().map(maker -> maker.game().info().id()).toList()));
    }
    return fitting.getFirst();
  }

  private Map<String, String> chosen(Kind maker) {
    Map<String, String> chosen = new LinkedHashMap<>();
    choices.forEach(
        (choice, option) -> {
          String given = option.getValue();
          if (given != null) {
            chosen.put(choice, given);
          }
        });
    for (String choice : chosen.keySet()) {
      if (!generator(maker).choices().contains(choice)) {
        String id = maker.game().info().id();
        throw new Problem(Message.of("argument.none", "game", id, "option", "--" + choice));
      }
    }
    return chosen;
  }

  private static Generator generator(Kind maker) {
    return maker.document().generator().orElseThrow();
  }
}
