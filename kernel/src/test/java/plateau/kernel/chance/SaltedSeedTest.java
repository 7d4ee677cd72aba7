package plateau.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is published before a match, and told after it. */
class SaltedSeedTest {

  @ParameterizedTest
  @CsvSource({
    "0, 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
    "42, 73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049",
    "-7, a770d3270c9dcdedf12ed9fd70444f7c8a95c26cae3cae9bd867499090a2f14b"
  })
  void theHashOfAnUnsaltedSeedIsThatOfItsDecimalTextForEver(long seed, String hash) {
    assertThat(SaltedSeed.unsalted(seed).hash()).isEqualTo(hash);
  }

  @Test
  void theHashOfASaltedSeedIsThatOfBothWithABlankBetweenThem() {
    assertThat(SaltedSeed.of(42, 0x0011223344556677L, 0x8899aabbccddeeffL))
        .isEqualTo(new SaltedSeed(42, "00112233445566778899aabbccddeeff"));
    assertThat(new SaltedSeed(42, "00112233445566778899aabbccddeeff").hash())
        .isEqualTo("f5dbab6e7469f33aae1372a123886e7fc8562db95add3c458822f2fbc86c3adf");
    assertThat(SaltedSeed.of(-7, -1, 1).hash())
        .isEqualTo("6e131ed55da8e8437e99ebb059dbeb4f6f6854e1a7371380a14e58f8fcd4a43f");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " ",
        "0011223344556677",
        "00112233445566778899AABBCCDDEEFF",
        "00112233445566778899aabbccddeeff0",
        "00112233445566778899aabbccddeeff\n"
      })
  void nothingElseIsASalt(String text) {
    assertThat(SaltedSeed.isSalt(text)).isFalse();
    assertThatThrownBy(() -> new SaltedSeed(42, text)).isInstanceOf(IllegalArgumentException.class);
  }
}
