mod plateau_bot;
use plateau_bot::{run, Ice, IcebergBot};

struct Starter;

impl IcebergBot for Starter {
    fn on_turn(&mut self, ice: &mut Ice) {
        for agent in 0..4 {
            let here = ice.agent_position(ice.me(), agent);
            if ice.alien_at(here) {
                continue; // three rounds on its cell capture an alien
            }
            let aliens = ice.aliens().into_iter().filter(|alien| ice.alien_at(alien.position));
            let ways = aliens.map(|alien| ice.shortest_path(here, alien.position));
            let nearest = ways.filter(|way| !way.is_empty()).min_by_key(|way| way.len());
            for direction in nearest.unwrap_or_default() {
                ice.move_agent(agent, direction);
            }
        }
    }
}

fn main() {
    run("starter", Starter);
}
