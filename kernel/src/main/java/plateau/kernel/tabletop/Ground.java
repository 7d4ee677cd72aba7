package plateau.kernel.tabletop;

/** What a cell is made of: forest, water, a goal. */
public record Ground(String id, Emblem emblem) implements Item {

  public Ground {
    Checked.id(id);
  }
}
