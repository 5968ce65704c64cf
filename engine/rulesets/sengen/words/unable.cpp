// Lists the cards that a member can't deploy at a decision, each with the reason (6).
#include "core/text/fill.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {
namespace {

/// The decisions at which a card could be deployed (6, w1 to w7).
bool may_deploy_at(Point point) {
    switch (point) {
    case Point::TurnStart:
    case Point::Main:
    case Point::Melee:
    case Point::Danmaku:
    case Point::Defence:
    case Point::Intercept:
    case Point::Last:
    case Point::Resist: return true;
    default: return false;
    }
}

} // namespace

/// The cards that wait behind the deployed one, in build order. Used ones are left out: that they
/// are gone is plain.
std::vector<Unable> SengenQuestion::unable() const {
    std::vector<Unable> all;
    const Fighter& one = battle_.at(who_);
    if (one.deployed < 0 || !may_deploy_at(point_)) return all;
    const Text out = card_name(*one.sheet, static_cast<std::size_t>(one.deployed));
    for (std::size_t k = 0; k < one.sheet->cards.size(); ++k) {
        if (!one.sheet->card(k).deploys || !battle_.may_use(who_, static_cast<int>(k))) continue;
        all.push_back(
            {card_name(*one.sheet, k),
             fill({"{card}を展開している間は展開できない", "not while {card} is deployed"},
                  {{"card", out}}),
             "6"});
    }
    return all;
}

} // namespace shiaiba::sengen
