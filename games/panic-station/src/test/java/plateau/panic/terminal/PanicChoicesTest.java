package plateau.panic.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.MoveForm;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Status;
import plateau.panic.rules.Happening;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.view.Ground;
import plateau.panic.view.Surroundings;
import plateau.panic.view.TaskKind;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;

/** What can be done and what happened, in words that know the position. */
class PanicChoicesTest {

  private static final TextBoard BOARD = TextBoard.of(new PanicGame());

  private static Page page(Language language) {
    return new Page(100, Ink.PLAIN, Words.in(language));
  }

  private static List<String> choices(PanicViews views, Language language, String... moves) {
    return choices(views, Outlook.NONE, language, moves);
  }

  private static List<String> choices(
      PanicViews views, Outlook outlook, Language language, String... moves) {
    return BOARD.moves(views.view(), List.of(moves), outlook, page(language));
  }

  private static PanicViews station() {
    return new PanicViews()
        .lay("parasite-2", 1, 0, 0, false)
        .lay("run-2", 0, -1, 0, false)
        .lay("storage-2", 0, 1, 180, true)
        .with(PanicViews.player(Colour.GREEN, "storage-2", "parasite-2"))
        .parasite(0, "run-2", false)
        .seenBy(Colour.RED, Status.HUMAN, CardKind.GAS_CAN, CardKind.AMMO, CardKind.AMMO);
  }

  private static Outlook foretelling(Prospect... prospects) {
    return Outlook.of(List.of(prospects));
  }

  private static Prospect into(String room, String move, String... notes) {
    List<Message> told = Stream.of(notes).map(Message::of).toList();
    Ground ground = Ground.of(Room.of(room).orElseThrow());
    return Prospect.of(move).noting(told).drawnFrom(ground);
  }

  @Test
  void movesAreNumberedBySortAndSayWhatIsForetoldOfThem() {
    assertThat(
            choices(
                station(),
                foretelling(
                    into("run-2", "move trooper north"),
                    into("parasite-2", "move trooper east", "outlook.spawn", "outlook.run-on"),
                    into("storage-2", "move android south")),
                Language.ENGLISH,
                "move trooper north",
                "move trooper east",
                "move android south",
                "explore reactor",
                "end"))
        .containsExactly(
            "You have 3 action points.",
            "  Move      1  trooper north to Corridor 2",
            "            2  trooper east to Parasite Room 2 (a parasite appears; then one free"
                + " move)",
            "            3  android south to Storage 2",
            "  Explore   4  from Reactor: lay Team Search 2 beside it",
            "  End       5  the turn (3 action points are lost)");
  }

  @Test
  void movesAreToldInFrench() {
    assertThat(
            choices(
                station(),
                foretelling(
                    into("storage-2", "move trooper south"),
                    into("storage-2", "search storage-2", "outlook.spawn-first")),
                Language.FRENCH,
                "move trooper south",
                "search storage-2"))
        .containsExactly(
            "Il vous reste 3 points d'action.",
            "  Déplacer   1  soldat : sud, vers « Entrepôt 2 »",
            "  Fouiller   2  « Entrepôt 2 » (un parasite apparaît d'abord)");
  }

  @Test
  void placementsNameTheDoorsAndWhereTheyLead() {
    String move = "place (-1,0)r180";
    Surroundings around =
        new Surroundings(
            RoomCard.of("reactor"),
            Direction.WEST,
            List.of(Direction.EAST, Direction.SOUTH),
            List.of(RoomCard.of("reactor")));
    Outlook outlook = foretelling(Prospect.of(move).drawnFrom(around));
    assertThat(choices(station().placing("team-3"), outlook, Language.ENGLISH, move))
        .contains("  Place   1  (-1,0) turned by 180°: doors east, south; leads to Reactor");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyVerbHasItsWordBeforeTheNumbers(Language language) {
    Words words = Words.in(language, PanicBoard.class);
    for (MoveForm form : new PanicGame().notation().forms()) {
      String key = "choice.sort." + form.shape().split(" ", 2)[0];
      assertThat(words.has(key)).as(key).isTrue();
    }
  }

  @Test
  void aTradeAsksForACardInSecret() {
    assertThat(
            choices(
                station().deciding(TaskKind.OFFER), Language.ENGLISH, "give gas-can", "give ammo"))
        .containsExactly(
            "Trade with Green in Reactor. Choose in secret the card that you give; you get one that"
                + " you do not",
            "choose.",
            "  Give   1  Gas Can",
            "         2  Ammo, of which you hold 2");
  }

  @Test
  void whatHappenedIsAParagraphForEachTurn() {
    List<Entry> entries =
        List.of(
            new Happening.TurnBegan(3, Colour.GREEN),
            new Happening.Moved(new Member(Colour.GREEN, Role.TROOPER), Room.of(5)),
            new Happening.TookCard(Colour.GREEN),
            new Happening.TookCard(Colour.GREEN),
            new Happening.TurnEnded(Colour.GREEN, 0),
            new Happening.TurnBegan(4, Colour.RED),
            new Happening.TookCard(Colour.RED),
            new Happening.Drew(0, CardKind.AMMO),
            new Happening.TookCard(Colour.RED),
            new Happening.Drew(0, CardKind.GRENADE));
    assertThat(BOARD.story(entries, page(Language.ENGLISH)).orElseThrow())
        .containsExactly(
            "Turn 3: Green. Green trooper enters Storage 1. Green takes 2 cards.",
            "Turn 4: Red. You draw: Ammo, Grenade.");
    assertThat(BOARD.story(entries, page(Language.FRENCH)).orElseThrow().getLast())
        .isEqualTo("Tour 4 : Rouge. Vous piochez : Munitions, Grenade.");
  }
}
