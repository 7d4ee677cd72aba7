package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Game;
import plateau.kernel.MoveForm;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/**
 * The first message to a program: all that it may know of the match before anyone decides. No less
 * than a browser is told: where the game has a scene, that too.
 *
 * @param matchSeed is not told; the program gets an {@link OwnSeed} of it
 */
public record Hello<S extends State<S, M>, M>(
    Game<S, M> game, Setup setup, int seat, long matchSeed, BotLimits limits, Language language) {

  public Map<String, Object> message(S state) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("type", "hello");
    message.put("protocol", Protocol.VERSION);
    message.put("game", game.info().id());
    message.put("rules", game.info().rulesVersion());
    message.put("seat", seat);
    message.put("seats", setup.seats());
    message.put("seed", OwnSeed.of(matchSeed, seat));
    message.put("options", setup.options());
    message.put("limits", Protocol.limits(limits));
    message.put("language", language.code());
    message.put("grammar", grammar());
    message.put("scene", game.scene(setup));
    message.put("view", game.view(state, seat));
    return message;
  }

  private List<Map<String, Object>> grammar() {
    Words words = Words.in(language, game.getClass());
    return game.notation().forms().stream().map(form -> told(form, words)).toList();
  }

  private static Map<String, Object> told(MoveForm form, Words words) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("id", form.id());
    told.put("form", form.shape());
    told.put("pattern", form.anchored());
    told.put("words", words.say("form." + form.id()));
    return told;
  }
}
