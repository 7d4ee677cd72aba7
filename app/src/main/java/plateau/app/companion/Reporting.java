package plateau.app.companion;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.app.Session;
import plateau.deadzone.companion.Entry.Report;
import plateau.deadzone.companion.Fact;
import plateau.deadzone.companion.FigureStatus;
import plateau.deadzone.companion.Prompt;
import plateau.deadzone.companion.Situation;
import plateau.deadzone.companion.TableSetup;
import plateau.deadzone.roster.Item;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/** Makes reports of what people type without being asked: "dead hand 1", "item medic mine". */
final class Reporting {

  private final Session session;
  private final Words words;
  private final TableSetup setup;
  private final Situation now;

  Reporting(Session session, TableSetup setup, Situation now) {
    this.session = session;
    this.words = session.words();
    this.setup = setup;
    this.now = now;
  }

  /** The report; empty when it was not clear, and then it has been said why. */
  Optional<Report> of(TalkWord word, String rest) {
    return switch (word) {
      case DEAD -> about(Fact.DEAD, Figures.mortal(now, setup, words), rest);
      case ALIVE ->
          rest.isEmpty()
              ? Optional.of(plain(Fact.ALL_ALIVE, ""))
              : about(Fact.ALIVE, Figures.dead(now, setup, words), rest);
      case INJURED -> injured(rest);
      case HEALED -> figure(living(), rest).map(figure -> report(Fact.WOUNDS, figure, "0"));
      case RELOAD -> figure(living(), rest).map(this::turnedCounter);
      case ITEM -> item(rest);
      case OVER -> Optional.of(plain(Fact.OVER, ""));
      case QUICK -> Optional.of(plain(Fact.QUICK, now.quick() ? Fact.OFF : Fact.ON));
      case HELP, BACK, CARD, TEAM, LOG, AUTO, RULES, SAVE, QUIT -> Optional.empty();
    };
  }

  private Figures living() {
    return Figures.living(now, setup, words);
  }

  private Optional<Report> about(Fact fact, Figures figures, String name) {
    return figure(figures, name).map(figure -> report(fact, figure, ""));
  }

  private Optional<String> figure(Figures figures, String name) {
    List<Integer> meant = figures.choices().byName(name);
    if (meant.size() == 1) {
      return Optional.of(figures.id(meant.getFirst()));
    }
    session.tell(
        meant.isEmpty()
            ? Message.of("talk.no-such-figure", "typed", name, "known", names(figures))
            : figures.choices().complaint(name, meant));
    return Optional.empty();
  }

  private static List<String> names(Figures figures) {
    return IntStream.range(0, figures.choices().size()).mapToObj(figures.choices()::name).toList();
  }

  // "injured medic" is one wound more, "injured medic 2" two in all.
  private Optional<Report> injured(String rest) {
    int blank = rest.lastIndexOf(' ');
    boolean numbered =
        blank > 0
            && rest.substring(blank + 1).matches("[0-9]")
            && living().choices().byName(rest).size() != 1;
    if (numbered) {
      return figure(living(), rest.substring(0, blank))
          .map(figure -> report(Fact.WOUNDS, figure, rest.substring(blank + 1)));
    }
    return figure(living(), rest)
        .map(figure -> report(Fact.WOUNDS, figure, Integer.toString(wounds(figure) + 1)));
  }

  private int wounds(String figure) {
    return status(figure).map(FigureStatus::wounds).orElse(0);
  }

  private Report turnedCounter(String figure) {
    boolean on = status(figure).map(FigureStatus::reloading).orElse(false);
    return report(Fact.RELOAD, figure, on ? Fact.OFF : Fact.ON);
  }

  private Optional<FigureStatus> status(String figure) {
    return now.figures().stream().filter(one -> one.type().id().equals(figure)).findFirst();
  }

  // The last words name the item: the shortest ending that does.
  private Optional<Report> item(String rest) {
    List<Item> items = Item.ALL.stream().filter(Item::isCarried).toList();
    Choices things = Choices.of(items, words);
    for (int cut = rest.lastIndexOf(' '); cut > 0; cut = rest.lastIndexOf(' ', cut - 1)) {
      String ending = rest.substring(cut + 1);
      List<Integer> meant = things.byName(ending);
      boolean nothing = List.of(session.say("talk.nothing").split(" ", -1)).contains(ending);
      if (nothing || meant.size() == 1) {
        String value = nothing ? Prompt.NONE : items.get(meant.getFirst()).id();
        return figure(living(), rest.substring(0, cut))
            .map(figure -> report(Fact.ITEM, figure, value));
      }
    }
    session.tell("talk.no-such-item", "known", items);
    return Optional.empty();
  }

  private Report plain(Fact fact, String value) {
    return report(fact, "", value);
  }

  private Report report(Fact fact, String figure, String value) {
    return new Report(fact, figure, value, now.linesSinceAnswer());
  }
}
