//! Uses Adjutant's rules from another crate, without the app: a table of odds for a spreadsheet.
//!
//! ```text
//! cargo run --package odds-as-csv > odds.csv
//! ```
//!
//! Each row is a volley of the Flames of War sheet (four tanks, ROF 2, at a platoon of five), each
//! column a way in which the target protects itself.

use std::process::ExitCode;

use adjutant::aid::Values;
use adjutant::dice::odds;
use adjutant::rulesets;

/// The target's skill, by its id in addresses.
const SKILLS: [&str; 3] = ["conscript", "trained", "veteran"];

/// The target in the open, concealed, and concealed and gone to ground.
const HIDING: [(&str, &[(&str, &str)]); 3] = [
    ("open", &[]),
    ("concealed", &[("concealed", "yes")]),
    ("gone to ground", &[("concealed", "yes"), ("gone-to-ground", "yes")]),
];

fn main() -> ExitCode {
    match table() {
        Ok(table) => {
            print!("{table}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The chance that a volley destroys at least one team, as lines of CSV.
fn table() -> Result<String, String> {
    let mut lines = vec![format!("skill,{}", HIDING.map(|(name, _)| name).join(","))];
    for skill in SKILLS {
        let chances: Result<Vec<String>, String> = HIDING
            .iter()
            .map(|(_, hiding)| chance(skill, hiding).map(|chance| format!("{chance:.4}")))
            .collect();
        lines.push(format!("{skill},{}", chances?.join(",")));
    }
    Ok(lines.join("\n") + "\n")
}

/// The chance that one volley destroys at least one team.
fn chance(skill: &str, hiding: &[(&str, &str)]) -> Result<f64, String> {
    let sheet = rulesets::find("flames-of-war").ok_or("no such sheet")?;
    let shooting = sheet.calculator("shooting").ok_or("no such calculator")?;
    let mut written =
        vec![("target-skill", skill), ("target", "armoured"), ("shooters", "4"), ("rof", "2")];
    written.extend(hiding);
    let (answers, unread) = Values::read(shooting.fields, written);
    if let Some((name, _)) = unread.first() {
        return Err(format!("the calculator has no question or answer `{name}`"));
    }
    let working = (shooting.work)(&answers, &Values::defaults(sheet.house_rules));
    let procedure = working.procedure.ok_or("the rules do not allow this shot")?;
    let destroyed = working
        .parts
        .iter()
        .position(|part| part.id == "destroyed")
        .ok_or("the outcome does not count destroyed teams")?;
    Ok(odds(procedure).chance(|outcome| outcome.0[destroyed] > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_troops_and_better_cover_lose_fewer_tanks() {
        let chance = |skill, hiding: usize| chance(skill, HIDING[hiding].1).unwrap_or(f64::NAN);
        assert!(chance("conscript", 0) > chance("veteran", 0));
        assert!(chance("veteran", 0) > chance("veteran", 1));
        assert!(chance("veteran", 1) > chance("veteran", 2));
    }
}
