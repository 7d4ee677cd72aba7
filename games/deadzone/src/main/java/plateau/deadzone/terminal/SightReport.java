package plateau.deadzone.terminal;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.sight.Obstacle;
import plateau.deadzone.sight.Visibility;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** Who sees a figure and whom it sees, how well, and why not better (A2). */
final class SightReport {

  private final Position position;
  private final Words words;
  private final Page page;

  SightReport(Position position, Words words, Page page) {
    this.position = position;
    this.words = words;
    this.page = page;
  }

  /**
   * What there is to see for a figure.
   *
   * @param wanted its sign, its id, its name, or the beginning of one of their words
   */
  List<String> of(String wanted) {
    if (position.standing().findAny().isEmpty()) {
      return Wrapping.lines(words.say("see.empty"), page.width());
    }
    List<Soldier> found = find(wanted);
    if (found.size() != 1) {
      List<String> known =
          (found.isEmpty() ? position.standing() : found.stream())
              .map(soldier -> soldier.sign().text() + " " + name(soldier))
              .toList();
      String key = wanted.isBlank() ? "see.whom" : found.isEmpty() ? "see.nobody" : "see.several";
      return Wrapping.lines(words.say(key, "typed", wanted, "known", known), page.width());
    }
    return of(found.getFirst());
  }

  private List<Soldier> find(String wanted) {
    String typed = plain(wanted);
    List<Soldier> exact =
        position
            .standing()
            .filter(one -> plain(one.sign().text()).equals(typed) || isCalled(one, typed))
            .toList();
    return exact.isEmpty() && !typed.isEmpty()
        ? position.standing().filter(one -> begins(one, typed)).toList()
        : exact;
  }

  private boolean isCalled(Soldier soldier, String typed) {
    return plain(name(soldier)).equals(typed) || soldier.seen().figure().id().equals(typed);
  }

  private boolean begins(Soldier soldier, String typed) {
    String all = plain(name(soldier)) + " " + soldier.seen().figure().id().replace('-', ' ');
    return (" " + all).contains(" " + typed.replace('-', ' '));
  }

  private List<String> of(Soldier viewer) {
    List<String> lines = new ArrayList<>();
    String title = words.say("see.title", "figure", name(viewer), "cube", Cube.name(viewer.cube()));
    lines.add(page.ink().paint(Style.BOLD, title));
    List<Soldier> enemies = position.standing(1 - viewer.side()).toList();
    int widest = enemies.stream().mapToInt(enemy -> label(enemy).length()).max().orElse(0);
    for (Soldier enemy : enemies) {
      String label = Ink.padded(label(enemy), widest + 2);
      lines.addAll(
          Wrapping.lines(between(viewer, enemy), page.width(), label, " ".repeat(widest + 2)));
    }
    return lines;
  }

  private String between(Soldier viewer, Soldier enemy) {
    int distance = Cube.distance(viewer.cube(), enemy.cube());
    String sees = seen(viewer.cube(), enemy.cube());
    String isSeen = seen(enemy.cube(), viewer.cube());
    // A2: nobody sees who cannot see back.
    boolean isBlocked =
        !position.field().sight().canSee(viewer.cube(), enemy.cube(), position.smoke());
    return words.say(
        isBlocked ? "see.blocked" : sees.equals(isSeen) ? "see.both" : "see.each",
        "distance",
        distance,
        "sees",
        sees,
        "seen",
        isSeen);
  }

  private String seen(int from, int to) {
    Visibility visibility = position.field().sight().visibility(from, to, position.smoke());
    Optional<Obstacle> obstacle = position.field().sight().obstacle(from, to, position.smoke());
    return obstacle
        .map(
            why ->
                words.say("see.because", "visibility", visibility, "why", words.say(why.message())))
        .orElse(words.name(visibility));
  }

  private String label(Soldier soldier) {
    return "  " + soldier.sign().text() + " " + name(soldier) + " " + Cube.name(soldier.cube());
  }

  private String name(Soldier soldier) {
    return words.name(soldier.seen().figure());
  }

  private static String plain(String text) {
    return Normalizer.normalize(text.strip().toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "");
  }
}
