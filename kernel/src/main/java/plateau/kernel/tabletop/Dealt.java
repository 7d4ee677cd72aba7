package plateau.kernel.tabletop;

/** A card as one seat sees it: its face, or only that it is there. */
public sealed interface Dealt extends Item permits Card, FaceDown {}
