package plateau.terminal;

import plateau.kernel.words.Words;

/** What there is to draw and write with: so many columns, colour or not, and a language. */
public record Page(int width, Ink ink, Words words) {

  public Numbers numbers() {
    return new Numbers(words.language());
  }
}
