//! Plateau's kit for bots in Rust: one module, the standard library only. Unix systems.
//!
//! For any game: `play(choose)`, with a function from what the seat sees and the legal moves to a move.
//! For Iceberg: the trait `IcebergBot`, with the contest's interface in `Ice` (docs/rules/iceberg.md, section 8).
//!
//! Standard output belongs to the protocol, so `println!` goes to standard error, the bot's log.

#![allow(dead_code)] // a bot need not use all of it

use std::collections::{BTreeMap, VecDeque};
use std::fs::File;
use std::io::{self, BufRead, Write};
use std::os::fd::{AsFd, AsRawFd};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::OnceLock;

static DICE: AtomicU64 = AtomicU64::new(0);

/// A random number below a bound (SplitMix64), from the match's own seed for this seat, so that a match can be
/// repeated.
pub fn below(bound: u64) -> u64 {
    let state = DICE.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed).wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    let mixed = mixed ^ (mixed >> 31);
    ((u128::from(mixed) * u128::from(bound)) >> 64) as u64
}

/// A value of JSON. What is missing or of another kind reads as null, 0, an empty text or an empty list.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

static NULL: Json = Json::Null;

impl Json {
    pub fn read(text: &str) -> Json {
        Reader { signs: text.chars().collect(), at: 0 }.value()
    }

    pub fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(fields) => fields.get(name).unwrap_or(&NULL),
            _ => &NULL,
        }
    }

    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(list) => list,
            _ => &[],
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            _ => "",
        }
    }

    pub fn whole(&self) -> i32 {
        match self {
            Json::Number(number) => *number as i32,
            _ => 0,
        }
    }

    pub fn number(&self) -> f64 {
        match self {
            Json::Number(number) => *number,
            _ => 0.0,
        }
    }

    pub fn is_null(&self) -> bool {
        matches!(self, Json::Null)
    }

    pub fn wholes(&self) -> Vec<i32> {
        self.list().iter().map(Json::whole).collect()
    }

    pub fn texts(&self) -> Vec<String> {
        self.list().iter().map(|entry| entry.text().to_string()).collect()
    }
}

/// Reads what the referee writes, which is correct JSON.
struct Reader {
    signs: Vec<char>,
    at: usize,
}

