// The match as the contestant may ask about it, kept up to date between two messages of the referee.
#ifndef PLATEAU_MIRROR_HH
#define PLATEAU_MIRROR_HH

#include <algorithm>
#include <string>
#include <vector>

#include "json.hh"

namespace plateau_iceberg {

const int SIZE = 25;
const int AGENTS = 4;
const int POINTS_PER_TURN = 8;
const int NOBODY = -1;

struct Cell {
  int row;
  int column;
};

struct Alien {
  Cell cell;
  int points;
  int arrival;
  int duration;
  bool on_ice;
  int counter;
};

inline bool on_grid(Cell cell) {
  return cell.row >= 0 && cell.row < SIZE && cell.column >= 0 && cell.column < SIZE;
}

class Mirror {
 public:
  int me = 0;
  int round = 0;
  int scores[2] = {0, 0};
  int points[AGENTS] = {POINTS_PER_TURN, POINTS_PER_TURN, POINTS_PER_TURN, POINTS_PER_TURN};
  Cell agents[2][AGENTS];
  std::vector<Alien> aliens;
  std::vector<std::string> history[2];

  // Before the first round: the referee's first view is already that of round 0, with its arrivals.
  void begin_match(int seat, const Json& view) {
    me = seat;
    see_walls(view["walls"]);
    see(view);
    for (Alien& alien : aliens) {
      alien.on_ice = false;
    }
  }

  void begin_turn(const Json& view) {
    see(view);
    see_points(view["points"]);
  }

  void end_match(const Json& view) { see(view); }

  // What an accepted action, or its undo, has changed.
  void apply(const Json& answer) {
    see_points(answer["points"]);
    if (answer.has("moved")) {
      const Json& moved = answer["moved"];
      Cell& cell = agents[moved[0].whole()][moved[1].whole()];
      owner_[square(cell)] = NOBODY;
      cell = Cell{moved[2].whole(), moved[3].whole()};
      owner_[square(cell)] = moved[0].whole();
    }
    if (answer.has("capture")) {
      const Json& capture = answer["capture"];
      aliens[capture[0].whole()].counter = capture[1].whole();
    }
  }

  // These take cells of the grid only.
  bool is_wall(Cell cell) const { return wall_[square(cell)]; }
  int owner_at(Cell cell) const { return owner_[square(cell)]; }

  // The alien that is on the ice there now, or null.
  const Alien* alien_at(Cell cell) const {
    int alien = alien_[square(cell)];
    return alien != NOBODY && aliens[alien].on_ice ? &aliens[alien] : nullptr;
  }

  // Directions of a shortest way, ties broken as section 8.4 of the rules says.
  std::vector<int> path(Cell start, Cell end) const {
    if (!on_grid(start) || !on_grid(end)) {
      return {};
    }
    int source = square(start);
    int target = square(end);
    if (source == target || is_closed(target)) {
      return {};
    }
    int came[SQUARES];
    std::fill(came, came + SQUARES, UNSEEN);
    return search(source, target, came) ? read_back(source, target, came) : std::vector<int>();
  }

 private:
  // Squares have a border around the grid, so that a step never leaves the array.
  static const int WIDTH = SIZE + 2;
  static const int SQUARES = WIDTH * WIDTH;
  static const int UNSEEN = -1;

  bool wall_[SQUARES];
  int owner_[SQUARES];
  int alien_[SQUARES];

  static int square(Cell cell) { return (cell.row + 1) * WIDTH + cell.column + 1; }

  static int step(int direction) {
    static const int STEPS[] = {-WIDTH, 1, WIDTH, -1};
    return STEPS[direction];
  }

  bool is_closed(int square) const { return wall_[square] || owner_[square] != NOBODY; }

  void see_walls(const Json& rows) {
    std::fill(wall_, wall_ + SQUARES, true);
    for (int row = 0; row < SIZE; ++row) {
      for (int column = 0; column < SIZE; ++column) {
        wall_[square(Cell{row, column})] = rows[row].text.at(column) == 'X';
      }
    }
  }

  void see(const Json& view) {
    round = view["round"].whole();
    std::fill(owner_, owner_ + SQUARES, NOBODY);
    for (int player = 0; player < 2; ++player) {
      scores[player] = view["scores"][player].whole();
      see_agents(player, view["agents"][player]);
      history[player].clear();
      for (const Json& action : view["history"][player].list) {
        history[player].push_back(action.text);
      }
    }
    see_aliens(view["aliens"]);
  }

  void see_agents(int player, const Json& cells) {
    for (int agent = 0; agent < AGENTS; ++agent) {
      agents[player][agent] = Cell{cells[agent]["row"].whole(), cells[agent]["column"].whole()};
      owner_[square(agents[player][agent])] = player;
    }
  }

  void see_aliens(const Json& seen) {
    aliens.clear();
    std::fill(alien_, alien_ + SQUARES, NOBODY);
    for (const Json& one : seen.list) {
      Cell cell{one["row"].whole(), one["column"].whole()};
      alien_[square(cell)] = static_cast<int>(aliens.size());
      aliens.push_back(Alien{cell, one["points"].whole(), one["arrival"].whole(), one["duration"].whole(),
                             one["state"].text == "on-ice", one["captureProgress"].whole()});
    }
  }

  void see_points(const Json& left) {
    for (int agent = 0; agent < AGENTS; ++agent) {
      points[agent] = left[agent].whole();
    }
  }

  bool search(int source, int target, int* came) const {
    int queue[SQUARES];
    int first = 0;
    int last = 0;
    queue[last++] = source;
    while (first < last) {
      int from = queue[first++];
      for (int direction = 0; direction < 4; ++direction) {
        int reached = from + step(direction);
        if (reached != source && came[reached] == UNSEEN && !is_closed(reached)) {
          came[reached] = direction;
          if (reached == target) {
            return true;
          }
          queue[last++] = reached;
        }
      }
    }
    return false;
  }

  static std::vector<int> read_back(int source, int target, const int* came) {
    std::vector<int> path;
    for (int at = target; at != source; at -= step(came[at])) {
      path.push_back(came[at]);
    }
    std::reverse(path.begin(), path.end());
    return path;
  }
};

}  // namespace plateau_iceberg

#endif
