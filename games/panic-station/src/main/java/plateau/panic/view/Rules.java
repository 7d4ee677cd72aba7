package plateau.panic.view;

/** The options of the match (section 17). */
public record Rules(
    int infectionCards,
    int gasCansToBurn,
    boolean hostCardLastResort,
    boolean masterAndServant,
    int maxParasitePhases,
    int bulletsPerAmmo,
    boolean firstAidCostsAp) {}
