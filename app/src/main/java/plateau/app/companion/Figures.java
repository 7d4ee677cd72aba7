package plateau.app.companion;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.FigureStatus;
import plateau.deadzone.companion.Situation;
import plateau.deadzone.companion.TableSetup;
import plateau.deadzone.roster.FigureType;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/** The figures that something can be told of, with the ids that reports use. */
final class Figures {

  private final List<String> ids = new ArrayList<>();
  private final List<Object> names = new ArrayList<>();
  private final Choices choices;

  private Figures(Situation now, TableSetup setup, boolean dead, boolean enemies, Words words) {
    for (FigureStatus figure : now.figures()) {
      if (figure.dead() == dead) {
        ids.add(figure.type().id());
        names.add(figure.type());
      }
    }
    if (enemies) {
      setup
          .enemy()
          .ifPresent(team -> team.figures().forEach(figure -> addEnemy(now, figure, dead)));
    }
    choices = Choices.of(ids, names, words);
  }

  private void addEnemy(Situation now, FigureType figure, boolean dead) {
    if (now.deadEnemies().contains(figure) == dead) {
      ids.add(Entry.ENEMY + figure.id());
      names.add(Message.of("companion.enemy", "figure", figure));
    }
  }

  /** JADE's that are alive, as far as it was told. */
  static Figures living(Situation now, TableSetup setup, Words words) {
    return new Figures(now, setup, false, false, words);
  }

  /** All that can die. */
  static Figures mortal(Situation now, TableSetup setup, Words words) {
    return new Figures(now, setup, false, true, words);
  }

  static Figures dead(Situation now, TableSetup setup, Words words) {
    return new Figures(now, setup, true, true, words);
  }

  Choices choices() {
    return choices;
  }

  String id(int index) {
    return ids.get(index);
  }
}
