package plateau.terminal;

/** How a piece of text looks on a screen with colours. Never the only carrier of a meaning. */
public enum Style {
  NORMAL("0"),
  BOLD("1"),
  FAINT("2"),
  ITALIC("3"),
  GREEN("32"),
  YELLOW("33"),
  RED("1;31"),
  CYAN("36"),
  PURPLE("35"),
  BLUE("94"),
  ORANGE("38;5;208"),
  WHITE("1;37"),
  ALARM("1;97;41"),
  HEADING("1;36");

  private final String code;

  Style(String code) {
    this.code = code;
  }

  String code() {
    return code;
  }
}
