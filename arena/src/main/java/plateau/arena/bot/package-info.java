/**
 * Programs as players: the protocol plateau-bot/1, its referee, and matches in which programs sit.
 * docs/protocol.md is for those who write the programs. The words of this package, of {@code
 * process} and of {@code contest} stand in the message files beside {@link
 * plateau.arena.bot.BotMatch}.
 */
@NullMarked
package plateau.arena.bot;

import org.jspecify.annotations.NullMarked;
