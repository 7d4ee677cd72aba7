package plateau.players.seating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import plateau.kernel.IllegalSetup;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.players.StandardPlayers;
import plateau.players.seating.Seating.People;

class SeatingTest {

  @Test
  void aNameIsGivenForEachSeat() {
    Seating<PigState, PigMove> seating = read("human, greedy:4,random", People.WELCOME);
    assertThat(seating.size()).isEqualTo(3);
    assertThat(seating.names()).containsExactly("human", "greedy:4", "random");
    assertThat(seating).hasToString("human,greedy:4,random");
  }

  @Test
  void onlyAHumanSeatWaitsForAPerson() {
    Seating<PigState, PigMove> seating = read("human,random", People.WELCOME);
    assertThat(seating.isHuman(0)).isTrue();
    assertThat(seating.isHuman(1)).isFalse();
    assertThatThrownBy(() -> seating.seated(0, 1)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void anUnknownPlayerIsToldWithTheKnownAndTheNearest() {
    assertThat(refusal(Language.ENGLISH, "random,gredy", People.WELCOME))
        .isEqualTo(
            "Seat 2: there is no player \"gredy\". Known players: human, easy, normal, hard,"
                + " expert, random, greedy, mcts, careless. Did you mean \"greedy\"?");
    assertThat(refusal(Language.FRENCH, "random,gredy", People.WELCOME))
        .isEqualTo(
            "Place 2 : le joueur « gredy » n'existe pas. Joueurs connus : human, easy, normal,"
                + " hard, expert, random, greedy, mcts, careless. Vouliez-vous dire « greedy » ?");
  }

  @Test
  void aPersonCannotSitWhereNobodyIsAsked() {
    assertThat(refusal(Language.ENGLISH, "human,random", People.ABSENT))
        .isEqualTo(
            "Seat 1: \"human\" cannot sit here, because nobody is there to be asked."
                + " Known players: easy, normal, hard, expert, random, greedy, mcts, careless.");
    assertThat(refusal(Language.FRENCH, "human,random", People.ABSENT))
        .isEqualTo(
            "Place 1 : « human » ne peut pas s'asseoir ici, car il n'y a personne à qui demander."
                + " Joueurs connus : easy, normal, hard, expert, random, greedy, mcts, careless.");
  }

  @Test
  void anEmptySeatIsNamed() {
    assertThat(refusal(Language.ENGLISH, "random,,random", People.ABSENT))
        .isEqualTo(
            "Seat 2 is empty in the seat list \"random,,random\". Give one player for each seat,"
                + " with commas between, as in \"random,greedy\".");
    assertThat(refusal(Language.FRENCH, "", People.ABSENT))
        .startsWith("La place 1 est vide dans la liste «  ».");
  }

  @Test
  void aPersonTakesNoArgument() {
    assertThat(refusal(Language.ENGLISH, "human:3,random", People.WELCOME))
        .isEqualTo(
            "Seat 1: \"human\" takes nothing behind a colon, but \"human:3\" was given."
                + " Write just \"human\".");
  }

  @Test
  void aWrongArgumentIsFoundBeforeAnyMatch() {
    assertThatThrownBy(() -> read("random,greedy:many", People.ABSENT))
        .isInstanceOf(IllegalSetup.class);
    assertThat(refusal(Language.FRENCH, "random,greedy:many", People.ABSENT))
        .startsWith("Le joueur « greedy » prend le nombre de positions à imaginer, de 1 à 9999,");
  }

  @Test
  void theLanguagesHaveTheSameSentencesAndPlaceholders() {
    Words english = Words.in(Language.ENGLISH, StandardPlayers.class);
    Words french = Words.in(Language.FRENCH, StandardPlayers.class);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }

  private static Seating<PigState, PigMove> read(String list, People people) {
    return Seating.read(new Pig(), list, people);
  }

  private static String refusal(Language language, String list, People people) {
    Problem problem = catchThrowableOfType(Problem.class, () -> read(list, people));
    return Words.in(language, StandardPlayers.class).say(problem.message());
  }
}
