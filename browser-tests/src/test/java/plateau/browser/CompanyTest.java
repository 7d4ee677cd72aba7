package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several people at one table, and people who only watch. */
class CompanyTest extends BrowserTest {

  @Test
  void aSpectatorSeesTheGameGoOnAndHasNoChoices() {
    Visitor player = visitor(Device.DESKTOP).playNow("codroid");
    Visitor spectator = visitor(Device.DESKTOP);
    spectator.goTo(player.path()).find("main[data-step]").waitFor();
    assertThat(spectator.find("plateau-ask").textContent()).isNotNull();
    assertThat(spectator.find("codroid-cards button[data-move]").count()).isZero();
    assertThat(spectator.find("plateau-ask button.main").count()).isZero();
    int seen = spectator.number();
    player.find("plateau-ask button.main").click();
    spectator.waitForAnswer(seen);
    assertThat(spectator.find("plateau-journal li").count()).isPositive();
  }

  @Test
  void whoHasTheLinkSitsDownAndBothTalk() {
    Visitor ada = visitor(Device.DESKTOP);
    Visitor bob = visitor(Device.PHONE);
    sitDownAtIceberg(ada, bob);

    bob.find("plateau-chat input").fill("Hello Ada");
    bob.find("plateau-chat form button").click();
    ada.find("plateau-chat li >> text=Hello Ada").waitFor();
    assertThat(ada.find("plateau-invite").count()).isZero();
  }

  @Test
  void aMoveIsTakenBackWhenTheOtherAgrees() {
    Visitor ada = visitor(Device.DESKTOP);
    Visitor bob = visitor(Device.DESKTOP);
    sitDownAtIceberg(ada, bob);
    ada.find("[data-move]:not([disabled])").first().click();
    bob.find("main[data-step='1']").waitFor();

    ada.button("Take back").click();
    bob.find(".request button.main").click();
    ada.find("main[data-step='0']").waitFor();
    bob.find("main[data-step='0']").waitFor();
  }

  private static void sitDownAtIceberg(Visitor ada, Visitor bob) {
    ada.goTo("/games/iceberg").find("form").waitFor();
    ada.find("input[name='name']").fill("Ada");
    ada.find("select[data-seat='1']").selectOption("open");
    ada.find("form button.main").click();
    ada.find("main[data-step]").waitFor();
    ada.find("plateau-invite >> text=Invite others").waitFor();
    bob.goTo(ada.path()).find("plateau-invite >> text=Ada invites you to play Iceberg").waitFor();
    bob.find("plateau-invite input").fill("Bob");
    bob.find("plateau-invite button.main").click();
    ada.find("plateau-seats li >> text=Bob").waitFor();
  }

  @Test
  void onAPhoneTheInvitationAndTheLinkAreWithinTheFirstScreen() {
    Visitor ada = visitor(Device.PHONE);
    Visitor bob = visitor(Device.PHONE);
    OpenedTable table =
        OpenedTable.open(
            ada,
            """
            {"game":"deadzone","seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]}\
            """);
    ada.goTo(table.seat(0));
    bob.goTo(table.path());
    for (Visitor visitor : List.of(ada, bob)) {
      Locator button = visitor.find("plateau-invite button.main");
      button.waitFor();
      BoundingBox place = button.boundingBox();
      assertThat(place.y + place.height).isLessThan(Device.PHONE.height / 2.0);
      assertThat(visitor.scrollsSideways()).isFalse();
      assertThat(visitor.rawBlanks()).isEmpty();
      assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    }
    assertThat(bob.find("plateau-invite h2").textContent()).startsWith("Ada invites you to play");
  }

  @Test
  void whoPlaysAgainKeepsNamesSeatsAndFriends() {
    Visitor ada = visitor(Device.DESKTOP);
    Visitor bob = visitor(Device.PHONE);
    OpenedTable old =
        OpenedTable.open(
            ada,
            """
            {"game":"codroid","options":{"rounds":"5"},"seats":[{"kind":"me","name":"Ada"},
             {"kind":"computer","player":"easy"},{"kind":"me","name":"Bob"}]}\
            """);
    ada.goTo(old.seat(0));
    bob.goTo(old.seat(1));
    ada.button("Let the computer play for me").click();
    bob.button("Let the computer play for me").click();
    ada.button("Play again").click();
    ada.find("plateau-invite >> text=Waiting for Bob").waitFor();
    assertThat(ada.path()).isNotEqualTo(old.path());
    bob.find("plateau-again >> text=Ada wants to play again.").waitFor();
    bob.button("Join").click();
    ada.find("plateau-ask").waitFor();
    bob.find("plateau-ask").waitFor();
    assertThat(bob.path()).isEqualTo(ada.path());
    assertThat(ada.find("plateau-seats li .name").allTextContents())
        .satisfiesExactly(
            first -> assertThat(first).isEqualTo("Ada (you)"),
            computer -> assertThat(computer).endsWith(", easygoing"),
            last -> assertThat(last).isEqualTo("Bob"));
    assertThat(bob.find("plateau-seats li .name").allTextContents())
        .startsWith("Ada")
        .endsWith("Bob (you)");
  }

  @Test
  void aTableThatDoesNotExistSaysSo() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.goTo("/table/nosuchtable00000").find("plateau-trouble h1").waitFor();
    assertThat(visitor.find("plateau-trouble h1").textContent())
        .isEqualTo("There is no such table");
    visitor.find("plateau-trouble a.button >> text=Home page").click();
    visitor.find("game-card").first().waitFor();
  }

  @Test
  void aTokenThatIsWrongLeadsToWatching() {
    Visitor player = visitor(Device.DESKTOP).playNow("codroid");
    Visitor stranger = visitor(Device.DESKTOP);
    stranger.goTo(player.path() + "#AAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    stranger.find(".watch button").click();
    stranger.find("main[data-step]").waitFor();
    assertThat(stranger.find("plateau-ask button.main").count()).isZero();
  }

  @Test
  void theSeatGoesOnOnAnotherDevice() {
    Visitor desk = visitor(Device.DESKTOP).playNow("codroid");
    String token =
        (String)
            desk.page()
                .evaluate("() => JSON.parse(localStorage.getItem('plateau.seats'))[0].token");
    Visitor phone = visitor(Device.PHONE);
    phone.goTo(desk.path() + "#" + token).find("main[data-step]").waitFor();
    assertThat(phone.page().url()).doesNotContain(token);
    int number = desk.number();
    phone.find(".handle button.main").click();
    desk.waitForAnswer(number);
  }
}
