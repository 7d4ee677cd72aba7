package plateau.starter.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.tabletop.Card;
import plateau.kernel.tabletop.FaceDown;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.words.Words;
import plateau.starter.Spot;
import plateau.starter.StarterGame;
import plateau.starter.StarterView;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.TextBoard;

/** Bushes in a row, and a row for each nest. Its words are the game's. */
public final class StarterTextBoard implements TextBoard {

  private static final int NAME = 16;
  private static final int CARD = 11;

  @Override
  public String game() {
    return StarterGame.ID;
  }

  @Override
  public List<String> draw(Object view, Page page) {
    StarterView position = (StarterView) view;
    Words words = words(page);
    List<String> lines = new ArrayList<>();
    lines.add(page.ink().paint(Style.HEADING, heading(position, words)));
    lines.add("");
    lines.addAll(row(words.say("board.bushes"), 0, position, page));
    for (Hand nest : position.nests()) {
      int seat = nest.seat();
      boolean isOwn = position.you().filter(you -> you.seat() == seat).isPresent();
      String key = isOwn ? "board.own-nest" : "board.nest";
      lines.addAll(row(words.say(key, "seat", seat), seat + 1, position, page));
    }
    lines.add("");
    lines.add(page.ink().paint(Style.FAINT, words.say("board.key")));
    return lines;
  }

  /** Bushes and places of nests by their names. */
  @Override
  public Map<String, String> called(Object view, Page page) {
    StarterView position = (StarterView) view;
    Map<String, String> called = new LinkedHashMap<>();
    position.spots().forEach(spot -> called.put(words(page).name(spot), StarterView.path(spot)));
    return called;
  }

  private static Words words(Page page) {
    return Words.in(page.words().language(), StarterGame.class);
  }

  private static String heading(StarterView position, Words words) {
    String round = words.say("board.round", "round", position.round(), "rounds", position.rounds());
    return position
        .turn()
        .map(one -> words.say("board.turn", "seat", one.seat(), "hops", position.hops().value()))
        .map(turn -> round + " · " + turn)
        .orElse(round);
  }

  // On a narrow page the trinkets stand below the name of their place, as many in a line as fit.
  private static List<String> row(String name, int nest, StarterView position, Page page) {
    List<Spot> all = position.spots().filter(spot -> spot.nest() == nest).toList();
    boolean isWide = page.width() >= NAME + position.bushes().size() * CARD;
    int perLine = isWide ? all.size() : Math.max(1, (page.width() - 2) / CARD);
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < all.size(); from += perLine) {
      StringBuilder line = new StringBuilder(isWide ? Ink.padded(name, NAME) : "  ");
      all.subList(from, Math.min(from + perLine, all.size()))
          .forEach(spot -> line.append(card(spot, position, page)));
      lines.add(line.toString().stripTrailing());
    }
    if (!isWide) {
      lines.addFirst(name);
    }
    return lines;
  }

  // What only some know is marked by a star, not by its colour alone.
  private static String card(Spot spot, StarterView position, Page page) {
    String what =
        switch (position.at(spot)) {
          case FaceDown _ -> "?";
          case Card card when card.seen().isPresent() ->
              page.ink().paint(Style.CYAN, name(card, page) + "*");
          case Card card -> page.ink().paint(Style.BOLD, name(card, page));
        };
    boolean isTaken = position.taken().filter(spot::equals).isPresent();
    return Ink.padded(spot.place() + " " + (isTaken ? "^" : "") + what, CARD);
  }

  private static String name(Card card, Page page) {
    return words(page).say("card." + card.id());
  }
}
