//! Direct fire as one chain: whether it may be fired, the hit roll with all
//! modifiers, criticals and bad luck, the strength of the ammunition, and its
//! effect on the target. Procedures K20-DIR-P1, K20-DIR-P2, K20-AMM-P1 to -P3
//! and -P5, K20-HET-P1.

use crate::rulesets::k20::prelude::*;

use super::armament::{Ammunition, Armament, Solid};
use super::cover::{Concealed, InfantryVisible, VehicleVisible};
use super::effect::{Half, Strength};
use super::facing::FaceHit;
use super::forms::Spotting;
use super::hit_effect::HitEffect;
use super::infantry_fire::InfantryFire;
use super::number::ByTraining;
use super::scatter::{Gone, Parity, Scatter};
use super::shot::{Aim, Shot};
use super::template::{Model, Ring, Template, Under};
use super::training::TrainingTest;
use super::volley::{Fired, Volley, rows};
use super::{armament, range, scatter, tables};

choices! {
    /// How the target evades (K20-DIR-T2).
    pub enum Evading {
        /// It does not evade.
        No = "no" => t::EVADING_NO,
        /// -2
        Two = "2" => t::EVADING_2,
        /// -3
        Three = "3" => t::EVADING_3,
        /// -4
        Four = "4" => t::EVADING_4,
        /// -5
        Five = "5" => t::EVADING_5,
    }
}

impl Evading {
    /// The modifier of the hit roll.
    pub const fn modifier(self) -> i16 {
        match self {
            Self::No => 0,
            // Each further answer costs one more, up to the highest printed value.
            step => tables::DIR_EVADING[0] - (step as i16 - Self::Two as i16),
        }
    }
}

