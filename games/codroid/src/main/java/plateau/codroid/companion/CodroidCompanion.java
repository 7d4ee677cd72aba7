package plateau.codroid.companion;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plateau.codroid.CodroidGame;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Printing;
import plateau.kernel.companion.Talk;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.ReplayReader;

/** Codroid on a real board: says what to move, place by place. */
public final class CodroidCompanion implements Companion {

  private static final CodroidGame GAME = new CodroidGame();

  @Override
  public String game() {
    return GAME.info().id();
  }

  @Override
  public List<Class<?>> homes() {
    return List.of(CodroidGame.class, CodroidCompanion.class);
  }

  @Override
  public String ending() {
    return ".plateau";
  }

  @Override
  public Optional<Ask> preparing(List<String> answers) {
    return SetupQuestions.after(answers);
  }

  @Override
  public Talk begin(List<String> answers, long seed) {
    SetupQuestions.Agreed agreed = SetupQuestions.agreed(answers);
    Setup setup = agreed.setup();
    List<String> people = Collections.nCopies(setup.seats(), PlayerKind.HUMAN);
    return CodroidTalk.begin(
        agreed.realDice()
            ? Header.asked(GAME.info(), setup, people)
            : Header.seeded(GAME.info(), setup, people, seed));
  }

  @Override
  public Talk open(String text) {
    return CodroidTalk.of(ReplayReader.read(text));
  }

  @Override
  public Printing printing() {
    return PrintedParts.all();
  }
}
