package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Records;

/** A command as a test writes it: {@code shoot warden-rifle-1 carbine}, {@code move B5}. */
final class Spoken {

  private Spoken() {}

  static String of(Command command) {
    List<String> words = new ArrayList<>();
    words.add(Named.kebab(command.getClass().getSimpleName()));
    for (Map.Entry<String, Object> part : Records.facts(command).entrySet()) {
      switch (part.getValue()) {
        case Integer cube -> words.add(Cube.name(cube));
        case Named named -> words.add(named.id());
        case Boolean isSo when isSo -> words.add(Named.kebab(part.getKey()));
        case List<?> cubes when !cubes.isEmpty() -> words.add("via " + names(cubes));
        default -> {
          // Nothing worth a word.
        }
      }
    }
    return String.join(" ", words);
  }

  private static String names(List<?> cubes) {
    return String.join(" ", cubes.stream().map(cube -> Cube.name((Integer) cube)).toList());
  }
}
