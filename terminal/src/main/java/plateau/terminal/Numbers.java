package plateau.terminal;

import java.text.NumberFormat;
import java.util.Locale;
import plateau.kernel.words.Language;

/** Numbers as they are written in one language. */
public final class Numbers {

  private final Locale locale;

  Numbers(Language language) {
    this.locale = Locale.of(language.code());
  }

  public String whole(long number) {
    return NumberFormat.getIntegerInstance(locale).format(number);
  }

  /** With so many digits behind the point. */
  public String decimal(double number, int digits) {
    return String.format(locale, "%." + digits + "f", number);
  }

  /** The same with its sign. */
  public String signed(double number, int digits) {
    return String.format(locale, "%+." + digits + "f", rounded(number, digits));
  }

  // By way of a whole number, which is never -0.
  private static double rounded(double number, int digits) {
    double tens = Math.pow(10, digits);
    return Math.round(number * tens) / tens;
  }

  /** A share of 1, with a digit behind the point. */
  public String percent(double share) {
    NumberFormat format = NumberFormat.getPercentInstance(locale);
    format.setMinimumFractionDigits(1);
    format.setMaximumFractionDigits(1);
    return format.format(share);
  }
}
