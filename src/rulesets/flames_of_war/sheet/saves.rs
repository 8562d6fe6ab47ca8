//! Saves of one kind of team against a number of hits. Procedures FOW-SAV-P1
//! and FOW-SAV-P2; the dice are those of [`damage`](super::damage).

use crate::rulesets::flames_of_war::prelude::*;

use super::damage::{Damage, Strike, Toll};
use super::morale::PlatoonMorale;
use super::passengers::Passengers;

choices! {
    /// The attack that hits the teams.
    pub enum Fire {
        /// Shooting at a visible target.
        Direct = "direct" => t::FIRE_DIRECT,
        /// An artillery bombardment (FOW-ART-30 to -32).
        Bombardment = "bombardment" => t::FIRE_BOMBARDMENT,
        /// Bombs or rockets from the air (FOW-AIR-19).
        Bombs = "bombs" => t::FIRE_BOMBS,
        /// Cannon or machine-guns from the air (FOW-AIR-19).
        Cannon = "cannon" => t::FIRE_CANNON,
    }
}

choices! {
    /// Where direct fire hits a vehicle (FOW-SAV-02).
    pub enum Facing {
        /// The front.
        Front = "front" => t::FACING_FRONT,
        /// The side or rear of hull or turret.
        Side = "side" => t::FACING_SIDE,
    }
}

