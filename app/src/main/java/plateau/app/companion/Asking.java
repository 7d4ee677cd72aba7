package plateau.app.companion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.app.play.Abbreviation;
import plateau.app.session.Session;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Elision;
import plateau.kernel.words.Message;

/** Puts one question, and understands what is typed in answer. */
final class Asking {

  private final Session session;
  private final Ask asked;
  private final Choices choices;

  Asking(Session session, Ask asked) {
    this.session = session;
    this.asked = asked;
    this.choices = Choices.among(asked.choices(), session.words());
  }

  /** Asks once; empty when nobody will type any more. */
  Optional<String> ask() {
    String question = Elision.in(session.words(), session.words().say(asked.text()));
    return switch (asked.kind()) {
      case YES_NO, NAME, GO_ON -> session.ask(session.say(key(), "question", question));
      case WHICH, DIE -> {
        session.print(
            asked.kind() == Ask.Kind.DIE
                ? session.say("play.draw", "what", question, "max", choices.size())
                : question);
        if (hasNames()) {
          session.print(choices.lines(session.terminal().width()));
        }
        yield session.ask(session.say(key(), "usual", usual().map(choices::name).orElse("")));
      }
    };
  }

  private boolean hasNames() {
    return !choices.name(0).equals("1");
  }

  private String key() {
    return switch (asked.kind()) {
      case YES_NO -> "talk.prompt.yes-no";
      case NAME -> allowsNobody() ? "talk.prompt.name-or-none" : "talk.prompt.name";
      case GO_ON -> "talk.prompt.go-on";
      case WHICH ->
          "talk.prompt."
              + (asked.takesFile() ? "file" : "which")
              + (usual().isPresent() ? "-or-usual" : "");
      case DIE -> "play.prompt.draw";
    };
  }

  private Optional<Integer> usual() {
    return asked.usual().map(this::indexOf);
  }

  private int indexOf(String value) {
    return asked.choices().stream().map(Choice::value).toList().indexOf(value);
  }

  private boolean allowsNobody() {
    return indexOf(Choice.NONE) >= 0;
  }

  /** Whether Enter alone answers. */
  boolean acceptsEnter() {
    return asked.kind() == Ask.Kind.GO_ON
        || asked.kind() == Ask.Kind.NAME
        || asked.usual().isPresent();
  }

  /** The value of the answer that was typed; empty when it is not clear. */
  Optional<String> value(String typed) {
    if (typed.isEmpty() && asked.usual().isPresent()) {
      return asked.usual();
    }
    return switch (asked.kind()) {
      case YES_NO -> yesOrNo(typed);
      case GO_ON -> goOn(typed);
      case NAME -> Optional.of(name(typed));
      case WHICH -> isNo(typed) && allowsNobody() ? Optional.of(Choice.NONE) : chosen(typed);
      case DIE -> chosen(typed);
    };
  }

  private Optional<String> yesOrNo(String typed) {
    return isNo(typed)
        ? Optional.of(asked.choices().getLast().value())
        : Optional.of(typed).filter(this::isYes).map(yes -> asked.choices().getFirst().value());
  }

  private Optional<String> goOn(String typed) {
    return typed.isEmpty() || isYes(typed)
        ? Optional.of(asked.choices().getFirst().value())
        : Optional.empty();
  }

  private boolean isYes(String typed) {
    return spells("talk.yes", typed);
  }

  private boolean isNo(String typed) {
    return spells("talk.no", typed);
  }

  // The keys of both languages are always understood.
  private boolean spells(String key, String typed) {
    return List.of(session.say(key).split(" ", -1)).contains(Abbreviation.plain(typed));
  }

  private String name(String typed) {
    if (typed.isEmpty()) {
      return Choice.IT;
    }
    return isNo(typed) && allowsNobody() ? Choice.NONE : Choice.named(typed.replace('"', '\''));
  }

  private Optional<String> chosen(String typed) {
    List<Integer> meant = choices.meant(typed);
    return meant.size() == 1
        ? Optional.of(asked.choices().get(meant.getFirst()).value())
        : Optional.empty();
  }

  /** What to say to something that is no answer. */
  Message complaint(String typed) {
    return switch (asked.kind()) {
      case YES_NO -> Message.of("talk.not-yes-no", "typed", typed);
      case NAME, GO_ON -> Message.of("talk.not-enter", "typed", typed);
      case WHICH -> choices.complaint(typed, choices.meant(typed));
      case DIE ->
          hasNames()
              ? choices.complaint(typed, choices.meant(typed))
              : Message.of("play.no-such-face", "typed", typed, "max", choices.size());
    };
  }

  /** What ? explains: the term, and the keys. */
  void explain() {
    asked.about().ifPresent(session::tell);
    session.tell("talk.keys." + asked.kind().name().toLowerCase(Locale.ROOT));
  }
}
