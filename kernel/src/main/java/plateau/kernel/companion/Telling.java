package plateau.kernel.companion;

import plateau.kernel.words.Message;

/**
 * Something that people can tell without being asked.
 *
 * @param value for {@link Talk#tell}
 * @param label what is told. For keyboards the message files have, under its key with {@code
 *     .typed}, the words that stand for it, and the values of the label tell those apart that share
 *     a word: "item medic mine"; {@code .none} names what stands for no value
 */
public record Telling(String value, Message label) {}
