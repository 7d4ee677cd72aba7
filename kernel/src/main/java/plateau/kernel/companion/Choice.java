package plateau.kernel.companion;

/**
 * One answer.
 *
 * @param name what people call it: a Named, a Message or a number
 */
public record Choice(String value, Object name) {}
