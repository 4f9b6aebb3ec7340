//! What lies between two encounters, as data: the planner, and the road behind the party.

use bevy_ecs::prelude::*;
use kernel::view::word;
use serde_json::{Value, json};

use crate::content::TacticsContent;
use crate::content::pack::ClassId;
use crate::rules::road::levels::Lack;
use crate::rules::road::planner::{ClassPlan, HeroPlan};
use crate::rules::road::travelled::{Stop, Turning, travelled};
use crate::rules::state::ids::SeatId;
use crate::rules::state::table;

/// Returns the road as the table has seen it.
pub fn road(world: &World) -> Vec<Value> {
    let content = table::book(world);
    let id = |chapter| content.chapter(chapter).id.as_str();
    let turning = |turning: &Turning| {
        json!({
            "label": turning.label,
            "taken": turning.taken,
            "closed": turning.shut,
            "to": turning.to.map(id),
        })
    };
    let stop = |stop: Stop| {
        json!({
            "chapter": id(stop.chapter),
            "outcome": stop.outcome.map(|outcome| word(&outcome)),
            "here": stop.here,
            "turnings": stop.turnings.iter().map(turning).collect::<Vec<_>>(),
        })
    };
    travelled(world).into_iter().map(stop).collect()
}

/// Returns the classes of a hero's plan.
pub fn plan(world: &World, plan: &HeroPlan) -> Vec<Value> {
    let content = table::book(world);
    plan.classes.iter().map(|class| class_plan(world, content, class)).collect()
}

fn class_plan(world: &World, content: &TacticsContent, class: &ClassPlan) -> Value {
    let id = |class: ClassId| content.class(class).id.as_str();
    let hero = |seat| figure(world, seat);
    let lack = |lack: &Lack| {
        let mut data = json!({ "rule": lack.rule() });
        match lack {
            Lack::Needs { class, has, wants } => {
                (data["class"], data["has"]) = (id(*class).into(), (*has).into());
                data["wants"] = (*wants).into();
            }
            Lack::Closed { by } => data["hero"] = hero(SeatId(*by)).into(),
            Lack::MostLevels
            | Lack::MostInClass
            | Lack::TwoAbove
            | Lack::OneAbove
            | Lack::NoCard => {}
        }
        data
    };
    let closes = class.closes.iter();
    let closes = closes.map(|c| json!({ "hero": hero(c.hero), "class": id(c.class) }));
    json!({
        "class": id(class.plan.class),
        "has": class.plan.has,
        "next": class.plan.next.map(|card| content.level(card).id.as_str()),
        "open": class.plan.is_open(),
        "away": class.away,
        "lacks": class.plan.lacks.iter().map(lack).collect::<Vec<_>>(),
        "opens": class.opens.iter().map(|class| id(*class)).collect::<Vec<_>>(),
        "closes": closes.collect::<Vec<_>>(),
    })
}

/// Returns the id of a hero's figure.
pub fn figure(world: &World, seat: SeatId) -> &str {
    &table::book(world).heroes[table::sheet(world, seat).def.index()].id
}
