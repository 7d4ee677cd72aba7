package plateau.deadzone.skirmish;

import plateau.deadzone.command.Side;
import plateau.deadzone.roster.FigureType;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;

/** How people call a figure: when both sides play the same team, with the letter of its side. */
record FigureName(FigureType type, String mark) implements Bilingual {

  static FigureName of(FigureType type, int figure, boolean isMirrored) {
    // South and sud, North and nord: the letters are the same in both languages.
    return new FigureName(type, isMirrored ? " " + "SN".charAt(Side.of(figure)) : "");
  }

  @Override
  public String id() {
    return type.id();
  }

  @Override
  public String name(Language language) {
    return type.name(language) + mark;
  }
}
