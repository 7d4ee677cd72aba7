package plateau.page;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Sha256;
import plateau.kernel.chance.Dice;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayForm;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Tellings;
import plateau.table.replay.FiledMatch;
import plateau.table.replay.FramesWriter;
import plateau.table.replay.Verified;

/** {@code /api/replays}: files from somebody's disk, in memory and nowhere else. */
final class FileDesk {

  private final TableDesk tables;
  private final Tellings tellings;
  private final Map<String, Replay> opened = new HashMap<>();

  FileDesk(TableDesk tables, Tellings tellings) {
    this.tables = tables;
    this.tellings = tellings;
  }

  String answer(Address address, String body) {
    if (address.is("POST replays")) {
      return open(body, address.language());
    }
    FiledMatch match = match(address.name());
    Game<?, ?> game = Games.named(match.replay().header().game());
    if (address.is("GET replays/*/frames")) {
      return Answers.ok(frames(game, match, address));
    }
    if (address.is("GET replays/*/replay")) {
      return Answers.ok(
          new JsonObject()
              .put("name", match.fileName())
              .put("text", ReplayWriter.write(match.replay())));
    }
    if (address.is("GET replays/*/verification")) {
      return Answers.ok(verify(game, match, address.language()));
    }
    if (address.is("POST replays/*/fork")) {
      return tables.fork(match.table(), match.played(game).steps(), body, address);
    }
    throw Refusal.of(Code.NOT_FOUND);
  }

  private FiledMatch match(String name) {
    @Nullable Replay replay = opened.get(name);
    if (replay == null) {
      throw Refusal.of(Code.UNKNOWN_FILE);
    }
    return new FiledMatch(
        StoredTable.Fork.ELSEWHERE + name, "replay", replay, replay.header().players());
  }

  private String open(String text, Language language) {
    @Nullable Game<?, ?> game = null;
    try {
      Optional<ReplayForm> foreign = Games.form(text);
      Replay replay = foreign.map(form -> form.read(text)).orElseGet(() -> ReplayReader.read(text));
      game = Games.named(replay.header().game());
      check(game, replay);
      String name = TableDesk.HERE + Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
      opened.put(name, replay);
      return Answers.created(
          new JsonObject()
              .put("id", StoredTable.Fork.ELSEWHERE + name)
              .put("game", game.info().id()));
    } catch (Problem fault) {
      Refusal refusal =
          new Refusal(
              Code.UNREADABLE_FILE, Message.of("refusal.unreadable-file", "what", fault.message()));
      return Answers.refused(game == null ? refusal : refusal.in(game), language, tellings);
    }
  }

  // Whatever it says must be what the rules say: pages and forks trust it from then on.
  private static <S extends State<S, M>, M> void check(Game<S, M> game, Replay replay) {
    Match<S, M> _ = Verification.rebuild(game, replay, Dice.seeded(0));
  }

  private <S extends State<S, M>, M> JsonObject frames(
      Game<S, M> game, FiledMatch match, Address address) {
    return FramesWriter.write(
        match.played(game),
        match.table(),
        match.replay().header().saltedSeed(),
        address::asked,
        tellings.of(game, address.language()));
  }

  private <S extends State<S, M>, M> JsonObject verify(
      Game<S, M> game, FiledMatch match, Language language) {
    return Verified.file(game, match.replay(), tellings.of(game, language).words());
  }
}
