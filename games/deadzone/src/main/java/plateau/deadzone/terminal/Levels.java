package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.deadzone.board.Cube;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The board level by level: side by side as far as the page is wide, the key below. */
final class Levels {

  private static final int GAP = 3;

  private final Words words;
  private final Page page;

  Levels(Words words, Page page) {
    this.words = words;
    this.page = page;
  }

  List<String> lines(Scenery scenery) {
    List<LevelPicture> pictures =
        IntStream.range(0, Cube.LEVELS)
            .mapToObj(level -> new LevelPicture(scenery, level))
            .filter(picture -> !picture.isEmpty())
            .toList();
    List<String> lines = new ArrayList<>(laidOut(pictures));
    lines.addAll(
        Wrapping.lines(page.ink().paint(Style.FAINT, words.say("board.key")), page.width()));
    return lines;
  }

  // The upper levels in a column beside the ground; on a narrow page below it, beside each other.
  private List<String> laidOut(List<LevelPicture> pictures) {
    LevelPicture ground = pictures.getFirst();
    List<LevelPicture> upper = pictures.subList(1, pictures.size());
    int widest = upper.stream().mapToInt(LevelPicture::width).max().orElse(0);
    if (ground.width() + GAP + widest <= page.width()) {
      return Columns.beside(titled(ground), ground.width() + GAP, stacked(upper));
    }
    List<String> lines = new ArrayList<>(titled(ground));
    lines.addAll(inARow(upper));
    return lines;
  }

  private List<String> stacked(List<LevelPicture> pictures) {
    return pictures.stream().flatMap(picture -> titled(picture).stream()).toList();
  }

  private List<String> inARow(List<LevelPicture> pictures) {
    int together = pictures.stream().mapToInt(picture -> picture.width() + GAP).sum() - GAP;
    if (together > page.width()) {
      return stacked(pictures);
    }
    List<String> row = List.of();
    int width = 0;
    for (LevelPicture picture : pictures) {
      row = Columns.beside(row, width, titled(picture));
      width += picture.width() + GAP;
    }
    return row;
  }

  private List<String> titled(LevelPicture picture) {
    List<String> lines = new ArrayList<>();
    String key = picture.level() == 0 ? "board.ground" : "board.level";
    lines.add(page.ink().paint(Style.BOLD, words.say(key, "level", picture.level())));
    lines.addAll(picture.lines(page.ink()));
    return lines;
  }
}
