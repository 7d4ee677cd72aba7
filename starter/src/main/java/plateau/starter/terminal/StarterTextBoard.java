package plateau.starter.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.words.Words;
import plateau.starter.StarterGame;
import plateau.starter.StarterView;
import plateau.starter.StarterView.Lying;
import plateau.starter.Trinket;
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
    lines.addAll(row(words.say("board.bushes"), position.bushes(), position, page));
    for (int seat = 0; seat < position.nests().size(); seat++) {
      String key = seat == position.seat() ? "board.own-nest" : "board.nest";
      lines.addAll(row(words.say(key, "seat", seat), position.nests().get(seat), position, page));
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
    position.bushes().forEach(lying -> called.put(name(lying, page), "bushes." + lying.id()));
    for (int seat = 0; seat < position.nests().size(); seat++) {
      String nest = "nests." + seat + ".";
      position.nests().get(seat).forEach(lying -> called.put(name(lying, page), nest + lying.id()));
    }
    return called;
  }

  private static String name(Lying lying, Page page) {
    return words(page).say("spot." + lying.id());
  }

  private static Words words(Page page) {
    return Words.in(page.words().language(), StarterGame.class);
  }

  private static String heading(StarterView position, Words words) {
    String round = words.say("board.round", "round", position.round(), "rounds", position.rounds());
    return position.turn() < 0
        ? round
        : round + " · " + words.say("board.turn", "seat", position.turn(), "hops", position.hops());
  }

  // On a narrow page the trinkets stand below the name of their place, as many in a line as fit.
  private static List<String> row(String name, List<Lying> all, StarterView position, Page page) {
    boolean isWide = page.width() >= NAME + position.bushes().size() * CARD;
    int perLine = isWide ? all.size() : Math.max(1, (page.width() - 2) / CARD);
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < all.size(); from += perLine) {
      StringBuilder line = new StringBuilder(isWide ? Ink.padded(name, NAME) : "  ");
      all.subList(from, Math.min(from + perLine, all.size()))
          .forEach(lying -> line.append(card(lying, position, page)));
      lines.add(line.toString().stripTrailing());
    }
    if (!isWide) {
      lines.addFirst(name);
    }
    return lines;
  }

  private static String card(Lying lying, StarterView position, Page page) {
    String number = lying.id().substring(lying.id().lastIndexOf('-') + 1);
    boolean isTaken = position.taken().filter(spot -> spot.id().equals(lying.id())).isPresent();
    String what = lying.trinket().map(trinket -> known(trinket, lying, position, page)).orElse("?");
    return Ink.padded(number + " " + (isTaken ? "^" : "") + what, CARD);
  }

  // What only some know is marked by a star, not by its colour alone.
  private static String known(Trinket trinket, Lying lying, StarterView position, Page page) {
    boolean isOpen = lying.knownBy().size() == position.nests().size();
    String name = words(page).name(trinket);
    return page.ink().paint(isOpen ? Style.BOLD : Style.CYAN, isOpen ? name : name + "*");
  }
}
