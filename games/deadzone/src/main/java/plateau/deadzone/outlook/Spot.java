package plateau.deadzone.outlook;

/** What boards draw of something done in a cube. */
public record Spot(String cube) {}
