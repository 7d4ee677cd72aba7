//! Calls everything that the interface of Iceberg offers and tells on standard error what it answers.
//! The project's tests compare that with the answers of the rules themselves, the same for every kit.

mod plateau_bot;
use plateau_bot::*;

const RECITED_ROUNDS: [i32; 5] = [0, 1, 2, 50, 99];
const NUMBERS: [i32; 8] = [i32::MIN, -1, 0, 1, 2, 3, 4, i32::MAX];
const FLAGS: [(Position, i32); 8] = [
    (at(0, 0), 0),
    (at(24, 24), 3),
    (at(-1, 0), 1),
    (at(0, 25), 2),
    (at(5, 5), 4),
    (at(5, 5), -1),
    (at(i32::MAX, i32::MIN), 9),
    (at(7, 7), 1),
];
const WAYS: [(Position, Position); 5] = [
    (at(0, 0), at(24, 24)),
    (at(-1, 0), at(0, 0)),
    (at(0, 0), at(25, 0)),
    (at(12, 12), at(12, 12)),
    (at(3, 3), at(20, 4)),
];

struct InterfaceCheck;

impl IcebergBot for InterfaceCheck {
    fn on_match_start(&mut self, ice: &mut Ice) {
        println!(
            "told {} {} {} {} {}",
            plateau_bot::seed(),
            plateau_bot::grammar().len(),
            plateau_bot::grammar()[0].get("pattern").text(),
            plateau_bot::scene().is_null() as i32,
            plateau_bot::hello().get("seat").whole()
        );
        println!("start {} {} {}", ice.move_agent(0, 0), ice.debug_flag(at(0, 0), 1), ice.undo() as i32);
        tell(ice);
    }

    fn on_turn(&mut self, ice: &mut Ice) {
        if RECITED_ROUNDS.contains(&ice.current_round()) {
            recite(ice);
        }
        walk(ice);
    }

    fn on_match_end(&mut self, ice: &mut Ice) {
        println!("end {} {} {}", ice.slide(0, 0), ice.push(0, 0), ice.undo() as i32);
        tell(ice);
    }
}

fn recite(ice: &mut Ice) {
    tell(ice);
    for act in [Ice::move_agent, Ice::slide, Ice::push] {
        let mut codes = Vec::new();
        for agent in NUMBERS {
            codes.extend(NUMBERS.map(|direction| act(ice, agent, direction)));
        }
        tell_line("codes", codes);
        tell(ice);
        undo_all(ice);
    }
    tell_line("flags", FLAGS.map(|(position, flag)| ice.debug_flag(position, flag)));
    for agent in 0..4 {
        let codes = [ice.push(agent, agent), ice.slide(agent, (agent + 1) % 4), ice.move_agent(agent, agent)];
        tell_line("mixed", codes);
    }
    println!("undo {}", ice.undo() as i32);
    tell(ice);
    undo_all(ice);
}

fn undo_all(ice: &mut Ice) {
    let mut undone = 0;
    while ice.undo() {
        undone += 1;
    }
    println!("undone {undone}");
}

/// Like the starter, so that there is something to see.
fn walk(ice: &mut Ice) {
    for agent in 0..4 {
        let here = ice.agent_position(ice.me(), agent);
        if !ice.alien_at(here) {
            let aliens = ice.aliens().into_iter().filter(|alien| ice.alien_at(alien.position));
            let ways = aliens.map(|alien| ice.shortest_path(here, alien.position));
            let nearest = ways.filter(|way| !way.is_empty()).min_by_key(|way| way.len());
            for direction in nearest.unwrap_or_default() {
                ice.move_agent(agent, direction);
            }
        }
    }
}

fn tell(ice: &Ice) {
    tell_line("round", [ice.current_round(), ice.me(), ice.opponent()]);
    tell_line("scores", (-1..=2).map(|player| ice.score(player)));
    tell_line("points", (-1..=4).map(|agent| ice.action_points(agent)));
    let team = |player| (-1..=4).map(move |agent| cell(ice.agent_position(player, agent)));
    tell_line("agents", (-1..=2).flat_map(team));
    for row in -1..=25 {
        println!("{}", (-1..=25).map(|column| letter(ice, at(row, column))).collect::<String>());
    }
    println!("info {}", info(ice.alien_info(at(-1, 0))));
    for alien in ice.aliens() {
        println!("alien {} {}", info(alien), info(ice.alien_info(alien.position)));
    }
    let record = |done: &ActionRecord| format!("{}/{}/{}", done.kind, done.agent, done.direction);
    tell_line("history", ice.opponent_history().iter().map(record));
    for (from, to) in WAYS {
        tell_way(ice, from, to);
    }
    for agent in 0..4 {
        for alien in ice.aliens() {
            tell_way(ice, ice.agent_position(ice.me(), agent), alien.position);
        }
    }
}

fn tell_way(ice: &Ice, from: Position, to: Position) {
    let digits: String = ice.shortest_path(from, to).iter().map(i32::to_string).collect();
    println!("{}", format!("way {digits}").trim_end());
}

fn tell_line<T: ToString>(name: &str, words: impl IntoIterator<Item = T>) {
    let mut line = vec![name.to_string()];
    line.extend(words.into_iter().map(|word| word.to_string()));
    println!("{}", line.join(" "));
}

fn letter(ice: &Ice, position: Position) -> char {
    let number = ice.cell_type(position) + 3 * (ice.agent_owner_at(position) + 1);
    char::from(b'a' + (number + 9 * ice.alien_at(position) as i32) as u8)
}

fn cell(position: Position) -> String {
    format!("{},{}", position.row, position.column)
}

fn info(alien: AlienInfo) -> String {
    let AlienInfo { position, points, arrival, duration, capture_progress } = alien;
    format!("{} {points} {arrival} {duration} {capture_progress}", cell(position))
}

fn main() {
    run("interface check", InterfaceCheck);
}
