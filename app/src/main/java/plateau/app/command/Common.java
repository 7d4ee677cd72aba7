package plateau.app.command;

import picocli.CommandLine.Option;

/** The options that every command has. */
public final class Common {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true)
  boolean help;

  @Option(names = "--version", versionHelp = true)
  boolean version;

  // Read before anything else by LanguageChoice; stands here for the help pages.
  @Option(names = "--lang", paramLabel = "en|fr")
  String lang = "";
}
