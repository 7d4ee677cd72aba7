// Calls everything that the interface of Iceberg offers and tells on standard error what it answers.
// The project's tests compare that with the answers of the rules themselves, the same for every kit.

#include <climits>

#include "plateau_bot.hpp"

using namespace plateau;

const std::vector<int> RECITED_ROUNDS{0, 1, 2, 50, 99};
const std::vector<int> NUMBERS{INT_MIN, -1, 0, 1, 2, 3, 4, INT_MAX};
const std::vector<std::array<int, 3>> FLAGS{{0, 0, 0},  {24, 24, 3}, {-1, 0, 1},            {0, 25, 2},
                                            {5, 5, 4},  {5, 5, -1},  {INT_MAX, INT_MIN, 9}, {7, 7, 1}};
const std::vector<std::array<Position, 2>> WAYS{{{{0, 0}, {24, 24}}},
                                                {{{-1, 0}, {0, 0}}},
                                                {{{0, 0}, {25, 0}}},
                                                {{{12, 12}, {12, 12}}},
                                                {{{3, 3}, {20, 4}}}};

std::ostream& operator<<(std::ostream& out, Position position) {
  return out << position.row << ',' << position.column;
}

std::ostream& operator<<(std::ostream& out, const AlienInfo& alien) {
  return out << alien.position << ' ' << alien.points << ' ' << alien.arrival << ' ' << alien.duration << ' '
             << alien.capture_progress;
}

class InterfaceCheck : public IcebergBot {
 public:
  void on_match_start() override {
    std::cout << "told " << plateau::seed() << ' ' << plateau::grammar().size() << ' '
              << plateau::grammar()[0]["pattern"].text() << ' ' << plateau::scene().is_null() << ' '
              << plateau::hello()["seat"].whole() << '\n';
    std::cout << "start " << move(0, 0) << ' ' << debug_flag({0, 0}, 1) << ' ' << undo() << '\n';
    tell();
  }

  void on_turn() override {
    if (std::count(RECITED_ROUNDS.begin(), RECITED_ROUNDS.end(), current_round()) > 0) recite();
    walk();
  }

  void on_match_end() override {
    std::cout << "end " << slide(0, 0) << ' ' << push(0, 0) << ' ' << undo() << '\n';
    tell();
  }

 private:
  void recite() {
    tell();
    for (auto act : {&IcebergBot::move, &IcebergBot::slide, &IcebergBot::push}) {
      std::cout << "codes";
      for (int agent : NUMBERS) {
        for (int direction : NUMBERS) std::cout << ' ' << (this->*act)(agent, direction);
      }
      std::cout << '\n';
      tell();
      undo_all();
    }
    std::cout << "flags";
    for (const auto& flag : FLAGS) std::cout << ' ' << debug_flag({flag[0], flag[1]}, flag[2]);
    std::cout << '\n';
    for (int agent = 0; agent < 4; ++agent) {
      std::cout << "mixed " << push(agent, agent) << ' ' << slide(agent, (agent + 1) % 4) << ' '
                << move(agent, agent) << '\n';
    }
    std::cout << "undo " << undo() << '\n';
    tell();
    undo_all();
  }

  void undo_all() {
    int undone = 0;
    while (undo()) ++undone;
    std::cout << "undone " << undone << '\n';
  }

  // Like the starter, so that there is something to see.
  void walk() {
    for (int agent = 0; agent < 4; ++agent) {
      Position here = agent_position(me(), agent);
      std::vector<int> nearest;
      for (const AlienInfo& alien : aliens()) {
        if (alien_at(here) || !alien_at(alien.position)) continue;
        std::vector<int> way = shortest_path(here, alien.position);
        if (!way.empty() && (nearest.empty() || way.size() < nearest.size())) nearest = way;
      }
      for (int direction : nearest) move(agent, direction);
    }
  }

  void tell() {
    std::cout << "round " << current_round() << ' ' << me() << ' ' << opponent() << "\nscores";
    for (int player = -1; player <= 2; ++player) std::cout << ' ' << score(player);
    std::cout << "\npoints";
    for (int agent = -1; agent <= 4; ++agent) std::cout << ' ' << action_points(agent);
    std::cout << "\nagents";
    for (int player = -1; player <= 2; ++player) {
      for (int agent = -1; agent <= 4; ++agent) std::cout << ' ' << agent_position(player, agent);
    }
    std::cout << '\n';
    for (int row = -1; row <= 25; ++row) {
      for (int column = -1; column <= 25; ++column) std::cout << letter({row, column});
      std::cout << '\n';
    }
    std::cout << "info " << alien_info({-1, 0}) << '\n';
    for (const AlienInfo& alien : aliens()) std::cout << "alien " << alien << ' ' << alien_info(alien.position) << '\n';
    std::cout << "history";
    for (const ActionRecord& done : opponent_history()) {
      std::cout << ' ' << done.type << '/' << done.agent << '/' << done.direction;
    }
    std::cout << '\n';
    for (const auto& way : WAYS) tell_way(way[0], way[1]);
    for (int agent = 0; agent < 4; ++agent) {
      for (const AlienInfo& alien : aliens()) tell_way(agent_position(me(), agent), alien.position);
    }
    std::cout.flush();
  }

  void tell_way(Position from, Position to) {
    std::string digits;
    for (int direction : shortest_path(from, to)) digits += std::to_string(direction);
    std::cout << (digits.empty() ? "way" : "way ") << digits << '\n';
  }

  char letter(Position position) const {
    return static_cast<char>('a' + cell_type(position) + 3 * (agent_owner_at(position) + 1) + 9 * alien_at(position));
  }
};

int main() { InterfaceCheck().run("interface check"); }
