package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Side;

/** What views call the things of a position: their paths, and back. */
final class ViewPaths {

  private static final Pattern FIGURE = Pattern.compile("sides\\.([01])\\.figures\\.([0-9]{1,3})");

  private ViewPaths() {}

  static String of(DeadzoneState state, int figure) {
    int side = Side.of(figure);
    int before = Views.shown(state, side) & (Figures.bit(figure) - 1);
    return "sides." + side + ".figures." + Integer.bitCount(before);
  }

  /** The figure that a path leads to, or {@link Figures#NOBODY}. */
  static int figure(DeadzoneState state, String path) {
    Matcher matcher = FIGURE.matcher(path);
    if (!matcher.matches()) {
      return Figures.NOBODY;
    }
    int number = Integer.parseInt(matcher.group(2));
    int left = Views.shown(state, Integer.parseInt(matcher.group(1)));
    for (int i = 0; i < number && left != 0; i++) {
      left = Figures.rest(left);
    }
    return Figures.first(left);
  }

  static String ofToken(int token) {
    return "tokens." + token;
  }

  static List<String> figuresIn(DeadzoneState state, int cube) {
    List<String> paths = new ArrayList<>();
    int figures = state.figures.in(0, cube) | state.figures.in(1, cube);
    for (int left = figures; left != 0; left = Figures.rest(left)) {
      paths.add(of(state, Figures.first(left)));
    }
    return paths;
  }

  /** The enemies of a side in a cube, the objective there and the tokens. */
  static List<String> worthGoingTo(DeadzoneState state, int cube, int side) {
    List<String> paths = new ArrayList<>();
    for (int left = state.figures.in(Side.other(side), cube);
        left != 0;
        left = Figures.rest(left)) {
      paths.add(of(state, Figures.first(left)));
    }
    CubeSet objectives = state.scenario.objectives();
    if (objectives.contains(cube)) {
      int before = 0;
      for (int other = objectives.first(); other != cube; other = objectives.after(other)) {
        before++;
      }
      paths.add("objectives." + before);
    }
    Tokens tokens = state.tokens;
    for (int token = tokens.next(0, cube); token < tokens.count(); ) {
      paths.add(ofToken(token));
      token = tokens.next(token + 1, cube);
    }
    return paths;
  }
}
