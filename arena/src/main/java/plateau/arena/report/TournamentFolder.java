package plateau.arena.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import plateau.arena.tournament.LedgerView;
import plateau.arena.tournament.MatchRows;
import plateau.arena.tournament.RatingRows;
import plateau.arena.tournament.Revelation;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.StandingsJson;
import plateau.kernel.Game;
import plateau.kernel.json.Json;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Writes what a tournament says into its folder: {@code report.html}, and the same as data. */
public record TournamentFolder(Path folder) {

  public void write(LedgerView ledger, Game<?, ?> game, Language language) {
    Standings standings = new Standings(ledger.outline(), ledger.played());
    try {
      write("report.html", TournamentReport.html(standings, game, Revelation.of(ledger), language));
      write("standings.json", Json.write(StandingsJson.of(standings)) + "\n");
      write("matches.csv", MatchRows.of(standings));
      write("ratings.csv", RatingRows.of(standings));
    } catch (IOException e) {
      throw new Problem(
          Message.of(
              "tournament.cannot-write", "file", folder, "why", String.valueOf(e.getMessage())),
          e);
    }
  }

  private void write(String name, String text) throws IOException {
    Path part = folder.resolve(name + ".part");
    Files.writeString(part, text);
    Files.move(
        part,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
