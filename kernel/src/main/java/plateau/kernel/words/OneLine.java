package plateau.kernel.words;

import static java.lang.Character.UnicodeScript.ARABIC;
import static java.lang.Character.UnicodeScript.BENGALI;
import static java.lang.Character.UnicodeScript.DEVANAGARI;
import static java.lang.Character.UnicodeScript.GUJARATI;
import static java.lang.Character.UnicodeScript.GURMUKHI;
import static java.lang.Character.UnicodeScript.KANNADA;
import static java.lang.Character.UnicodeScript.KHMER;
import static java.lang.Character.UnicodeScript.MALAYALAM;
import static java.lang.Character.UnicodeScript.MONGOLIAN;
import static java.lang.Character.UnicodeScript.MYANMAR;
import static java.lang.Character.UnicodeScript.NKO;
import static java.lang.Character.UnicodeScript.ORIYA;
import static java.lang.Character.UnicodeScript.SINHALA;
import static java.lang.Character.UnicodeScript.SYRIAC;
import static java.lang.Character.UnicodeScript.TAMIL;
import static java.lang.Character.UnicodeScript.TELUGU;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Set;

/**
 * What people and programs call themselves, and what they say: one line of signs that can be seen,
 * in the order in which they stand, and that leaves the lines above and below it alone. In every
 * script: joiners stay where a script or an emoji needs them, and a few marks on a letter too.
 */
public final class OneLine {

  /** More on one letter climb over other lines. Hebrew, Thai and Tibetan names need up to four. */
  public static final int MOST_MARKS = 4;

  private static final int ZERO_WIDTH_NON_JOINER = 0x200c;
  private static final int ZERO_WIDTH_JOINER = 0x200d;
  private static final int COMBINING_GRAPHEME_JOINER = 0x34f;
  private static final int BLACK_FLAG = 0x1f3f4;

  // Scripts whose letters change with a joiner between them: in Persian, Hindi or Sinhala names.
  private static final Set<UnicodeScript> JOINING =
      EnumSet.of(
          ARABIC,
          SYRIAC,
          NKO,
          MONGOLIAN,
          DEVANAGARI,
          BENGALI,
          GURMUKHI,
          GUJARATI,
          ORIYA,
          TAMIL,
          TELUGU,
          KANNADA,
          MALAYALAM,
          SINHALA,
          MYANMAR,
          KHMER);

  private final int[] signs;
  private final StringBuilder line = new StringBuilder();
  private int last;
  private int marks;
  private boolean isInFlag;
  private boolean isPiledUp;

  private OneLine(String text) {
    signs = Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().toArray();
    for (int i = 0; i < signs.length; i++) {
      take(i);
    }
  }

  /** The text as it may be shown, perhaps empty. Marks that pile up are left out. */
  public static String of(String text) {
    return new OneLine(text).written();
  }

  /** The beginning of it, so many signs at most. */
  public static String atMost(int signs, String text) {
    String line = of(text);
    return lengthOf(line) <= signs
        ? line
        : line.substring(0, line.offsetByCodePoints(0, signs)).stripTrailing();
  }

  /** Its length as people count. */
  public static int lengthOf(String line) {
    return line.codePointCount(0, line.length());
  }

  /** Whether it has more marks on one letter than any script needs, or marks without a letter. */
  public static boolean isPiledUp(String text) {
    return new OneLine(text).isPiledUp;
  }

  private String written() {
    return line.toString().strip();
  }

  private void take(int i) {
    int sign = signs[i];
    if (isBlank(sign)) {
      addBlank();
    } else if (isMark(sign)) {
      takeMark(sign);
    } else if (isVisible(sign) || isFlagTag(sign) || isNeededJoiner(i)) {
      add(sign);
      marks = 0;
    }
  }

  private void add(int sign) {
    line.appendCodePoint(sign);
    isInFlag = sign == BLACK_FLAG || isFlagTag(sign);
    last = sign;
  }

