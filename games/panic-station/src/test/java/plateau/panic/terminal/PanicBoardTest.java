package plateau.panic.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;
import plateau.panic.view.BodyScanSeen;
import plateau.panic.view.Ending;
import plateau.panic.view.InfectionSeen;
import plateau.panic.view.Outcome;
import plateau.panic.view.PanicView;
import plateau.panic.view.PlayerSeen;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;

class PanicBoardTest {

  private static final TextBoard BOARD = TextBoard.of(new PanicGame());

  private static Page page(Language language, int width) {
    return new Page(width, Ink.PLAIN, Words.in(language));
  }

  private static List<String> draw(PanicViews views, Language language, int width) {
    return BOARD.draw(views.view(), page(language, width));
  }

  private static String text(PanicViews views) {
    return String.join("\n", draw(views, Language.ENGLISH, 100));
  }

  /** The map alone, where the panel is below it and the stack is empty. */
  private static String map(PanicViews views, List<String> moves, Language language, int width) {
    List<String> lines = BOARD.draw(views.noStack().view(), moves, page(language, width));
    int panel = 0;
    while (!lines.get(panel).contains("7: Red") && !lines.get(panel).contains("7 : Rouge")) {
      panel++;
    }
    return String.join("\n", lines.subList(0, panel)).stripTrailing() + "\n";
  }

  private static PanicViews smallStation() {
    return new PanicViews()
        .lay("storage-1", 1, 0, 180, false)
        .lay("empty-2", 0, -1, 0, false)
        .lay("team-2", 0, 1, 0, true)
        .with(PanicViews.player(Colour.BLUE, "empty-2", "empty-2"))
        .with(PanicViews.player(Colour.RED, "team-2", "reactor"))
        .parasite(0, "reactor", false)
        .parasite(1, "reactor", false)
        .parasite(5, "empty-2", true);
  }

  @Test
  void theMapShowsRoomsDoorsCharactersAndParasites() {
    assertThat(map(smallStation(), List.of(), Language.ENGLISH, 50))
        .isEqualTo(
            """
                     0            1
               ┌────    ────┐
               │Empty 2     │
            -1 ╫ Bb ●
               ├────╪╪╪╪────┼────    ────┐
               │Reactor     │Storage 1  3│
             0   r Gg Pp Oo              │
               │ ○2         │            │
               ├────    ────┼────────────┘
               │Team 2     !│
             1 ╫ R
               └────────────┘
            """);
  }

  @Test
  void theMapSpeaksFrenchWithALetterForEachColour() {
    assertThat(map(smallStation(), List.of(), Language.FRENCH, 50))
        .contains("│Réacteur    │Entrepôt 1 3│")
        .contains("  r Vv Mm Oo")
        .contains("│Équipe 2   !│");
  }

  @Test
  void openedSecurityDoorsLookOpen() {
    assertThat(map(smallStation().doorsOpen(), List.of(), Language.ENGLISH, 50))
        .contains("-1 ┆ Bb ●")
        .contains("├────┄┄┄┄────┼")
        .doesNotContain("╪")
        .doesNotContain("╫");
  }

  @Test
  void aTwoRoomCardHasItsInnerRoomAwayFromItsDoor() {
    PanicViews views =
        new PanicViews()
            .lay("sick-bay", 0, -1, 0, true)
            .lay("terminal-closed", 0, 1, 180, false)
            .with(PanicViews.player(Colour.RED, "sick-bay/inner", "sick-bay/outer"))
            .with(PanicViews.player(Colour.GREEN, "terminal-closed/inner", "reactor"));
    assertThat(map(views, List.of(), Language.ENGLISH, 40))
        .isEqualTo(
            """
                     0
               ┌────────────┐
               │Sick Bay   !│
            -1 │ R          │
               ├────╪╪╪╪────┤
               │entrance    │
               │ r          │
               ├────    ────┤
               │Reactor     │
             0   g Pp Oo
               ├────    ────┤
               │entrance    │
             1 │            │
               ├────╪╪╪╪────┤
               │Closed T.  ?│
               │ G          │
               └────────────┘
            """);
  }

  @Test
  void aSidewaysHiveHasItsDoorOnTheSide() {
    PanicViews views = new PanicViews().lay("hive", 1, 0, 90, false);
    assertThat(map(views, List.of(), Language.ENGLISH, 40))
        .isEqualTo(
            """
                     0            1
               ┌────    ────┬────────────┐
               │Reactor     │HIVE        │
             0   Rr Gg Pp Oo             │
               └────    ────┴────────────┘
            """);
  }

  @Test
  void legalPlacementsStandOnTheMapWithTheirNumbers() {
    PanicViews views = new PanicViews().placing("team-3");
    List<String> moves =
        List.of("place (-1,0)r180", "place (0,-1)r0", "place (0,-1)r180", "place (0,1)r0");
    assertThat(map(views, moves, Language.ENGLISH, 60))
        .isEqualTo(
            """
                     -1           0

                                  2
            -1                    3↻
                            ┌────    ────┐
                     1↻     │Reactor     │
             0                Rr Gg Pp Oo
                            └────    ────┘
                                  4
             1
            """);
  }

  @ParameterizedTest
  @EnumSource
  void theWidestStationStaysWithinTheScreen(Language language) {
    for (int width = 40; width <= 100; width++) {
      int most = width;
      assertThat(draw(widest(), language, width))
          .as("width %d", width)
          .allMatch(line -> line.length() <= most);
    }
  }

  @Test
  void theWidestStationIsShownWholeOn80Columns() {
    String map = map(widest(), List.of(), Language.ENGLISH, 80);
    assertThat(map).contains("Rea", "Co2", "HIV", "St1", "Te1");
    assertThat(map.lines().findFirst().orElseThrow().strip()).startsWith("-6").endsWith("7");
  }

