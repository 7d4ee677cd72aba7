#include "plateau_bot.hpp"

struct Starter : plateau::IcebergBot {
  void on_turn() override {
    for (int agent = 0; agent < 4; ++agent) {
      plateau::Position here = agent_position(me(), agent);
      if (alien_at(here)) continue;  // three rounds on its cell capture an alien
      std::vector<int> nearest;
      for (const plateau::AlienInfo& alien : aliens()) {
        std::vector<int> way = alien_at(alien.position) ? shortest_path(here, alien.position) : std::vector<int>{};
        if (!way.empty() && (nearest.empty() || way.size() < nearest.size())) nearest = way;
      }
      for (int direction : nearest) move(agent, direction);
    }
  }
};

int main() { Starter().run("starter"); }
