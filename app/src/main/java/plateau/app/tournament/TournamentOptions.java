package plateau.app.tournament;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Arguments;
import plateau.app.command.PairsOption;
import plateau.app.command.SeedOption;
import plateau.app.match.SeatList;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.process.BotLimits;
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
                hiddenMaps,
                steps,
                seconds,
                sprt)
            .anyMatch(value -> value != null);
    return oneValue || oneWay || unpaired || !maps.isEmpty() || seed.isGiven() || pairs.areGiven();
  }

  TournamentRequest request() {
    if (game == null || players == null) {
      throw new Problem(Message.of("tournament.file-or-players"));
    }
    return new TournamentRequest(
        Path.of(""),
        Optional.ofNullable(name),
        game,
        Optional.ofNullable(format),
        course(),
        new TournamentRequest.TableSize(
            optional("--seats", seats, MOST_SEATS), optional("--team-size", teamSize, MOST_SEATS)),
        new Grounds(
            maps, whole("--hidden-maps", hiddenMaps, 0, 0, MOST), pairs.chosen(), List.of()),
        SeatList.names(players).stream().map(TournamentRequest.Player::unnamed).toList(),
        new TournamentRequest.Limits(matchLimits(), BotLimits.STANDARD),
        Optional.ofNullable(sprt).map(given -> SprtTerms.of(Arguments.pairs(given))));
  }

  private TournamentRequest.Course course() {
    return new TournamentRequest.Course(
        whole("--games", games, 1, 1, MOST),
        optional("--rounds", rounds, MOST),
        whole("--matches", matches, 0, 0, MOST),
        !oneWay,
        !unpaired,
        seed.chosen().orElse(TournamentRequest.Course.USUAL_SEED));
  }

  private MatchLimits matchLimits() {
    return new MatchLimits(
        whole("--steps", steps, 0, 0, MOST), SECOND * whole("--seconds", seconds, 0, 0, MOST));
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
