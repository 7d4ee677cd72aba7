package plateau.deadzone.roster;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.deadzone.text.Block;
import plateau.deadzone.text.Line;

/** Reads the keywords of a figure or a weapon. */
final class KeywordReader {

  private static final int MOST = 5;

  private record Rated(Keyword keyword, int number) {

    String written() {
      return keyword.written(number);
    }
  }

  private KeywordReader() {}

  static Keywords read(Block block, List<Keyword> known) {
    return block
        .find(RosterStatement.KEYWORDS)
        .map(line -> read(line, known))
        .orElse(Keywords.NONE);
  }

  private static Keywords read(Line line, List<Keyword> known) {
    List<Rated> spellings = known.stream().flatMap(KeywordReader::spellings).toList();
    Keywords keywords = Keywords.NONE;
    for (int i = 1; i < line.words().size(); i++) {
      Rated seen = line.oneOf(spellings, Rated::written, i);
      keywords = keywords.with(seen.keyword(), seen.number());
    }
    return keywords;
  }

  private static Stream<Rated> spellings(Keyword keyword) {
    return IntStream.rangeClosed(1, keyword.isRated() ? MOST : 1)
        .mapToObj(number -> new Rated(keyword, number));
  }
}
