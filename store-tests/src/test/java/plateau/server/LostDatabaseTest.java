package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.server.operations.Database;
import plateau.server.store.Store;
import plateau.table.Facts;
import plateau.table.kept.Event;

/** PostgreSQL goes away in the middle of play, at once, and comes back. */
class LostDatabaseTest {

  private static final String TWO_OF_ME =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

  @Test
  void movesAreRefusedWithASentenceThenPlayGoesOnAndNothingAcceptedIsLost() throws Exception {
    Database shared = new Database.Shared(Postgres.emptyDatabase());
    Running.Made table;
    try (Running running = Running.over(shared)) {
      table = running.make(TWO_OF_ME);
      Client ada = table.join(0);
      Client bob = table.connect().send("type", "join", "lang", "fr", "token", table.token(1));
      ada.playFirst(ada.myTurn(), "first");
      assertThat(ada.next("accepted").whole("n")).isEqualTo(1);
      Facts view = ada.viewAt(1);

      Postgres.lose();
      try {
        ada.playFirst(view, "second");
        bob.send("type", "chat", "id", "c", "text", "allô ?");
        assertRefused(ada, "repeat it if it is missing");
        assertRefused(bob, "répétez-la si elle manque");
      } finally {
        Postgres.comeBack();
      }
      playUntilAccepted(ada, view, "second");
    }
    assertThat(keptIds(shared, table.id())).containsExactly("first", "second");
  }

  private static void assertRefused(Client client, String words) {
    Facts refused = client.next("refused");
    assertThat(refused.text("code")).isEqualTo("store-failed");
    assertThat(refused.text("words")).contains(words);
  }

  // The server's connections are made anew one by one, so it may refuse some more times.
  private static void playUntilAccepted(Client client, Facts view, String id) {
    client.playFirst(view, id);
    Facts answer = client.next();
    while (!answer.type().equals("accepted")) {
      assertThat(answer.type()).as("%s", answer).isNotIn("error", "closed");
      if (answer.type().equals("refused")) {
        assertThat(answer.text("code")).isEqualTo("store-failed");
        client.playFirst(view, id);
      }
      answer = client.next();
    }
    assertThat(answer.whole("n")).isEqualTo(view.whole("n") + 1);
  }

  private static List<String> keptIds(Database database, String table) throws IOException {
    try (Store store = database.open()) {
      return store.events(table).stream()
          .filter(Event.Played.class::isInstance)
          .map(event -> ((Event.Played) event).clientId())
          .filter(id -> !id.isEmpty())
          .toList();
    }
  }
}
