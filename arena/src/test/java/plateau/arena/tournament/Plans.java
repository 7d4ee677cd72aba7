package plateau.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.rating.Sprt;
import plateau.pig.Pig;

/** Tournaments of Pig between players that roll at random. */
final class Plans {

  static final Pig PIG = new Pig();
  private static final Ground QUICK = new Ground("quick", Map.of("target", "20"), false);

  private Plans() {}

  static Plan of(Format format, int players) {
    return plan(format, players, 2, 1, 1, 0, List.of(QUICK), MatchLimits.NONE, Optional.empty());
  }

  static Plan swiss(int players, int rounds) {
    return plan(
        Format.SWISS, players, 2, 1, rounds, 0, List.of(QUICK), MatchLimits.NONE, Optional.empty());
  }

  static Plan atTablesOf(Format format, int players, int seats) {
    return plan(
        format, players, seats, 1, 2, 0, List.of(QUICK), MatchLimits.NONE, Optional.empty());
  }

  static Plan ladder(int players, int most) {
    return plan(
        Format.LADDER, players, 2, 1, 1, most, List.of(QUICK), MatchLimits.NONE, Optional.empty());
  }

  static Plan games(int players, int games) {
    return plan(
        Format.ROUND_ROBIN,
        players,
        2,
        games,
        1,
        0,
        List.of(QUICK),
        MatchLimits.NONE,
        Optional.empty());
  }

  static Plan on(List<Ground> grounds) {
    return plan(Format.ROUND_ROBIN, 2, 2, 2, 1, 0, grounds, MatchLimits.NONE, Optional.empty());
  }

  static Plan within(MatchLimits limits) {
    return plan(Format.ROUND_ROBIN, 2, 2, 1, 1, 0, List.of(QUICK), limits, Optional.empty());
  }

  static Plan asking(Sprt sprt) {
    return plan(
        Format.ROUND_ROBIN, 2, 2, 1, 1, 0, List.of(QUICK), MatchLimits.NONE, Optional.of(sprt));
  }

  private static Plan plan(
      Format format,
      int players,
      int seats,
      int games,
      int rounds,
      int most,
      List<Ground> grounds,
      MatchLimits limits,
      Optional<Sprt> sprt) {
    List<Contestant> contestants =
        IntStream.range(0, players)
            .mapToObj(one -> new Contestant("p" + one, List.of(new Entrant.Computer("random"))))
            .toList();
    return plan(
        format, contestants, seats, games, rounds, most, grounds, limits, BotLimits.STANDARD, sprt);
  }

  /** Everybody meets everybody, so many games both ways round. */
  static Plan between(List<Contestant> contestants, int games, BotLimits limits) {
    return plan(
        Format.ROUND_ROBIN,
        contestants,
        2,
        games,
        1,
        0,
        List.of(QUICK),
        MatchLimits.NONE,
        limits,
        Optional.empty());
  }

  private static Plan plan(
      Format format,
      List<Contestant> contestants,
      int seats,
      int games,
      int rounds,
      int most,
      List<Ground> grounds,
      MatchLimits limits,
      BotLimits botLimits,
      Optional<Sprt> sprt) {
    return new Plan(
        "trial",
        PIG.info(),
        format,
        seats,
        1,
        contestants,
        grounds,
        games,
        true,
        true,
        rounds,
        most,
        7,
        limits,
        botLimits,
        sprt);
  }
}
