// Sends each agent to the alien that pays most per round, and slides where that is cheaper.

#include <set>

#include "plateau_bot.hpp"

using namespace plateau;

constexpr int LOOK_AHEAD = 12;  // rounds; later arrivals can wait

struct Errand {
  int agent;
  Position target;
  double worth;
};

class Hunter : public IcebergBot {
 public:
  void on_turn() override {
    std::set<int> busy;
    std::set<int> taken;
    for (const Errand& errand : errands()) {
      if (!busy.count(errand.agent) && !taken.count(errand.target.cell())) {
        busy.insert(errand.agent);
        taken.insert(errand.target.cell());
        walk(errand.agent, errand.target);
      }
    }
  }

 private:
  // All that could be done, the best first.
  std::vector<Errand> errands() const {
    std::vector<Errand> errands;
    for (int agent = 0; agent < AGENTS_PER_PLAYER; ++agent) {
      Position here = agent_position(me(), agent);
      for (const AlienInfo& alien : aliens()) {
        if (!is_wanted(alien)) continue;
        int steps = static_cast<int>(shortest_path(here, alien.position).size());
        int rounds = rounds_until_captured(alien, steps);
        int end = alien.arrival + std::min(alien.duration, ROUNDS - alien.arrival);
        bool can_go = steps > 0 || here == alien.position;
        if (can_go && current_round() + rounds <= end) {
          errands.push_back({agent, alien.position, static_cast<double>(alien.points) / rounds});
        }
      }
    }
    std::stable_sort(errands.begin(), errands.end(),
                     [](const Errand& one, const Errand& other) { return one.worth > other.worth; });
    return errands;
  }

  bool is_wanted(const AlienInfo& alien) const {
    int rounds = alien.arrival - current_round();
    bool is_coming = rounds > 0 && rounds <= LOOK_AHEAD;
    return alien.points > 0 && (is_coming || alien_at(alien.position));
  }

  int rounds_until_captured(const AlienInfo& alien, int steps) const {
    int counted = steps > 0 ? 0 : alien.capture_progress;
    int walking = std::max(0, steps - 1) / POINTS_PER_TURN;
    return std::max(walking, alien.arrival - current_round()) + CAPTURE_ROUNDS - counted;
  }

  // Goes as far as the points allow. Others may have moved, so the way is looked up again.
  void walk(int agent, Position target) {
    for (int code = OK; code == OK;) {
      Position here = agent_position(me(), agent);
      std::vector<int> way = shortest_path(here, target);
      if (way.empty()) return;
      bool slides = action_points(agent) >= SLIDE_COST && is_slide(here, way);
      code = slides ? slide(agent, way[0]) : move(agent, way[0]);
    }
  }

  // Whether a slide ends on the way, behind more steps than it costs.
  bool is_slide(Position here, const std::vector<int>& way) const {
    Position behind = here.next(way[0]);
    int run = 0;
    for (int direction : way) {
      if (direction != way[0]) break;
      behind = behind.next(direction);
      ++run;
    }
    bool stops = cell_type(behind) != FREE || agent_owner_at(behind) != -1;
    return run > SLIDE_COST && stops;
  }
};

int main() { Hunter().run("hunter"); }
