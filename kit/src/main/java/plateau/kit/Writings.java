package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import plateau.kernel.Game;
import plateau.kernel.Option;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.BothWays;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Generator;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** What people may write for a game has samples that are sound, and options that take it. */
final class Writings {

  private static final long SEED = 1;

  private final Game<?, ?> game;

  Writings(Game<?, ?> game) {
    this.game = game;
  }

  void documentsCanBeWritten() {
    game.documents().forEach(this::check);
  }

  private void check(DocumentKind kind) {
    assertThat(kind.options())
        .isNotEmpty()
        .allSatisfy(
            option -> assertThat(game.info().option(option)).get().isInstanceOf(Option.Text.class));
    assertThat(kind.samples()).isNotEmpty();
    kind.samples().forEach((id, text) -> isSound(kind, id, text));
    kind.samples().forEach((id, text) -> isReadOnce(kind, id, text));
    kind.generator().ifPresent(generator -> makesSoundOnes(kind, generator));
    kind.bothWays().ifPresent(ways -> isPlayedBothWays(kind, ways));
    Verdict empty = kind.check("");
    assertThat(empty.isSound()).as("an empty " + kind.id()).isFalse();
    for (Language language : Language.values()) {
      Words words = Words.in(language, game.getClass());
      assertThat(words.has("document." + kind.id())).as(language.code()).isTrue();
      assertThat(words.say(empty.words())).doesNotContain("{").hasSizeGreaterThan(10);
    }
  }

  private static void isSound(DocumentKind kind, String id, String text) {
    Verdict verdict = kind.check(text);
    assertThat(verdict.isSound()).as(kind.id() + " " + id + ": " + verdict.words()).isTrue();
  }

  private static void isReadOnce(DocumentKind kind, String id, String text) {
    String read = kind.read(id, text);
    isSound(kind, id, read);
    assertThat(kind.read(id, read)).as(kind.id() + " " + id + " read again").isEqualTo(read);
  }

  private void makesSoundOnes(DocumentKind kind, Generator generator) {
    String made = generator.generate(Map.of(), new Seeded(SEED));
    isSound(kind, "made with seed " + SEED, made);
    assertThat(generator.generate(Map.of(), new Seeded(SEED))).isEqualTo(made);
    for (Language language : Language.values()) {
      Words words = Words.in(language, game.getClass());
      assertThat(generator.choices())
          .allSatisfy(
              choice ->
                  assertThat(words.has("document." + kind.id() + "." + choice))
                      .as(choice)
                      .isTrue());
    }
  }

  private void isPlayedBothWays(DocumentKind kind, BothWays ways) {
    assertThat(game.info().minSeats()).isEqualTo(2);
    assertThat(game.info().maxSeats()).isEqualTo(2);
    for (Language language : Language.values()) {
      Words words = Words.in(language, game.getClass());
      assertThat(words.has("seat.side.0") && words.has("seat.side.1")).isTrue();
    }
    String text = kind.read(kind.id(), kind.samples().values().iterator().next());
    assertThat(ways.mirrored(text)).contains(text);
    for (String image : ways.mirrored(text)) {
      isSound(kind, "in a mirror", image);
      assertThat(ways.exchanged(image)).isNotEqualTo(image);
      assertThat(ways.exchanged(ways.exchanged(image))).isEqualTo(image);
    }
  }
}