form! {
    /// The questions about direct fire.
    pub struct DirectFire {
        group t::GROUP_SHOT => {
            /// The target.
            target: Target = Target::Vehicle, t::TARGET, ["K20-DIR-07", "K20-AMB-60", "K20-AMB-66"];
            /// The distance to the target.
            distance: Inches<0, 72> = 0, t::DISTANCE, ["K20-DIR-08", "K20-DIR-T4", "K20-GEN-05", "K20-AMB-13", "K20-AMB-15"];
            /// The range modifier, if none is printed.
            range_modifier: Count<-40, 20> = 0, t::RANGE_MODIFIER, ["K20-AMB-14"],
                when |form| form.distance.0 > 60;
            /// The Training of the shooter.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-DIR-09", "K20-GEN-06"];
            /// The ammunition.
            ammunition: Ammunition = Ammunition::Ap, t::AMMUNITION, ["K20-AMM-01", "K20-AMM-03", "K20-AMM-04", "K20-AMM-07"];
            /// The AP value.
            ap: Count<0, 30> = 0, t::AP_VALUE, ["K20-AMM-01", "K20-AMM-T1", "K20-GEN-06"],
                when |form| form.ammunition == Ammunition::Ap;
            /// The HT value.
            ht: Count<0, 30> = 0, t::HT_VALUE, ["K20-AMM-03", "K20-GEN-06"],
                when |form| form.ammunition == Ammunition::Ht;
            /// The HE OV, against vehicles, guns and structures.
            he_ov: Count<-10, 30> = 0, t::HE_OV, ["K20-AMM-04", "K20-AMM-T2", "K20-GEN-06"],
                when |form| form.is_he() && form.half() == Half::Vehicle;
            /// The HE FP, against infantry, passengers and crews.
            he_fp: Count<-10, 30> = 0, t::HE_FP, ["K20-AMM-04", "K20-AMM-T2", "K20-GEN-06"],
                when |form| form.is_he() && (form.half() == Half::Infantry || form.has_crew());
            /// The anti-armour shot's value.
            anti_armour: Count<0, 30> = 0, t::ANTI_ARMOUR_VALUE, ["K20-AMM-07", "K20-GEN-06"],
                when |form| form.ammunition == Ammunition::SmallArms;
            /// The weapon of the anti-armour shot.
            armament: Armament = Armament::Automatic, t::ARMAMENT, ["K20-AMM-T4", "K20-AMB-62"],
                when |form| form.ammunition == Ammunition::SmallArms;
            /// The reach of another weapon's anti-armour shot.
            reach: Inches<0, 72> = 0, t::REACH, ["K20-AMB-62"],
                when |form| form.ammunition == Ammunition::SmallArms && form.armament == Armament::Other;
            /// The armour of the face that is hit.
            armour: FaceHit => "", when |form, _| form.half() == Half::Vehicle;
        }
        group t::GROUP_SHOOTER => {
            /// The OM from the unit card for the shooter's action.
            om: Count<-20, 20> = 0, t::OM, ["K20-DIR-T1", "K20-AMB-12", "K20-GEN-06"];
            /// The number of shots at this target, one after another. A template is resolved before
            /// the next shot, so HE shots are worked out one by one.
            shots: Count<1, 3> = 1, t::SHOTS, ["K20-DIR-T1", "K20-AMB-24"],
                when |form| !form.is_he();
            /// The first of them is already a further shot.
            further: bool = false, t::FURTHER_SHOT, ["K20-DIR-T1", "K20-AMB-24"];
            /// The shooter's morale level.
            level: Level = Level::Confident, t::SHOOTER_LEVEL, ["K20-DIR-T1", "K20-AMB-07"];
            /// The shooter is Pinned or Damaged, or both.
            pinned_or_damaged: bool = false, t::PINNED_OR_DAMAGED, ["K20-DIR-T1", "K20-AMB-07"];
            /// Any other modifier of the hit roll.
            situational: Count<-20, 20> = 0, t::SITUATIONAL, ["K20-DIR-03"];
            /// The weapon is an infantry weapon or a machine gun, which has no criticals and no
            /// jams.
            infantry_weapon: bool = false, t::INFANTRY_WEAPON, ["K20-DIR-10", "K20-AMB-48"],
                when |form| form.ammunition != Ammunition::SmallArms;
        }
        group t::GROUP_TARGET => {
            /// The target's defence modifier.
            defence: Count<-20, 20> = 0, t::DEFENCE, ["K20-DIR-07", "K20-DIR-T2", "K20-GEN-06"],
                when |form| form.target != Target::Building;
            /// The class of the building; the sheet prints no sign.
            building_class: Count<-10, 10> = 0, t::BUILDING_CLASS, ["K20-DIR-07", "K20-AMB-23"],
                when |form| form.target == Target::Building;
            /// How the target evades.
            evading: Evading = Evading::No, t::EVADING, ["K20-DIR-T2", "K20-DIR-04"],
                when |form| form.target != Target::Building;
            /// The target is moving.
            moving: bool = false, t::TARGET_MOVING, ["K20-DIR-T2", "K20-DIR-04", "K20-AMM-T2"],
                when |form| form.target != Target::Building;
            /// The target is infantry that runs, which matters for HE.
            running: bool = false, t::TARGET_RUNNING, ["K20-AMM-T2", "K20-AMB-12"],
                when |form| form.is_he() && form.target == Target::Infantry && form.moving;
            /// The target has no armour at all.
            unarmoured: bool = false, t::UNARMOURED, ["K20-AMM-02", "K20-AMM-T2", "K20-AMB-40", "K20-AMB-56"],
                when |form| form.asks_unarmoured();
            /// There is infantry in or on the vehicle.
            passengers: bool = false, t::TARGET_PASSENGERS, ["K20-AMM-04"],
                when |form| form.is_he() && form.target == Target::Vehicle;
            /// The target already has 1 damage.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.half() == Half::Vehicle;
        }
        group t::GROUP_COVER => {
            /// The target's cover; infantry has separate columns.
            concealed: Concealed => "",
                with {
                    infantry_visible = InfantryVisible::Half, t::VISIBLE, ["K20-DIR-T3", "K20-AMB-20"],
                        when |form, _| form.target == Target::Infantry;
                    vehicle_visible = VehicleVisible::OverHalf, t::VISIBLE, ["K20-DIR-T3", "K20-AMB-20", "K20-AMB-66"],
                        when |form, _| form.target != Target::Infantry;
                };
            /// The target is camouflaged, which is added to cover.
            camouflage: bool = false, t::CAMOUFLAGED, ["K20-DIR-05", "K20-DIR-T2"];
            /// There is smoke over the target or on the line of sight, which is added to cover.
            smoke: bool = false, t::SMOKE, ["K20-DIR-05", "K20-DIR-T2", "K20-AMB-22"];
        }
        group t::GROUP_SHOT_ALLOWED => {
            /// There is a line of sight.
            line_of_sight: bool = true, t::LINE_OF_SIGHT, ["K20-DIR-01", "K20-DIR-02"];
            /// The target is hidden and not spotted.
            hidden: bool = false, t::TARGET_HIDDEN, ["K20-DIR-01", "K20-SPT-01"];
            /// The state of the weapon; the question is left out for weapons that cannot jam.
            gun_state: Weapon = Weapon::Ready, t::WEAPON, ["K20-DIR-T5", "K20-DIR-10"],
                when |form| form.has_criticals();
            /// The app rolls a direction when HE scatters.
            random_bearing: bool = true, t::RANDOM_BEARING, ["K20-AMB-41"],
                when |form| form.is_he();
        }
    }
}

