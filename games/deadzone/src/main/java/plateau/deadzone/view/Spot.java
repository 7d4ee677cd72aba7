package plateau.deadzone.view;

/** What boards draw of something done in a cube. */
public record Spot(String cube) {}
