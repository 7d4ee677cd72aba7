package plateau.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Terminal;
import plateau.terminal.Wrapping;

/** One run of the command: the terminal it runs in and the words it speaks there. */
public final class Session {

  private final Terminal terminal;
  private final List<Class<?>> everyHome;
  private Words words;
  private String repeated = "";

  /**
   * A session that speaks from its beginning.
   *
   * @param homes the words beside these classes are always known
   */
  public Session(Terminal terminal, Language language, Class<?>... homes) {
    this.terminal = terminal;
    this.everyHome = List.of(homes);
    this.words = wordsIn(language, List.of());
  }

  public Terminal terminal() {
    return terminal;
  }

  public Words words() {
    return words;
  }

  /** How this program is called here, for hints on what to type. */
  public String command() {
    return terminal.environment("PLATEAU_COMMAND").orElse("plateau") + repeated;
  }

  /** The same for hints on what to type in another folder, without the flags of this run. */
  public String commandElsewhere() {
    String here = terminal.environment("PLATEAU_COMMAND").orElse("plateau");
    return here.contains("/")
        ? TextFile.quoted(TextFile.path(here).toAbsolutePath().normalize())
        : here;
  }

  /** From now on hints on what to type begin with this flag too; empty for none. */
  public void repeat(String flag) {
    repeated = flag.isEmpty() ? "" : " " + flag;
  }

  public void speak(Language language) {
    if (language != words.language()) {
      words = wordsIn(language, List.of());
    }
  }

  /** From now on the words of this game, and those beside other classes, are known too. */
  public void enter(Game<?, ?> game, Class<?>... others) {
    List<Class<?>> homes = new ArrayList<>(List.of(others));
    homes.add(game.getClass());
    words = wordsIn(words.language(), homes);
  }

  /** From now on the words beside these classes are known too. */
  public void enter(Class<?>... homes) {
    words = wordsIn(words.language(), List.of(homes));
  }

  public String say(String key, Object... namesAndValues) {
    return words.say(key, namesAndValues);
  }

  /** Prints a sentence, wrapped to the width of the terminal. */
  public void tell(String key, Object... namesAndValues) {
    print(say(key, namesAndValues));
  }

  public void tell(Message message) {
    print(words.say(message));
  }

  /** Prints text, wrapped to the width of the terminal. */
  public void print(String text) {
    Wrapping.lines(text, terminal.width()).forEach(terminal.out()::println);
  }

  public void print(List<String> lines) {
    lines.forEach(terminal.out()::println);
  }

  /** Prints a heading with an empty line before it. */
  public void heading(String text) {
    terminal.out().println();
    print(terminal.ink().paint(Style.HEADING, text));
  }

  /** Asks, and gives what was typed; empty when nobody will type any more. */
  public Optional<String> ask(String question) {
    List<String> lines = Wrapping.lines(question, terminal.width());
    lines.subList(0, lines.size() - 1).forEach(line -> terminal.out().println(bold(line)));
    terminal.out().print(bold(lines.getLast()));
    Optional<String> line = terminal.readLine().map(String::strip);
    // What a person types stands on the screen by itself; from a file it would not.
    if (!terminal.isLive(Terminal.Stream.IN) || line.isEmpty()) {
      terminal.out().println(line.orElse(""));
    }
    return line;
  }

  private String bold(String text) {
    return terminal.ink().paint(Style.BOLD, text);
  }

  /** Says on the error stream, in one line, what is wrong. */
  public void complain(Message message) {
    terminal.out().flush();
    terminal.err().println(words.say(message));
  }

  /** To draw on: as wide as the terminal is now. */
  public Page page() {
    return new Page(terminal.width(), terminal.ink(), words);
  }

  public Ink ink() {
    return terminal.ink();
  }

  // Later ones win: a game may call things as it likes.
  private Words wordsIn(Language language, List<Class<?>> more) {
    List<Class<?>> homes = new ArrayList<>();
    homes.add(StandardPlayers.class);
    homes.add(Games.class);
    homes.add(Session.class);
    homes.addAll(everyHome);
    homes.addAll(more);
    return Words.in(language, homes.toArray(Class<?>[]::new));
  }
}
