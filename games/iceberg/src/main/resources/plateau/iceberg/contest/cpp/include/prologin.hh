// Iceberg: the contest's interface for folders that bring no prologin.hh of their own.
#ifndef PROLOGIN_HH
#define PROLOGIN_HH

#include <string>
#include <vector>

#define TAILLE_BANQUISE 25
#define TAILLE_ICEBERG TAILLE_BANQUISE
#define NB_TOURS 100
#define NB_POINTS_ACTION 8
#define COUT_DEPLACEMENT 1
#define COUT_GLISSADE 3
#define COUT_POUSSER 5
#define NB_AGENTS 4
#define NB_TOURS_CAPTURE 3

typedef enum case_type { LIBRE, MUR, ERREUR } case_type;

typedef enum direction { NORD, EST, SUD, OUEST } direction;

typedef enum erreur {
  OK,
  PA_INSUFFISANTS,
  POSITION_INVALIDE,
  OBSTACLE_MUR,
  OBSTACLE_AGENT,
  DEPLACEMENT_HORS_LIMITES,
  DIRECTION_INVALIDE,
  ID_AGENT_INVALIDE,
  RIEN_A_POUSSER,
  DRAPEAU_INVALIDE
} erreur;

typedef enum action_type { ACTION_DEPLACER, ACTION_GLISSER, ACTION_POUSSER } action_type;

typedef enum debug_drapeau { AUCUN_DRAPEAU, DRAPEAU_BLEU, DRAPEAU_VERT, DRAPEAU_ROUGE } debug_drapeau;

typedef struct position {
  int ligne;
  int colonne;
} position;

typedef struct alien_info {
  position pos;
  int points_capture;
  int tour_invasion;
  int duree_invasion;
  int capture_en_cours;
} alien_info;

typedef struct action_hist {
  // Folders differ in the name of the first field.
  union {
    action_type type;
    action_type atype;
  };
  int id_agent;
  direction dir;
} action_hist;

extern "C" {
erreur api_deplacer(int id_agent, direction dir);
erreur api_glisser(int id_agent, direction dir);
erreur api_pousser(int id_agent, direction dir);
erreur api_debug_afficher_drapeau(position pos, debug_drapeau drapeau);
bool api_annuler();
int api_points_action_agent(int id_agent);
std::vector<direction> api_chemin(position pos1, position pos2);
case_type api_type_case(position pos);
int api_agent_sur_case(position pos);
bool api_alien_sur_case(position pos);
position api_position_agent(int id_joueur, int id_agent);
alien_info api_info_alien(position pos);
std::vector<alien_info> api_liste_aliens();
std::vector<action_hist> api_historique();
int api_score(int id_joueur);
int api_moi();
int api_adversaire();
int api_tour_actuel();
void api_afficher_case_type(case_type v);
void api_afficher_direction(direction v);
void api_afficher_erreur(erreur v);
void api_afficher_action_type(action_type v);
void api_afficher_debug_drapeau(debug_drapeau v);
void api_afficher_position(position v);
void api_afficher_alien_info(alien_info v);
void api_afficher_action_hist(action_hist v);

// What the contestant defines.
void partie_init();
void jouer_tour();
void partie_fin();
}

static inline erreur deplacer(int id_agent, direction dir) { return api_deplacer(id_agent, dir); }
static inline erreur glisser(int id_agent, direction dir) { return api_glisser(id_agent, dir); }
static inline erreur pousser(int id_agent, direction dir) { return api_pousser(id_agent, dir); }
static inline erreur debug_afficher_drapeau(position pos, debug_drapeau drapeau) {
  return api_debug_afficher_drapeau(pos, drapeau);
}
static inline bool annuler() { return api_annuler(); }
static inline int points_action_agent(int id_agent) { return api_points_action_agent(id_agent); }
static inline std::vector<direction> chemin(position pos1, position pos2) { return api_chemin(pos1, pos2); }
static inline case_type type_case(position pos) { return api_type_case(pos); }
static inline int agent_sur_case(position pos) { return api_agent_sur_case(pos); }
static inline bool alien_sur_case(position pos) { return api_alien_sur_case(pos); }
static inline position position_agent(int id_joueur, int id_agent) {
  return api_position_agent(id_joueur, id_agent);
}
static inline alien_info info_alien(position pos) { return api_info_alien(pos); }
static inline std::vector<alien_info> liste_aliens() { return api_liste_aliens(); }
static inline std::vector<action_hist> historique() { return api_historique(); }
static inline int score(int id_joueur) { return api_score(id_joueur); }
static inline int moi() { return api_moi(); }
static inline int adversaire() { return api_adversaire(); }
static inline int tour_actuel() { return api_tour_actuel(); }
static inline void afficher_case_type(case_type v) { api_afficher_case_type(v); }
static inline void afficher_direction(direction v) { api_afficher_direction(v); }
static inline void afficher_erreur(erreur v) { api_afficher_erreur(v); }
static inline void afficher_action_type(action_type v) { api_afficher_action_type(v); }
static inline void afficher_debug_drapeau(debug_drapeau v) { api_afficher_debug_drapeau(v); }
static inline void afficher_position(position v) { api_afficher_position(v); }
static inline void afficher_alien_info(alien_info v) { api_afficher_alien_info(v); }
static inline void afficher_action_hist(action_hist v) { api_afficher_action_hist(v); }

#endif
