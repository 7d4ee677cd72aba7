package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.operations.Hosts;

/** Under which names a server answers. */
class HostsTest {

  private static final Hosts ALONE = Hosts.of("127.0.0.1", List.of());

  @Test
  void thisMachineAloneHasItsLoopbackNames() {
    for (String host : List.of("localhost", "games.localhost", "127.0.0.1", "127.1.2.3", "[::1]")) {
      assertThat(ALONE.allows(host)).as(host).isTrue();
      assertThat(ALONE.allows(host + ":8019")).as(host).isTrue();
    }
    assertThat(ALONE.isOpen()).isFalse();
    assertThat(ALONE.forOthers()).containsOnly("127.0.0.1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":8019",
        "evil.example",
        "localhost.evil.example",
        "evillocalhost",
        "127.0.0.1.evil.example",
        "192.0.2.1",
        "0.0.0.0",
        "[::]",
        "[2001:db8::1]",
        "[",
        "a:b:c",
      })
  void everybodyElseIsForeign(String host) {
    assertThat(ALONE.allows(host)).isFalse();
  }

  @Test
  void whatWasAddedIsAllowedWithAnyPort() {
    Hosts hosts = Hosts.of("127.0.0.1", List.of("games.example.org", "192.0.2.1", "2001:db8::1"));
    for (String host :
        List.of("games.example.org", "GAMES.example.org.:443", "192.0.2.1:80", "[2001:db8:0::1]")) {
      assertThat(hosts.allows(host)).as(host).isTrue();
    }
    assertThat(hosts.allows("example.org")).isFalse();
    assertThat(hosts.allows("more.games.example.org")).isFalse();
    assertThat(hosts.isOpen()).as("a name lets nobody in").isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::"})
  void whoListensEverywhereAnswersAtTheAddressesOfTheMachineAndAtNoOther(String everywhere) {
    Hosts hosts = Hosts.of(everywhere, List.of());
    assertThat(hosts.isOpen()).isTrue();
    assertThat(hosts.forOthers()).allMatch(hosts::allows);
    assertThat(hosts.allows("127.0.0.1")).isTrue();
    assertThat(hosts.allows("192.0.2.1")).isFalse();
    assertThat(hosts.allows("evil.example")).isFalse();
  }

  @Test
  void theNameToListenAtIsAllowed() {
    assertThat(Hosts.of("192.0.2.7", List.of()).allows("192.0.2.7:8019")).isTrue();
    assertThat(Hosts.of("192.0.2.7", List.of()).allows("192.0.2.8:8019")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "games.example.org,games.example.org",
    "GAMES.Example.org.,games.example.org",
    "my_box,my_box",
    "192.0.2.1,192.0.2.1",
    "2001:db8::1,2001:db8::1",
    "[2001:db8::1],2001:db8::1",
  })
  void aNameOrAnAddressIsRead(String typed, String name) {
    assertThat(Hosts.read(typed)).hasValue(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "http://games.example.org",
        "games.example.org:8019",
        "games.example.org/plateau",
        "*.example.org",
        "a b",
        "a..b",
        "[2001:db8::1]:80",
        "-x",
      })
  void anythingElseIsNoHost(String typed) {
    assertThat(Hosts.read(typed)).isEmpty();
  }
}