  private void addBlank() {
    if (!line.isEmpty() && last != ' ') {
      add(' ');
      marks = 0;
    }
  }

  private void takeMark(int sign) {
    if (isSelector(sign) ? !isSelected(last) : isUnseenMark(sign)) {
      return;
    }
    if (line.isEmpty() || last == ' ' || marks == MOST_MARKS) {
      isPiledUp = true;
      return;
    }
    add(sign);
    marks++;
  }

  // Signs of Korean, Braille, hieroglyphs and music that look like a blank are one.
  private static boolean isBlank(int sign) {
    return switch (sign) {
      case 0x115f, 0x1160, 0x3164, 0xffa0, 0x2800, 0x13441, 0x13442, 0x1d159 -> true;
      default ->
          switch (Character.getType(sign)) {
            case Character.SPACE_SEPARATOR,
                Character.LINE_SEPARATOR,
                Character.PARAGRAPH_SEPARATOR,
                Character.CONTROL ->
                true;
            default -> false;
          };
    };
  }

  private static boolean isMark(int sign) {
    int type = Character.getType(sign);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private static boolean isUnseenMark(int sign) {
    return sign == COMBINING_GRAPHEME_JOINER || sign == 0x17b4 || sign == 0x17b5;
  }

  // They choose one of several shapes of the sign before them, and are nothing by themselves.
  private static boolean isSelector(int sign) {
    return isWithin(0xfe00, sign, 0xfe0f)
        || isWithin(0xe0100, sign, 0xe01ef)
        || isWithin(0x180b, sign, 0x180d)
        || sign == 0x180f;
  }

  private static boolean isSelected(int before) {
    return Character.isEmoji(before)
        || Character.isIdeographic(before)
        || UnicodeScript.of(before) == MONGOLIAN;
  }

  // Signs of the type "format" are not seen but change what is: its direction, say. A few of them
  // are numbers and verses of Arabic, Syriac and Kaithi, and seen.
  private static boolean isVisible(int sign) {
    return switch (Character.getType(sign)) {
      case Character.FORMAT ->
          isWithin(0x600, sign, 0x605)
              || sign == 0x6dd
              || sign == 0x890
              || sign == 0x891
              || sign == 0x8e2
              || sign == 0x110bd
              || sign == 0x110cd;
      case Character.SURROGATE -> false;
      case Character.UNASSIGNED -> !isNoSign(sign) && !isKeptForUnseen(sign);
      default -> true;
    };
  }

  private static boolean isNoSign(int sign) {
    return (sign & 0xfffe) == 0xfffe || isWithin(0xfdd0, sign, 0xfdef);
  }

  // Unicode has said already that nothing will be seen where these come to be something.
  private static boolean isKeptForUnseen(int sign) {
    return sign == 0x2065 || isWithin(0xfff0, sign, 0xfff8) || isWithin(0xe0000, sign, 0xe0fff);
  }

  // The flags of England, Scotland and Wales are a black flag and tags behind it.
  private boolean isFlagTag(int sign) {
    return isInFlag && isWithin(0xe0020, sign, 0xe007f);
  }

  private boolean isNeededJoiner(int i) {
    if (line.isEmpty() || i + 1 == signs.length) {
      return false;
    }
    int next = signs[i + 1];
    boolean isBetweenLetters = isJoining(last) && isJoining(next);
    return switch (signs[i]) {
      case ZERO_WIDTH_JOINER ->
          isBetweenLetters || (isPicture(last) && Character.isExtendedPictographic(next));
      case ZERO_WIDTH_NON_JOINER -> isBetweenLetters;
      default -> false;
    };
  }

  private static boolean isJoining(int sign) {
    return JOINING.contains(UnicodeScript.of(sign));
  }

  private static boolean isPicture(int sign) {
    return Character.isExtendedPictographic(sign)
        || Character.isEmojiModifier(sign)
        || isWithin(0xfe00, sign, 0xfe0f);
  }

  private static boolean isWithin(int first, int sign, int last) {
    return first <= sign && sign <= last;
  }
}
