package plateau.deadzone.roster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import plateau.deadzone.text.Block;
import plateau.deadzone.text.FileFault;
import plateau.deadzone.text.Source;
import plateau.deadzone.text.Statement;

/** What makes a strike team legal (A4.2, A11.4), as far as single lines do not show it. */
final class TeamCheck {

  /** The size of a strike team. */
  static final int POINTS = 100;

  private static final int MOST_FIGURES = 12;
  private static final String SENTRY_ID = "sentry-gun";

  private final Source source;
  private final List<Block> blocks;

  TeamCheck(Source source, List<Block> blocks) {
    this.source = source;
    this.blocks = blocks;
  }

  Stream<Block> blocks(Statement opening) {
    return blocks.stream().filter(block -> block.opening().equals(opening));
  }

  /** The one block about the team itself. */
  Block head() {
    List<Block> heads = blocks(RosterStatement.TEAM).toList();
    if (heads.isEmpty()) {
      throw source.fault("file.missing", "thing", "team", "usage", RosterStatement.TEAM.usage());
    }
    if (heads.size() > 1) {
      throw heads.get(1).head().fault("team.second-team", "first", heads.getFirst().id());
    }
    return heads.getFirst();
  }

  /** Every weapon and every figure has an id of its own. */
  void ids() {
    Map<String, Block> figures = new HashMap<>();
    blocks(RosterStatement.FIGURE).forEach(block -> checkId(figures, block));
    Map<String, Block> weapons = new HashMap<>();
    blocks(RosterStatement.WEAPON).forEach(block -> checkId(weapons, block));
  }

  private static void checkId(Map<String, Block> seen, Block block) {
    String id = block.id();
    if (id.startsWith(SENTRY_ID) || Armoury.standard().weapon(id).isPresent()) {
      throw block.head().fault("team.standard-id", "id", id);
    }
    Block first = seen.putIfAbsent(id, block);
    if (first != null) {
      throw block.head().fault("team.id-taken", "id", id, "line", first.head().number());
    }
  }

  /** What each figure may be by itself. */
  void figures(List<FigureType> figures) {
    List<Block> about = blocks(RosterStatement.FIGURE).toList();
    for (int i = 0; i < figures.size(); i++) {
      checkRole(about.get(i), figures.get(i));
      checkLoad(about.get(i), figures.get(i));
    }
  }

  private static void checkRole(Block block, FigureType figure) {
    if (figure.role() == Role.SENTRY) {
      throw block.need(RosterStatement.ROLE).fault("team.sentry-role");
    }
    boolean hasRecon = block.find(RosterStatement.RECON).isPresent();
    if (figure.role() == Role.LEADER) {
      block.need(RosterStatement.RECON);
    } else if (hasRecon) {
      throw block.need(RosterStatement.RECON).fault("team.recon", "id", figure.id());
    }
    if (figure.sprint() == 0) {
      throw block.need(RosterStatement.SPEED).fault("team.no-speed");
    }
  }

  private static void checkLoad(Block block, FigureType figure) {
    List<Weapon> weapons = figure.arms().carried();
    if (weapons.stream().distinct().count() < weapons.size()) {
      throw block.need(RosterStatement.WEAPONS).fault("team.weapon-twice", "id", figure.id());
    }
    if (figure.has(Keyword.BESTIAL) && figure.item().isPresent()) {
      throw block
          .need(RosterStatement.ITEM)
          .fault("team.bestial-item", "id", figure.id(), "item", figure.item().get().id());
    }
  }

  /** A4.2: what the team is made of. */
  void composition(StrikeTeam team) {
    List<FigureType> figures = team.figures();
    checkLeader(figures);
    long specialists = figures.stream().filter(one -> one.role() == Role.SPECIALIST).count();
    long troopers = figures.stream().filter(one -> one.role() == Role.TROOPER).count();
    if (specialists > troopers) {
      throw source.fault("team.specialists", "specialists", specialists, "troopers", troopers);
    }
    if (figures.size() > MOST_FIGURES) {
      throw source.fault("team.figures", "seen", figures.size(), "max", MOST_FIGURES);
    }
    if (team.points() > POINTS) {
      throw source.fault("team.points", "seen", team.points(), "max", POINTS);
    }
    List<FigureType> sentries =
        figures.stream().filter(one -> one.item().filter(Item.SENTRY::equals).isPresent()).toList();
    if (sentries.size() > 1) {
      throw source.fault("team.sentries", "figures", ids(sentries));
    }
  }

  private void checkLeader(List<FigureType> figures) {
    List<FigureType> leaders = figures.stream().filter(one -> one.role() == Role.LEADER).toList();
    if (leaders.isEmpty()) {
      throw source.fault("team.no-leader");
    }
    if (leaders.size() > 1) {
      throw lineOf(leaders.get(1), "team.second-leader", leaders.getFirst());
    }
  }

  private FileFault lineOf(FigureType figure, String fault, FigureType first) {
    return blocks(RosterStatement.FIGURE)
        .filter(block -> block.id().equals(figure.id()))
        .findFirst()
        .orElseThrow()
        .need(RosterStatement.ROLE)
        .fault(fault, "id", figure.id(), "first", first.id());
  }

  private static List<String> ids(List<FigureType> figures) {
    return figures.stream().map(FigureType::id).toList();
  }
}
