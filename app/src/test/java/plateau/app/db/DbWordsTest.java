package plateau.app.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Step;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;
import plateau.table.kept.HintsFor;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;

/** What only a game can say of a damaged match is said in its words. */
class DbWordsTest {

  @TempDir Path home;

  @Test
  void aMapThatIsNoneIsToldInTheWordsOfItsGame() {
    Game<?, ?> game = Games.named("iceberg");
    Setup setup = Setup.of(game.info(), 2, Map.of("map", "no map"));
    try (Store store = SqliteStore.open(home.resolve("plateau.db"))) {
      store.create(
          new StoredTable(
              "k3v7q2m9x4c8w1zt",
              "iceberg",
              game.info().rulesVersion(),
              setup.options(),
              true,
              HintsFor.ONE,
              SaltedSeed.of(1, 2, 3),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              1,
              Status.PLAYING,
              Optional.empty(),
              0,
              1,
              List.of(StoredSeat.computer(0, "random"), StoredSeat.computer(1, "random")),
              StoredTable.Rematches.NONE),
          List.of(new Event.Played(0, 1, new Step(0, -1, "", List.of(), ""), "", 0, "")));
    }
    Cli.Ran plain = new Cli(home).run("db", "check");
    assertThat(plain.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(plain.said()).contains("row 0").doesNotContain("map.fault", "map.row", "{");
    assertThat(new Cli(home).run("db", "check", "--json").out()).doesNotContain("map.fault");
  }
}