impl DirectFire {
    pub(crate) fn is_he(&self) -> bool {
        self.ammunition == Ammunition::He
    }

    /// The half of the hit-effect table for the target itself.
    pub(crate) fn half(&self) -> Half {
        match self.target {
            Target::Infantry => Half::Infantry,
            Target::Vehicle | Target::Gun | Target::Building => Half::Vehicle,
        }
    }

    /// Whether HE also strikes a crew or passengers (K20-AMM-04).
    fn has_crew(&self) -> bool {
        match self.target {
            Target::Gun => true,
            Target::Vehicle => self.passengers,
            Target::Infantry | Target::Building => false,
        }
    }

    /// Whether it strikes passengers, which are a separate unit from their vehicle.
    pub(crate) fn strikes_passengers(&self) -> bool {
        self.is_he() && self.target == Target::Vehicle && self.passengers
    }

    fn asks_unarmoured(&self) -> bool {
        matches!(self.target, Target::Vehicle | Target::Gun)
            && matches!(self.ammunition, Ammunition::Ap | Ammunition::He)
    }

    /// Whether natural 1 and 20 are special (K20-DIR-10).
    fn has_criticals(&self) -> bool {
        self.ammunition != Ammunition::SmallArms && !self.infantry_weapon
    }

    pub(crate) fn shots(&self) -> u32 {
        if self.is_he() { 1 } else { self.shots.count() }
    }

    /// The range modifier, whether printed or entered (K20-AMB-14).
    fn range(&self, house: House) -> Modifier {
        range::hit_modifier(self.distance.0, house.long_range_goes_on).map_or_else(
            || Modifier::new(t::RANGE, self.range_modifier.0, "K20-AMB-14"),
            |modifier| Modifier::new(t::RANGE, modifier, "K20-DIR-T4"),
        )
    }

    /// The hit number (K20-DIR-P1, step 2) of a first or a further shot.
    fn number(&self, further: bool, house: House) -> (Sum, i16) {
        let mut modifiers = vec![
            Modifier::new(t::OM_SHORT, self.om.0, "K20-DIR-T1"),
            Modifier::new(self.level.label(), self.level.modifier(), self.level_cite()),
        ];
        let mut add = |applies: bool, label: Text, value: i16, cite| {
            if applies {
                modifiers.push(Modifier::new(label, value, cite));
            }
        };
        add(further, t::FURTHER_SHOT, tables::DIR_FURTHER_SHOT, "K20-AMB-24");
        add(self.pinned_or_damaged, t::PINNED_OR_DAMAGED, tables::PINNED_OR_DAMAGED, "K20-DIR-T1");
        if self.target == Target::Building {
            let class = self.building_class.0 * tables::DIR_BUILDING_CLASS;
            add(true, t::BUILDING_CLASS_TWICE, class, "K20-DIR-07");
        } else {
            add(true, t::DEFENCE, self.defence.0, "K20-DIR-07");
            add(true, t::EVADING, self.evading.modifier(), "K20-DIR-T2");
            // Evading replaces moving (K20-DIR-04).
            add(
                self.moving && self.evading == Evading::No,
                t::TARGET_MOVING,
                tables::DIR_MOVING,
                "K20-DIR-T2",
            );
        }
        modifiers.extend(self.concealed.modifiers(self.target, house));
        let mut add = |applies: bool, label: Text, value: i16| {
            if applies {
                modifiers.push(Modifier::new(label, value, "K20-DIR-05"));
            }
        };
        add(self.camouflage, t::CAMOUFLAGED, tables::DIR_CAMOUFLAGE);
        add(self.smoke, t::SMOKE_SHORT, tables::DIR_SMOKE);
        modifiers.push(self.range(house));
        modifiers.push(Modifier::new(t::SITUATIONAL, self.situational.0, "K20-DIR-03"));
        modifiers.retain(|modifier| modifier.value != 0);
        let (id, title) = if further && !self.further {
            ("to-hit-further", t::TO_HIT_FURTHER)
        } else {
            ("to-hit", t::TO_HIT)
        };
        Sum::number(id, title, (t::TRAINING, self.training.0, "K20-DIR-09")).with_own(modifiers)
    }

