// Plateau's kit for bots in C++17: one header, nothing to install. POSIX systems.
//
// For any game: plateau::play(choose), with a function from what the seat sees and the legal moves to a move.
// For Iceberg: a subclass of plateau::IcebergBot, with the contest's interface (docs/rules/iceberg.md, section 8).
//
// Standard output belongs to the protocol, so std::cout and printf go to standard error, the bot's log.

#pragma once

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace plateau {

/// A value of JSON. What is missing reads as null, 0, an empty text or an empty list.
class Json {
 public:
  static Json read(const std::string& text) {
    std::size_t at = 0;
    return value(text, at);
  }

  bool is_null() const { return kind_ == Kind::nothing; }
  bool truth() const { return number_ != 0; }
  int whole() const { return static_cast<int>(number_); }
  double number() const { return number_; }
  const std::string& text() const { return text_; }
  const std::vector<Json>& list() const { return list_; }

  const Json& operator[](const std::string& name) const {
    static const Json nothing;
    auto field = fields_.find(name);
    return field == fields_.end() ? nothing : field->second;
  }

  std::vector<int> wholes() const {
    std::vector<int> numbers;
    for (const Json& entry : list_) numbers.push_back(entry.whole());
    return numbers;
  }

  std::vector<std::string> texts() const {
    std::vector<std::string> texts;
    for (const Json& entry : list_) texts.push_back(entry.text());
    return texts;
  }

  static std::string quote(const std::string& text) {
    std::string quoted = "\"";
    for (char sign : text) {
      if (sign == '"' || sign == '\\') quoted += '\\';
      quoted += static_cast<unsigned char>(sign) < ' ' ? ' ' : sign;
    }
    return quoted + '"';
  }

 private:
  enum class Kind { nothing, truth, number, text, list, object };

  // The referee writes correct JSON, so that each sign tells what comes.
  static Json value(const std::string& text, std::size_t& at) {
    Json json;
    switch (peek(text, at)) {
      case '{':
        json.kind_ = Kind::object;
        for (++at; has_next(text, at, '}');) {
          peek(text, at);
          std::string name = string(text, at);
          peek(text, at);
          ++at;
          json.fields_[name] = value(text, at);
        }
        break;
      case '[':
        json.kind_ = Kind::list;
        for (++at; has_next(text, at, ']');) json.list_.push_back(value(text, at));
        break;
      case '"':
        json.kind_ = Kind::text;
        json.text_ = string(text, at);
        break;
      case 't':
      case 'f':
        json.kind_ = Kind::truth;
        json.number_ = text[at] == 't';
        at += text[at] == 't' ? 4 : 5;
        break;
      case 'n':
        at += 4;
        break;
      default:
        json.kind_ = Kind::number;
        const char* start = text.c_str() + at;
        char* end = nullptr;
        json.number_ = std::strtod(start, &end);
        at += static_cast<std::size_t>(std::max<std::ptrdiff_t>(end - start, 1));
    }
    return json;
  }

  static char peek(const std::string& text, std::size_t& at) {
    while (at < text.size() && std::string(" \t\r\n").find(text[at]) != std::string::npos) ++at;
    return at < text.size() ? text[at] : '}';
  }

  // Whether there is another entry before the closing sign. Steps over the sign that tells.
  static bool has_next(const std::string& text, std::size_t& at, char closing) {
    char sign = peek(text, at);
    if (sign == closing || sign == ',') ++at;
    return sign != closing && at < text.size();
  }

  static std::string string(const std::string& text, std::size_t& at) {
    std::string string;
    for (++at; at < text.size() && text[at] != '"'; ++at) {
      if (text[at] == '\\') {
        escaped(text, at, string);
      } else {
        string += text[at];
      }
    }
    ++at;
    return string;
  }

  static void escaped(const std::string& text, std::size_t& at, std::string& string) {
    const std::string letters = "bfnrt";
    char sign = text[++at];
    if (sign == 'u') {
      append_utf8(std::strtoul(text.substr(at + 1, 4).c_str(), nullptr, 16), string);
      at += 4;
    } else {
      std::size_t known = letters.find(sign);
      string += known == std::string::npos ? sign : "\b\f\n\r\t"[known];
    }
  }

  static void append_utf8(unsigned long code, std::string& string) {
    if (code < 0x80) {
      string += static_cast<char>(code);
    } else if (code < 0x800) {
      string += static_cast<char>(0xC0 | (code >> 6));
      string += static_cast<char>(0x80 | (code & 0x3F));
    } else {
      string += static_cast<char>(0xE0 | (code >> 12));
      string += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
      string += static_cast<char>(0x80 | (code & 0x3F));
    }
  }

  Kind kind_ = Kind::nothing;
  double number_ = 0;
  std::string text_;
  std::vector<Json> list_;
  std::map<std::string, Json> fields_;
};

/// Random numbers from the match's own seed for this seat, so that a match can be repeated.
inline std::mt19937_64& dice() {
  static std::mt19937_64 dice;
  return dice;
}

namespace wire {

// From the first use on, standard output is standard error for everybody but us.
inline FILE* out() {
  static FILE* const out = [] {
    FILE* kept = fdopen(dup(STDOUT_FILENO), "w");
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return kept;
  }();
  return out;
}

inline const bool redirected = out() != nullptr;

inline void say(const std::string& line) {
  std::fputs((line + "\n").c_str(), out());
  std::fflush(out());
}

/// The next message. At the end of the input the bot ends.
inline Json hear() {
  std::string line;
  if (!std::getline(std::cin, line)) std::exit(0);
  Json message = Json::read(line);
  if (message["type"].text() == "hello") dice().seed(static_cast<std::uint64_t>(message["seed"].number()));
  return message;
}

/// The first message, kept for those who ask what it told.
inline Json& told() {
  static Json told;
  return told;
}

inline void say_ready(const std::string& name) {
  say("{\"type\":\"ready\",\"name\":" + Json::quote(name) + "}");
}

/// A message to a question; fields as in `"move":"roll"`.
inline void answer(int id, const std::string& type, const std::string& fields = "") {
  say("{\"type\":\"" + type + "\",\"id\":" + std::to_string(id) + (fields.empty() ? "" : ",") + fields + "}");
}

}  // namespace wire

// What the referee told first

/// The first message of the referee, with all that it told: docs/protocol.md, "hello".
inline const Json& hello() { return wire::told(); }

/// What stays the same all through the match; null in games that have no such thing.
inline const Json& scene() { return hello()["scene"]; }

/// The seed for one's own dice: the same for a seat whenever the match is the same.
inline std::uint64_t seed() { return static_cast<std::uint64_t>(hello()["seed"].number()); }

/// How moves are written: forms, each with its "pattern" and what it means in "words".
inline const std::vector<Json>& grammar() { return hello()["grammar"].list(); }

// Any game

using Choose = std::function<std::string(const Json& view, const std::vector<std::string>& moves)>;

/// Plays one match. The function answers one of the moves. In games played by turns there are no moves to
/// choose from: it answers the actions of the whole turn, with blanks between.
inline void play(const Choose& choose, const std::string& name = "cpp") {
  for (Json asked = wire::hear(); asked["type"].text() != "over"; asked = wire::hear()) {
    const std::string& type = asked["type"].text();
    if (type == "hello") {
      wire::told() = asked;
      wire::say_ready(name);
    } else if (type == "decide") {
      std::string move = choose(asked["view"], asked["moves"].texts());
      wire::answer(asked["id"].whole(), "move", "\"move\":" + Json::quote(move));
    } else if (type == "turn") {
      std::istringstream words(choose(asked["view"], {}));
      std::string actions;
      for (std::string word; words >> word;) actions += (actions.empty() ? "" : ",") + Json::quote(word);
      wire::answer(asked["id"].whole(), "turn", "\"actions\":[" + actions + "]");
    }
  }
}

// Iceberg

constexpr int GRID_SIZE = 25;
constexpr int ROUNDS = 100;
constexpr int AGENTS_PER_PLAYER = 4;
constexpr int POINTS_PER_TURN = 8;
constexpr int MOVE_COST = 1;
constexpr int SLIDE_COST = 3;
constexpr int PUSH_COST = 5;
constexpr int CAPTURE_ROUNDS = 3;

enum Direction { NORTH, EAST, SOUTH, WEST };
enum CellType { FREE, WALL, INVALID };
enum ActionType { MOVE, SLIDE, PUSH };
enum DebugFlag { NO_FLAG, BLUE, GREEN, RED };
enum ActionResult {
  OK,
  NOT_ENOUGH_POINTS,
  INVALID_POSITION,
  BLOCKED_BY_WALL,
  BLOCKED_BY_AGENT,
  OUT_OF_BOUNDS,
  INVALID_DIRECTION,
  INVALID_AGENT,
  NOTHING_TO_PUSH,
  INVALID_FLAG,
  TOO_MANY_ACTIONS,
  NOT_YOUR_TURN
};

struct Position {
  int row = -1;
  int column = -1;

  /// The neighbour in a direction; it may be off the grid.
  Position next(int direction) const {
    static constexpr int row_step[] = {-1, 0, 1, 0};
    static constexpr int column_step[] = {0, 1, 0, -1};
    return {row + row_step[direction], column + column_step[direction]};
  }

  bool is_on_grid() const { return row >= 0 && row < GRID_SIZE && column >= 0 && column < GRID_SIZE; }
  int cell() const { return row * GRID_SIZE + column; }

  friend bool operator==(Position one, Position other) {
    return one.row == other.row && one.column == other.column;
  }
  friend bool operator!=(Position one, Position other) { return !(one == other); }
};

/// An alien with its capture counter; every field -1 when there is none.
struct AlienInfo {
  Position position;
  int points = -1;
  int arrival = -1;
  int duration = -1;
  int capture_progress = -1;
};

struct ActionRecord {
  ActionType type;
  int agent;
  Direction direction;
};

/// A player of Iceberg. Agents, directions and flags are numbers; those out of range do no harm.
class IcebergBot {
 public:
  virtual ~IcebergBot() = default;

  // To be written by the author

  /// Once, before the first round.
  virtual void on_match_start() {}
  /// Once per round.
  virtual void on_turn() = 0;
  /// Once, behind the last round.
  virtual void on_match_end() {}

  // Actions

  int move(int agent, int direction) { return act(MOVE, agent, direction); }
  int slide(int agent, int direction) { return act(SLIDE, agent, direction); }
  int push(int agent, int direction) { return act(PUSH, agent, direction); }

  int debug_flag(Position position, int flag) {
    return attempt("flag", "\"row\":" + std::to_string(position.row) +
                               ",\"column\":" + std::to_string(position.column) +
                               ",\"flag\":" + std::to_string(flag));
  }

  /// Takes back the latest action of this turn; false if there is none.
  bool undo() { return ask("undo")["undone"].truth(); }

  // Queries

  int action_points(int agent) const { return is_agent(agent) ? points_[index(agent)] : -1; }

  /// The directions of the steps, the same in every kit; empty if there is no way.
  std::vector<int> shortest_path(Position from, Position to) const {
    if (!from.is_on_grid() || from == to || !is_open(to)) return {};
    std::array<int, GRID_SIZE * GRID_SIZE> reached_by;
    reached_by.fill(UNREACHED);
    reached_by[index(from.cell())] = START;
    std::vector<Position> queue{from};
    for (std::size_t i = 0; i < queue.size() && reached_by[index(to.cell())] == UNREACHED; ++i) {
      for (int direction = NORTH; direction <= WEST; ++direction) {
        Position neighbour = queue[i].next(direction);
        if (is_open(neighbour) && reached_by[index(neighbour.cell())] == UNREACHED) {
          reached_by[index(neighbour.cell())] = direction;
          queue.push_back(neighbour);
        }
      }
    }
    std::vector<int> way;
    for (int step; (step = reached_by[index(to.cell())]) >= 0; to = to.next((step + 2) % 4)) way.push_back(step);
    std::reverse(way.begin(), way.end());
    return way;
  }

  CellType cell_type(Position position) const {
    if (!position.is_on_grid()) return INVALID;
    return walls_[index(position.row)][index(position.column)] == 'X' ? WALL : FREE;
  }

  int agent_owner_at(Position position) const {
    return position.is_on_grid() ? owners_[index(position.cell())] : -1;
  }

  bool alien_at(Position position) const { return alien_number_at(position) >= 0; }

  Position agent_position(int player, int agent) const {
    return is_player(player) && is_agent(agent) ? agents_[index(player)][index(agent)] : Position{};
  }

  AlienInfo alien_info(Position position) const {
    return alien_at(position) ? aliens_[index(alien_number_at(position))] : AlienInfo{};
  }

  /// All aliens of the match, also those that are gone or still to come.
  std::vector<AlienInfo> aliens() const { return aliens_; }

  std::vector<ActionRecord> opponent_history() const { return history_; }
  int score(int player) const { return is_player(player) ? scores_[index(player)] : -1; }
  int me() const { return me_; }
  int opponent() const { return 1 - me_; }
  int current_round() const { return round_; }

  // The match

  /// Plays one match.
  void run(const std::string& name = "cpp") {
    Json asked = wire::hear();
    for (; asked["type"].text() != "over"; asked = wire::hear()) {
      if (asked["type"].text() == "hello") {
        greet(asked);
        wire::say_ready(name);
      } else if (asked["type"].text() == "turn") {
        look(asked["view"]);
        turn_ = asked["id"].whole();
        on_turn();
        ask("end");
        turn_.reset();
      }
    }
    look(asked["view"]);
    on_match_end();
  }

 private:
  static constexpr int UNREACHED = -2;
  static constexpr int START = -1;

  void greet(const Json& hello) {
    wire::told() = hello;
    if (hello["game"].text() != "iceberg") {
      std::cerr << "This bot plays iceberg, not " << hello["game"].text() << ".\n";
      std::exit(1);
    }
    me_ = hello["seat"].whole();
    look(hello["view"]);
    on_ice_.fill(-1);  // the first arrivals come after on_match_start
    on_match_start();
  }

  void look(const Json& view) {
    round_ = view["round"].whole();
    scores_ = view["scores"].wholes();
    if (!view["points"].list().empty()) points_ = view["points"].wholes();
    walls_ = view["walls"].texts();
    look_at_agents(view["agents"].list());
    look_at_aliens(view["aliens"].list());
    history_.clear();
    for (const std::string& text : view["history"].list()[index(opponent())].texts()) {
      history_.push_back({static_cast<ActionType>(std::string("MSP").find(text[0])), text[1] - '0',
                          static_cast<Direction>(std::string("NESW").find(text[2]))});
    }
  }

  void look_at_agents(const std::vector<Json>& teams) {
    owners_.fill(-1);
    for (int player = 0; player < 2; ++player) {
      for (int agent = 0; agent < AGENTS_PER_PLAYER; ++agent) {
        Position cell = position(teams[index(player)].list()[index(agent)]);
        agents_[index(player)][index(agent)] = cell;
        owners_[index(cell.cell())] = player;
      }
    }
  }

  void look_at_aliens(const std::vector<Json>& aliens) {
    aliens_.clear();
    on_ice_.fill(-1);
    for (const Json& seen : aliens) {
      Position cell = position(seen);
      if (seen["state"].text() == "on-ice") on_ice_[index(cell.cell())] = static_cast<int>(aliens_.size());
      aliens_.push_back({cell, seen["points"].whole(), seen["arrival"].whole(), seen["duration"].whole(),
                         seen["captureProgress"].whole()});
    }
  }

  int act(ActionType kind, int agent, int direction) {
    return attempt("act", "\"kind\":" + std::to_string(kind) + ",\"agent\":" + std::to_string(agent) +
                              ",\"direction\":" + std::to_string(direction));
  }

  int attempt(const std::string& type, const std::string& fields) {
    Json answer = ask(type, fields);
    return answer["code"].is_null() ? NOT_YOUR_TURN : answer["code"].whole();
  }

  // The result of a request; nothing outside one's turn, or when its time is up.
  Json ask(const std::string& type, const std::string& fields = "") {
    if (!turn_) return {};
    wire::answer(*turn_, type, fields);
    Json answer = wire::hear();
    while (answer["type"].text() != "result" && answer["type"].text() != "late") answer = wire::hear();
    if (answer["type"].text() == "late") turn_.reset();
    mirror(answer);
    return answer;
  }

  void mirror(const Json& answer) {
    if (!answer["points"].is_null()) points_ = answer["points"].wholes();
    if (!answer["moved"].is_null()) {
      std::vector<int> moved = answer["moved"].wholes();
      Position& cell = agents_[index(moved[0])][index(moved[1])];
      owners_[index(cell.cell())] = -1;
      cell = {moved[2], moved[3]};
      owners_[index(cell.cell())] = moved[0];
    }
    if (!answer["capture"].is_null()) {
      std::vector<int> capture = answer["capture"].wholes();
      aliens_[index(capture[0])].capture_progress = capture[1];
    }
  }

  bool is_open(Position position) const { return cell_type(position) == FREE && agent_owner_at(position) == -1; }

  int alien_number_at(Position position) const {
    return position.is_on_grid() ? on_ice_[index(position.cell())] : -1;
  }

  static Position position(const Json& seen) { return {seen["row"].whole(), seen["column"].whole()}; }
  static bool is_agent(int number) { return number >= 0 && number < AGENTS_PER_PLAYER; }
  static bool is_player(int number) { return number == 0 || number == 1; }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  std::optional<int> turn_;
  int me_ = 0;
  int round_ = 0;
  std::vector<int> scores_;
  std::vector<int> points_;
  std::vector<std::string> walls_;
  std::array<std::array<Position, AGENTS_PER_PLAYER>, 2> agents_;
  std::array<int, GRID_SIZE * GRID_SIZE> owners_;
  std::vector<AlienInfo> aliens_;
  std::array<int, GRID_SIZE * GRID_SIZE> on_ice_;
  std::vector<ActionRecord> history_;
};

}  // namespace plateau
