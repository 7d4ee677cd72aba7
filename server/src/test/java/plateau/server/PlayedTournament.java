package plateau.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.arena.Games;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.tournament.Contestant;
import plateau.arena.tournament.Format;
import plateau.arena.tournament.Ground;
import plateau.arena.tournament.Plan;
import plateau.arena.tournament.Tournament;
import plateau.kernel.Game;
import plateau.kernel.State;

/** Two crews play Codroid, two games on an open and two on a hidden ground: eight matches. */
record PlayedTournament(Path folder) {

  void playUpTo(int matches) {
    play(Games.named("codroid"), matches);
  }

  private <S extends State<S, M>, M> void play(Game<S, M> game, int matches) {
    List<Contestant> crews =
        Stream.of("pass", "random")
            .map(name -> new Contestant(name, List.of(new Entrant.Computer(name))))
            .toList();
    Plan plan =
        new Plan(
            "cup",
            game.info(),
            Format.ROUND_ROBIN,
            1,
            1,
            crews,
            List.of(new Ground("open", Map.of(), false), new Ground("hidden", Map.of(), true)),
            2,
            true,
            true,
            1,
            0,
            5,
            MatchLimits.NONE,
            BotLimits.STANDARD,
            Optional.empty());
    Tournament<S, M> tournament = new Tournament<>(game, plan, Terms.standard(), folder);
    tournament.run(
        1,
        () -> 77,
        (number, _) -> {
          if (number == matches) {
            tournament.stop();
          }
        });
  }
}
