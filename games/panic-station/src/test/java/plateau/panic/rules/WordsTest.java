package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.RED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Status;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.RoomType;
import plateau.panic.station.TerminalFunction;
import plateau.panic.view.Ending;
import plateau.panic.view.TaskKind;

/** Words for people, in both languages, also for what random games seldom see. */
class WordsTest {

  private static final PanicGame GAME = new PanicGame();
  private static final String SIDE_OF_A_ROOM = "(north|east|south|west) of [A-Z][A-Za-z]*( \\w+)*";
  private static final String PLACE =
      "Place it " + SIDE_OF_A_ROOM + "(, turned by (90|180|270) degrees)?";
  private static final String LAID = "New room: [\\w ]+, " + SIDE_OF_A_ROOM + "\\.";
  private static final Words ENGLISH = Words.in(Language.ENGLISH, PanicGame.class);

  @ParameterizedTest
  @EnumSource(Language.class)
  void everythingNamedHasANameOfItsOwn(Language language) {
    Words words = Words.in(language, PanicGame.class);
    Stream.<List<? extends Named>>of(
            CardKind.ALL,
            Colour.ALL,
            Member.ALL,
            Role.ALL,
            Disc.ALL,
            Room.ALL,
            RoomCard.ALL,
            RoomType.ALL,
            Direction.ALL,
            Weapon.ALL,
            TerminalFunction.ALL,
            List.of(Status.values()),
            Arrays.stream(TaskKind.values()).filter(TaskKind::isDecision).toList())
        .forEach(
            things -> {
              things.forEach(
                  thing -> assertThat(words.has(thing.nameKey())).as(thing.nameKey()).isTrue());
              assertThat(things).extracting(words::name).doesNotHaveDuplicates();
            });
  }

  @Test
  void whoeverDecidesIsAskedInASentence() {
    Words french = Words.in(Language.FRENCH, PanicGame.class);
    for (TaskKind task : TaskKind.values()) {
      if (task.isDecision()) {
        String asked = "ask." + task.id();
        assertThat(ENGLISH.say(asked)).as(asked).matches("[A-Z].*[^.]");
        assertThat(french.say(asked)).as(asked).matches("\\p{Lu}\\p{L}*ez\\b.*");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyHappeningHasASentenceWhoseBlanksItsFactsFill(Language language) {
    Words words = Words.in(language, PanicGame.class);
    for (Class<?> happening : happenings(Happening.class)) {
      Set<String> facts = new TreeSet<>();
      Arrays.stream(happening.getRecordComponents()).forEach(fact -> facts.add(fact.getName()));
      String key = Words.keyOf(happening);
      assertThat(words.has(key)).as(key).isTrue();
      assertThat(facts).as(key).containsAll(Template.placeholders(words.say(key)));
    }
  }

  @Test
  void aPlaceForARoomIsToldByItsNeighbourAndInNoTwoWays() {
    RandomGames.play(
        step -> {
          List<String> places =
              step.before().moves().stream()
                  .filter(PanicMove.PlaceRoom.class::isInstance)
                  .map(move -> ENGLISH.say(GAME.describe(step.before(), move)))
                  .toList();
          assertThat(places).as(step.name()).doesNotHaveDuplicates();
          assertThat(places).as(step.name()).allSatisfy(place -> assertThat(place).matches(PLACE));
          step.journal().stream()
              .filter(Happening.RoomLaid.class::isInstance)
              .map(ENGLISH::say)
              .forEach(told -> assertThat(told).as(step.name()).matches(LAID));
        });
  }

  private static List<Class<?>> happenings(Class<?> kind) {
    List<Class<?>> records = new ArrayList<>();
    for (Class<?> permitted : kind.getPermittedSubclasses()) {
      if (permitted.isRecord()) {
        records.add(permitted);
      } else {
        records.addAll(happenings(permitted));
      }
    }
    return records;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEndingHasASentenceAndEveryMoveADescription(Language language) {
    Words words = Words.in(language, PanicGame.class);
    for (Ending ending : Ending.values()) {
      assertThat(words.has("end." + ending.id())).as(ending.id()).isTrue();
      assertThat(words.has("outcome." + ending.id())).as(ending.id()).isTrue();
    }
    for (PanicMove move : Moves.all()) {
      assertThat(words.say(GAME.describe(move))).as(move.toString()).doesNotContain("{", "|");
    }
  }

  private static String whyNot(Scene scene, String move) {
    PanicMove read = GAME.notation().read(move).orElseThrow();
    assertThat(scene.state.moves()).as("%s is not legal", move).doesNotContain(read);
    return ENGLISH.say(GAME.whyNot(scene.state, read));
  }

  @Test
  @DisplayName("A refused action is told its real reason")
  void refusedActions() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0", "empty-2@(0,-1)r0")
            .hand(RED, AMMO, KEY_CARD)
            .turn(RED, 4);
    assertThat(whyNot(scene, "move trooper north")).contains("security door", "closed");
    assertThat(whyNot(scene, "move trooper east")).contains("no room lies there");
    assertThat(whyNot(scene, "search reactor")).contains("no icon");
    assertThat(whyNot(scene, "search storage-1")).contains("no character in Storage 1");
    assertThat(whyNot(scene, "play ammo")).contains("at least 6 cards");
    assertThat(whyNot(scene, "play adrenaline")).contains("do not hold");
    assertThat(whyNot(scene, "attack android gun")).contains("bullets");
    assertThat(whyNot(scene, "burn")).contains("must stand in the Hive");
    assertThat(whyNot(scene, "heal")).contains("wounded");
    assertThat(whyNot(scene, "terminal terminal-open heat-scan")).contains("no character in");
    assertThat(whyNot(scene, "give gas-can")).contains("First you have to", "choose an action");
  }

  @Test
  @DisplayName("A refused answer is told its real reason")
  void refusedAnswers() {
    Scene scene =
        Scene.of(4)
            .laid("storage-2@(-1,0)r0")
            .at("storage-2", "green-android")
            .hand(RED, GAS_CAN, GAS_CAN)
            .turn(RED, 1)
            .play("move trooper west");
    assertThat(whyNot(scene, "trade purple")).contains("Purple");
    assertThat(whyNot(scene, "attack trooper knife")).contains("no action point left");
    assertThat(whyNot(scene, "end")).contains("trade or attack");
    scene.play("trade green");
    assertThat(whyNot(scene, "give infection-red")).contains("Only the infected");
    assertThat(whyNot(scene, "give ammo")).contains("do not hold");
    scene.play("give gas-can");
    assertThat(scene.toMove()).isEqualTo(GREEN);
    assertThat(whyNot(scene, "give host")).contains("do not hold");
  }

  @Test
  @DisplayName("The duty of the first turn is given as the reason")
  void searchFirst() {
    Scene scene = Scene.of(4).stack("storage-1");
    scene.state.begun = 0;
    scene.begin(RED);
    assertThat(whyNot(scene, "end")).contains("must search in your first turn");
  }
}
