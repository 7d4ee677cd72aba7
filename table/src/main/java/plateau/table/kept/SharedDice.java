package plateau.table.kept;

import java.util.Arrays;
import java.util.Optional;
import plateau.kernel.basis.Named;

/**
 * Dice that others have thrown before, or may throw too. So whoever plays here may know what will
 * come, and nobody is to be measured by it as if they did not.
 *
 * @param of what they are shared with: a table that is over, or a day such as 2026-11-19
 * @param countedFor the hash of the token of whoever plays, where the result of the day counts:
 *     once for each; empty elsewhere
 */
public record SharedDice(Kind kind, String of, Optional<String> countedFor) {

  /** With whom they are shared. */
  public enum Kind implements Named {
    /** Whoever played a match that is over, whose seed is known. */
    AGAIN,
    /** Everybody who plays the game of the day on this server. */
    DAILY;

    @Override
    public String id() {
      return Named.kebab(name());
    }

    /** The kind with this id. */
    public static Kind of(String id) {
      return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
    }
  }

  /** Those of a match that is over. */
  public static SharedDice again(String table) {
    return new SharedDice(Kind.AGAIN, table, Optional.empty());
  }

  /** Those of a day. */
  public static SharedDice daily(String day, Optional<String> countedFor) {
    return new SharedDice(Kind.DAILY, day, countedFor);
  }

  /** Whether everybody knows the seed from the start. */
  public boolean isKnown() {
    return kind == Kind.AGAIN;
  }
}
