package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import plateau.arena.Games;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.tournament.Contestant;
import plateau.arena.tournament.Format;
import plateau.arena.tournament.Ground;
import plateau.arena.tournament.Plan;
import plateau.arena.tournament.Tournament;
import plateau.kernel.Game;
import plateau.kernel.State;

/** A tournament in the browser while it is played, and afterwards. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TournamentTest extends BrowserTest {

  private static final int ALL = Integer.MAX_VALUE;

  private void playUpTo(int matches) {
    play(Games.named("iceberg"), "winter-cup", matches);
  }

  // Three players who never do anything sensible, on a map that is known and one that is not.
  private <S extends State<S, M>, M> void play(Game<S, M> game, String name, int matches) {
    Map<String, String> small = Map.of("aliens", "2", "map", "generated:7");
    Plan plan =
        new Plan(
            name,
            game.info(),
            Format.ROUND_ROBIN,
            2,
            1,
            Stream.of("Ada", "Grace", "a program with a rather long name")
                .map(player -> new Contestant(player, List.of(new Entrant.Computer("random"))))
                .toList(),
            List.of(new Ground("generated:7", small, false), new Ground("hidden", small, true)),
            1,
            true,
            true,
            1,
            0,
            5,
            new MatchLimits(40, 0),
            BotLimits.STANDARD,
            Optional.empty());
    Tournament<S, M> tournament =
        new Tournament<>(game, plan, Terms.standard(), tournaments().resolve(name));
    tournament.run(
        1,
        () -> 77,
        (number, _) -> {
          if (number == matches) {
            tournament.stop();
          }
        });
  }

  // First, while there is no tournament yet.
  @Test
  @Order(1)
  void aTournamentIsShownWhileItIsPlayedAndItsReplaysAfterwards() throws IOException {
    Visitor visitor = visitor(Device.DESKTOP, "en", "light");
    visitor.goTo("/tournaments").find("tournaments-page .empty").waitFor();
    playUpTo(4);
    visitor.goTo("/tournaments").find("tournaments-page a.row[href$='winter-cup']").click();
    visitor.find("tournament-page main[data-matches='4']").waitFor();
    assertThat(visitor.find("tournament-page progress").count()).isOne();
    assertThat(visitor.find("tournament-page .chip.running").textContent())
        .isEqualTo("being played");
    assertThat(visitor.find("tournament-page .closed").count()).isEqualTo(2);
    playUpTo(ALL);
    visitor.find("tournament-page main[data-over='true']").waitFor();
    assertThat(visitor.find("tournament-page .closed").count()).isZero();
    check(visitor, "tournament-light");
    visitor.find("tournament-page .cross button").first().click();
    visitor.find("tournament-page .latest h2 >> text=against").waitFor();
    visitor.find("tournament-page .matches li").first().waitFor();
    assertThat(visitor.find("tournament-page .matches li").count()).isEqualTo(4);
    visitor.find("tournament-page .matches a").first().click();
    visitor.find("replay-page main[data-step]").waitFor();
    assertThat(visitor.page().url()).contains("/tournament/winter-cup/");
    visitor.find("replay-dice .fits").first().waitFor();
  }

  @Test
  @Order(2)
  void thePagesFitAPhoneInFrench() throws IOException {
    playUpTo(ALL);
    playAndStopThreeHoursAgo("stopped-cup");
    Visitor visitor = visitor(Device.PHONE, "fr", "dark");
    visitor.goTo("/tournaments").find("tournaments-page a.row").first().waitFor();
    visitor.find("text=pas fini ; dernières nouvelles il y a 3 heures").waitFor();
    check(visitor, "tournaments-phone");
    visitor.goTo("/tournament/stopped-cup").find(".chip.quiet").waitFor();
    visitor.goTo("/tournament/winter-cup").find("tournament-page h2 >> text=Classement").waitFor();
    check(visitor, "tournament-phone");
    visitor.find("plateau-bar button[lang='en']").click();
    visitor.find("tournament-page h2 >> text=Standings").waitFor();
  }

  // Whoever stops a tournament tells nobody; the ledger just grows no more.
  private void playAndStopThreeHoursAgo(String name) throws IOException {
    play(Games.named("iceberg"), name, 1);
    Files.setLastModifiedTime(
        tournaments().resolve(name).resolve("ledger.jsonl"),
        FileTime.from(Instant.now().minus(Duration.ofHours(3))));
  }

  private static void check(Visitor visitor, String name) throws IOException {
    visitor.photograph(pictures().resolve(name + ".png"));
    assertThat(visitor.scrollsSideways()).as(name + " scrolls sideways").isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + name).isEmpty();
  }
}
