package plateau.arena.report;

import java.util.List;

/** A panel of the page: a title, a sentence that says how to read it, and what it shows. */
final class Section {

  private Section() {}

  static Element panel(String title, String howToRead) {
    return Element.of("section", "class", "panel")
        .add(Element.of("h2").text(title))
        .add(Element.of("p", "class", "soft").text(howToRead));
  }

  /** The numbers behind a plot, folded away. */
  static Element numbers(String summary, Element table) {
    return Element.of("details").add(Element.of("summary").text(summary)).add(table);
  }

  /** A table with a name in the first column and numbers in the others. */
  static Element table(String caption, List<String> head, List<List<String>> rows) {
    Element table = Element.of("table", "class", "numbers");
    return filled(table.add(Element.of("caption").text(caption)), head, rows);
  }

  /** The same, where the title of the panel says already what it is. */
  static Element tableOf(String title, List<String> head, List<List<String>> rows) {
    return filled(Element.of("table", "class", "numbers", "aria-label", title), head, rows);
  }

  private static Element filled(Element table, List<String> head, List<List<String>> rows) {
    Element headRow = Element.of("tr");
    head.forEach(name -> headRow.add(Element.of("th", "scope", "col").text(name)));
    Element body = Element.of("tbody");
    rows.forEach(row -> body.add(row(row)));
    return table.add(Element.of("thead").add(headRow)).add(body);
  }

  private static Element row(List<String> cells) {
    Element row = Element.of("tr").add(Element.of("th", "scope", "row").text(cells.getFirst()));
    cells.subList(1, cells.size()).forEach(cell -> row.add(Element.of("td").text(cell)));
    return row;
  }
}
