package plateau.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Words;

/** What the game tells of a move before it is chosen, as one text. */
public final class Foretold {

  private static final String BETWEEN = " · ";

  private Foretold() {}

  /** A move's own meaning, and behind it what is foretold of it. */
  public static String behind(String meaning, Outlook outlook, String move, Words words) {
    String foretold = outlook.of(move).map(prospect -> of(prospect, words)).orElse("");
    return foretold.isEmpty() ? meaning : meaning + BETWEEN + foretold;
  }

  private static String of(Prospect prospect, Words words) {
    return String.join(BETWEEN, sentences(prospect, words));
  }

  /** What is certain, and then what chance may bring. */
  public static List<String> sentences(Prospect prospect, Words words) {
    List<String> sentences = new ArrayList<>();
    prospect.notes().forEach(note -> sentences.add(words.say(note)));
    prospect.odds().forEach(odds -> sentences.add(of(odds, words)));
    return sentences;
  }

  private static String of(Odds odds, Words words) {
    String shares =
        odds.shares().stream().map(share -> of(share, words)).collect(Collectors.joining(", "));
    return odds.when()
        .map(when -> words.say("outlook.when", "when", when, "shares", shares))
        .orElse(shares);
  }

  private static String of(Share share, Words words) {
    Share.Said said = share.in(words);
    return words.say("outlook.share", "words", said.words(), "percent", said.percent());
  }
}
