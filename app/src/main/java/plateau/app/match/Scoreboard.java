package plateau.app.match;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.bot.Entrant;

/**
 * All that came of a series, ready for JSON.
 *
 * @param unprotected what programs were not kept from
 */
record Scoreboard(
    String game,
    long seed,
    int games,
    boolean swap,
    List<String> unprotected,
    List<Standing> players,
    List<Played> matches) {

  Scoreboard {
    unprotected = List.copyOf(unprotected);
    players = List.copyOf(players);
    matches = List.copyOf(matches);
  }

  /** How each entrant did. */
  static List<Standing> standings(List<Entrant> entrants, List<Played> matches) {
    List<Standing> standings = new ArrayList<>();
    for (int player = 0; player < entrants.size(); player++) {
      standings.add(Standing.of(player + 1, entrants.get(player).name(), matches));
    }
    return standings;
  }
}
