package plateau.server.store;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.table.kept.Status;
import plateau.table.kept.StoredTable;

/** Which public tables somebody wants to see. */
public record Listing(Optional<String> game, Optional<Status> status, Before before, int most) {

  /**
   * Where a page begins: behind this table. Tables that were made in the same millisecond are told
   * apart by their ids, so that none is lost between two pages.
   *
   * @param id of that table; empty for all that were made earlier
   */
  public record Before(long created, String id) {

    /** Where the first page begins. */
    public static final Before NOW = new Before(Long.MAX_VALUE, "");

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,18})(?:-([0-9a-z]{1,40}))?");

    /** Behind this table. */
    public static Before of(StoredTable last) {
      return new Before(last.created(), last.id());
    }

    /** Reads a time, or what {@link #text()} wrote. */
    public static Optional<Before> read(String text) {
      Matcher found = TEXT.matcher(text);
      return found.matches()
          ? Optional.of(
              new Before(
                  Long.parseLong(found.group(1)), Optional.ofNullable(found.group(2)).orElse("")))
          : Optional.empty();
    }

    /** As it stands in an address. */
    public String text() {
      return created + "-" + id;
    }
  }
}
