package plateau.server.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.arena.OptionNames;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Option;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Words;
import plateau.players.seating.Seating;

/** The options of a game as a form asks for them, with names for everything that can be chosen. */
final class OptionForm<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Words words;
  private final OptionNames names;

  OptionForm(Game<S, M> game, Words words) {
    this.game = game;
    this.words = words;
    this.names = new OptionNames(game.info(), words);
  }

  List<String> all() {
    return game.info().options().stream().map(this::written).toList();
  }

  private String written(Option option) {
    JsonObject written =
        new JsonObject().put("id", option.id()).put("name", names.name(option.id()));
    String about = "option." + option.id() + ".about";
    if (words.has(about)) {
      written.put("about", words.say(about));
    }
    written.put("standard", option.defaultValue()).put("seatedAs", seatedAs(option));
    switch (option) {
      case Option.Whole whole ->
          written.put("kind", "whole").put("min", whole.min()).put("max", whole.max());
      case Option.Text text ->
          written
              .put("kind", "text")
              .put("longest", text.longest())
              .list("values", text.ready().stream().map(this::ready).toList());
      case Option.OneOf choice ->
          written
              .put("kind", choice.isSwitch() ? "switch" : "choice")
              .list("values", choice.values().stream().map(value -> value(choice, value)).toList());
    }
    return written.toString();
  }

  // Where a computer player sets an option by sitting down, who sits where is all there is to say.
  private Optional<String> seatedAs(Option option) {
    GameInfo info = game.info();
    Setup plain = Setup.of(info, info.minSeats(), Map.of());
    return Seating.kinds(game).stream()
        .filter(
            kind ->
                IntStream.range(0, plain.seats())
                    .mapToObj(seat -> kind.seated(plain, seat).text(option.id()))
                    .anyMatch(value -> !value.equals(option.defaultValue())))
        .map(PlayerKind::id)
        .findFirst();
  }

  private String value(Option.OneOf choice, String value) {
    return new JsonObject()
        .put("id", value)
        .put("name", names.value(choice.id(), value))
        .toString();
  }

  private String ready(Option.Ready ready) {
    JsonObject written =
        new JsonObject().put("id", ready.thing().id()).put("name", words.name(ready.thing()));
    if (ready.highest() > 0) {
      JsonObject number =
          new JsonObject()
              .put("name", words.say(ready.thing().nameKey() + ".number"))
              .put("max", ready.highest());
      written.raw("number", number.toString());
    }
    return written.toString();
  }
}
