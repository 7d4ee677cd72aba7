package plateau.app;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/** What is wrong with a command line that picocli could not read, as one sentence of ours. */
final class SyntaxFault {

  private final ParameterException fault;
  private final CommandSpec command;

  SyntaxFault(ParameterException fault) {
    this.fault = fault;
    this.command = fault.getCommandLine().getCommandSpec();
  }

  Message message() {
    return switch (fault) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched.getUnmatched().getFirst());
      case MissingParameterException missing -> missing(missing.getMissing());
      case OverwrittenOptionException twice ->
          Message.of("syntax.twice", "option", nameOf(twice.getOverwritten()), "help", help());
      default -> other(fault.getArgSpec());
    };
  }

  private Message unmatched(String argument) {
    if (argument.startsWith("-") && argument.length() > 1) {
      return unknown("syntax.unknown-option", argument.split("=", 2)[0], options());
    }
    return command.subcommands().isEmpty()
        ? Message.of("syntax.too-much", "found", argument, "help", help())
        : unknown("syntax.unknown-command", argument, command.subcommands().keySet());
  }

  private Message unknown(String key, String found, Collection<String> known) {
    return Message.of(
        key, "found", found, "known", known, "hint", Nearest.hint(found, known), "help", help());
  }

  private Message missing(List<ArgSpec> missing) {
    ArgSpec first = missing.getFirst();
    String key = first.isOption() && !first.required() ? "syntax.no-value" : keyOf(first);
    return Message.of(key, "option", nameOf(first), "value", first.paramLabel(), "help", help());
  }

  private Message other(@Nullable ArgSpec argument) {
    return argument != null && argument.arity().max() == 0
        ? Message.of("syntax.no-value-wanted", "option", nameOf(argument), "help", help())
        : Message.of("syntax.other", "what", String.valueOf(fault.getMessage()), "help", help());
  }

  private static String keyOf(ArgSpec missing) {
    return missing.isOption() ? "syntax.missing-option" : "syntax.missing-parameter";
  }

  private List<String> options() {
    List<String> names = new ArrayList<>();
    command.options().forEach(option -> names.add(option.longestName()));
    return names;
  }

  private static String nameOf(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private String help() {
    CommandLine line = fault.getCommandLine();
    return line.getCommandSpec().qualifiedName() + " --help";
  }
}
