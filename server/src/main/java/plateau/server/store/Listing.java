package plateau.server.store;

import java.util.Optional;

/**
 * Which public tables somebody wants to see.
 *
 * @param before only those created before this time
 */
public record Listing(Optional<String> game, Optional<Status> status, long before, int most) {}
