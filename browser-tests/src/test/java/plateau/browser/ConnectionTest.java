package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The server goes away in the middle of a game and comes back. */
class ConnectionTest extends BrowserTest {

  @Test
  void aTableGoesOnWhereItWasWhenTheServerComesBack() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.losesConnections();
    int number = visitor.number();
    visitor.find("codroid-cards button[data-move]").first().click();
    visitor.waitForAnswer(number);
    int played = visitor.number();

    int port = takeAway();
    visitor.find("p.lost").waitFor();
    assertThat(visitor.find("codroid-cards button[data-move]").count()).isZero();
    bringBack(port);

    visitor.find("plateau-ask button.main").waitFor();
    assertThat(visitor.find("p.lost").count()).isZero();
    assertThat(visitor.number()).isEqualTo(played);
    assertThat(visitor.find("codroid-cards .taken li").count()).isEqualTo(1);
    visitor.find("plateau-ask button.main").click();
    visitor.waitForAnswer(played);
  }
}
