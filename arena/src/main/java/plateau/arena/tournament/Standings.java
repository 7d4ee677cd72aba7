package plateau.arena.tournament;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.arena.rating.Ratings;

/** What the matches of a tournament say so far. */
public final class Standings {

  private final Outline outline;
  private final List<PlayedMatch> played;
  private final Ratings ratings;

  public Standings(Outline outline, List<PlayedMatch> played) {
    this.outline = outline;
    this.played = List.copyOf(played);
    this.ratings = PlayedMatch.ratings(outline.players().size(), played);
  }

  public Outline outline() {
    return outline;
  }

  public List<PlayedMatch> played() {
    return played;
  }

  /** The best first: by rating; in a Swiss tournament by points; against the game by games won. */
  public List<Standing> ranking() {
    Comparator<Standing> best = Comparator.comparingDouble(one -> -strength(one));
    List<Standing> ranked =
        IntStream.range(0, outline.players().size())
            .mapToObj(this::standing)
            .sorted(
                best.thenComparingDouble(one -> -rating(one))
                    .thenComparing(Comparator.comparingDouble(one -> -one.score())))
            .toList();
    return IntStream.range(0, ranked.size())
        .mapToObj(place -> ranked.get(place).at(place + 1))
        .toList();
  }

  /**
   * Who is in front of everybody else by more than chance explains, with 95% confidence; in a Swiss
   * tournament, whose points decide, who has more of them than anybody else.
   */
  public Optional<Standing> leader() {
    List<Standing> ranking = ranking();
    if (played.isEmpty() || ranking.size() < 2) {
      return Optional.empty();
    }
    Standing first = ranking.getFirst();
    // Not the second alone: one of whom little is known may be further down and yet be better.
    return ranking.stream().skip(1).allMatch(other -> isClearlyBehind(other, first))
        ? Optional.of(first)
        : Optional.empty();
  }

  private boolean isClearlyBehind(Standing other, Standing first) {
    if (outline.isSwiss()) {
      return first.points() > other.points();
    }
    return outline.isTogether()
        ? first.share().isAbove(other.share())
        : ratings.difference(first.player(), other.player()).low() > 0;
  }

  private double strength(Standing one) {
    if (outline.isTogether()) {
      return one.share().share();
    }
    return outline.isSwiss() ? one.points() : rating(one);
  }

  private static double rating(Standing one) {
    return one.rating().map(Ratings.Estimate::points).orElse(0.0);
  }

  private Standing standing(int player) {
    List<PlayedMatch> own = played.stream().filter(match -> match.isWith(player)).toList();
    int drawn = (int) own.stream().filter(PlayedMatch::isDraw).count();
    int won = (int) own.stream().filter(match -> match.points(player) == 1).count();
    int byes = byes(player);
    return new Standing(
        0,
        player,
        outline.players().get(player).name(),
        own.size(),
        won,
        drawn,
        own.size() - won - drawn,
        byes,
        won + drawn / 2.0 + byes * (double) outline.each(),
        share(player, own),
        outline.isTogether() ? Optional.empty() : Optional.of(ratings.player(player)),
        own.stream().mapToDouble(match -> match.score(player)).average().orElse(0),
        Standing.Thinking.of(own.stream().flatMap(match -> match.seatsOf(player)).toList()));
  }

  private static Share share(int player, List<PlayedMatch> matches) {
    return new Share(
        matches.stream().mapToDouble(match -> match.points(player)).sum(), matches.size());
  }

  // Rounds that have begun without it.
  private int byes(int player) {
    if (!outline.isSwiss()) {
      return 0;
    }
    Set<Integer> all = new HashSet<>();
    Set<Integer> own = new HashSet<>();
    for (PlayedMatch match : played) {
      all.add(match.fixture().round());
      if (match.isWith(player)) {
        own.add(match.fixture().round());
      }
    }
    // In the round that is being played, whoever has not come yet may still come.
    int last = played.isEmpty() ? 0 : played.getLast().fixture().round();
    if (!isFull(last)) {
      all.remove(last);
    }
    all.removeAll(own);
    return all.size();
  }

  private boolean isFull(int round) {
    int tables = outline.players().size() / outline.table();
    return played.size() >= round * tables * outline.each();
  }

  /** How the matches ended: how many with each code, the most frequent first. */
  public Map<String, Long> endings() {
    Map<String, Long> counted =
        played.stream().collect(groupingBy(PlayedMatch::result, TreeMap::new, counting()));
    Map<String, Long> ordered = new LinkedHashMap<>();
    counted.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .forEach(one -> ordered.put(one.getKey(), one.getValue()));
    return ordered;
  }

  /** What the first seat is worth; empty when everybody plays against the game. */
  public Optional<Ratings.Estimate> front() {
    return outline.isTogether() ? Optional.empty() : Optional.of(ratings.front());
  }

  /**
   * How one did against another.
   *
   * @param matches their numbers
   */
  public record Cell(int won, int drawn, int lost, List<Integer> matches) {}

  /** All matches of these two; among more than two it counts who of them won. */
  public Cell against(int player, int other) {
    List<Integer> matches = new ArrayList<>();
    int won = 0;
    int lost = 0;
    for (PlayedMatch match : played) {
      if (match.isWith(player) && match.isWith(other)) {
        matches.add(match.fixture().number());
        won += match.points(player) > match.points(other) ? 1 : 0;
        lost += match.points(player) < match.points(other) ? 1 : 0;
      }
    }
    return new Cell(won, matches.size() - won - lost, lost, matches);
  }

  /** How one did on a ground. */
  public Share onGround(int player, int ground) {
    return share(player, on(ground).stream().filter(match -> match.isWith(player)).toList());
  }

  /** The strengths that the matches on a ground speak of; none against the game. */
  public Optional<Ratings> ratingsOn(int ground) {
    return outline.isTogether()
        ? Optional.empty()
        : Optional.of(PlayedMatch.ratings(outline.players().size(), on(ground)));
  }

  /** The strengths on each place at the table, where they can be told apart. */
  public Optional<SideRatings> sideRatings() {
    return SideRatings.canBeTold(outline)
        ? Optional.of(SideRatings.of(outline.players().size(), outline.table(), played))
        : Optional.empty();
  }

  private List<PlayedMatch> on(int ground) {
    return played.stream().filter(match -> match.fixture().ground() == ground).toList();
  }

  /** How one did where it sat on the place with this number, from 0. */
  public Share onPlace(int player, int place) {
    return share(
        player,
        played.stream().filter(match -> match.fixture().order().get(place) == player).toList());
  }

  /** What came of the question whether the second is better than the first, if it was asked. */
  public Optional<TestProgress> verdict() {
    return outline.sprt().map(sprt -> TestProgress.of(sprt, outline.mirrored(), played));
  }
}
