package plateau.lamps;

import plateau.kernel.basis.Named;

/** One of the eight kinds of lamps. */
record Lamp(Colour colour, int number) implements Named {

  enum Colour implements Named {
    RED("red"),
    BLUE("blue");

    private final String id;

    Colour(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }
  }

  static final int NUMBERS = 4;
  static final int KINDS = Colour.values().length * NUMBERS;

  private static final Colour[] COLOURS = Colour.values();

  static Lamp of(int kind) {
    return new Lamp(COLOURS[kind / NUMBERS], kind % NUMBERS + 1);
  }

  /** The lamps of this colour, a bit for each kind. */
  static int allOf(Colour colour) {
    return ((1 << NUMBERS) - 1) << (colour.ordinal() * NUMBERS);
  }

  /** The lamps of this number, a bit for each kind. */
  static int allOf(int number) {
    int all = 0;
    for (int kind = number - 1; kind < KINDS; kind += NUMBERS) {
      all |= 1 << kind;
    }
    return all;
  }

  @Override
  public String id() {
    return colour.id() + "-" + number;
  }
}
