package plateau.deadzone.jade;

import plateau.deadzone.command.Command;
import plateau.deadzone.jade.procedure.Procedure;
import plateau.deadzone.jade.procedure.Rule;
import plateau.kernel.journal.Journal;

/**
 * JADE on a board: asked again and again while a figure is active, it says each time the next
 * command. It decides from the {@link Table} alone and always the same from the same table. Scratch
 * space of one thread.
 */
public final class Jade {

  private static final ThreadLocal<Jade> OF_THIS_THREAD = ThreadLocal.withInitial(Jade::new);

  private final Repertoire can = new Repertoire();
  private final Procedure<Command> procedure = new Procedure<>(can, can.memory);

  private Jade() {}

  /** What the active figure does next; the journal is told why. */
  public static Decision next(Table table, Journal journal) {
    return OF_THIS_THREAD.get().decide(table, journal);
  }

  /**
   * B6.3: whom the active figure fights in the cube that it has just entered; the journal is told
   * why.
   */
  public static Command foe(Table table, Journal journal) {
    Repertoire can = OF_THIS_THREAD.get().can;
    can.lookAt(table);
    can.trace.into(journal);
    can.trace.because(Rule.REACTION_FOE);
    return can.entryFight();
  }

  private Decision decide(Table table, Journal journal) {
    can.lookAt(table);
    can.trace.into(journal);
    Command command = procedure.next();
    return new Decision(command, can.memory.write());
  }
}
