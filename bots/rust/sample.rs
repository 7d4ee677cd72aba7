//! Sends each agent to the alien that pays most per round, and slides where that is cheaper.

mod plateau_bot;
use plateau_bot::*;
use std::collections::HashSet;

const LOOK_AHEAD: i32 = 12; // rounds; later arrivals can wait

struct Errand {
    agent: i32,
    target: Position,
    worth: f64,
}

struct Hunter;

impl IcebergBot for Hunter {
    fn on_turn(&mut self, ice: &mut Ice) {
        let mut busy = HashSet::new();
        let mut taken = HashSet::new();
        for errand in errands(ice) {
            if !busy.contains(&errand.agent) && !taken.contains(&errand.target) {
                busy.insert(errand.agent);
                taken.insert(errand.target);
                walk(ice, errand.agent, errand.target);
            }
        }
    }
}

/// All that could be done, the best first.
fn errands(ice: &Ice) -> Vec<Errand> {
    let mut errands = Vec::new();
    for agent in 0..AGENTS_PER_PLAYER {
        let here = ice.agent_position(ice.me(), agent);
        for alien in ice.aliens().iter().filter(|alien| is_wanted(ice, alien)) {
            let steps = ice.shortest_path(here, alien.position).len() as i32;
            let rounds = rounds_until_captured(ice, alien, steps);
            let end = alien.arrival + alien.duration.min(ROUNDS - alien.arrival);
            let can_go = steps > 0 || here == alien.position;
            if can_go && ice.current_round() + rounds <= end {
                let worth = f64::from(alien.points) / f64::from(rounds);
                errands.push(Errand { agent, target: alien.position, worth });
            }
        }
    }
    errands.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    errands
}

fn is_wanted(ice: &Ice, alien: &AlienInfo) -> bool {
    let is_coming = (1..=LOOK_AHEAD).contains(&(alien.arrival - ice.current_round()));
    alien.points > 0 && (is_coming || ice.alien_at(alien.position))
}

fn rounds_until_captured(ice: &Ice, alien: &AlienInfo, steps: i32) -> i32 {
    let counted = if steps > 0 { 0 } else { alien.capture_progress };
    let walking = (steps - 1).max(0) / POINTS_PER_TURN;
    walking.max(alien.arrival - ice.current_round()) + CAPTURE_ROUNDS - counted
}

/// Goes as far as the points allow. Others may have moved, so the way is looked up again.
fn walk(ice: &mut Ice, agent: i32, target: Position) {
    loop {
        let here = ice.agent_position(ice.me(), agent);
        let way = ice.shortest_path(here, target);
        let Some(&direction) = way.first() else { return };
        let slides = ice.action_points(agent) >= SLIDE_COST && is_slide(ice, here, &way);
        let code = if slides { ice.slide(agent, direction) } else { ice.move_agent(agent, direction) };
        if code != OK {
            return;
        }
    }
}

/// Whether a slide ends on the way, behind more steps than it costs.
fn is_slide(ice: &Ice, here: Position, way: &[i32]) -> bool {
    let run = way.iter().take_while(|step| **step == way[0]).count() as i32;
    let behind = (0..=run).fold(here, |cell, _| cell.next(way[0]));
    let stops = ice.cell_type(behind) != FREE || ice.agent_owner_at(behind) != -1;
    run > SLIDE_COST && stops
}

fn main() {
    run("hunter", Hunter);
}
