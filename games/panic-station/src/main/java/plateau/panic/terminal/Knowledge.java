package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.words.Words;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Status;
import plateau.panic.view.BodyScanSeen;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.TradeSeen;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What a seat holds and knows: its status, its hand, and all that helps to guess who is what. */
final class Knowledge {

  private final PanicView view;
  private final Words words;
  private final Page page;

  Knowledge(PanicView view, Words words, Page page) {
    this.view = view;
    this.words = words;
    this.page = page;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    view.own().ifPresent(own -> lines.addAll(of(own)));
    lines.addAll(block("board.trades", otherTrades()));
    lines.addAll(block("board.heat-scans", heatScans()));
    return lines;
  }

  private List<String> of(Own own) {
    List<String> lines = new ArrayList<>(status(own));
    lines.addAll(block("board.hand", hand(own)));
    lines.addAll(
        block(
            "board.known",
            own.knownInfected().stream().map(p -> Pieces.name(p, words, page.ink())).toList()));
    lines.addAll(block("board.own-trades", ownTrades(own)));
    lines.addAll(block("board.body-scans", bodyScans()));
    return lines;
  }

  private List<String> status(Own own) {
    Style style = own.status() == Status.HUMAN ? Style.GREEN : Style.RED;
    String told =
        words.say(
            "board.you." + own.status().id(),
            "player",
            own.colour(),
            "cans",
            view.rules().gasCansToBurn());
    return Wrapping.lines(page.ink().paint(style, told), page.width());
  }

  private List<String> hand(Own own) {
    List<String> cards = new ArrayList<>();
    CardList.counts(own.hand()).forEach((kind, count) -> cards.add(handCard(own, kind, count)));
    int playable = view.rules().playable(own.hand().size());
    cards.add(page.ink().paint(Style.FAINT, words.say("board.playable", "count", playable)));
    return cards;
  }

  private String handCard(Own own, CardKind kind, int count) {
    String text = CardList.counted(kind, count, words);
    boolean isOwn = kind == CardKind.infectionOf(own.colour().seat());
    return isOwn ? text + " " + words.say("board.own-card") : text;
  }

  private List<String> ownTrades(Own own) {
    return view.trades().stream()
        .filter(trade -> trade.player() == own.colour() || trade.partner() == own.colour())
        .map(trade -> ownTrade(own, trade))
        .toList();
  }

  private String ownTrade(Own own, TradeSeen trade) {
    boolean entered = trade.player() == own.colour();
    Optional<CardKind> gave = entered ? trade.gave() : trade.got();
    Optional<CardKind> got = entered ? trade.got() : trade.gave();
    return words.say(
        "board.own-trade",
        "turn",
        trade.turn(),
        "player",
        Pieces.name(entered ? trade.partner() : trade.player(), words, page.ink()),
        "gave",
        gave.map(words::name).orElse("?"),
        "got",
        got.map(words::name).orElse("?"));
  }

  private List<String> bodyScans() {
    return view.bodyScans().stream().map(this::bodyScan).toList();
  }

  private String bodyScan(BodyScanSeen scan) {
    return words.say(
        scan.hand().isEmpty() ? "board.body-scan-of-other" : "board.body-scan",
        "turn",
        scan.turn(),
        "player",
        Pieces.name(scan.player(), words, page.ink()),
        "target",
        Pieces.name(scan.target(), words, page.ink()),
        "cards",
        CardList.of(scan.hand(), words));
  }

  private List<String> otherTrades() {
    return view.trades().stream()
        .filter(trade -> !isOwn(trade))
        .map(
            trade ->
                words.say(
                    "board.trade",
                    "turn",
                    trade.turn(),
                    "player",
                    Pieces.name(trade.player(), words, page.ink()),
                    "partner",
                    Pieces.name(trade.partner(), words, page.ink())))
        .toList();
  }

  private boolean isOwn(TradeSeen trade) {
    return view.own()
        .filter(own -> trade.player() == own.colour() || trade.partner() == own.colour())
        .isPresent();
  }

  private List<String> heatScans() {
    return view.heatScans().stream()
        .map(
            scan ->
                words.say(
                    "board.heat-scan",
                    "turn",
                    scan.turn(),
                    "infected",
                    scan.infected(),
                    "humans",
                    scan.humans()))
        .toList();
  }

  private List<String> block(String key, List<String> facts) {
    if (facts.isEmpty()) {
      return List.of();
    }
    String label = page.ink().paint(Style.BOLD, words.say(key)) + " ";
    return Wrapping.lines(
        facts.stream().collect(Collectors.joining(" · ")), page.width(), label, "  ");
  }
}
