package plateau.arena.report;

import java.math.RoundingMode;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plateau.arena.Rate;
import plateau.arena.rating.Ratings;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/** How the report says things and writes numbers in one language, with the names of one game. */
final class Wording {

  private final Game<?, ?> game;
  private final Words words;
  private final Locale locale;

  /** With the words of the reports, of the game, and those beside other classes. */
  Wording(Language language, Game<?, ?> game, Class<?>... others) {
    this.game = game;
    this.locale = Locale.of(language.code());
    List<Class<?>> homes = new ArrayList<>();
    homes.add(Wording.class);
    homes.addAll(List.of(others));
    // A game may do without words of its own: then its ids must do.
    if (game.getClass().getResource("messages_" + language.code() + ".properties") != null) {
      homes.add(game.getClass());
    }
    this.words = Words.in(language, homes.toArray(Class<?>[]::new));
  }

  String say(String key, Object... namesAndValues) {
    return words.say(key, namesAndValues);
  }

  String say(Message message) {
    return words.say(message);
  }

  String say(Entry entry) {
    return words.say(entry);
  }

  Language languageItself() {
    return words.language();
  }

  String language() {
    return words.language().code();
  }

  String gameName() {
    return nameOr("game.name", game.info().id());
  }

  /** What the game calls its time: round, turn... */
  String time() {
    return nameOr("time.name", say("report.time"));
  }

  /** The same at the start of a sentence or alone. */
  String timeName() {
    return capital(time());
  }

  String series(String name) {
    return capital(nameOr("series." + name, spoken(name)));
  }

  String mark(Gauges<?> gauges, String name) {
    return capital(nameOr(gauges.markKey(name), spoken(name)));
  }

  /** A few words for a result code. */
  String outcome(String code) {
    return capital(nameOr("outcome." + code, spoken(code)));
  }

  /** The sentence behind a result code, after the code itself as the rows have it. */
  String ending(String code) {
    String key = "end." + code;
    return words.has(key) ? code + " · " + words.say(key) : code;
  }

  String whole(long number) {
    return NumberFormat.getIntegerInstance(locale).format(number);
  }

  /** A count in little space: 12.3K. */
  String compact(long number) {
    NumberFormat format = NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT);
    format.setMaximumFractionDigits(number < 10_000 ? 1 : 0);
    return format.format(number);
  }

  String decimal(double number) {
    NumberFormat format = NumberFormat.getNumberInstance(locale);
    format.setMinimumFractionDigits(2);
    format.setMaximumFractionDigits(2);
    format.setRoundingMode(RoundingMode.HALF_UP);
    return format.format(number);
  }

  /** A whole number with its sign. */
  String signed(double number) {
    long rounded = Math.round(number);
    return (rounded > 0 ? "+" : "") + whole(rounded).replace('-', '−');
  }

  /** A rating, and how far the true one may be off. */
  String rating(Ratings.Estimate rating) {
    return signed(rating.points()) + " ± " + whole(Math.round(rating.reach()));
  }

  /** With a digit behind the point where there is something. */
  String shortNumber(double number) {
    NumberFormat format = NumberFormat.getNumberInstance(locale);
    format.setMaximumFractionDigits(1);
    return format.format(number);
  }

  String percent(double share) {
    return percent(share, 1);
  }

  /** A difference between two shares, in points of a hundred. */
  String points(double difference) {
    NumberFormat format = NumberFormat.getNumberInstance(locale);
    format.setMaximumFractionDigits(1);
    format.setRoundingMode(RoundingMode.HALF_UP);
    return format.format(100 * difference);
  }

  String wholePercent(double share) {
    return percent(share, 0);
  }

  /** The two ends of the interval. */
  String interval(Rate rate) {
    NumberFormat format = NumberFormat.getNumberInstance(locale);
    format.setMinimumFractionDigits(1);
    format.setMaximumFractionDigits(1);
    format.setRoundingMode(RoundingMode.HALF_UP);
    String low = format.format(100 * rate.low());
    return say("report.range", "from", low, "to", percent(rate.high()));
  }

  private String percent(double share, int digits) {
    NumberFormat format = NumberFormat.getPercentInstance(locale);
    format.setMinimumFractionDigits(digits);
    format.setMaximumFractionDigits(digits);
    format.setRoundingMode(RoundingMode.HALF_UP);
    return format.format(share);
  }

  private String nameOr(String key, String other) {
    return words.has(key) ? words.say(key) : other;
  }

  private static String spoken(String id) {
    return id.replace('-', ' ');
  }

  private static String capital(String name) {
    return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
