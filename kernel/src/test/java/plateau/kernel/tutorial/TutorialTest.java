package plateau.kernel.tutorial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.kernel.Spoken;
import plateau.pig.Pig;

class TutorialTest {

  private static final String SOUND =
      """
      # a first game
      seats 2
      seed 7
      option target 20
      lesson roll
        look pot banked.0 @choices
        ask roll
      lesson go-on
        look banked
      """;

  @Test
  void aTutorialIsReadWithItsSetUpAndItsLessons() {
    Tutorial tutorial = Tutorial.read(new Pig(), SOUND);
    assertThat(tutorial.setup().text("target")).isEqualTo("20");
    assertThat(tutorial.seed()).isEqualTo(7);
    assertThat(tutorial.lessons()).extracting(Lesson::id).containsExactly("roll", "go-on");
    assertThat(tutorial.lessons().getFirst().look()).containsExactly("pot", "banked.0", "@choices");
    assertThat(tutorial.lessons().getFirst().ask()).contains("roll");
  }

  @Test
  void eachLessonIsTaughtWhereTheMovesBeforeItLead() {
    var played = PlayedTutorial.play(new Pig(), Tutorial.read(new Pig(), SOUND));
    assertThat(played.scenes()).hasSize(2);
    assertThat(played.scenes().getFirst().lastStep()).isZero();
    assertThat(played.scenes().getFirst().outcome()).isPresent();
    assertThat(played.scenes().getLast().firstStep()).isEqualTo(1);
    assertThat(played.scenes().getLast().lastStep()).isEqualTo(1);
  }

  @Test
  void anOptionMayHaveSeveralLines() {
    assertThatThrownBy(() -> Tutorial.read(new Pig(), "option target\n| 2\n| 0\nlesson one"))
        .isInstanceOfSatisfying(
            TutorialFault.class,
            fault -> assertThat(Spoken.english(fault.message())).contains("2\n0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          seed 7                                       ! line 1: there is no lesson yet
          leson one                                    ! line 1: "leson" is no statement. Known: seats, seed, learner, option, lesson, look, ask, then. Did you mean "lesson"?
          seed                                         ! line 1: "seed" needs something behind it
          seed x                                       ! line 1: "x" is not a whole number
          ask roll                                     ! line 1: "ask" tells about a lesson, but no lesson stands above it
          lesson One                                   ! line 1: "One" is no id
          lesson a; lesson a                           ! line 2: there is already a lesson "a"
          lesson a; ask roll; ask roll                 ! line 3: lesson "a" asks for one move
          | x                                          ! line 1: "|" goes on with an option
          seats 9; lesson a                            ! line 1:
          lesson a; look purse                         ! line 1: lesson "a": the learner's view has no "purse" there
          lesson a; look banked.7                      ! line 1: lesson "a": the learner's view has no "banked.7" there
          lesson a; ask hold                           ! line 1: lesson "a": "hold" cannot be played
          learner 1; lesson a; ask roll                ! line 2: lesson "a": it asks for "roll", but the learner is not to move
          """)
  void whatIsWrongIsToldWithItsLine(String text, String told) {
    Pig pig = new Pig();
    assertThatThrownBy(
            () -> PlayedTutorial.play(pig, Tutorial.read(pig, text.strip().replace("; ", "\n"))))
        .isInstanceOfSatisfying(
            TutorialFault.class,
            fault ->
                assertThat(Spoken.english(fault.message()))
                    .startsWith("tutorial.txt, " + told.strip()));
  }
}