  // As wide as the cards allow: those with doors to the east and west in a row.
  private static PanicViews widest() {
    PanicViews views = new PanicViews();
    String[] west = {"run-2", "run-3", "storage-2", "empty-1", "parasite-1", "parasite-3"};
    String[] east = {
      "parasite-4", "terminal-open", "team-2", "empty-2", "run-1", "team-1", "storage-1"
    };
    for (int i = 0; i < west.length; i++) {
      views.lay(west[i], -1 - i, 0, 0, true);
    }
    for (int i = 0; i < east.length; i++) {
      views.lay(east[i], 1 + i, 0, 0, false);
    }
    return views.lay("sick-bay", 0, -1, 0, false).lay("hive", 0, 1, 180, false);
  }

  @Test
  void thePanelSaysWhoseTurnItIsAndWhenParasitesMove() {
    assertThat(text(new PanicViews()))
        .contains("Turn 7: Red, 3 action points left.")
        .contains("Parasite phase 2: in 5 turns, when")
        .contains("Security doors: closed.")
        .contains("Rooms in the stack: 12. On top:")
        .contains("Object deck: 30 cards.")
        .contains("Discard pile (3): 2 × Ammo ·")
        .contains("│Team 2     ?│");
    assertThat(text(new PanicViews().marker(Colour.GREEN, true)))
        .contains("Parasite phase 2: next turn, when");
    assertThat(text(new PanicViews().marker(Colour.RED, true)))
        .contains("Parasite phase 2: in 4 turns, when");
  }

  @Test
  void everyPlayerHasALineWithHealthPlaceCardsAndTable() {
    PlayerSeen green =
        new PlayerSeen(
            Colour.GREEN,
            true,
            true,
            PanicViews.character("reactor", 2),
            PanicViews.character("reactor", 0),
            7,
            List.of(CardKind.AMMO, CardKind.KEY_CARD),
            3,
            4);
    assertThat(text(new PanicViews().with(green)))
        .contains("▸ R Red (1)")
        .containsPattern("G Green \\(2\\) +2 HP Reactor +dead +7 cards +3 bullets · Key Card");
  }

  @Test
  void aSeatSeesItsHandAndWhatItKnows() {
    PanicViews views =
        new PanicViews()
            .seenBy(
                Colour.RED,
                Status.HUMAN,
                CardKind.GAS_CAN,
                CardKind.GAS_CAN,
                CardKind.AMMO,
                CardKind.INFECTION_RED,
                CardKind.INFECTION_RED,
                CardKind.INFECTION_RED,
                CardKind.INFECTION_GREEN)
            .knowing(Colour.GREEN)
            .trade(
                3,
                Colour.GREEN,
                Colour.RED,
                Optional.of(CardKind.INFECTION_GREEN),
                Optional.of(CardKind.GAS_CAN))
            .trade(4, Colour.PURPLE, Colour.ORANGE, Optional.empty(), Optional.empty())
            .scan(new BodyScanSeen(5, Colour.RED, Colour.ORANGE, List.of(CardKind.GRENADE)));
    assertThat(text(views))
        .contains("You are Red and HUMAN")
        .contains(
            "Your hand: 2 × Gas Can · Ammo · 3 × Red Infection (your own) · Green Infection · 2"
                + " cards")
        .contains("Infected for certain: Green")
        .contains("Your trades: turn 3 with Green, gave Gas Can, got Green Infection")
        .contains("Body scans: turn 5 Orange: Grenade")
        .contains("Other trades: turn 4 Purple and Orange")
        .contains("Heat scans: turn 6 1 infected, 3 not");
  }

  @Test
  void aViewWithoutSecretsShowsNone() {
    PanicViews views =
        new PanicViews().trade(4, Colour.PURPLE, Colour.ORANGE, Optional.empty(), Optional.empty());
    assertThat(text(views)).doesNotContain("You are", "Your hand", "Infected for certain", "gave");
  }

  @Test
  void theEndTellsWhoWasWhatAndWhoInfectedWhom() {
    PanicView end =
        new PanicViews()
            .trade(
                4,
                Colour.RED,
                Colour.GREEN,
                Optional.of(CardKind.INFECTION_RED),
                Optional.of(CardKind.GAS_CAN))
            .trade(
                5,
                Colour.GREEN,
                Colour.RED,
                Optional.of(CardKind.AMMO),
                Optional.of(CardKind.INFECTION_RED))
            .over(
                new Outcome(
                    Ending.TROOPERS_DEAD,
                    List.of(Colour.RED),
                    List.of(Status.HOST, Status.INFECTED, Status.HUMAN, Status.HUMAN),
                    List.of(Colour.RED, Colour.GREEN),
                    List.of(
                        new InfectionSeen(2, Colour.RED, Optional.empty()),
                        new InfectionSeen(5, Colour.GREEN, Optional.of(Colour.RED))),
                    List.of(
                        List.of(CardKind.HOST),
                        List.of(CardKind.AMMO, CardKind.AMMO),
                        List.of(),
                        List.of()),
                    List.of()))
            .view();
    assertThat(String.join("\n", BOARD.draw(end, page(Language.ENGLISH, 100))))
        .contains("Red (Host, won) with Host")
        .contains("Green (infected) with 2 × Ammo")
        .contains("Purple (human)\n")
        .contains("Infections: Red (Host) → Green (by Red, turn 5)");
    assertThat(String.join("\n", BOARD.draw(end, page(Language.FRENCH, 100))))
        .contains("Infections : Rouge (Hôte) → Vert (par Rouge, tour 5)");
  }
}
