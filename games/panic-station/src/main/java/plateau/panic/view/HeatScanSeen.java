package plateau.panic.view;

/** What a heat scan counted among the players who lived then. */
public record HeatScanSeen(int turn, int infected, int humans) {}
