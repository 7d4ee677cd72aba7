package plateau.kernel.words;

import plateau.kernel.basis.Named;

/**
 * A thing that brings its own names, because people may write their own: they stand in its data
 * file and not in the message files.
 */
public interface Bilingual extends Named {

  String name(Language language);
}
