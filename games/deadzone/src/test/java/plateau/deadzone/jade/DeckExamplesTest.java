package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.board.Cubes.cube;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.jade.procedure.GroupDeck;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;

/** The worked examples 22 to 24: decks and deployment. */
class DeckExamplesTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");

  @Test
  @Tag("X22")
  @Tag("R67")
  void theDroneIsDealtLastAndWithinReachOfTheEngineer() {
    GroupDeck deck =
        deck(
            table,
            "crew-bruiser",
            "crew-hand-2",
            "crew-drone",
            "crew-boss",
            "crew-loader",
            "crew-cannoneer",
            "crew-engineer",
            "crew-hand-1");
    assertThat(deploy(table, deck))
        .containsExactly(
            "crew-bruiser H7",
            "crew-hand-2 G7",
            "crew-boss F7",
            "crew-loader E7",
            "crew-cannoneer D7",
            "crew-engineer C7",
            "crew-hand-1 B7",
            "crew-drone A7");
  }

  @Test
  @Tag("X22")
  void theDronePassesCubesThatAreTooFarFromTheEngineer() {
    GroupDeck deck =
        deck(
            table,
            "crew-engineer",
            "crew-hand-2",
            "crew-drone",
            "crew-boss",
            "crew-loader",
            "crew-cannoneer",
            "crew-bruiser",
            "crew-hand-1");
    assertThat(deploy(table, deck)).startsWith("crew-engineer H7").endsWith("crew-drone H8");
  }

  @Test
  @Tag("X23")
  @Tag("R32")
  void aFigureTooBigForACubeGoesToTheNextAndAFullZoneIsExtended() {
    Tabletop brood = Tabletop.of("wardens", "ash-brood");
    int[] zone = {cube("C6:2"), cube("C7")};
    JadeDeployment deployment = new JadeDeployment(brood, Tabletop.NORTH, zone, 6);
    List<String> places = new ArrayList<>();
    for (String figure : List.of("brood-hulk", "brood-alpha", "brood-ripper-1", "brood-hound-1")) {
      String cube = Cube.name(deployment.cubeFor(brood.number(figure)));
      brood.put(figure, cube);
      places.add(cube);
    }
    assertThat(places).containsExactly("C7", "C6:2", "C7", "H6");
  }

  @Test
  @Tag("X24")
  @Tag("R31")
  void theChainGoesOnUntilACardCanBePlayed() {
    Tabletop brood = Tabletop.of("wardens", "ash-brood");
    ActionDeck deck = new ActionDeck();
    deck.shuffleAll(toTop(15, 11, 17));
    List<Drawn> draws = new ArrayList<>();
    draws.add(new Drawn(6, 4));
    draws.addAll(drawsToTop(6));
    int hulk = brood.number("brood-hulk");
    DrawChain chain =
        DrawChain.draw(
            brood.type(hulk), brood.id(hulk), deck, new RecordedChance(draws), Journal.OFF);
    assertThat(chain.card()).isEqualTo(ActionCard.CLEAN_UP);
    assertThat(chain.dice()).containsExactly(CommandDie.FREE_FIGHT);
    assertThat(deck.discarded()).isEqualTo(1);
    assertThat(deck.left()).isEqualTo(17);
  }

  private static List<String> deploy(Tabletop table, GroupDeck deck) {
    JadeDeployment deployment = new JadeDeployment(table, Tabletop.NORTH);
    List<String> deployed = new ArrayList<>();
    for (int figure : deployment.deal(deck)) {
      String cube = Cube.name(deployment.cubeFor(figure));
      table.put(table.id(figure).id(), cube);
      deployed.add(table.id(figure).id() + " " + cube);
    }
    return deployed;
  }

  private static GroupDeck deck(Tabletop table, String... topFirst) {
    GroupDeck deck = new GroupDeck(topFirst.length);
    for (int i = topFirst.length - 1; i >= 0; i--) {
      deck.add(table.number(topFirst[i]));
    }
    return deck;
  }

  /** A shuffle of the action deck that leaves these cards on top, the first one topmost. */
  private static RecordedChance toTop(int... cards) {
    return new RecordedChance(drawsToTop(cards));
  }

  private static List<Drawn> drawsToTop(int... cards) {
    List<Integer> deck = new ArrayList<>(IntStream.range(0, 18).boxed().toList());
    List<Drawn> draws = new ArrayList<>();
    for (int i = deck.size() - 1; i > 0; i--) {
      int depth = deck.size() - 1 - i;
      int from = depth < cards.length ? deck.indexOf(cards[depth]) : i;
      draws.add(new Drawn(i + 1, from));
      Collections.swap(deck, i, from);
    }
    return draws;
  }
}
