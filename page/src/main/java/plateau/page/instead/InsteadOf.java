package plateau.page.instead;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method that is called in the page instead of one of the same name in this class of the
 * JDK. Instead of a method of an object, the object is the first parameter.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InsteadOf {
  Class<?> value();
}