    /// The rule behind the modifier for the level: the list for the hit roll does not have Broken,
    /// but the list for all tests does.
    const fn level_cite(&self) -> &'static str {
        match self.level {
            Level::Broken => "K20-AMB-07",
            _ => "K20-DIR-T1",
        }
    }

    fn aim(&self, number: i16) -> Aim {
        Aim { number, criticals: self.has_criticals(), scatters: self.is_he() }
    }

    /// A model under the centre of the template.
    fn under(&self, model: Model, house: House) -> Under {
        let under = Under {
            model,
            ring: Ring::Centre,
            he_fp: self.he_fp,
            he_ov: self.he_ov,
            cover: self.concealed.blast(self.target, house),
            movement: match (self.moving, self.running) {
                (false, _) => Movement::Still,
                (true, true) if self.target == Target::Infantry => Movement::Running,
                (true, _) => Movement::Moving,
            },
            unarmoured: self.unarmoured && self.asks_unarmoured(),
            ..Under::default()
        };
        under.struck_on(self.armour)
    }

    /// The strength against the target itself, after a hit of this kind; `None`
    /// if this ammunition cannot be fired at it.
    fn strength(&self, critical: Critical, house: House) -> Option<Strength> {
        if self.half() == Half::Infantry && !self.is_he() {
            return None;
        }
        let value = match self.ammunition {
            Ammunition::Ap => self.ap.0,
            Ammunition::Ht => self.ht.0,
            Ammunition::SmallArms => self.anti_armour.0,
            Ammunition::He => {
                let model = match self.target {
                    Target::Infantry => Model::Infantry,
                    Target::Vehicle | Target::Building => Model::Vehicle,
                    Target::Gun => Model::Gun,
                };
                return self.under(model, house).strength(critical, house);
            }
        };
        let solid = Solid {
            ammunition: self.ammunition,
            value,
            distance: self.distance.0,
            unarmoured: self.unarmoured && self.asks_unarmoured(),
            critical,
            dv: self.armour.armour(),
        };
        solid.strength(house)
    }

    /// The strength against its crew or passengers.
    fn crew_strength(&self, critical: Critical, house: House) -> Option<Strength> {
        let model = match self.target {
            Target::Gun => Model::Crew,
            _ => Model::Transported,
        };
        (self.is_he() && self.has_crew())
            .then(|| self.under(model, house).strength(critical, house))?
            .map(|strength| strength.called("crew-strength"))
    }

    /// The reach of the anti-armour shot.
    fn reach(&self) -> i16 {
        self.armament.reach().unwrap_or(self.reach.0)
    }

    fn refusals(&self, house: House) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(!self.line_of_sight, t::REFUSED_NO_LINE, "K20-DIR-02");
        refusals.add(self.hidden, t::REFUSED_HIDDEN, "K20-SPT-02");
        refusals.add(self.level == Level::Routed, t::REFUSED_ROUTED, "K20-AMB-07");
        refusals.0.extend(self.gun_state.fails().filter(|_| self.has_criticals()));
        let infantry = self.target == Target::Infantry;
        match self.ammunition {
            Ammunition::Ap if infantry => {
                refusals.add(true, t::REFUSED_AP_INFANTRY, "K20-AMM-01");
            }
            Ammunition::Ap => {
                let too_far = self.strength(Critical::None, house).is_none();
                let why = too_far.then(|| armament::too_far_for_ap(self.ap.0));
                refusals.0.extend(why);
            }
            Ammunition::Ht => refusals.add(infantry, t::REFUSED_HT_INFANTRY, "K20-AMM-03"),
            Ammunition::He => {}
            Ammunition::SmallArms => {
                refusals.add(infantry, t::REFUSED_SMALL_ARMS_INFANTRY, "K20-AMB-47");
                refusals.add(
                    self.target == Target::Building,
                    t::REFUSED_SMALL_ARMS_BUILDING,
                    "K20-AMM-07",
                );
                refusals.add(
                    self.distance.0 > self.reach(),
                    t::refused_reach(self.reach()),
                    "K20-AMM-T4",
                );
            }
        }
        refusals.0
    }

    /// The remark beside the distance.
    fn beside(&self, house: House) -> Vec<(usize, Phrase)> {
        let band = range::hit_band(self.distance.0);
        let hit = match range::hit_modifier(self.distance.0, house.long_range_goes_on) {
            Some(modifier) => t::beside_hit(band, range::signed(modifier)),
            None => t::beside_word(band, t::RANGE_NOT_PRINTED),
        };
        let mut beside = vec![(Self::AT.distance.index(), hit)];
        if self.ammunition == Ammunition::Ap && self.target != Target::Infantry {
            beside.push((Self::AT.ap.index(), armament::ap_beside(self.ap.0, self.distance.0)));
        }
        if self.ammunition == Ammunition::SmallArms
            && let Some(reach) = self.armament.reach()
        {
            beside.push((Self::AT.armament.index(), t::beside_reach(reach)));
        }
        beside
    }

    fn notes(&self, aim: Aim, house: House) -> Vec<Note> {
        let mut notes = Notes::default();
        let beyond = tables::range_modifier(self.distance.0).is_none();
        notes.add(beyond && !house.long_range_goes_on, t::NOTE_RANGE_TYPED, "K20-AMB-14");
        notes.add(beyond && house.long_range_goes_on, t::NOTE_RANGE_GOES_ON, "K20-AMB-14");
        notes.add(aim.criticals && aim.number < 1, t::NOTE_ONLY_A_ONE_HITS, "K20-AMB-25");
        notes.add(aim.criticals, t::NOTE_CRITICALS, "K20-DIR-T5");
        notes.add(!aim.criticals, t::NOTE_NO_CRITICAL_ROLLS, "K20-DIR-10");
        notes.add(self.is_he(), t::NOTE_HE_MISS, "K20-AMM-06");
        notes.add(
            self.is_he() && self.concealed.blast(self.target, house).strength() != 0,
            t::NOTE_HE_COVER_TWICE,
            "K20-AMB-55",
        );
        notes.add(self.is_he() && self.has_crew(), t::NOTE_SEPARATE_HITS, "K20-AMM-04");
        notes.0
    }

    /// Notes on circumstances that seem to change the hit roll or the strength but do not.
    fn not_counted(&self, house: House) -> Vec<Note> {
        let mut out = Notes::default();
        let solid = self.target != Target::Building;
        out.add(
            self.evading != Evading::No && self.moving && solid,
            t::NOTE_EVADING_NOT_MOVING,
            "K20-DIR-04",
        );
        out.add(self.pinned_or_damaged, t::OUT_PINNED_AND_DAMAGED, "K20-AMB-07");
        out.add(self.shots() > 1 + u32::from(!self.further), t::OUT_FURTHER_SHOTS, "K20-AMB-24");
        out.0.extend(self.concealed.not_counted(self.target, house));
        let he = self.is_he();
        let blast = self.concealed.blast(self.target, house).strength();
        let own = self.concealed.own(self.target, house);
        out.add(he && blast == 0 && (self.smoke || own.is_some()), t::OUT_HE_COVER, "K20-AMB-55");
        out.add(
            he && self.target == Target::Infantry && self.moving && self.running,
            t::OUT_RUNNING,
            "K20-AMB-12",
        );
        // Where armour has no effect the question is left out, but a unit may have answered it.
        let of_armour = matches!(self.target, Target::Vehicle | Target::Gun);
        out.add(
            self.unarmoured && of_armour && !self.asks_unarmoured(),
            t::OUT_UNARMOURED,
            "K20-AMB-40",
        );
        out.0
    }

    fn next(&self, house: House) -> Vec<Opening> {
        let mut next: Vec<Opening> = Vec::new();
        if self.is_he() {
            let template = Template {
                under: Under { he_fp: self.he_fp, he_ov: self.he_ov, ..Under::default() },
                ..Template::default()
            };
            next.push(Opening::of(&template).decided().into());
            let scatter = Opening::to::<Scatter>().knowing(Scatter::AT.distance, self.distance.0);
            next.push(scatter.into());
        }
        if self.target == Target::Infantry {
            next.push(Opening::to::<InfantryFire>().into());
        }
        if let (true, Some(kind)) = (self.hidden, Hider::of(self.target)) {
            let spotting = Opening::to::<Spotting>()
                .knowing(Spotting::AT.kind, kind)
                .knowing(Spotting::AT.distance, self.distance.0)
                .knowing(Spotting::AT.camouflaged, self.camouflage);
            next.push(spotting.into());
        }
        next.extend(self.half().tests(self.target == Target::Vehicle));
        if self.has_criticals() {
            // The test that clears a jam.
            let unit = TrainingTest::AT.unit;
            let test = Opening::to::<TrainingTest>()
                .knowing(unit.then(ByTraining::AT.training), self.training)
                .knowing(unit.then(ByTraining::AT.level), self.level)
                .casting(parts::SHOOTER_IS_TESTED);
            next.push(test.into());
        }
        if let (false, Some(strength)) = (self.is_he(), self.strength(Critical::None, house)) {
            let effect =
                HitEffect { half: self.half(), strength: Count::from_raw(strength.total()) };
            let effect = Opening::of(&effect).decided();
            next.push(effect.casting(parts::TARGET_IS_HIT).into());
        }
        next
    }
}