form! {
    /// The questions about saves.
    pub struct Saves {
        group t::GROUP_TARGET => {
            /// How the teams save.
            target: TargetKind = TargetKind::Infantry, t::TARGET_KIND, ["FOW-SAV-T2"];
            /// Teams that are hit, all of one kind.
            teams: Count<1, 30> = 1, t::SAVES_TEAMS, ["FOW-ALO-03"];
            /// Hits on all of the teams in total.
            hits: Count<0, 100> = 1, t::SAVES_HITS, ["FOW-HIT-P1"];
            /// They are in bulletproof cover or dug in.
            cover: bool = false, t::BULLETPROOF_COVER, ["FOW-SAV-07", "FOW-ART-31", "FOW-ART-32", "FOW-AMB-48"],
                when |form| form.target.uses_cover();
            /// They are guns with a shield, hit from the front.
            shield: bool = false, t::GUN_SHIELD, ["FOW-SAV-08", "FOW-AMB-68"],
                when |form| form.target == TargetKind::Gun;
            /// The guns moved at the double.
            doubled: bool = false, t::SAVES_DOUBLED, ["FOW-SAV-08", "FOW-DBL-05"],
                when |form| form.target == TargetKind::Gun && form.shield;
            /// The armour of the face that was hit.
            armour: Count<0, 20> = 6, t::ARMOUR, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.is_armoured() && form.card_armour().is_none();
            /// The side armour, if the front armour is also known.
            side_armour: Count<0, 20> = 3, t::ARMOUR_SIDE, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.is_armoured() && form.by_card && form.strikes_side();
            /// The state of the vehicles that are hit.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04", "FOW-AMB-14"],
                when |form| form.is_armoured();
            /// The vehicles carry teams.
            aboard: bool = false, t::CARRY_TEAMS, ["FOW-AMB-74"],
                when |form| form.target.is_vehicle();
        }
        group t::GROUP_FIRE => {
            /// The attack that hits them.
            fire: Fire = Fire::Direct, t::SAVES_FIRE, ["FOW-ART-30", "FOW-AIR-19", "FOW-SAV-08"];
            /// The face of the vehicle that it hits.
            facing: Facing = Facing::Front, t::SAVES_FACING, ["FOW-SAV-02"],
                when |form| form.is_armoured() && form.direct();
            /// The armour of the struck face is taken from the card; otherwise the single
            /// armour value is used, as in older links.
            by_card: bool = false, t::SAVES_BY_CARD, ["FOW-SAV-02", "FOW-ART-30", "FOW-AIR-19"],
                when |form| form.is_armoured() && (form.strikes_side() || form.strikes_top());
            /// The top armour, if the front armour is also known.
            top_armour: Count<0, 20> = 1, t::ARMOUR_TOP, ["FOW-ART-30", "FOW-AIR-19"],
                when |form| form.is_armoured() && form.by_card && form.strikes_top();
            /// The shooter is over 16"/40 cm away.
            over_16: bool = false, t::OVER_16, ["FOW-SAV-01", "FOW-AMB-34"],
                when |form| form.is_armoured() && form.fire == Fire::Direct;
            /// The weapon's Anti-tank.
            anti_tank: Count<1, 25> = 9, t::ANTI_TANK, ["FOW-SAV-01"],
                when |form| form.is_armoured();
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 5, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.is_armoured()
                    || form.covered();
        }
        group t::GROUP_CREW => {
            /// The platoon's motivation.
            will: Will => "", heads [t::GROUP_CREW],
                when |form, _| form.is_armoured(),
                with { motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"]; };
        }
    }
}

outcome! {
    /// The losses of the teams.
    pub struct Saved of |form: &Saves| {
        /// Teams destroyed.
        destroyed: u32, t::PART_DESTROYED, tone Bad;
        /// Vehicles newly bailed out.
        bailed_out: u32, t::PART_BAILED_OUT, tone Bad, when form.is_armoured();
    } beside {
        /// The losses, by the earlier state of the teams.
        toll: Toll;
    }
}

impl Saves {
    fn is_armoured(&self) -> bool {
        self.target == TargetKind::Armoured
    }

    pub(crate) fn direct(&self) -> bool {
        self.fire == Fire::Direct
    }

    fn strikes_side(&self) -> bool {
        (self.direct() && self.facing == Facing::Side) || self.fire == Fire::Cannon
    }

    fn strikes_top(&self) -> bool {
        matches!(self.fire, Fire::Bombardment | Fire::Bombs)
    }

    /// The side or top armour, if that face is hit and its armour is known separately (FOW-SAV-02,
    /// FOW-ART-30, FOW-AIR-19).
    fn card_armour(&self) -> Option<i16> {
        match (self.by_card, self.strikes_side(), self.strikes_top()) {
            (true, true, _) => Some(self.side_armour.0),
            (true, _, true) => Some(self.top_armour.0),
            _ => None,
        }
    }

    /// The armour of the face that is hit.
    fn struck(&self) -> i16 {
        self.card_armour().unwrap_or(self.armour.0)
    }

    /// Whether the shield counts: only against direct fire, and only if the gun did not move at the
    /// double (FOW-SAV-08, FOW-AMB-68).
    fn shield_counts(&self) -> bool {
        self.target == TargetKind::Gun && self.shield && self.direct() && !self.doubled
    }

    fn covered(&self) -> bool {
        self.target.uses_cover() && (self.cover || self.shield_counts())
    }

    /// The struck face's armour: its label, the note on it, and the rule.
    fn face(&self) -> (Text, Note) {
        match (self.fire, self.facing) {
            (Fire::Direct, Facing::Front) => {
                (t::ARMOUR_FRONT, Note::new(t::NOTE_SAVES_FACE_FRONT, "FOW-SAV-02"))
            }
            (Fire::Direct, Facing::Side) => {
                (t::ARMOUR_SIDE, Note::new(t::NOTE_SAVES_FACE_SIDE, "FOW-SAV-02"))
            }
            (Fire::Bombardment, _) => {
                (t::ARMOUR_TOP, Note::new(t::NOTE_SAVES_FACE_TOP, "FOW-ART-30"))
            }
            (Fire::Bombs, _) => (t::ARMOUR_TOP, Note::new(t::NOTE_SAVES_FACE_TOP, "FOW-AIR-19")),
            (Fire::Cannon, _) => {
                (t::ARMOUR_SIDE, Note::new(t::NOTE_SAVES_FACE_CANNON, "FOW-AIR-19"))
            }
        }
    }

    fn strike(&self) -> Strike {
        Strike {
            kind: self.target,
            state: self.state,
            armour: (self.face().0, self.struck()),
            over_16: self.over_16 && self.direct(),
            covered: self.covered(),
            anti_tank: self.anti_tank.0,
            firepower: self.firepower.0,
            will: self.will,
        }
    }

    /// Notes on circumstances that seem to help but do not.
    fn not_counted(&self) -> Vec<Note> {
        let shield = self.target == TargetKind::Gun && self.shield;
        let mut kept = Notes::default();
        kept.add(self.is_armoured() && !self.direct(), t::NOTE_SAVES_NO_RANGE_BONUS, "FOW-AMB-34");
        kept.add(shield && self.doubled, t::NOTE_SHIELD_DOUBLED, "FOW-SAV-08");
        let cite = match self.fire {
            Fire::Direct | Fire::Bombardment => "FOW-ART-32",
            Fire::Bombs | Fire::Cannon => "FOW-AMB-68",
        };
        kept.add(shield && !self.direct(), t::NOTE_SAVES_SHIELD_FRONT_ONLY, cite);
        kept.add(self.cover && self.shield_counts(), t::KEPT_SHIELD_IN_COVER, "FOW-SAV-08");
        kept.0
    }

    /// Adds the chances that matter to the saving player: how much survives.
    fn wanted(&self, working: Working) -> Working {
        let none = Saved::AT.destroyed.at_most(0);
        let one = self.teams.0 == 1;
        let working = if one {
            working.chance(t::WANT_SURVIVES, none)
        } else {
            working
                .chance(t::WANT_ALL_SURVIVE, none)
                .chance(t::WANT_DESTROYED_AVERAGE, Saved::AT.destroyed.on_average())
        };
        let any = Saved::AT.bailed_out.at_least(1);
        match (self.is_armoured(), one) {
            (false, _) => working,
            (true, true) => working.chance(t::WANT_BAILED_OUT, any),
            (true, false) => working.chance(t::WANT_ONE_BAILED_OUT, any),
        }
    }

    fn notes(&self) -> Vec<Note> {
        let armoured = self.is_armoured();
        let mut notes = Notes::default();
        if armoured {
            notes.0.extend([self.face().1]);
        }
        notes.add(
            armoured && (self.state != VehicleState::Working || self.hits.0 > self.teams.0),
            t::NOTE_SAVES_SECOND_BAIL_OUT,
            "FOW-BAI-04",
        );
        notes.add(armoured, t::NOTE_ARMOUR_RESULT, "FOW-SAV-T1");
        notes.add(self.teams.0 > 1, t::NOTE_HITS_SPREAD, "FOW-ALO-03");
        notes.add(self.target.is_vehicle() && self.aboard, t::NOTE_EACH_HIT_ROLLED, "FOW-AMB-74");
        notes.0.extend([match self.fire {
            Fire::Direct if armoured => Note::new(t::NOTE_NEVER_PINNED, "FOW-PIN-03"),
            Fire::Direct => Note::new(t::NOTE_SAVES_FIVE_HITS_PIN, "FOW-RES-01"),
            Fire::Bombardment => Note::new(t::NOTE_SAVES_ONE_HIT_PINS, "FOW-ART-33"),
            Fire::Bombs | Fire::Cannon => Note::new(t::NOTE_SAVES_ONE_HIT_PINS, "FOW-AIR-20"),
        }]);
        notes.0
    }
}

impl Calculate for Saves {
    type House = House;
    type Outcome = Saved;
    const ABOUT: About = About::new("saves", t::SAVES, t::SAVES_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-SAV-P1", "FOW-SAV-P2", "FOW-SAV-T1", "FOW-SAV-T2"];

    fn work(&self, _: &House) -> Work<Self> {
        let strike = self.strike();
        let carries = self.target.is_vehicle() && self.aboard;
        let damage = Damage::of(&strike).at_carriers(carries);
        let sums = damage.sums(&strike);
        let (teams, hits) = (self.teams.count(), self.hits.count());
        let working = Working {
            headline: (sums.first())
                .map_or((t::SAVE, Figure::Impossible), |sum| (sum.title, sum.result.clone())),
            sums,
            notes: self.notes(),
            not_counted: self.not_counted(),
            next: vec![
                Passengers::of_target(),
                PlatoonMorale::of(self.will, parts::TARGET_IS_TESTED),
            ],
            dice: Some((t::DICE_D_6, Figure::Dice(self.hits.0))),
            ..Working::default()
        };
        self.wanted(working).rolls(self, move |dice| {
            let toll = damage.take(dice, teams, hits);
            Saved { destroyed: toll.destroyed(), bailed_out: toll.bailed_out, toll }
        })
    }
}
