package plateau.arena.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.arena.tournament.Outline;
import plateau.arena.tournament.PlayedMatch;
import plateau.arena.tournament.ReplayFolder;
import plateau.arena.tournament.Standings;

/** All matches with links to their replays, by who played them. */
final class MatchList {

  private final Standings standings;
  private final Outline outline;
  private final Wording wording;

  MatchList(Standings standings, Wording wording) {
    this.standings = standings;
    this.outline = standings.outline();
    this.wording = wording;
  }

  /** Where the matches of these two are listed. */
  static String anchor(int player, int other) {
    return "m" + Math.min(player, other) + "-" + Math.max(player, other);
  }

  Element section() {
    Element panel =
        Section.panel(
            wording.say("tournament.report.list"), wording.say("tournament.report.list.read"));
    Map<List<Integer>, List<PlayedMatch>> groups = new LinkedHashMap<>();
    for (PlayedMatch match : standings.played()) {
      List<Integer> who = match.fixture().order().stream().sorted().toList();
      groups.computeIfAbsent(who, _ -> new ArrayList<>()).add(match);
    }
    // A pair may sit at many larger tables; its link leads to the first of them.
    List<String> anchors = new ArrayList<>();
    groups.forEach((who, matches) -> panel.add(group(who, matches, anchors)));
    return panel;
  }

  private Element group(List<Integer> who, List<PlayedMatch> matches, List<String> anchors) {
    Element group = Element.of("details", "class", "matches");
    Element summary = Element.of("summary");
    for (int one : who) {
      for (int other : who) {
        String anchor = anchor(one, other);
        if (one < other && !anchors.contains(anchor)) {
          anchors.add(anchor);
          summary.add(Element.of("span", "id", anchor).text(""));
        }
      }
    }
    summary.add(
        Element.of("b")
            .text(
                who.stream()
                    .map(one -> outline.players().get(one).name())
                    .collect(Collectors.joining(" · "))),
        Element.of("span")
            .text(" " + wording.say("tournament.report.match-count", "count", matches.size())));
    Element list = Element.of("ul");
    matches.forEach(match -> list.add(line(match)));
    return group.add(summary).add(list);
  }

  private Element line(PlayedMatch match) {
    int number = match.fixture().number();
    String scores =
        match.fixture().order().stream()
            .map(
                one ->
                    outline.players().get(one).name()
                        + " "
                        + wording.shortNumber(match.score(one))
                        + (match.won(one) ? " ✓" : ""))
            .collect(Collectors.joining(" – "));
    return Element.of("li")
        .add(
            Element.of("a", "href", ReplayFolder.nameOf(number))
                .text(wording.say("tournament.report.match", "number", number)))
        .add(Element.of("span").text(scores))
        .add(
            Element.of("span", "class", "soft")
                .text(
                    outline.grounds().get(match.fixture().ground()).name()
                        + " · "
                        + wording.outcome(match.result())));
  }
}
