package plateau.iceberg.dump;

import java.util.List;

/** The original's words, each list in the order of our numbers (§8.1). */
final class FrenchNames {

  static final List<String> ACTIONS =
      List.of(
          "ID_ACTION_DEPLACER",
          "ID_ACTION_GLISSER",
          "ID_ACTION_POUSSER",
          "ID_ACTION_DEBUG_AFFICHER_DRAPEAU");
  static final List<String> DIRECTIONS = List.of("NORD", "EST", "SUD", "OUEST");
  static final List<String> FLAGS =
      List.of("AUCUN_DRAPEAU", "DRAPEAU_BLEU", "DRAPEAU_VERT", "DRAPEAU_ROUGE");
  static final List<String> CELLS = List.of("LIBRE", "MUR");

  /** The place of the flag among {@link #ACTIONS}. */
  static final int FLAG = 3;

  private FrenchNames() {}
}