impl Calculate for DirectFire {
    type House = House;
    type Outcome = Fired;

    const ABOUT: About = About::new("direct-fire", t::DIRECT_FIRE, t::DIRECT_FIRE_SUMMARY);
    const CITES: &'static [Cite] = &[
        "K20-DIR-P1",
        "K20-DIR-P2",
        "K20-AMM-P1",
        "K20-AMM-P2",
        "K20-AMM-P3",
        "K20-AMM-P5",
        "K20-HET-P1",
        "K20-DIR-T4",
        "K20-DIR-T5",
    ];

    fn work(&self, house: &House) -> Work<Self> {
        let house = *house;
        let half = self.half();
        let (to_hit, number) = self.number(self.further, house);
        let aim = self.aim(number);
        let headline = match aim.hits_upto() {
            upto @ 1.. => Figure::AtMost(upto),
            _ => Figure::Impossible,
        };
        let mut sums = vec![to_hit];
        let mut further = aim;
        if self.shots() > 1 && !self.further {
            let (sum, number) = self.number(true, house);
            sums.push(sum);
            further = self.aim(number);
        }
        let mut further_stuck = further;
        if self.shots() > 1 && self.target == Target::Vehicle {
            let stuck = Self { evading: Evading::No, moving: false, ..*self };
            further_stuck = stuck.aim(stuck.number(true, house).1);
        }
        let mut shown = Vec::new();
        let mut notes = Vec::new();
        if let Some(strength) = self.strength(Critical::None, house) {
            sums.push(strength.sum(t::STRENGTH));
            shown.push(half.row(t::STRENGTH, strength.total()));
            notes.extend(strength.note());
        }
        if let Some(strength) = self.crew_strength(Critical::None, house) {
            sums.push(strength.sum(t::CREW_STRENGTH));
            shown.push(Half::Infantry.row(t::CREW_STRENGTH, strength.total()));
        }
        notes.extend(self.notes(aim, house));
        notes.extend(armament::target_notes(self.target, house));
        let crew = rows(Half::Infantry, |critical| self.crew_strength(critical, house));
        let volley = Volley {
            half,
            aim,
            further,
            further_stuck,
            shots: self.shots(),
            damaged: self.damaged && half == Half::Vehicle,
            target: rows(half, |critical| self.strength(critical, house)),
            crew: crew.map(|rows| rows.map(|row| row.named(t::ROLL_CREW_EFFECT, "K20-AMM-04"))),
            scatter: self.is_he().then(|| {
                [Parity::Even, Parity::Odd]
                    .map(|die| Gone::by(scatter::inches(self.distance.0, die, false)))
            }),
            bearing: self.is_he() && self.random_bearing,
        };
        let several = volley.shots > 1;
        let working = Working {
            headline: (t::TO_HIT, headline),
            dice: several.then_some((t::DICE_SHOTS, Figure::Dice(self.shots.0))),
            sums,
            rows: shown,
            beside: self.beside(house),
            notes,
            not_counted: self.not_counted(house),
            next: self.next(house),
            refusals: self.refusals(house),
            ..Working::default()
        };
        let working = half.wanted(working, Fired::AT.effect, self.target == Target::Vehicle, 2);
        let working = if several {
            working.chance(t::WANT_ONE_HIT, Fired::AT.hits.at_least(1))
        } else {
            let hit = Fired::AT.shot.is_one_of(&[Shot::Hit, Shot::Five, Shot::Ten]);
            working.chance(t::WANT_HITS, hit)
        };
        working.rolls(&volley, move |dice| volley.fire(dice))
    }
}
