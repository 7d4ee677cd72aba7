package plateau.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.match.SeatList;
import plateau.app.tournament.Draft;
import plateau.app.tournament.SprtTerms;
import plateau.arena.bot.MatchLimits;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A tournament by options alone. */
final class TournamentOptions {

  private static final int MOST = 1_000_000;
  private static final int MOST_SEATS = 100;
  private static final long SECOND = 1_000;

  @Option(names = "--game", paramLabel = "${bundle:label.game}")
  @Nullable String game;

  @Option(names = "--players", paramLabel = "${bundle:label.seats}")
  @Nullable String players;

  @Option(names = "--format", paramLabel = "${bundle:label.format}")
  @Nullable String format;

  @Option(names = "--name", paramLabel = "${bundle:label.name}")
  @Nullable String name;

  @Option(names = "--games", paramLabel = "N")
  @Nullable String games;

  @Option(names = "--rounds", paramLabel = "N")
  @Nullable String rounds;

  @Option(names = "--matches", paramLabel = "N")
  @Nullable String matches;

  @Option(names = "--seats", paramLabel = "N")
  @Nullable String seats;

  @Option(names = "--team-size", paramLabel = "N")
  @Nullable String teamSize;

  @Option(names = "--one-way")
  boolean oneWay;

  @Option(names = "--unpaired")
  boolean unpaired;

  @Mixin final SeedOption seed = new SeedOption();

  @Option(names = "--map", paramLabel = "${bundle:label.map}")
  List<String> maps = List.of();

  @Option(names = "--hidden-maps", paramLabel = "N")
  @Nullable String hiddenMaps;

  @Mixin final PairsOption pairs = new PairsOption();

  @Option(names = "--steps", paramLabel = "N")
  @Nullable String steps;

  @Option(names = "--seconds", paramLabel = "N")
  @Nullable String seconds;

  @Option(
      names = "--sprt",
      arity = "0..4",
      hideParamSyntax = true,
      paramLabel = " ${bundle:label.pair}...")
  @Nullable List<String> sprt;

  /** Whether any of them was used. */
  boolean areGiven() {
    boolean oneValue =
        Stream.of(
                game,
                players,
                format,
                name,
                games,
                rounds,
                matches,
                seats,
                teamSize,
                seed.seed,
                hiddenMaps,
                steps,
                seconds,
                sprt)
            .anyMatch(value -> value != null);
    return oneValue || oneWay || unpaired || !maps.isEmpty() || !pairs.options.isEmpty();
  }

  Draft draft() {
    if (game == null || players == null) {
      throw new Problem(Message.of("tournament.file-or-players"));
    }
    Draft draft = new Draft(Path.of(""));
    draft.game = game;
    SeatList.names(players)
        .forEach(one -> draft.players.add(new Draft.Player(Optional.empty(), List.of(one))));
    draft.format = format == null ? draft.format : format;
    draft.name = Optional.ofNullable(name);
    draft.games = whole("--games", games, 1, 1, MOST);
    draft.rounds = optional("--rounds", rounds, MOST);
    draft.matches = whole("--matches", matches, 0, 0, MOST);
    draft.seats = optional("--seats", seats, MOST_SEATS);
    draft.teamSize = optional("--team-size", teamSize, MOST_SEATS);
    draft.mirror = !oneWay;
    draft.paired = !unpaired;
    draft.seed = seed.chosen().orElse(draft.seed);
    draft.maps.addAll(maps);
    draft.hiddenMaps = whole("--hidden-maps", hiddenMaps, 0, 0, MOST);
    draft.options.putAll(pairs.chosen());
    draft.matchLimits =
        new MatchLimits(
            whole("--steps", steps, 0, 0, MOST), SECOND * whole("--seconds", seconds, 0, 0, MOST));
    draft.sprt = Optional.ofNullable(sprt).map(given -> SprtTerms.of(Arguments.pairs(given)));
    return draft;
  }

  private static int whole(String option, @Nullable String given, int usual, int min, int max) {
    return given == null ? usual : Arguments.whole(option, given, min, max);
  }

  private static OptionalInt optional(String option, @Nullable String given, int max) {
    return given == null
        ? OptionalInt.empty()
        : OptionalInt.of(Arguments.whole(option, given, 1, max));
  }
}
