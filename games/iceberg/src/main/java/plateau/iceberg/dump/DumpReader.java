package plateau.iceberg.dump;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.dump.DumpLine.Player;
import plateau.iceberg.engine.Action;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Setup;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.Message;

/**
 * Reads a dump of the original (11.1) into a replay: the map and the actions are taken from it and
 * played under our rules, and then every line must be as we would write it. What a dump does not
 * tell, the seed, refused attempts and times, the replay does not have either; a note at its set-up
 * says where it comes from. A reader reads one text.
 */
public final class DumpReader {

  /** The note at the set-up: how many lines the dump had. */
  public static final String NOTE = "dump";

  private static final IcebergGame GAME = new IcebergGame();

  private final List<DumpLine> lines = new ArrayList<>();
  private final Map<Integer, Map<String, Object>> notes = new TreeMap<>();

  private DumpReader() {}

  /** Whether this text means to be a dump. */
  public static boolean isDump(String text) {
    String start = text.lines().findFirst().orElse("");
    return start.contains("\"players\"") && start.contains("\"map\"") && !isReplay(start);
  }

  private static boolean isReplay(String start) {
    return start.contains("\"plateau\"");
  }

  /**
   * The match of a dump of 201 lines, or 202 with the closing one.
   *
   * @throws DumpFault with the line, what was found and what was expected
   */
  public static Replay read(String text) {
    return new DumpReader().replay(text);
  }

  private Replay replay(String text) {
    // One more than there may be tells that there are too many.
    readLines(text.lines().limit(DumpWriter.LINES + 2).toList());
    Match<IcebergState, IcebergMove> match = start();
    notes.put(0, Map.of(NOTE, lines.size()));
    for (int line = 1; line < DumpWriter.LINES; line++) {
      playTurn(line, match);
    }
    List<String> names = lines.getFirst().players().stream().map(Player::name).toList();
    Header header = Header.asked(GAME.info(), match.setup(), names);
    Replay replay = Replay.of(header, match).noted(notes);
    List<DumpLine> ours = DumpWriter.lines(replay);
    for (int line = 0; line < lines.size(); line++) {
      new DumpComparison(line + 1, lines.get(line), ours.get(line)).check();
    }
    return replay;
  }

  private void readLines(List<String> texts) {
    if (texts.size() < DumpWriter.LINES) {
      throw new DumpFault(texts.size(), Message.of("dump.cut", "lines", texts.size()));
    }
    if (texts.size() > DumpWriter.LINES + 1) {
      throw new DumpFault(DumpWriter.LINES + 2, Message.of("dump.trailing"));
    }
    for (int i = 0; i < texts.size(); i++) {
      lines.add(DumpLineReader.read(i + 1, texts.get(i)));
    }
  }

  private Match<IcebergState, IcebergMove> start() {
    try {
      Setup setup = Setup.of(GAME.info(), 2, Map.of("map", mapText(lines.getFirst())));
      // The map is given as a text, so nothing is ever drawn.
      return Match.start(GAME, setup, new ManualDice());
    } catch (IllegalSetup illegal) {
      throw new DumpFault(1, illegal.message());
    }
  }

  private static String mapText(DumpLine line) {
    StringBuilder out = new StringBuilder();
    line.walls().forEach(row -> out.append(row).append('\n'));
    for (Player player : line.players()) {
      player
          .agents()
          .forEach(cell -> out.append("%d %d\n".formatted(IceMap.row(cell), IceMap.column(cell))));
    }
    out.append(line.aliens().size()).append('\n');
    line.aliens()
        .forEach(
            alien ->
                out.append(
                    "%d %d %d %d %d\n"
                        .formatted(
                            alien.row(),
                            alien.column(),
                            alien.points(),
                            alien.arrival(),
                            alien.duration())));
    return out.toString();
  }

  // Player 0's turns are in the lines with odd numbers from 0, player 1's in the even ones.
  private void playTurn(int line, Match<IcebergState, IcebergMove> match) {
    int player = match.toMove();
    List<Action> history = lines.get(line).players().get(player).history();
    List<List<Integer>> flags = new ArrayList<>();
    for (int i = 0; i < history.size(); i++) {
      switch (history.get(i)) {
        case Action.ByAgent action -> play(line, match, i, action);
        case Action.Flag(int cell, int flag) ->
            flags.add(List.of(IceMap.row(cell), IceMap.column(cell), flag, i - flags.size()));
      }
    }
    Map<String, Object> note =
        new LinkedHashMap<>(GAME.dialogue().orElseThrow().open(match.state()).notes());
    if (!flags.isEmpty()) {
      note.put("flags", flags);
    }
    match.play(player, GAME.notation().write(IcebergMove.END));
    notes.put(match.lastStep(), note);
  }

  private static void play(
      int line, Match<IcebergState, IcebergMove> match, int index, Action.ByAgent action) {
    int player = match.toMove();
    String text =
        GAME.notation().write(IcebergMove.of(action.type(), action.agent(), action.direction()));
    if (match.play(player, text) instanceof Answer.Refused(Message reason, _)) {
      throw new DumpFault(
          line + 1,
          Message.of(
              "dump.refused", "player", player, "index", index, "action", text, "why", reason));
    }
  }
}
