package plateau.arena.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.bot.process.Fingerprint;
import plateau.arena.rating.Ratings;
import plateau.arena.tournament.Outline;
import plateau.arena.tournament.PlayedMatch;
import plateau.arena.tournament.ReplayFolder;
import plateau.arena.tournament.SeatLine;
import plateau.arena.tournament.Share;
import plateau.arena.tournament.SideRatings;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;
import plateau.kernel.words.Language;

/** Strength on each ground and each side, the use of time, and what went wrong. */
final class TournamentTables {

  private final Standings standings;
  private final Outline outline;
  private final Wording wording;
  private final List<Standing> ranking;

  TournamentTables(Standings standings, Wording wording) {
    this.standings = standings;
    this.outline = standings.outline();
    this.wording = wording;
    this.ranking = standings.ranking();
  }

  Element grounds() {
    List<String> names =
        outline.grounds().stream()
            .map(
                ground ->
                    ground.hidden()
                        ? wording.say("tournament.report.is-hidden", "name", ground.name())
                        : ground.name())
            .toList();
    List<Optional<Ratings>> ratings =
        IntStream.range(0, names.size()).mapToObj(standings::ratingsOn).toList();
    return Section.panel(
            wording.say("tournament.report.by-ground"),
            wording.say(
                outline.isTogether()
                    ? "tournament.report.by-ground.together"
                    : "tournament.report.by-ground.read"))
        .add(
            shares(
                names,
                (player, ground) -> standings.onGround(player, ground),
                (player, ground) -> ratings.get(ground).map(all -> all.player(player))));
  }

  Element sides() {
    List<String> names =
        IntStream.range(0, outline.table())
            .mapToObj(place -> wording.say("tournament.report.place", "place", place))
            .toList();
    Optional<SideRatings> ratings = standings.sideRatings();
    return Section.panel(
            wording.say("tournament.report.by-side"),
            wording.say(
                ratings.isPresent()
                    ? "tournament.report.by-side.read"
                    : "tournament.report.by-side.shares"))
        .add(
            shares(
                names,
                standings::onPlace,
                (player, place) -> ratings.map(all -> all.on(player, place))));
  }

  @FunctionalInterface
  private interface OfPlayer<T> {

    T at(int player, int column);
  }

  private Element shares(
      List<String> columns, OfPlayer<Share> shares, OfPlayer<Optional<Ratings.Estimate>> ratings) {
    Element head =
        Element.of("tr")
            .add(Element.of("th", "scope", "col").text(wording.say("tournament.report.player")));
    columns.forEach(name -> head.add(Element.of("th", "scope", "col").text(name)));
    Element body = Element.of("tbody");
    for (Standing one : ranking) {
      Element row = Element.of("tr").add(Element.of("th", "scope", "row").text(one.name()));
      for (int column = 0; column < columns.size(); column++) {
        Share share = shares.at(one.player(), column);
        row.add(
            cell(
                share,
                ratings
                    .at(one.player(), column)
                    .map(wording::rating)
                    .orElseGet(() -> interval(share))));
      }
      body.add(row);
    }
    return Element.of("div", "class", "scroll", "tabindex", "0")
        .add(Element.of("table", "class", "cross").add(Element.of("thead").add(head)).add(body));
  }

  private Element cell(Share share, String below) {
    if (share.isEmpty()) {
      return Element.of("td", "class", "none").text("–");
    }
    return Element.of(
            "td", "class", "known", "style", "--level:" + Math.round(share.share() * 48) + "%")
        .add(Element.of("b").text(wording.wholePercent(share.share())))
        .add(Element.of("span").text(below));
  }

  private String interval(Share share) {
    return wording.say(
        "report.range",
        "from",
        wording.whole(Math.round(100 * share.low())),
        "to",
        wording.wholePercent(share.high()));
  }

  Element time() {
    List<String> head = new ArrayList<>();
    for (String key :
        List.of("player", "calls", "ms-per-call", "longest", "cpu", "strikes", "stops")) {
      head.add(wording.say("tournament.report." + key));
    }
    List<List<String>> rows = ranking.stream().map(this::timeRow).toList();
    return Section.panel(
            wording.say("tournament.report.time"), wording.say("tournament.report.time.read"))
        .add(
            Element.of("div", "class", "scroll", "tabindex", "0")
                .add(Section.tableOf(wording.say("tournament.report.time"), head, rows)));
  }

  private List<String> timeRow(Standing one) {
    Standing.Thinking thinking = one.thinking();
    return List.of(
        one.name(),
        wording.whole(thinking.calls()),
        wording.decimal(thinking.msPerCall()),
        wording.whole(thinking.longestMs()),
        wording.whole(thinking.cpuMs()),
        wording.whole(thinking.strikes()),
        wording.whole(thinking.stops()));
  }

  boolean hasPrograms() {
    return outline.players().stream().anyMatch(player -> !player.programs().isEmpty());
  }

  /** Who exactly played. A command is nobody's business, and says less than what it starts. */
  Element programs() {
    List<List<String>> rows =
        outline.players().stream()
            .filter(player -> !player.programs().isEmpty())
            .map(
                player ->
                    List.of(
                        player.name(),
                        player.programs().stream()
                            .map(Fingerprint::shortened)
                            .collect(Collectors.joining(" "))))
            .toList();
    List<String> head =
        Stream.of("player", "fingerprint")
            .map(key -> wording.say("tournament.report." + key))
            .toList();
    return Section.panel(
            wording.say("tournament.report.programs"),
            wording.say("tournament.report.programs.read"))
        .add(
            Element.of("div", "class", "scroll", "tabindex", "0")
                .add(Section.tableOf(wording.say("tournament.report.programs"), head, rows)));
  }

  boolean hasFaults() {
    return ranking.stream().anyMatch(one -> one.thinking().stops() > 0);
  }

  /** The same fault of the same player is told once, with its matches. */
  Element faults() {
    Language language = wording.languageItself();
    Map<String, Element> links = new LinkedHashMap<>();
    Element list = Element.of("ul", "class", "faults");
    for (PlayedMatch match : standings.played()) {
      for (int seat = 0; seat < match.seats().size(); seat++) {
        SeatLine line = match.seats().get(seat);
        if (line.stop().isPresent()) {
          String name = outline.players().get(match.fixture().holder(seat)).name();
          String told = line.stop().get().in(language);
          links.computeIfAbsent(name + told, _ -> fault(list, name, told)).add(link(match));
        }
      }
    }
    return Section.panel(
            wording.say("tournament.report.faults"), wording.say("tournament.report.faults.read"))
        .add(list);
  }

  private static Element fault(Element list, String name, String told) {
    Element matches = Element.of("span", "class", "links");
    list.add(
        Element.of("li")
            .add(Element.of("b").text(name))
            .add(Element.of("span").text(told))
            .add(matches));
    return matches;
  }

  private Element link(PlayedMatch match) {
    int number = match.fixture().number();
    return Element.of("a", "href", ReplayFolder.nameOf(number))
        .text(wording.say("tournament.report.match", "number", number));
  }
}
