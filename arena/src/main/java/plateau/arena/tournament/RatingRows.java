package plateau.arena.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.arena.rating.Ratings;
import plateau.arena.rows.CsvRows;

/**
 * A line of CSV for each player: over all matches, on each ground, and on each side. Players have
 * the numbers that they have in {@link MatchRows}.
 */
public final class RatingRows {

  private final Standings standings;
  private final Outline outline;
  private final StringBuilder rows =
      new StringBuilder(
          "player,name,program,over,on,points,matches,share-low,share-high,rating,low,high\n");

  private RatingRows(Standings standings) {
    this.standings = standings;
    this.outline = standings.outline();
  }

  public static String of(Standings standings) {
    return new RatingRows(standings).all();
  }

  private String all() {
    standings.ranking().forEach(one -> add(one.player(), "all", "", one.share(), one.rating()));
    for (int ground = 0; ground < outline.grounds().size(); ground++) {
      Optional<Ratings> ratings = standings.ratingsOn(ground);
      for (int player = 0; player < outline.players().size(); player++) {
        int number = player;
        add(
            player,
            "ground",
            outline.grounds().get(ground).name(),
            standings.onGround(player, ground),
            ratings.map(all -> all.player(number)));
      }
    }
    Optional<SideRatings> sides = standings.sideRatings();
    for (int place = 0; place < outline.table(); place++) {
      for (int player = 0; player < outline.players().size(); player++) {
        int number = player;
        int side = place;
        add(
            player,
            "side",
            place + 1 + "",
            standings.onPlace(player, place),
            sides.map(all -> all.on(number, side)));
      }
    }
    return rows.toString();
  }

  private void add(
      int player, String over, String on, Share share, Optional<Ratings.Estimate> rating) {
    rows.append(
        CsvRows.line(
            List.of(
                player + 1 + "",
                outline.players().get(player).name(),
                String.join(" ", outline.players().get(player).programs()),
                over,
                on,
                share.points() + "",
                share.of() + "",
                number(share.low(), 4),
                number(share.high(), 4),
                rating.map(all -> number(all.points(), 1)).orElse(""),
                rating.map(all -> number(all.low(), 1)).orElse(""),
                rating.map(all -> number(all.high(), 1)).orElse(""))));
  }

  private static String number(double number, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", number);
  }
}
