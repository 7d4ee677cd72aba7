// The conversation with the referee: JSON lines, docs/protocol.md.
#ifndef PLATEAU_REFEREE_HH
#define PLATEAU_REFEREE_HH

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "json.hh"

namespace plateau_iceberg {

class Referee {
 public:
  // The protocol gets descriptors of its own: whatever the contestant prints goes to standard error.
  void take_over() {
    in_ = dup(0);
    out_ = dup(1);
    dup2(open("/dev/null", O_RDONLY), 0);
    dup2(2, 1);
    fcntl(in_, F_SETFD, FD_CLOEXEC);
    fcntl(out_, F_SETFD, FD_CLOEXEC);
    setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
  }

  // The next message. The end of the input is the end of the program.
  Json read() {
    std::size_t end;
    while ((end = pending_.find('\n')) == std::string::npos) {
      fill();
    }
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    return JsonReader::read(line);
  }

  void say(const std::string& line) {
    std::string whole = line + "\n";
    std::size_t sent = 0;
    while (sent < whole.size()) {
      ssize_t count = write(out_, whole.data() + sent, whole.size() - sent);
      if (count > 0) {
        sent += count;
      } else if (errno != EINTR) {
        std::exit(0);
      }
    }
  }

  void open_turn(int number) { turn_ = number; }
  void close_turn() { turn_ = NO_TURN; }
  bool is_my_turn() const { return turn_ != NO_TURN; }

  // Sends a request of the present turn; false when the turn turns out to be lost.
  bool ask(const std::string& request, Json& answer) {
    say("{\"id\":" + std::to_string(turn_) + "," + request + "}");
    while (true) {
      answer = read();
      if (answer["type"].text == "result") {
        return true;
      }
      if (answer["type"].text == "late") {
        close_turn();
        return false;
      }
    }
  }

 private:
  static const int NO_TURN = -1;

  int in_ = -1;
  int out_ = -1;
  int turn_ = NO_TURN;
  std::string pending_;

  void fill() {
    char block[1 << 16];
    ssize_t count = ::read(in_, block, sizeof block);
    if (count > 0) {
      pending_.append(block, count);
    } else if (count == 0 || errno != EINTR) {
      std::exit(0);
    }
  }
};

}  // namespace plateau_iceberg

#endif
