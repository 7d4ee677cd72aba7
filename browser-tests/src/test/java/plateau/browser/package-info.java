/**
 * The web client in a real Chromium, against a real server on a free port. Without a Chromium on
 * the machine all of it is skipped, with a line that says so.
 */
@NullMarked
package plateau.browser;

import org.jspecify.annotations.NullMarked;
