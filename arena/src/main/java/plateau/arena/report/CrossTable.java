package plateau.arena.report;

import java.util.List;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;

/** Who did how well against whom; each cell leads to its matches. */
final class CrossTable {

  private static final int NAMED = 6;

  private final Standings standings;
  private final List<Standing> ranking;
  private final Wording wording;

  CrossTable(Standings standings, Wording wording) {
    this.standings = standings;
    this.ranking = standings.ranking();
    this.wording = wording;
  }

  Element section() {
    Element head = Element.of("tr").add(Element.of("th", "scope", "col").text(""));
    ranking.forEach(
        one -> head.add(Element.of("th", "scope", "col", "title", one.name()).text(heading(one))));
    Element body = Element.of("tbody");
    ranking.forEach(one -> body.add(row(one)));
    return Section.panel(
            wording.say("tournament.report.crosstable"),
            wording.say("tournament.report.crosstable.read"))
        .add(
            Element.of(
                    "div",
                    "class",
                    "scroll",
                    "tabindex",
                    "0",
                    "role",
                    "region",
                    "aria-label",
                    wording.say("tournament.report.crosstable"))
                .add(
                    Element.of("table", "class", "cross")
                        .add(Element.of("thead").add(head))
                        .add(body)));
  }

  // Where there is room for names.
  private String heading(Standing one) {
    return ranking.size() <= NAMED ? one.name() : wording.whole(one.place());
  }

  private Element row(Standing one) {
    Element row =
        Element.of("tr")
            .add(Element.of("th", "scope", "row").text(one.place() + ". " + one.name()));
    for (Standing other : ranking) {
      row.add(
          one.player() == other.player()
              ? Element.of("td", "class", "self").text("")
              : cell(one.player(), other.player()));
    }
    return row;
  }

  private Element cell(int player, int other) {
    Standings.Cell cell = standings.against(player, other);
    if (cell.matches().isEmpty()) {
      return Element.of("td", "class", "none").text("–");
    }
    double share = (cell.won() + cell.drawn() / 2.0) / cell.matches().size();
    String link = "#" + MatchList.anchor(player, other);
    return Element.of("td", "class", "known", "style", "--level:" + Math.round(share * 48) + "%")
        .add(
            Element.of("a", "href", link)
                .add(Element.of("b").text(wording.wholePercent(share)))
                .add(Element.of("span").text(cell.won() + "–" + cell.drawn() + "–" + cell.lost())));
  }
}
