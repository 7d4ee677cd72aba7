package plateau.server.wire;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.arena.Games;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;
import plateau.server.operations.Failures;
import plateau.server.operations.Metrics;
import plateau.server.operations.Metrics.Counter;
import plateau.server.operations.Settings;
import plateau.table.kept.StoreFailure;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Tellings;

/**
 * Whatever goes wrong with a request as an answer: {@code {"error":{"code":…,"words":…}}}, in the
 * language of whoever asked. {@link RefusedByJetty} answers alike what comes no further than Jetty.
 */
public final class Errors {

  private static final Logger LOG = LoggerFactory.getLogger(Errors.class);
  private static final int INTERNAL = 500;
  private static final String RETRY_SECONDS = "5";

  private final Tellings tellings;
  private final Metrics metrics;

  public Errors(Tellings tellings, Metrics metrics) {
    this.tellings = tellings;
    this.metrics = metrics;
  }

  public void addTo(RoutesConfig routes) {
    routes.exception(Refusal.class, this::refuse);
    routes.exception(StoreFailure.class, this::failStore);
    routes.exception(
        HttpResponseException.class, (refused, context) -> refuse(context, refused.getStatus()));
    // The body has ended too early, or is in pieces that are none; perhaps nobody is there any
    // more.
    routes.exception(IOException.class, (_, context) -> refuse(context, Code.MALFORMED.status()));
    routes.exception(Exception.class, this::fail);
  }

  /** Answers with this refusal. */
  public void refuse(Refusal refusal, Context context) {
    boolean isForNow = refusal.code() == Code.BUSY || refusal.code() == Code.TOO_FAST;
    if (isForNow && !context.res().containsHeader("Retry-After")) {
      context.header("Retry-After", RETRY_SECONDS);
    }
    Language language = Languages.preferred(context);
    Words words =
        refusal.game().map(game -> tellings.of(game, language).words()).orElse(wordsIn(language));
    Answers.error(context, refusal.code().status(), refusal.code().id(), refusal.message(), words);
  }

  // The library below has refused it: it knows the status, we have the words.
  private static void refuse(Context context, int status) {
    Refusal refusal = of(status);
    Answers.error(
        context,
        status,
        refusal.code().id(),
        refusal.message(),
        wordsIn(Languages.preferred(context)));
  }

  /** What HTTP says with a status of 4xx, in our words. */
  static Refusal of(int status) {
    return switch (status) {
      case 404 -> Refusal.of(Code.NOT_FOUND);
      case 405, 501 -> Refusal.of(Code.NO_SUCH_METHOD);
      case 408 -> Refusal.of(Code.TOO_SLOW);
      case 413 -> Refusal.of(Code.TOO_BIG);
      case 414 -> Refusal.of(Code.ADDRESS_TOO_LONG);
      case 431 -> Refusal.of(Code.HEAD_TOO_LONG);
      case 503 -> Refusal.of(Code.GOING_DOWN);
      default -> new Refusal(Code.MALFORMED, Message.of("refusal.malformed.request"));
    };
  }

  // Whoever asked learns nothing of our insides; the log does.
  private void fail(Exception failure, Context context) {
    metrics.count(Counter.FAILURES);
    LOG.error("{} {} failed", context.method(), context.endpoint().path, failure);
    Words words = wordsIn(Languages.preferred(context));
    Answers.error(context, INTERNAL, "internal", Message.of("refusal.internal"), words);
  }

  /** Java itself has failed, for want of memory say. {@link RefusedByJetty} finds the words. */
  public void fail(HttpServletResponse response, Error failure) {
    metrics.count(Counter.FAILURES);
    LOG.error("a request failed", failure);
    try {
      response.sendError(INTERNAL);
    } catch (IOException gone) {
      LOG.debug("nobody is there any more to hear of it", gone);
    }
  }

  private void failStore(StoreFailure failure, Context context) {
    metrics.count(Counter.FAILURES);
    Failures.log(context.method() + " " + context.endpoint().path, failure);
    refuse(Refusal.of(Code.STORE_FAILED), context);
  }

  /** Words for everything but a game. */
  public static Words wordsIn(Language language) {
    return Words.in(language, Games.class, StandardPlayers.class, Refusal.class, Settings.class);
  }
}
