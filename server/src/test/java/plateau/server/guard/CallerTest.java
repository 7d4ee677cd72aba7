package plateau.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CallerTest {

  @Test
  void withoutAProxyItIsWhoeverIsAtTheOtherEnd() {
    assertThat(Caller.address("203.0.113.7", "")).isEqualTo("203.0.113.7");
    assertThat(Caller.address("127.0.0.1", "")).isEqualTo("127.0.0.1");
  }

  @Test
  void aProxyOnThisMachineIsBelieved() {
    assertThat(Caller.address("127.0.0.1", "203.0.113.7")).isEqualTo("203.0.113.7");
    assertThat(Caller.address("0:0:0:0:0:0:0:1", "10.0.0.7")).isEqualTo("10.0.0.7");
  }

  @Test
  void whatAClientClaimsStandsBeforeWhatTheProxySaw() {
    assertThat(Caller.address("127.0.0.1", "10.0.0.1, 203.0.113.7")).isEqualTo("203.0.113.7");
  }

  @Test
  void allAddressesOfOneNetworkOfIPv6AreOneCaller() {
    String one = Caller.address("127.0.0.1", "2001:db8::7");
    assertThat(Caller.address("127.0.0.1", "2001:db8::1:2:3:4")).isEqualTo(one);
    assertThat(Caller.address("[2001:db8:0:0:0:0:0:9]", "")).isEqualTo(one);
    assertThat(Caller.address("127.0.0.1", "2001:db8:0:1::7")).isNotEqualTo(one);
  }

  @Test
  void nobodyElseIsBelieved() {
    assertThat(Caller.address("203.0.113.7", "10.0.0.1")).isEqualTo("203.0.113.7");
    assertThat(Caller.address("127.0.0.1", "x".repeat(65))).isEqualTo("127.0.0.1");
    assertThat(Caller.address("127.0.0.1", "203.0.113.7,")).isEqualTo("127.0.0.1");
  }
}
