package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import plateau.server.operations.Database;
import plateau.table.Facts;

/** A clock goes on while its table moves from one server to another, and runs out there. */
class ClockOnTheMoveTest {

  private static final Duration BANK = Duration.ofMinutes(10);
  private static final Duration BEFORE = Duration.ofMinutes(4);
  private static final String WITH_CLOCK =
      """
      {"game":"iceberg","clock":{"bankMs":600000,"gainMs":0},"seats":[{"kind":"me"},{"kind":"me"}]}\
      """;

  private final Database shared = new Database.Shared(Postgres.emptyDatabase());
  private final HandTime timeHere = new HandTime();
  private final HandTime timeThere = new HandTime();

  @Test
  void whoseTimeIsUpAtTheSecondServerIsPlayedFor() {
    try (Running there = Running.over(shared, timeThere)) {
      Running.Made table;
      try (Running here = Running.over(shared, timeHere)) {
        table = here.make(WITH_CLOCK);
        table.join(0).myTurn();
        timeHere.awaitPlan(BANK);
        timeHere.pass(BEFORE);
        timeThere.pass(BEFORE);
      }
      Client ada = table.at(there).join(0);
      assertThat(left(ada.myTurn())).isEqualTo(BANK.minus(BEFORE));
      timeThere.awaitPlan(BANK.minus(BEFORE));
      timeThere.pass(BANK.minus(BEFORE));
      ada.tableWhere(it -> it.list("seats").getFirst().has("standIn"));
    }
  }

  private static Duration left(Facts view) {
    return Duration.ofMillis(view.list("clocks").getFirst().whole("leftMs"));
  }
}
