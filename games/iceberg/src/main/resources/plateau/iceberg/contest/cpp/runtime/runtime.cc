// Runs a contestant's C++ folder of the original contest: the functions of its interface, and the program around it.
// Types are our own, in a namespace: the folder's types have the same layout, and only the names of the functions meet.

#include <cstdio>
#include <string>
#include <vector>

#include "json.hh"
#include "mirror.hh"
#include "referee.hh"

extern "C" {
void partie_init();
void jouer_tour();
void partie_fin();
}

namespace plateau_iceberg {

enum case_type { LIBRE, MUR, ERREUR };
enum direction { NORD, EST, SUD, OUEST };
enum erreur { OK, NOT_YOUR_TURN = 11 };
enum action_type { ACTION_DEPLACER, ACTION_GLISSER, ACTION_POUSSER };
enum debug_drapeau { AUCUN_DRAPEAU, DRAPEAU_BLEU, DRAPEAU_VERT, DRAPEAU_ROUGE };

struct position {
  int ligne;
  int colonne;
};

struct alien_info {
  position pos;
  int points_capture;
  int tour_invasion;
  int duree_invasion;
  int capture_en_cours;
};

struct action_hist {
  action_type type;
  int id_agent;
  direction dir;
};

namespace {

// Never destroyed, and made before any object of the contestant: those may print, and ask.
Referee& referee() {
  static Referee* one = new Referee;
  return *one;
}

Mirror& mirror() {
  static Mirror* one = new Mirror;
  return *one;
}

__attribute__((constructor(101))) void take_over_before_the_contestant() { referee().take_over(); }

Cell cell(position pos) { return Cell{pos.ligne, pos.colonne}; }

position at(Cell cell) { return position{cell.row, cell.column}; }

bool is_player(int player) { return player == 0 || player == 1; }

bool is_agent(int agent) { return agent >= 0 && agent < AGENTS; }

std::string field(const char* name, int value) {
  return ",\"" + std::string(name) + "\":" + std::to_string(value);
}

erreur attempt(const std::string& request) {
  Json answer;
  if (!referee().is_my_turn() || !referee().ask(request, answer)) {
    return NOT_YOUR_TURN;
  }
  if (answer.has("points")) {
    mirror().apply(answer);
  }
  return static_cast<erreur>(answer["code"].whole());
}

erreur act(action_type kind, int agent, direction dir) {
  return attempt("\"type\":\"act\"" + field("kind", kind) + field("agent", agent) +
                 field("direction", static_cast<int>(dir)));
}

alien_info info(const Alien& alien) {
  return alien_info{at(alien.cell), alien.points, alien.arrival, alien.duration, alien.counter};
}

action_hist action(const std::string& text) {
  const std::string kinds = "MSP";
  const std::string directions = "NESW";
  return action_hist{static_cast<action_type>(kinds.find(text[0])), text[1] - '0',
                     static_cast<direction>(directions.find(text[2]))};
}

std::string name(const std::vector<const char*>& names, int value) {
  return value >= 0 && value < static_cast<int>(names.size()) ? names[value] : std::to_string(value);
}

std::string name(direction v) { return name({"NORD", "EST", "SUD", "OUEST"}, static_cast<int>(v)); }

std::string name(action_type v) {
  return name({"ACTION_DEPLACER", "ACTION_GLISSER", "ACTION_POUSSER"}, static_cast<int>(v));
}

void print(const std::string& text) { std::puts(text.c_str()); }

void play_turn(const Json& message) {
  mirror().begin_turn(message["view"]);
  referee().open_turn(message["id"].whole());
  jouer_tour();
  if (referee().is_my_turn()) {
    Json answer;
    referee().ask("\"type\":\"end\"", answer);
    referee().close_turn();
  }
}

void play_match() {
  Json hello = referee().read();
  mirror().begin_match(hello["seat"].whole(), hello["view"]);
  partie_init();
  referee().say("{\"type\":\"ready\"}");
  while (true) {
    Json message = referee().read();
    if (message["type"].text == "turn") {
      play_turn(message);
    } else if (message["type"].text == "over") {
      mirror().end_match(message["view"]);
      partie_fin();
      return;
    }
  }
}

}  // namespace

extern "C" {

erreur api_deplacer(int id_agent, direction dir) { return act(ACTION_DEPLACER, id_agent, dir); }

erreur api_glisser(int id_agent, direction dir) { return act(ACTION_GLISSER, id_agent, dir); }

erreur api_pousser(int id_agent, direction dir) { return act(ACTION_POUSSER, id_agent, dir); }

erreur api_debug_afficher_drapeau(position pos, debug_drapeau drapeau) {
  return attempt("\"type\":\"flag\"" + field("row", pos.ligne) + field("column", pos.colonne) +
                 field("flag", static_cast<int>(drapeau)));
}

bool api_annuler() {
  Json answer;
  if (!referee().is_my_turn() || !referee().ask("\"type\":\"undo\"", answer) || !answer["undone"].truth) {
    return false;
  }
  mirror().apply(answer);
  return true;
}

int api_points_action_agent(int id_agent) { return is_agent(id_agent) ? mirror().points[id_agent] : -1; }

std::vector<direction> api_chemin(position pos1, position pos2) {
  std::vector<direction> path;
  for (int dir : mirror().path(cell(pos1), cell(pos2))) {
    path.push_back(static_cast<direction>(dir));
  }
  return path;
}

case_type api_type_case(position pos) {
  if (!on_grid(cell(pos))) {
    return ERREUR;
  }
  return mirror().is_wall(cell(pos)) ? MUR : LIBRE;
}

int api_agent_sur_case(position pos) { return on_grid(cell(pos)) ? mirror().owner_at(cell(pos)) : NOBODY; }

bool api_alien_sur_case(position pos) { return on_grid(cell(pos)) && mirror().alien_at(cell(pos)) != nullptr; }

position api_position_agent(int id_joueur, int id_agent) {
  return is_player(id_joueur) && is_agent(id_agent) ? at(mirror().agents[id_joueur][id_agent]) : position{-1, -1};
}

alien_info api_info_alien(position pos) {
  return api_alien_sur_case(pos) ? info(*mirror().alien_at(cell(pos))) : alien_info{{-1, -1}, -1, -1, -1, -1};
}

std::vector<alien_info> api_liste_aliens() {
  std::vector<alien_info> all;
  for (const Alien& alien : mirror().aliens) {
    all.push_back(info(alien));
  }
  return all;
}

int api_moi() { return mirror().me; }

int api_adversaire() { return 1 - mirror().me; }

std::vector<action_hist> api_historique() {
  std::vector<action_hist> actions;
  for (const std::string& text : mirror().history[api_adversaire()]) {
    actions.push_back(action(text));
  }
  return actions;
}

int api_score(int id_joueur) { return is_player(id_joueur) ? mirror().scores[id_joueur] : -1; }

int api_tour_actuel() { return mirror().round; }

void api_afficher_case_type(case_type v) { print(name({"LIBRE", "MUR", "ERREUR"}, static_cast<int>(v))); }

void api_afficher_direction(direction v) { print(name(v)); }

void api_afficher_erreur(erreur v) {
  print(name({"OK", "PA_INSUFFISANTS", "POSITION_INVALIDE", "OBSTACLE_MUR", "OBSTACLE_AGENT",
              "DEPLACEMENT_HORS_LIMITES", "DIRECTION_INVALIDE", "ID_AGENT_INVALIDE", "RIEN_A_POUSSER",
              "DRAPEAU_INVALIDE"},
             static_cast<int>(v)));
}

void api_afficher_action_type(action_type v) { print(name(v)); }

void api_afficher_debug_drapeau(debug_drapeau v) {
  print(name({"AUCUN_DRAPEAU", "DRAPEAU_BLEU", "DRAPEAU_VERT", "DRAPEAU_ROUGE"}, static_cast<int>(v)));
}

void api_afficher_position(position v) {
  print("{ligne=" + std::to_string(v.ligne) + ", colonne=" + std::to_string(v.colonne) + "}");
}

void api_afficher_alien_info(alien_info v) {
  print("{pos={ligne=" + std::to_string(v.pos.ligne) + ", colonne=" + std::to_string(v.pos.colonne) +
        "}, points_capture=" + std::to_string(v.points_capture) + ", tour_invasion=" +
        std::to_string(v.tour_invasion) + ", duree_invasion=" + std::to_string(v.duree_invasion) +
        ", capture_en_cours=" + std::to_string(v.capture_en_cours) + "}");
}

void api_afficher_action_hist(action_hist v) {
  print("{type=" + name(v.type) + ", id_agent=" + std::to_string(v.id_agent) + ", dir=" + name(v.dir) + "}");
}

}  // extern "C"

}  // namespace plateau_iceberg

// The contestant's files are compiled with another name for theirs, should there be one.
#undef main
int main() {
  plateau_iceberg::play_match();
  return 0;
}
