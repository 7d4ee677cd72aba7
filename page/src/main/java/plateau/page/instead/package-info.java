/** What stands in the page for parts of the JDK that its library lacks. */
@NullMarked
package plateau.page.instead;

import org.jspecify.annotations.NullMarked;
