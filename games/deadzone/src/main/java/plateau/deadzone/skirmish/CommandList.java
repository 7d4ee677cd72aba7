package plateau.deadzone.skirmish;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;

/** A list of commands as it is written down: one array and no copy. Not changed once handed out. */
final class CommandList extends AbstractList<Command> implements RandomAccess {

  private static final int USUAL = 32;

  private @Nullable Command[] commands = new Command[USUAL];
  private int size;

  void append(Command command) {
    if (size == commands.length) {
      commands = Arrays.copyOf(commands, 2 * size);
    }
    commands[size++] = command;
  }

  @Override
  public Command get(int index) {
    Command command = index < size ? commands[index] : null;
    if (command == null) {
      throw new IndexOutOfBoundsException("command " + index + " of " + size);
    }
    return command;
  }

  @Override
  public int size() {
    return size;
  }
}
