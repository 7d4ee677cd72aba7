package plateau.deadzone.roster;

/**
 * The numbers of a figure (A4.1). Shoot, fight, survive and recon are target numbers, {@link
 * FigureType#BLANK} where the page has a dash.
 */
record Stats(
    int advance,
    int sprint,
    int shoot,
    int fight,
    int survive,
    int armour,
    int size,
    int vp,
    int points,
    int recon) {}
