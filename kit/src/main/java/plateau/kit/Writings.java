package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import plateau.kernel.Game;
import plateau.kernel.Option;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** What people may write for a game has samples that are sound, and options that take it. */
final class Writings {

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
    Verdict empty = kind.check().of("");
    assertThat(empty.isSound()).as("an empty " + kind.id()).isFalse();
    for (Language language : Language.values()) {
      Words words = Words.in(language, game.getClass());
      assertThat(words.has("document." + kind.id())).as(language.code()).isTrue();
      assertThat(words.say(empty.words())).doesNotContain("{").hasSizeGreaterThan(10);
    }
  }

  private static void isSound(DocumentKind kind, String id, String text) {
    Verdict verdict = kind.check().of(text);
    assertThat(verdict.isSound()).as(kind.id() + " " + id + ": " + verdict.words()).isTrue();
  }
}
