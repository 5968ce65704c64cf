// Groups the options of a question under headings, and gives their prices (9).
#include <array>

#include "core/text/fill.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "rulesets/sengen/words/words.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = TypedOption::Kind;

/// Groups whose heading names no source or weapon.
constexpr std::array<KindWords, 28> kKindWords{{
    {"back", "後衛", "Rows"},
    {"initiative", "イニシアティブ", "Initiative"},
    {"dice", "ダイスの数", "Dice"},
    {"points", "込める点数", "Points"},
    {"spirit", "作る霊力", "Spirit"},
    {"order", "順番", "Order"},
    {"member", "だれ", "Who"},
    {"status", "状態", "Statuses"},
    {"full_defence", "防御専念", "Full defence"},
    {"danmaku", "弾幕", "Danmaku"},
    {"approach", "接近", "Approach"},
    {"cast", "スペル", "Spells"},
    {"card", "スペルカードを使う", "Use a spell card"},
    {"deploy", "スペルカードを展開", "Deploy a spell card"},
    {"clear", "弾消し", "Bullet clear"},
    {"dismiss", "スペルカードを下げる", "Give the card up"},
    {"bomb", "喰らいボム", "Bomb"},
    {"wait", "待機", "Wait"},
    {"absorb", "グレイズを霊力に", "Graze into spirit"},
    {"dodge", "弾幕を回避", "Dodge"},
    {"take", "受ける", "Take it"},
    {"evade", "回避", "Evade"},
    {"guard", "ガード", "Guard"},
    {"cover", "カバー", "Cover"},
    {"yield", "味方に任せる", "Let an ally step in"},
    {"rouse", "起こす", "Rouse"},
    {"boost", "グレイズを使う", "Use graze"},
    {"pass", "何もしない", "Nothing"},
}};

const char* word_of(Kind kind, Point point) {
    switch (kind) {
    case Kind::Deploy: return "deploy";
    case Kind::Clear: return "clear";
    case Kind::Dismiss: return "dismiss";
    case Kind::Rows: return "back";
    case Kind::Number:
        if (point == Point::Initiative) return "initiative";
        if (point == Point::Boost) return "points";
        return point == Point::Absorb ? "spirit" : "dice";
    case Kind::First:
    case Kind::Last: return "order";
    case Kind::Member: return "member";
    case Kind::Status: return "status";
    case Kind::Yes: return point == Point::Rouse ? "rouse" : "full_defence";
    case Kind::Cast: return "cast";
    case Kind::Danmaku: return "danmaku";
    case Kind::Shot: return "shot";
    case Kind::Homing: return "homing";
    case Kind::Strike: return "strike";
    case Kind::Approach: return "approach";
    case Kind::Use: return "card";
    case Kind::Wait: return "wait";
    case Kind::Absorb: return "absorb";
    case Kind::Dodge: return "dodge";
    case Kind::Take: return "take";
    case Kind::Bomb: return "bomb";
    case Kind::Evade: return "evade";
    case Kind::Guard: return "guard";
    case Kind::Cover: return "cover";
    case Kind::Yield: return "yield";
    case Kind::Boost: return "boost";
    case Kind::Pass:
    case Kind::No:
    case Kind::Stop:
    case Kind::Abandon:
    case Kind::None:
    case Kind::Accept: break;
    }
    return "pass";
}

/// Whether options of this kind differ in a number alone: DP, dice, raises, points.
bool is_number(Kind kind) {
    switch (kind) {
    case Kind::Number:
    case Kind::Shot:
    case Kind::Homing:
    case Kind::Strike:
    case Kind::Dodge:
    case Kind::Evade:
    case Kind::Guard:
    case Kind::Cover: return true;
    default: return false;
    }
}

} // namespace

std::string SengenQuestion::kind_of(const TypedOption& pick) const {
    std::string kind = word_of(pick.kind, point_);
    const Fighter& one = battle_.at(who_);
    const auto which = static_cast<std::size_t>(pick.which);
    if (pick.kind == Kind::Shot || pick.kind == Kind::Homing) {
        kind += " " + id_of(one.bullets[which].source, *one.sheet->data);
    } else if (pick.kind == Kind::Strike) {
        kind += " " + one.sheet->data->weapon(one.blades[which].weapon).id;
    }
    return kind;
}

Text SengenQuestion::heading(std::string_view kind) const {
    for (const TypedOption& pick : picks_) {
        if (kind_of(pick) != kind) continue;
        const Fighter& one = battle_.at(who_);
        const auto which = static_cast<std::size_t>(pick.which);
        const auto source = [&] {
            return source_words(one.bullets[which].source, *one.sheet->data);
        };
        if (pick.kind == Kind::Shot) {
            return fill({"{source}のショット", "Shot: {source}"}, {{"source", source()}});
        }
        if (pick.kind == Kind::Homing) {
            return fill({"{source}のホーミング", "Homing: {source}"}, {{"source", source()}});
        }
        if (pick.kind == Kind::Strike) {
            const Weapon& weapon = one.sheet->data->weapon(one.blades[which].weapon);
            return fill({"{weapon}で打つ", "Strike: {weapon}"},
                        {{"weapon", Text{weapon.ja, weapon.en}}});
        }
        break;
    }
    return heading_in(kKindWords, kind);
}

std::vector<Price> SengenQuestion::price_of(const TypedOption& pick) const {
    std::vector<Price> price;
    const auto add = [&](const char* ja, const char* en, int amount) {
        if (amount > 0) price.push_back({{ja, en}, amount});
    };
    const int dp = dp_cost(pick);
    const Action* const action = battle_.action();
    switch (pick.kind) {
    case Kind::Homing: add("DP（対象ごと）", "DP per target", dp); break;
    case Kind::Approach: add("DP（ダイス1個ごと）", "DP per die", dp); break;
    case Kind::Cast:
        add("DP（ダイス1個ごと）", "DP per die", dp);
        add("霊力", "spirit", battle_.spell_cost(who_, pick.which, spent_bonus()));
        break;
    case Kind::Deploy:
    case Kind::Use:
    case Kind::Clear:
    case Kind::Bomb: add("スペルカード", "spell card", 1); break;
    case Kind::Absorb: add("グレイズ", "graze", kGrazeOfSpirit); break;
    case Kind::Dodge:
        add("DP", "DP", Battle::loss_of(*action, battle_.at(who_)) - pick.n);
        add("グレイズ", "graze", kGrazeOfDodge * pick.n);
        break;
    case Kind::Boost: add("グレイズ", "graze", kGrazeOfResist * action->lacks); break;
    default:
        add("DP", "DP", dp);
        if (pick.kind != Kind::Number) break;
        if (point_ == Point::Boost) add("グレイズ", "graze", action->boost_price() * pick.n);
        if (point_ == Point::Absorb) add("グレイズ", "graze", kGrazeOfSpirit * pick.n);
    }
    return price;
}

void SengenQuestion::add_data(const TypedOption& pick, Option& said) const {
    said.kind = kind_of(pick);
    said.price = price_of(pick);
    if (is_number(pick.kind)) said.number = pick.n;
    if (pick.kind == Kind::Member) said.target = shiaiba::token(battle_.at(pick.which).actor);
}

} // namespace shiaiba::sengen
