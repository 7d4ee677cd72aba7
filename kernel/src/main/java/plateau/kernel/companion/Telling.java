package plateau.kernel.companion;

import plateau.kernel.words.Message;

/**
 * Something that people can tell without being asked.
 *
 * @param value for {@link Talk#tell}
 */
public record Telling(String value, Message label) {}
