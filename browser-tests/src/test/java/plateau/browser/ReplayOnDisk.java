package plateau.browser;

import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import plateau.arena.Games;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.replay.ReplayWriter;

/** A replay file that somebody has: no server has ever heard of its match. */
record ReplayOnDisk(String name, String text) {

  private static final long SEED = 5;

  /** A match of this game between these computer players. */
  static ReplayOnDisk of(String game, String... players) throws InterruptedException {
    return of(Games.named(game), players);
  }

  private static <S extends State<S, M>, M> ReplayOnDisk of(Game<S, M> game, String... players)
      throws InterruptedException {
    Setup setup = Setup.of(game.info(), players.length, Map.of());
    List<Entrant> entrants = Arrays.stream(players).<Entrant>map(Entrant.Computer::new).toList();
    var outcome = new BotMatch<>(game, setup, entrants, Terms.standard()).play(SEED);
    return new ReplayOnDisk(game.info().id() + ".plateau", ReplayWriter.write(outcome.replay()));
  }

  /** The same, but for a part of its text. */
  ReplayOnDisk damaged(String part, String instead) {
    return new ReplayOnDisk("damaged-" + name, text.replace(part, instead));
  }

  FilePayload chosen() {
    return new FilePayload(name, "", text.getBytes(StandardCharsets.UTF_8));
  }
}
