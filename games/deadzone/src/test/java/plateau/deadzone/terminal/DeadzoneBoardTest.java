package plateau.deadzone.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;

class DeadzoneBoardTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final DeadzoneBoard BOARD = new DeadzoneBoard();

  private static Page page(int width, Language language) {
    return new Page(width, Ink.PLAIN, Words.in(language, DeadzoneGame.class, DeadzoneBoard.class));
  }

  private static DeadzoneState start(long seed, Map<String, String> options) {
    return GAME.start(Setup.of(GAME.info(), 2, options), new Seeded(seed), Journal.OFF);
  }

  private static List<String> texts(DeadzoneState state) {
    return state.moves().stream().map(GAME.notation()::write).toList();
  }

  /** Both teams on the board, the first cubes of each zone filled first. */
  private static DeadzoneState examples() {
    for (long seed = 1; ; seed++) {
      DeadzoneState state = start(seed, Map.of("north-team", "ironworks"));
      if (state.toMove() == 1) {
        deployAll(state, "H7");
        deployAll(state, "A2");
        return state;
      }
    }
  }

  private static void deployAll(DeadzoneState state, String first) {
    int side = state.toMove();
    Chance chance = new Seeded(1);
    while (state.round() == 0 && state.toMove() == side) {
      List<Command> moves = state.moves();
      Command wanted =
          moves.stream()
              .filter(move -> GAME.notation().write(move).endsWith(" " + first))
              .findFirst()
              .orElse(moves.getLast());
      state.play(wanted, chance, Journal.OFF);
    }
  }

  @ParameterizedTest
  @CsvSource({"80, ENGLISH", "100, ENGLISH", "80, FRENCH", "100, FRENCH", "60, FRENCH"})
  void nothingIsWiderThanThePage(int width, Language language) {
    Page page = page(width, language);
    for (long seed = 1; seed <= 3; seed++) {
      DeadzoneState state = start(seed, Map.of("north-team", "ash-brood"));
      Chance chance = new Seeded(seed);
      for (int step = 0; state.toMove() != Seat.OVER; step++) {
        if (step % 20 == 0) {
          Object view = GAME.view(state, state.toMove());
          List<String> lines = new ArrayList<>(BOARD.draw(view, page));
          lines.addAll(BOARD.moves(view, texts(state), Outlook.NONE, page));
          lines.addAll(BOARD.look(view, "s1", page).orElseThrow());
          assertThat(lines)
              .as("seed %d, step %d", seed, step)
              .allMatch(line -> Ink.widthOf(line) <= width);
        }
        List<Command> moves = state.moves();
        state.play(moves.get(chance.below(moves.size())), chance, Journal.OFF);
      }
      assertThat(BOARD.draw(GAME.view(state, Seat.REFEREE), page))
          .allMatch(line -> Ink.widthOf(line) <= width);
    }
  }

  @Test
  void everyCommandCanBeFoundInTheMenu() {
    Page page = page(100, Language.ENGLISH);
    DeadzoneState state = start(7, Map.of());
    Chance chance = new Seeded(7);
    while (state.toMove() != Seat.OVER) {
      List<String> texts = texts(state);
      String menu =
          String.join(
              "\n", BOARD.moves(GAME.view(state, state.toMove()), texts, Outlook.NONE, page));
      for (int i = 0; i < texts.size(); i++) {
        String text = texts.get(i);
        String last = text.substring(text.lastIndexOf(' ') + 1);
        boolean isAtCube = last.matches("[A-H][1-8](:[12])?");
        assertThat(menu).as(text).contains(isAtCube ? last : " " + (i + 1) + " ");
      }
      assertThat(menu).doesNotContain("{").doesNotContain("order.").doesNotContain("outlook.");
      state.play(state.moves().get(chance.below(texts.size())), chance, Journal.OFF);
    }
  }

  @Test
  void theMenuShowsWhatTheGameForetells() {
    Page page = page(4000, Language.ENGLISH);
    DeadzoneState state = start(7, Map.of());
    Chance chance = new Seeded(7);
    int shown = 0;
    while (state.toMove() != Seat.OVER) {
      Outlook outlook = GAME.outlook(state).orElseThrow();
      List<String> texts = texts(state);
      String menu =
          String.join("\n", BOARD.moves(GAME.view(state, state.toMove()), texts, outlook, page));
      for (Prospect prospect : outlook.prospects()) {
        for (Odds odds : prospect.odds()) {
          for (Share share : odds.shares()) {
            Share.Said said = share.in(page.words());
            assertThat(menu).as(prospect.move()).contains(said.words() + " " + said.percent());
            shown++;
          }
        }
      }
      state.play(state.moves().get(chance.below(texts.size())), chance, Journal.OFF);
    }
    assertThat(shown).as("shares in a match of seed 7").isPositive();
  }

  @Test
  void theBoardTellsHowTheSkirmishStands() {
    DeadzoneState state = examples();
    String drawn = String.join("\n", BOARD.draw(GAME.view(state, 0), page(100, Language.ENGLISH)));
    assertThat(drawn)
        .contains("South: The Wardens, 0 points")
        .contains("North: The Ironworks crew, 0 points")
        .contains("Round 1 of 6 · Domination, up to 12 points")
        .contains("Objectives held: D4 –, G4 –, B5 –, E5 –")
        .contains("S2 Rifle 1     A2   Ammo");
    assertThat(String.join("\n", BOARD.draw(GAME.view(state, 0), page(80, Language.FRENCH))))
        .contains("Sud : Les Vigiles, 0 point")
        .contains("Manche 1 sur 6 · Domination, jusqu'à 12 points");
  }

  @Test
  void oneCanAskWhoSeesWhomAndWhy() {
    Object view = GAME.view(examples(), 0);
    Page page = page(100, Language.ENGLISH);
    assertThat(String.join("\n", BOARD.look(view, "captain", page).orElseThrow()))
        .startsWith("Captain in A2")
        .containsPattern("N1 Boss H7 +at 7: blocked \\(the .+\\)");
    assertThat(String.join(" ", BOARD.look(view, "S1", page).orElseThrow()))
        .startsWith("Captain in A2");
    assertThat(String.join(" ", BOARD.look(view, "rifle", page).orElseThrow()))
        .startsWith("\"rifle\" may be ");
    assertThat(String.join(" ", BOARD.look(view, "nemo", page).orElseThrow()))
        .startsWith("Nobody on the board is called \"nemo\".");
    assertThat(String.join(" ", BOARD.look(view, "", page(100, Language.FRENCH)).orElseThrow()))
        .startsWith("De qui voulez-vous voir les lignes de vue ?");
  }
}
