// A small reader of JSON, enough for the messages of the referee.
#ifndef PLATEAU_JSON_HH
#define PLATEAU_JSON_HH

#include <cstdlib>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace plateau_iceberg {

struct Json {
  enum Kind { NOTHING, TRUTH, NUMBER, TEXT, LIST, OBJECT };

  Kind kind = NOTHING;
  bool truth = false;
  double number = 0;
  std::string text;
  std::vector<Json> list;
  std::map<std::string, Json> object;

  bool has(const std::string& name) const { return object.count(name) != 0; }
  const Json& operator[](const char* name) const { return object.at(name); }
  const Json& operator[](int index) const { return list.at(index); }
  int whole() const { return static_cast<int>(number); }
};

class JsonReader {
 public:
  static Json read(const std::string& line) {
    JsonReader reader(line);
    return reader.value();
  }

 private:
  explicit JsonReader(const std::string& line) : at_(line.c_str()) {}

  Json value() {
    skip_blanks();
    switch (*at_) {
      case '{':
        return object();
      case '[':
        return list();
      case '"':
        return text();
      case 't':
      case 'f':
        return truth();
      case 'n':
        at_ += 4;
        return Json();
      default:
        return number();
    }
  }

  Json object() {
    Json json;
    json.kind = Json::OBJECT;
    ++at_;
    while (!ends('}')) {
      std::string name = text().text;
      skip_blanks();
      expect(':');
      json.object[name] = value();
    }
    return json;
  }

  Json list() {
    Json json;
    json.kind = Json::LIST;
    ++at_;
    while (!ends(']')) {
      json.list.push_back(value());
    }
    return json;
  }

  // Passes the comma before the next item, or the sign that closes the whole.
  bool ends(char sign) {
    skip_blanks();
    if (*at_ == sign) {
      ++at_;
      return true;
    }
    if (*at_ == ',') {
      ++at_;
      skip_blanks();
    }
    return false;
  }

  Json text() {
    Json json;
    json.kind = Json::TEXT;
    expect('"');
    while (*at_ != '"') {
      if (*at_ == '\0') {
        throw std::runtime_error("a message of the referee ends inside a text");
      }
      json.text += *at_ == '\\' ? escaped() : *at_++;
    }
    ++at_;
    return json;
  }

  // Nothing that the runtime looks at has signs beyond ASCII, so a question mark stands for them.
  char escaped() {
    ++at_;
    char sign = *at_++;
    switch (sign) {
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case 'r':
        return '\r';
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'u':
        for (int digit = 0; digit < 4 && *at_ != '\0'; ++digit) {
          ++at_;
        }
        return '?';
      default:
        return sign;
    }
  }

  Json truth() {
    Json json;
    json.kind = Json::TRUTH;
    json.truth = *at_ == 't';
    at_ += json.truth ? 4 : 5;
    return json;
  }

  Json number() {
    Json json;
    json.kind = Json::NUMBER;
    char* end = nullptr;
    json.number = std::strtod(at_, &end);
    if (end == at_) {
      throw std::runtime_error("a message of the referee is no JSON");
    }
    at_ = end;
    return json;
  }

  void expect(char sign) {
    if (*at_ != sign) {
      throw std::runtime_error("a message of the referee is no JSON");
    }
    ++at_;
  }

  void skip_blanks() {
    while (*at_ == ' ' || *at_ == '\t' || *at_ == '\r' || *at_ == '\n') {
      ++at_;
    }
  }

  const char* at_;
};

}  // namespace plateau_iceberg

#endif
