package plateau.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** Whatever a game may be asked, also what it need not answer, reaches the game behind. */
class AlteredGameTest {

  static List<Method> questions() {
    return Arrays.stream(Game.class.getMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("questions")
  void everyQuestionIsPassedOn(Method question) throws ReflectiveOperationException {
    List<Method> asked = new ArrayList<>();
    question.invoke(new Unaltered(heardBy(asked)), anything(question));
    assertThat(asked).containsExactly(question);
  }

  private static final class Unaltered extends AlteredGame<PigState, PigMove> {
    Unaltered(Game<PigState, PigMove> game) {
      super(game);
    }
  }

  @SuppressWarnings("unchecked")
  private static Game<PigState, PigMove> heardBy(List<Method> asked) {
    return (Game<PigState, PigMove>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, _) -> {
              asked.add(method);
              return method.getReturnType() == boolean.class ? false : null;
            });
  }

  private static Object[] anything(Method question) {
    return Arrays.stream(question.getParameterTypes())
        .map(type -> type == int.class ? (Object) 0 : null)
        .toArray();
  }
}