impl Reader {
    fn value(&mut self) -> Json {
        match self.peek() {
            '{' => self.object(),
            '[' => self.list(),
            '"' => Json::Text(self.string()),
            't' => self.word("true", Json::Bool(true)),
            'f' => self.word("false", Json::Bool(false)),
            'n' => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn peek(&mut self) -> char {
        while self.signs[self.at].is_whitespace() {
            self.at += 1;
        }
        self.signs[self.at]
    }

    /// Whether there is another entry before the closing sign. Steps over the sign that tells.
    fn has_next(&mut self, closing: char) -> bool {
        let sign = self.peek();
        if sign == closing || sign == ',' {
            self.at += 1;
        }
        sign != closing
    }

    fn object(&mut self) -> Json {
        let mut fields = BTreeMap::new();
        self.at += 1;
        while self.has_next('}') {
            self.peek();
            let name = self.string();
            self.peek();
            self.at += 1;
            fields.insert(name, self.value());
        }
        Json::Object(fields)
    }

    fn list(&mut self) -> Json {
        let mut list = Vec::new();
        self.at += 1;
        while self.has_next(']') {
            list.push(self.value());
        }
        Json::List(list)
    }

    fn string(&mut self) -> String {
        let mut string = String::new();
        self.at += 1;
        while self.signs[self.at] != '"' {
            let sign = self.signs[self.at];
            string.push(if sign == '\\' { self.escaped() } else { sign });
            self.at += 1;
        }
        self.at += 1;
        string
    }

    fn escaped(&mut self) -> char {
        self.at += 1;
        match self.signs[self.at] {
            'u' => {
                let digits: String = self.signs[self.at + 1..self.at + 5].iter().collect();
                self.at += 4;
                let code = u32::from_str_radix(&digits, 16).unwrap_or(0);
                char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            sign => sign,
        }
    }

    fn word(&mut self, word: &str, meaning: Json) -> Json {
        self.at += word.len();
        meaning
    }

    fn number(&mut self) -> Json {
        let start = self.at;
        while self.at < self.signs.len() && "+-.0123456789eE".contains(self.signs[self.at]) {
            self.at += 1;
        }
        let digits: String = self.signs[start..self.at].iter().collect();
        Json::Number(digits.parse().expect("a number"))
    }
}

fn quote(text: &str) -> String {
    let escaped = |sign: char| match sign {
        '"' | '\\' => format!("\\{sign}"),
        sign if sign < ' ' => format!("\\u{:04x}", sign as u32),
        sign => sign.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}

extern "C" {
    fn dup2(from: i32, to: i32) -> i32;
}

/// The line to the referee.
struct Wire {
    out: File,
}

impl Wire {
    /// From now on, standard output is standard error for everybody but us.
    fn open() -> Wire {
        let kept = io::stdout().as_fd().try_clone_to_owned().expect("standard output is open");
        // SAFETY: both are open, and the number of standard output stays valid.
        unsafe { dup2(io::stderr().as_raw_fd(), io::stdout().as_raw_fd()) };
        Wire { out: File::from(kept) }
    }

    fn say(&mut self, line: String) {
        // A referee that is gone is noticed at the end of the input.
        let _ = self.out.write_all((line + "\n").as_bytes());
    }

    fn say_ready(&mut self, name: &str) {
        self.say(format!(r#"{{"type":"ready","name":{}}}"#, quote(name)));
    }

    /// The next message. At the end of the input the bot ends.
    fn hear(&mut self) -> Json {
        let mut line = String::new();
        match io::stdin().lock().read_line(&mut line) {
            Ok(size) if size > 0 => {
                let message = Json::read(&line);
                if let ("hello", Json::Number(seed)) = (message.get("type").text(), message.get("seed")) {
                    DICE.store(*seed as u64, Ordering::Relaxed);
                }
                message
            }
            _ => std::process::exit(0),
        }
    }
}

// What the referee told first

static TOLD: OnceLock<Json> = OnceLock::new();

/// The first message of the referee, with all that it told: docs/protocol.md, "hello".
pub fn hello() -> &'static Json {
    TOLD.get().unwrap_or(&NULL)
}

/// What stays the same all through the match; null in games that have no such thing.
pub fn scene() -> &'static Json {
    hello().get("scene")
}

/// The seed for one's own dice: the same for a seat whenever the match is the same.
pub fn seed() -> u64 {
    hello().get("seed").number() as u64
}

/// How moves are written: forms, each with its "pattern" and what it means in "words".
pub fn grammar() -> &'static [Json] {
    hello().get("grammar").list()
}

// Any game

/// Plays one match. The function answers one of the moves. In games played by turns there are no moves to
/// choose from: it answers the actions of the whole turn, with blanks between.
pub fn play(name: &str, mut choose: impl FnMut(&Json, &[String]) -> String) {
    let mut wire = Wire::open();
    loop {
        let asked = wire.hear();
        let id = asked.get("id").whole();
        match asked.get("type").text() {
            "hello" => {
                wire.say_ready(name);
                let _ = TOLD.set(asked);
            }
            "decide" => {
                let chosen = quote(&choose(asked.get("view"), &asked.get("moves").texts()));
                wire.say(format!(r#"{{"type":"move","id":{id},"move":{chosen}}}"#));
            }
            "turn" => {
                let chosen = choose(asked.get("view"), &[]);
                let actions: Vec<String> = chosen.split_whitespace().map(quote).collect();
                wire.say(format!(r#"{{"type":"turn","id":{id},"actions":[{}]}}"#, actions.join(",")));
            }
            "over" => return,
            _ => {} // results, late, and what newer referees may tell
        }
    }
}

// Iceberg

pub const GRID_SIZE: i32 = 25;
pub const ROUNDS: i32 = 100;
pub const AGENTS_PER_PLAYER: i32 = 4;
pub const POINTS_PER_TURN: i32 = 8;
pub const MOVE_COST: i32 = 1;
pub const SLIDE_COST: i32 = 3;
pub const PUSH_COST: i32 = 5;
pub const CAPTURE_ROUNDS: i32 = 3;

pub const NORTH: i32 = 0;
pub const EAST: i32 = 1;
pub const SOUTH: i32 = 2;
pub const WEST: i32 = 3;

pub const FREE: i32 = 0;
pub const WALL: i32 = 1;
pub const INVALID: i32 = 2;

pub const MOVE: i32 = 0;
pub const SLIDE: i32 = 1;
pub const PUSH: i32 = 2;

pub const NO_FLAG: i32 = 0;
pub const BLUE: i32 = 1;
pub const GREEN: i32 = 2;
pub const RED: i32 = 3;

pub const OK: i32 = 0;
pub const NOT_ENOUGH_POINTS: i32 = 1;
pub const INVALID_POSITION: i32 = 2;
pub const BLOCKED_BY_WALL: i32 = 3;
pub const BLOCKED_BY_AGENT: i32 = 4;
pub const OUT_OF_BOUNDS: i32 = 5;
pub const INVALID_DIRECTION: i32 = 6;
pub const INVALID_AGENT: i32 = 7;
pub const NOTHING_TO_PUSH: i32 = 8;
pub const INVALID_FLAG: i32 = 9;
pub const TOO_MANY_ACTIONS: i32 = 10;
pub const NOT_YOUR_TURN: i32 = 11;

const CELLS: usize = (GRID_SIZE * GRID_SIZE) as usize;
const STEPS: [(i32, i32); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub row: i32,
    pub column: i32,
}

pub const NOWHERE: Position = at(-1, -1);

pub const fn at(row: i32, column: i32) -> Position {
    Position { row, column }
}

impl Position {
    /// The neighbour in a direction; it may be off the grid.
    pub fn next(self, direction: i32) -> Position {
        let (row, column) = STEPS[direction as usize];
        at(self.row + row, self.column + column)
    }

    fn is_on_grid(self) -> bool {
        (0..GRID_SIZE).contains(&self.row) && (0..GRID_SIZE).contains(&self.column)
    }

    fn cell(self) -> usize {
        (self.row * GRID_SIZE + self.column) as usize
    }

    fn read(seen: &Json) -> Position {
        at(seen.get("row").whole(), seen.get("column").whole())
    }
}

/// An alien with its capture counter; every field -1 when there is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AlienInfo {
    pub position: Position,
    pub points: i32,
    pub arrival: i32,
    pub duration: i32,
    pub capture_progress: i32,
}

const NOBODY: AlienInfo =
    AlienInfo { position: NOWHERE, points: -1, arrival: -1, duration: -1, capture_progress: -1 };

/// An action of the opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionRecord {
    pub kind: i32,
    pub agent: i32,
    pub direction: i32,
}

impl ActionRecord {
    fn read(text: &str) -> ActionRecord {
        let place = |letters: &str, i: usize| letters.find(&text[i..=i]).map_or(-1, |place| place as i32);
        ActionRecord { kind: place("MSP", 0), agent: place("0123", 1), direction: place("NESW", 2) }
    }
}

/// What the author writes.
pub trait IcebergBot {
    /// Once, before the first round.
    fn on_match_start(&mut self, _ice: &mut Ice) {}
    /// Once per round.
    fn on_turn(&mut self, ice: &mut Ice);
    /// Once, behind the last round.
    fn on_match_end(&mut self, _ice: &mut Ice) {}
}

/// Plays one match of Iceberg.
pub fn run(name: &str, mut bot: impl IcebergBot) {
    let mut ice = Ice::new(Wire::open());
    loop {
        let asked = ice.wire.hear();
        match asked.get("type").text() {
            "hello" => {
                ice.greet(&asked);
                bot.on_match_start(&mut ice);
                ice.wire.say_ready(name);
            }
            "turn" => {
                ice.look(asked.get("view"));
                ice.turn = Some(asked.get("id").whole());
                bot.on_turn(&mut ice);
                ice.ask("end", "");
                ice.turn = None;
            }
            "over" => {
                ice.look(asked.get("view"));
                return bot.on_match_end(&mut ice);
            }
            _ => {} // what newer referees may tell
        }
    }
}

/// The match as one sees it. Agents, directions and flags are numbers; those out of range do no harm.
pub struct Ice {
    wire: Wire,
    turn: Option<i32>,
    me: i32,
    round: i32,
    scores: Vec<i32>,
    points: Vec<i32>,
    walls: Vec<String>,
    agents: Vec<Vec<Position>>,
    owners: [i32; CELLS],
    aliens: Vec<AlienInfo>,
    on_ice: [Option<usize>; CELLS],
    history: Vec<ActionRecord>,
}

impl Ice {
    // Actions

    pub fn move_agent(&mut self, agent: i32, direction: i32) -> i32 {
        self.act(MOVE, agent, direction)
    }

    pub fn slide(&mut self, agent: i32, direction: i32) -> i32 {
        self.act(SLIDE, agent, direction)
    }

    pub fn push(&mut self, agent: i32, direction: i32) -> i32 {
        self.act(PUSH, agent, direction)
    }

    pub fn debug_flag(&mut self, Position { row, column }: Position, flag: i32) -> i32 {
        self.attempt("flag", &format!(r#","row":{row},"column":{column},"flag":{flag}"#))
    }

    /// Takes back the latest action of this turn; false if there is none.
    pub fn undo(&mut self) -> bool {
        *self.ask("undo", "").get("undone") == Json::Bool(true)
    }

    // Queries

    pub fn action_points(&self, agent: i32) -> i32 {
        entry(&self.points, agent).copied().unwrap_or(-1)
    }

    /// The directions of the steps, the same in every kit; empty if there is no way.
    pub fn shortest_path(&self, from: Position, to: Position) -> Vec<i32> {
        if !from.is_on_grid() || from == to || !self.is_open(to) {
            return Vec::new();
        }
        let mut reached_by = [None; CELLS];
        let mut queue = VecDeque::from([from]);
        while let (Some(cell), None) = (queue.pop_front(), reached_by[to.cell()]) {
            for direction in NORTH..=WEST {
                let neighbour = cell.next(direction);
                let is_new = neighbour != from && self.is_open(neighbour);
                if is_new && reached_by[neighbour.cell()].is_none() {
                    reached_by[neighbour.cell()] = Some(direction);
                    queue.push_back(neighbour);
                }
            }
        }
        let mut way = Vec::new();
        let mut cell = to;
        while let Some(step) = reached_by[cell.cell()] {
            way.push(step);
            cell = cell.next((step + 2) % 4);
        }
        way.reverse();
        way
    }

    pub fn cell_type(&self, position: Position) -> i32 {
        if !position.is_on_grid() {
            return INVALID;
        }
        let wall = self.walls[position.row as usize].as_bytes()[position.column as usize] == b'X';
        if wall { WALL } else { FREE }
    }

    pub fn agent_owner_at(&self, position: Position) -> i32 {
        if position.is_on_grid() { self.owners[position.cell()] } else { -1 }
    }

    pub fn alien_at(&self, position: Position) -> bool {
        position.is_on_grid() && self.on_ice[position.cell()].is_some()
    }

    pub fn agent_position(&self, player: i32, agent: i32) -> Position {
        entry(&self.agents, player).and_then(|team| entry(team, agent)).copied().unwrap_or(NOWHERE)
    }

    pub fn alien_info(&self, position: Position) -> AlienInfo {
        let number = if position.is_on_grid() { self.on_ice[position.cell()] } else { None };
        number.map_or(NOBODY, |number| self.aliens[number])
    }

    /// All aliens of the match, also those that are gone or still to come.
    pub fn aliens(&self) -> Vec<AlienInfo> {
        self.aliens.clone()
    }

    pub fn opponent_history(&self) -> Vec<ActionRecord> {
        self.history.clone()
    }

    pub fn score(&self, player: i32) -> i32 {
        entry(&self.scores, player).copied().unwrap_or(-1)
    }

    pub fn me(&self) -> i32 {
        self.me
    }

    pub fn opponent(&self) -> i32 {
        1 - self.me
    }

    pub fn current_round(&self) -> i32 {
        self.round
    }

    // The match

    fn new(wire: Wire) -> Ice {
        Ice {
            wire,
            turn: None,
            me: 0,
            round: 0,
            scores: Vec::new(),
            points: Vec::new(),
            walls: Vec::new(),
            agents: Vec::new(),
            owners: [-1; CELLS],
            aliens: Vec::new(),
            on_ice: [None; CELLS],
            history: Vec::new(),
        }
    }

    fn greet(&mut self, hello: &Json) {
        let _ = TOLD.set(hello.clone());
        let game = hello.get("game").text();
        if game != "iceberg" {
            eprintln!("This bot plays iceberg, not {game}.");
            std::process::exit(1);
        }
        self.me = hello.get("seat").whole();
        self.look(hello.get("view"));
        self.on_ice = [None; CELLS]; // the first arrivals come after on_match_start
    }

    fn look(&mut self, view: &Json) {
        self.round = view.get("round").whole();
        self.scores = view.get("scores").wholes();
        if !view.get("points").list().is_empty() {
            self.points = view.get("points").wholes();
        }
        self.walls = view.get("walls").texts();
        let team = |seen: &Json| seen.list().iter().map(Position::read).collect();
        self.agents = view.get("agents").list().iter().map(team).collect();
        self.owners = [-1; CELLS];
        for (player, team) in self.agents.iter().enumerate() {
            team.iter().for_each(|agent| self.owners[agent.cell()] = player as i32);
        }
        self.look_at_aliens(view.get("aliens").list());
        let latest = view.get("history").list()[self.opponent() as usize].texts();
        self.history = latest.iter().map(|text| ActionRecord::read(text)).collect();
    }

    fn look_at_aliens(&mut self, aliens: &[Json]) {
        self.aliens.clear();
        self.on_ice = [None; CELLS];
        for seen in aliens {
            let position = Position::read(seen);
            if seen.get("state").text() == "on-ice" {
                self.on_ice[position.cell()] = Some(self.aliens.len());
            }
            self.aliens.push(AlienInfo {
                position,
                points: seen.get("points").whole(),
                arrival: seen.get("arrival").whole(),
                duration: seen.get("duration").whole(),
                capture_progress: seen.get("captureProgress").whole(),
            });
        }
    }

    fn act(&mut self, kind: i32, agent: i32, direction: i32) -> i32 {
        self.attempt("act", &format!(r#","kind":{kind},"agent":{agent},"direction":{direction}"#))
    }

    fn attempt(&mut self, kind: &str, fields: &str) -> i32 {
        match self.ask(kind, fields).get("code") {
            Json::Number(code) => *code as i32,
            _ => NOT_YOUR_TURN,
        }
    }

    /// The result of a request; nothing outside one's turn, or when its time is up.
    fn ask(&mut self, kind: &str, fields: &str) -> Json {
        let Some(turn) = self.turn else { return Json::Null };
        self.wire.say(format!(r#"{{"type":"{kind}","id":{turn}{fields}}}"#));
        let mut answer = self.wire.hear();
        while !["result", "late"].contains(&answer.get("type").text()) {
            answer = self.wire.hear();
        }
        if answer.get("type").text() == "late" {
            self.turn = None;
        }
        self.mirror(&answer);
        answer
    }

    fn mirror(&mut self, answer: &Json) {
        if *answer.get("points") != Json::Null {
            self.points = answer.get("points").wholes();
        }
        if let [player, agent, row, column] = answer.get("moved").wholes()[..] {
            let cell = &mut self.agents[player as usize][agent as usize];
            self.owners[cell.cell()] = -1;
            *cell = at(row, column);
            self.owners[cell.cell()] = player;
        }
        if let [number, counter] = answer.get("capture").wholes()[..] {
            self.aliens[number as usize].capture_progress = counter;
        }
    }

    fn is_open(&self, position: Position) -> bool {
        self.cell_type(position) == FREE && self.agent_owner_at(position) == -1
    }
}

fn entry<T>(list: &[T], number: i32) -> Option<&T> {
    usize::try_from(number).ok().and_then(|number| list.get(number))
}
