// Les controles, sur la carte de la section 16, en joueur 0.
#include "essais.hh"

#include <cstdlib>
#include <iostream>

#include "prologin.hh"

static int controles = 0;

int nombre_de_controles() { return controles; }

#define VERIFIE(vu, attendu)                                                             \
  do {                                                                                   \
    ++controles;                                                                         \
    if (!((vu) == (attendu))) {                                                          \
      std::cerr << "ligne " << __LINE__ << " : " << #vu << " n'est pas " << #attendu << std::endl; \
      std::abort();                                                                      \
    }                                                                                    \
  } while (false)

static bool operator==(position a, position b) { return a.ligne == b.ligne && a.colonne == b.colonne; }

static bool operator==(alien_info a, alien_info b) {
  return a.pos == b.pos && a.points_capture == b.points_capture && a.tour_invasion == b.tour_invasion &&
         a.duree_invasion == b.duree_invasion && a.capture_en_cours == b.capture_en_cours;
}

static position pos(int ligne, int colonne) { return position{ligne, colonne}; }

typedef std::vector<direction> Chemin;

void au_debut() {
  VERIFIE(moi(), 0);
  VERIFIE(adversaire(), 1);
  VERIFIE(tour_actuel(), 0);
  VERIFIE(alien_sur_case(pos(10, 10)), false);
  VERIFIE(points_action_agent(0), 8);
  VERIFIE(points_action_agent(4), -1);
  VERIFIE(static_cast<int>(deplacer(0, SUD)), 11);
  VERIFIE(annuler(), false);
  VERIFIE(historique().size(), 0u);
  VERIFIE(liste_aliens().size(), 8u);
}

static void premier_tour() {
  VERIFIE(chemin(pos(0, 0), pos(3, 3)), (Chemin{SUD, EST, EST, EST, SUD, SUD}));
  VERIFIE(chemin(pos(10, 10), pos(12, 10)), (Chemin{OUEST, SUD, SUD, EST}));
  VERIFIE(chemin(pos(4, 4), pos(6, 6)), (Chemin{EST, EST, SUD, SUD}));
  VERIFIE(chemin(pos(11, 10), pos(13, 11)), (Chemin{EST, SUD, SUD}));
  VERIFIE(chemin(pos(0, 0), pos(0, 1)), Chemin());
  VERIFIE(chemin(pos(0, 0), pos(0, 0)), Chemin());
  VERIFIE(chemin(pos(0, 0), pos(11, 10)), Chemin());
  VERIFIE(chemin(pos(-1, 0), pos(3, 3)), Chemin());
  VERIFIE(deplacer(0, NORD), DEPLACEMENT_HORS_LIMITES);
  VERIFIE(deplacer(0, EST), OBSTACLE_AGENT);
  VERIFIE(deplacer(2, SUD), OBSTACLE_MUR);
  VERIFIE(deplacer(0, SUD), OK);
  VERIFIE(position_agent(0, 0), pos(1, 0));
  VERIFIE(agent_sur_case(pos(1, 0)), 0);
  VERIFIE(agent_sur_case(pos(0, 0)), -1);
  VERIFIE(deplacer(0, NORD), OK);
  VERIFIE(glisser(1, EST), OK);
  VERIFIE(position_agent(0, 1), pos(0, 23));
  VERIFIE(pousser(0, EST), RIEN_A_POUSSER);
  VERIFIE(deplacer(0, static_cast<direction>(7)), DIRECTION_INVALIDE);
  VERIFIE(deplacer(-2147483647 - 1, static_cast<direction>(-7)), ID_AGENT_INVALIDE);
  VERIFIE(pousser(2, EST), OK);
  VERIFIE(position_agent(1, 1), pos(10, 14));
  VERIFIE(pousser(2, EST), PA_INSUFFISANTS);
  VERIFIE(points_action_agent(2), 3);
  VERIFIE(deplacer(3, NORD), OK);
  VERIFIE(annuler(), true);
  VERIFIE(position_agent(0, 3), pos(24, 24));
  VERIFIE(points_action_agent(3), 8);
  VERIFIE(debug_afficher_drapeau(pos(3, 3), DRAPEAU_BLEU), OK);
  VERIFIE(debug_afficher_drapeau(pos(25, 0), DRAPEAU_BLEU), POSITION_INVALIDE);
  VERIFIE(debug_afficher_drapeau(pos(3, 3), static_cast<debug_drapeau>(4)), DRAPEAU_INVALIDE);
}

static void questions() {
  VERIFIE(type_case(pos(5, 5)), MUR);
  VERIFIE(type_case(pos(0, 0)), LIBRE);
  VERIFIE(type_case(pos(-1, 25)), ERREUR);
  VERIFIE(agent_sur_case(pos(-1, 6)), -1);
  VERIFIE(alien_sur_case(pos(10, 10)), true);
  VERIFIE(alien_sur_case(pos(10, 12)), false);
  VERIFIE(info_alien(pos(10, 10)), (alien_info{{10, 10}, 9, 0, 100, 0}));
  VERIFIE(info_alien(pos(0, 0)), (alien_info{{-1, -1}, -1, -1, -1, -1}));
  VERIFIE(liste_aliens()[2], (alien_info{{24, 12}, -4, 1, 5, 0}));
  VERIFIE(position_agent(2, 0), pos(-1, -1));
  VERIFIE(score(0), 0);
  VERIFIE(score(2), -1);
}

static void affichages() {
  afficher_case_type(MUR);
  afficher_direction(OUEST);
  afficher_erreur(RIEN_A_POUSSER);
  afficher_action_type(ACTION_GLISSER);
  afficher_debug_drapeau(DRAPEAU_VERT);
  afficher_position(pos(3, 4));
  afficher_alien_info(info_alien(pos(10, 10)));
  afficher_action_hist(action_hist{ACTION_POUSSER, 2, NORD});
}

void au_tour() {
  switch (tour_actuel()) {
    case 0:
      questions();
      affichages();
      premier_tour();
      break;
    case 1:
      VERIFIE(liste_aliens()[3].capture_en_cours, 1);
      VERIFIE(deplacer(2, NORD), OK);
      VERIFIE(info_alien(pos(10, 10)).capture_en_cours, 0);
      VERIFIE(annuler(), true);
      VERIFIE(info_alien(pos(10, 10)).capture_en_cours, 1);
      VERIFIE(historique().size(), 2u);
      VERIFIE(historique()[0].atype, ACTION_GLISSER);
      VERIFIE(historique()[1].id_agent, 3);
      VERIFIE(historique()[1].dir, EST);
      break;
    case 3:
      VERIFIE(score(0), 9);
      VERIFIE(alien_sur_case(pos(10, 10)), false);
      break;
  }
}

void a_la_fin() {
  VERIFIE(tour_actuel(), 100);
  VERIFIE(score(0), 9);
  VERIFIE(score(1), 3);
  VERIFIE(static_cast<int>(glisser(0, SUD)), 11);
  VERIFIE(liste_aliens()[7].capture_en_cours, 2);
}
