package plateau.app.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import plateau.app.session.TextFile;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.contest.ContestFolder;
import plateau.arena.bot.process.BotCommand;
import plateau.kernel.Game;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Who takes which seat, as in {@code greedy,bot:python3 bot.py,contest:folder}: names with commas
 * between. A comma between quotes belongs to the name; quotes around a whole name are taken off.
 */
public final class SeatList {

  private static final String BOT = "bot:";
  private static final String CONTEST = "contest:";
  private static final char NONE = '\0';

  private final String list;
  private final Path directory;

  private SeatList(String list, Path directory) {
    this.list = list;
    this.directory = directory;
  }

  /**
   * The entrants of a list.
   *
   * @param directory where relative names in commands are looked up
   * @param game which runs the folders of its contest
   */
  public static List<Entrant> read(String list, Path directory, Game<?, ?> game) {
    return new SeatList(list, directory).entrants(game);
  }

  /** The names of a list. */
  public static List<String> names(String list) {
    return new SeatList(list, Path.of("")).names().stream().map(String::strip).toList();
  }

  /** One entrant, whose name may have commas. */
  public static Entrant readOne(String name, Path directory, Game<?, ?> game) {
    return new SeatList(name, directory).entrant(name.strip(), game);
  }

  private List<Entrant> entrants(Game<?, ?> game) {
    List<Entrant> entrants = new ArrayList<>();
    for (String name : names()) {
      entrants.add(entrant(name.strip(), game));
    }
    return entrants;
  }

  private Entrant entrant(String name, Game<?, ?> game) {
    String bare = unquoted(name);
    if (bare.startsWith(BOT)) {
      return new Entrant.Program(bare, BotCommand.read(bare.substring(BOT.length()), directory));
    }
    return bare.startsWith(CONTEST)
        ? new Entrant.Program(bare, contestant(unquoted(bare.substring(CONTEST.length())), game))
        : new Entrant.Computer(bare);
  }

  private BotCommand contestant(String folder, Game<?, ?> game) {
    try {
      return ContestFolder.command(directory.resolve(TextFile.path(folder)), game);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }

  private static String unquoted(String text) {
    return isQuoted(text) ? text.substring(1, text.length() - 1).strip() : text;
  }

  private static boolean isQuoted(String name) {
    return name.length() >= 2
        && (name.charAt(0) == '"' || name.charAt(0) == '\'')
        && name.indexOf(name.charAt(0), 1) == name.length() - 1;
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    char quote = NONE;
    int from = 0;
    for (int i = 0; i < list.length(); i++) {
      char sign = list.charAt(i);
      if (quote != NONE) {
        quote = sign == quote ? NONE : quote;
      } else if (sign == '"' || sign == '\'') {
        quote = sign;
      } else if (sign == ',') {
        names.add(list.substring(from, i));
        from = i + 1;
      }
    }
    if (quote != NONE) {
      throw new Problem(
          Message.of("match.open-quote", "list", list, "quote", String.valueOf(quote)));
    }
    names.add(list.substring(from));
    return names;
  }
}
