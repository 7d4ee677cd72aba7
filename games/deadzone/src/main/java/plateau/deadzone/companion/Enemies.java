package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.companion.TableTarget.Kind;
import plateau.kernel.basis.Named;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/**
 * "Which one?" With a roster the person chooses from it, and the only one left is known; without
 * one they give a name, or just say that one.
 */
final class Enemies {

  private final TableActivation a;

  Enemies(TableActivation activation) {
    this.a = activation;
  }

  /** One of the enemies, of whom there is one. */
  Optional<TableTarget> which(Question question) {
    return which(question, false);
  }

  /** One of the enemies; empty when none is left. */
  Optional<TableTarget> whichIfAny(Question question) {
    return which(question, true);
  }

  // Whether one is left is known from the roster.
  private Optional<TableTarget> which(Question question, boolean orNobody) {
    Optional<List<Foe>> foes = a.known().livingFoes();
    return foes.isPresent() ? among(question, foes.get()) : named(question, Kind.ENEMY, orNobody);
  }

  /** One of the enemies, or nobody though some are left. */
  Optional<TableTarget> whichOrNobody(Question question) {
    Optional<List<Foe>> foes = a.known().livingFoes();
    return foes.isPresent()
        ? choose(question, foes.get(), true)
        : named(question, Kind.ENEMY, true);
  }

  /** One of these; not asked when there is only one. */
  Optional<TableTarget> among(Question question, List<Foe> foes) {
    return foes.size() > 1
        ? choose(question, foes, false)
        : foes.stream().findFirst().map(TableTarget::of);
  }

  private Optional<TableTarget> choose(Question question, List<Foe> foes, boolean orNobody) {
    if (foes.isEmpty()) {
      return Optional.empty();
    }
    List<Choice> choices = new ArrayList<>();
    foes.forEach(foe -> choices.add(new Choice(foe.type().id(), foe.type())));
    if (orNobody) {
      choices.add(nobody());
    }
    String value = a.which(question, Ask.Kind.WHICH, choices);
    return foes.stream()
        .filter(foe -> foe.type().id().equals(value))
        .findFirst()
        .map(TableTarget::of);
  }

  /** A friend of the figure, chosen from those that were told. */
  Member friend(Question question, List<Member> friends) {
    if (friends.size() == 1) {
      return friends.getFirst();
    }
    List<Choice> choices =
        friends.stream().map(one -> new Choice(one.type().id(), one.type())).toList();
    String value = a.which(question, Ask.Kind.WHICH, choices);
    return friends.stream().filter(one -> one.type().id().equals(value)).findFirst().orElseThrow();
  }

  /** Something that no roster lists. */
  Optional<TableTarget> named(Question question, Kind kind, boolean orNobody) {
    String what = Named.kebab(kind.name());
    List<Choice> choices = new ArrayList<>();
    choices.add(new Choice(Choice.IT, Message.of("companion.target." + what)));
    if (orNobody) {
      choices.add(nobody());
    }
    String value = a.which(question, Ask.Kind.NAME, choices);
    return switch (value) {
      case Choice.NONE -> Optional.empty();
      case Choice.IT -> Optional.of(TableTarget.unnamed(kind, what));
      default -> Optional.of(TableTarget.named(kind, Prompt.ownName(value)));
    };
  }

  private static Choice nobody() {
    return new Choice(Choice.NONE, Message.of("companion.none"));
  }
}
