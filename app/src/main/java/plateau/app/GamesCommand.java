package plateau.app;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.arena.OptionNames;
import plateau.arena.StrengthTold;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.Option;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.kernel.State;
import plateau.kernel.Strength;
import plateau.kernel.words.Words;
import plateau.players.seating.PlayerNames;
import plateau.players.seating.Seating;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/**
 * {@code plateau games}: which games there are, with their seats, options and players; {@code
 * plateau games GAME}: more of one.
 */
@Command(name = "games")
final class GamesCommand implements Action {

  private static final String INDENT = "    ";

  @Mixin final Common common = new Common();

  @Parameters(
      paramLabel = "${bundle:label.game}",
      arity = "0..1",
      descriptionKey = "plateau.games.game")
  @Nullable String game;

  private final Session session;

  GamesCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    if (game == null) {
      list(session, Games.all());
    } else {
      Game<?, ?> one = Games.named(game);
      describe(one);
      session.enter(one);
      one.levels().forEach(this::describe);
      describeChoices(one);
    }
    return ExitCode.FINE;
  }

  static void list(Session session, List<Game<?, ?>> games) {
    if (games.isEmpty()) {
      session.tell("games.none");
    }
    games.forEach(game -> new GamesCommand(session).describe(game));
  }

  private <S extends State<S, M>, M> void describe(Game<S, M> game) {
    GameInfo info = game.info();
    Words words = Words.in(session.words().language(), game.getClass());
    session.terminal().out().println();
    String name = words.say("game.name");
    session.print("  " + session.ink().paint(Style.HEADING, info.id()) + " · " + name);
    indented(words.say("game.about"));
    indented(seats(game));
    indented(session.say("games.levels", "levels", List.of(Level.values())));
    indented(
        session.say(
            "games.players", "players", Seating.kinds(game).stream().map(PlayerKind::id).toList()));
    if (!info.options().isEmpty()) {
      String options =
          info.options().stream().map(GamesCommand::limits).collect(Collectors.joining(", "));
      indented(session.say("games.options", "options", options));
    }
  }

  private void describe(Graded graded) {
    session.terminal().out().println();
    indented(session.say("games.level", "level", graded.level(), "player", graded.player()));
    indented(session.say(graded.level().nameKey() + ".about"));
    for (Strength strength : graded.strengths()) {
      indented(session.words().say(StrengthTold.of(strength)));
      indented(session.say("games.counted", "command", strength.command()));
    }
  }

  // What each thing that can be typed is called on the screen, and what it is.
  private <S extends State<S, M>, M> void describeChoices(Game<S, M> game) {
    PlayerNames players = new PlayerNames(session.words());
    OptionNames options = new OptionNames(game.info(), session.words());
    session.terminal().out().println();
    for (PlayerKind<S, M> kind : Seating.kinds(game)) {
      String id = kind.id();
      String about = session.say("player." + id + ".about");
      indented(
          session.say("games.player", "id", id, "name", players.of(id), "about", about)
              + typed(id));
    }
    if (!game.presets().isEmpty()) {
      session.terminal().out().println();
    }
    for (Preset preset : game.presets()) {
      String about = session.say(preset.nameKey() + ".about");
      String name = session.words().name(preset);
      indented(session.say("games.preset", "id", preset.id(), "name", name, "about", about));
    }
    session.terminal().out().println();
    for (Option option : game.info().options()) {
      String name = options.name(option.id());
      indented(session.say("games.option", "option", limits(option), "name", name));
    }
  }

  private String typed(String player) {
    String key = "player." + player + ".typed";
    return session.words().has(key) ? session.say("games.typed", "how", session.say(key)) : "";
  }

  private void indented(String text) {
    Wrapping.lines(text, session.terminal().width(), INDENT, INDENT + "  ")
        .forEach(session.terminal().out()::println);
  }

  private String seats(Game<?, ?> game) {
    int min = game.info().minSeats();
    int max = game.info().maxSeats();
    String usual = String.join(",", game.usualTable());
    return min == max
        ? session.say("games.seats", "seats", min, "usual", usual)
        : session.say("games.seats-range", "min", min, "max", max, "usual", usual);
  }

  private static String ready(Option.Text text) {
    String ready =
        text.ready().stream().map(GamesCommand::spellings).collect(Collectors.joining("|"));
    return ready.isEmpty() ? "" : " (" + ready + ")";
  }

  private static String spellings(Option.Ready ready) {
    String id = ready.thing().id();
    return ready.highest() == 0 ? id : id + "|" + id + ":1–" + ready.highest();
  }

  private static String limits(Option option) {
    String standard = option.id() + "=" + option.defaultValue();
    return switch (option) {
      case Option.Whole whole -> standard + " (" + whole.min() + "–" + whole.max() + ")";
      case Option.OneOf choice -> standard + " (" + String.join("|", choice.values()) + ")";
      case Option.Text text -> standard + ready(text);
    };
  }
}
