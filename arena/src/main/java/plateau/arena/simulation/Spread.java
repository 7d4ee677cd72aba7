package plateau.arena.simulation;

/** Where the numbers lie: mean, extremes and quantiles. */
public record Spread(double mean, int min, int p5, int p25, int median, int p75, int p95, int max) {

  public static Spread of(Counts counts) {
    return new Spread(
        counts.mean(),
        counts.min(),
        counts.quantile(5),
        counts.quantile(25),
        counts.quantile(50),
        counts.quantile(75),
        counts.quantile(95),
        counts.max());
  }
}
