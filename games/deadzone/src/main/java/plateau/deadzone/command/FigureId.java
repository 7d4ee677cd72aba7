package plateau.deadzone.command;

import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Bilingual;

/** The id of a figure. */
public final class FigureId extends Reference {

  private FigureId(String id, @Nullable Bilingual figure) {
    super(id, figure);
  }

  public static FigureId of(String id) {
    return new FigureId(id, null);
  }

  public static FigureId of(Bilingual figure) {
    return new FigureId(figure.id(), figure);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FigureId that && that.id().equals(id());
  }

  @Override
  public int hashCode() {
    return id().hashCode();
  }
}
