package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import plateau.arena.rating.Ratings;

/** The standings of a tournament, ready for JSON: for a file, and for the pages of the server. */
public final class StandingsJson {

  private final Standings standings;
  private final Outline outline;

  private StandingsJson(Standings standings) {
    this.standings = standings;
    this.outline = standings.outline();
  }

  public static Map<String, Object> of(Standings standings) {
    return new StandingsJson(standings).all();
  }

  private Map<String, Object> all() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", outline.name());
    json.put("game", outline.game());
    json.put("format", outline.format());
    json.put("together", outline.isTogether());
    json.put("matches", standings.played().size());
    outline.size().ifPresent(size -> json.put("size", size));
    json.put("players", outline.players().stream().map(Outline.Entry::name).toList());
    json.put("programs", outline.players().stream().map(Outline.Entry::programs).toList());
    json.put("ranking", standings.ranking().stream().map(StandingsJson::standing).toList());
    standings.front().ifPresent(front -> json.put("front", estimate(front)));
    json.put("endings", standings.endings());
    json.put("crosstable", crosstable());
    json.put("grounds", grounds());
    json.put("sides", sides());
    standings.verdict().ifPresent(verdict -> json.put("verdict", verdict));
    return json;
  }

  private static Map<String, Object> standing(Standing one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("place", one.place());
    json.put("player", one.player());
    json.put("name", one.name());
    json.put("matches", one.matches());
    json.put("won", one.won());
    json.put("drawn", one.drawn());
    json.put("lost", one.lost());
    json.put("byes", one.byes());
    json.put("points", one.points());
    json.put("share", share(one.share()));
    one.rating().ifPresent(rating -> json.put("rating", estimate(rating)));
    json.put("score", one.score());
    json.put("thinking", one.thinking());
    return json;
  }

  private static Map<String, Object> estimate(Ratings.Estimate estimate) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("points", estimate.points());
    json.put("low", estimate.low());
    json.put("high", estimate.high());
    return json;
  }

  private static Map<String, Object> share(Share share) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("points", share.points());
    json.put("of", share.of());
    json.put("low", share.low());
    json.put("high", share.high());
    return json;
  }

  // A list for each player, of matches won, drawn and lost against each other.
  private List<List<List<Integer>>> crosstable() {
    List<List<List<Integer>>> rows = new ArrayList<>();
    for (int player = 0; player < outline.players().size() && !outline.isTogether(); player++) {
      List<List<Integer>> row = new ArrayList<>();
      for (int other = 0; other < outline.players().size(); other++) {
        row.add(player == other ? List.of(0, 0, 0) : numbers(standings.against(player, other)));
      }
      rows.add(row);
    }
    return rows;
  }

  private static List<Integer> numbers(Standings.Cell cell) {
    return List.of(cell.won(), cell.drawn(), cell.lost());
  }

  private List<Map<String, Object>> grounds() {
    List<Map<String, Object>> grounds = new ArrayList<>();
    for (int number = 0; number < outline.grounds().size(); number++) {
      int ground = number;
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("name", outline.grounds().get(ground).name());
      json.put("hidden", outline.grounds().get(ground).hidden());
      addShares(json, player -> standings.onGround(player, ground));
      standings
          .ratingsOn(ground)
          .ifPresent(ratings -> addRatings(json, player -> ratings.player(player)));
      grounds.add(json);
    }
    return grounds;
  }

  private List<Map<String, Object>> sides() {
    List<Map<String, Object>> sides = new ArrayList<>();
    Optional<SideRatings> ratings = standings.sideRatings();
    for (int number = 0; number < outline.table(); number++) {
      int place = number;
      Map<String, Object> json = new LinkedHashMap<>();
      addShares(json, player -> standings.onPlace(player, place));
      ratings.ifPresent(all -> addRatings(json, player -> all.on(player, place)));
      sides.add(json);
    }
    return sides;
  }

  private void addShares(Map<String, Object> json, IntFunction<Share> shares) {
    json.put("shares", players().mapToObj(player -> share(shares.apply(player))).toList());
  }

  private void addRatings(Map<String, Object> json, IntFunction<Ratings.Estimate> ratings) {
    json.put("ratings", players().mapToObj(player -> estimate(ratings.apply(player))).toList());
  }

  private IntStream players() {
    return IntStream.range(0, outline.players().size());
  }
}
