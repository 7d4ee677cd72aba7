package plateau.deadzone.jade;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.SpecialOrder;

/**
 * What JADE looks at when it decides: what everybody at the table sees (C1.2) and what it has in
 * mind. What lies face down and the order of the decks are not here. Figures are numbers; those of
 * a side follow each other in roster order, its sentries last. No question allocates, and a set
 * that is answered is not to be changed.
 */
public interface Table {

  // The board.

  Battlefield field();

  CubeSet smoke();

  /** The mines that a side has laid. */
  CubeSet mines(int side);

  /** The objectives of the mission being played (R70). */
  CubeSet objectives();

  /** The cubes where at least one item token lies. */
  CubeSet tokens();

  /** The first token that lies in a cube: its item, or empty when it lies face down. */
  Optional<Item> firstToken(int cube);

  // The figures.

  /** The number of a side's first figure. */
  int first(int side);

  /** One more than the number of a side's last figure. */
  int end(int side);

  /** Whether it is on the board. */
  boolean isAlive(int figure);

  FigureType type(int figure);

  FigureId id(int figure);

  int cube(int figure);

  int damage(int figure);

  boolean isPinned(int figure);

  boolean isReloading(int figure);

  @Nullable Item item(int figure);

  // The activation.

  /** The side whose figure is active. */
  int side();

  /** The active figure. */
  int figure();

  /** The card that was drawn for it; none for a sentry. */
  @Nullable ActionCard card();

  /** Its Advance, with what a special order adds. */
  int advance();

  /** Its Sprint, with what a special order adds. */
  int sprint();

  /** A6.4: a Move is affordable. */
  boolean canMove();

  /** A6.4: a Shoot, or a grenade, is affordable as a short action. */
  boolean canShoot();

  /** A6.4: a special action is affordable. */
  boolean canDoSpecial();

  /** A6.4: a long action is affordable. */
  boolean canDoLong();

  /** Whether it has picked something up (A7.8). */
  boolean hasPickedUp();

  /** Whether a command die with this face can be spent in this activation (A9, B3.4, B9). */
  boolean hasDie(CommandDie die);

  /** Whether the side has a sentry gun left that does not stand on the board (R79). */
  boolean hasSentryLeft();

  /** The special order of the side, if its leader lives. */
  @Nullable SpecialOrder order();

  /** What JADE has in mind since its last decision; 0 when an activation begins. */
  long memory();

  // The options.

  /** B9: bold-jade. */
  boolean isBold();
}
