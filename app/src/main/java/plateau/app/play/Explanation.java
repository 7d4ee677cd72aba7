package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.Thought;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.terminal.Foretold;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The best moves as a player sees them: odds, how often they were tried, and what they mean. */
final class Explanation<S extends State<S, M>, M> {

  static final int MOST_MOVES = 5;
  private static final int BAR = 10;

  private final Game<S, M> game;
  private final S state;
  private final Page page;
  private final Outlook outlook;

  Explanation(Game<S, M> game, S state, Page page) {
    this.game = game;
    this.state = state;
    this.page = page;
    this.outlook = game.outlook(state).orElse(Outlook.NONE);
  }

  List<String> lines(List<Thought<M>> thoughts) {
    List<Thought<M>> best = thoughts.stream().limit(MOST_MOVES).toList();
    List<String> samples = best.stream().map(this::samples).toList();
    int widest = samples.stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < best.size(); i++) {
      String label =
          "  %s %3d %%  %s  "
              .formatted(
                  bar(best.get(i).odds()),
                  Math.round(100 * best.get(i).odds()),
                  Ink.padded(samples.get(i), widest));
      String indent = " ".repeat(Ink.widthOf(label));
      lines.addAll(Wrapping.lines(meaning(best.get(i)), page.width(), label, indent));
    }
    return lines;
  }

  private String meaning(Thought<M> thought) {
    Words words = page.words();
    String move = game.notation().write(thought.move());
    String meaning = words.say(game.describe(state, thought.move()));
    return page.ink().paint(Style.BOLD, move)
        + "  "
        + Foretold.behind(meaning, outlook, move, words);
  }

  private String samples(Thought<M> thought) {
    return page.words().say("play.thought.samples", "samples", thought.samples());
  }

  private static String bar(double odds) {
    int full = (int) Math.round(BAR * odds);
    return "█".repeat(full) + "░".repeat(BAR - full);
  }
}
