/** The types of the web client, read off the rules, and the client held against them. */
@NullMarked
package plateau.app.types;

import org.jspecify.annotations.NullMarked;
