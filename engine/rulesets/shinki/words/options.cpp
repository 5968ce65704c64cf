// Writes the options of a decision (8): tokens (frozen), labels, prices and targets.
#include <array>

#include "core/text/fill.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

using Kind = TypedOption::Kind;

constexpr std::array<const char*, 14> kPoints{
    "order",     "command", "pay",      "give",   "column",   "react", "sidestep",
    "round_end", "discard", "override", "finish", "overflow", "timed", "target"};

std::string signed_way(int way) { return way > 0 ? "+1" : "-1"; }

Text label_of(const Battle& battle, Point point, const TypedOption& pick) {
    const std::string who = pick.who == kNobody ? "" : place_of_name(battle.at(pick.who).actor);
    switch (pick.kind) {
    case Kind::Member:
        if (point == Point::Target) return {who + "も対象にする", who + ", too"};
        return {who + "が先にターンを得る", who + " goes first"};
    case Kind::Skill: {
        const Skill& skill = battle.skill(pick.skill);
        if (who.empty()) return {skill.ja, skill.en};
        return {skill.ja + "→" + who, skill.en + " → " + who};
    }
    case Kind::Step:
        return pick.what > 0 ? Text{"右へ1列", "one column right"}
                             : Text{"左へ1列", "one column left"};
    case Kind::Wait: return {"待機", "wait"};
    case Kind::Finish: return {who + "にとどめを刺す", "finish " + who};
    case Kind::Calm: return {"HPを10点支払って狂乱を解除", "calm down for 10 HP"};
    case Kind::Release: return {"心輝を解除", "release the shine"};
    case Kind::End: return {"ターンを終える", "end the turn"};
    case Kind::CardOf: return {card_name(pick.what), card_name(pick.what)};
    case Kind::Stop:
        if (point == Point::Pay) return {"もう支払わない", "no more"};
        if (point == Point::Target) return {"対象はここまで", "no more"};
        return {"もう渡さない", "no more"};
    case Kind::ColumnAt: {
        const std::string column = std::to_string(pick.what);
        return {"第" + column + "列", "column " + column};
    }
    case Kind::None: return {"何もしない", "no reaction"};
    case Kind::Skip: return {"使用しない", "skip"};
    case Kind::KihakuCard: return {"気魄を1枚", "one card of the grit"};
    case Kind::Yes:
        return point == Point::Override ? Text{"オーバーライド", "Override"}
                                        : Text{"とどめを刺す", "finish"};
    case Kind::No:
        return point == Point::Override ? Text{"戦闘不能のまま", "stay down"}
                                        : Text{"刺さない", "spare"};
    }
    return {};
}

std::string plain_token(const Battle& battle, const TypedOption& pick) {
    const auto who = [&] { return shiaiba::token(battle.at(pick.who).actor); };
    switch (pick.kind) {
    case Kind::Member: return who();
    case Kind::Skill: {
        const std::string& id = battle.skill(pick.skill).id;
        return pick.who == kNobody ? id : id + " " + who();
    }
    case Kind::Step: return "step " + signed_way(pick.what);
    case Kind::Wait: return "wait";
    case Kind::Finish: return "finish " + who();
    case Kind::Calm: return "calm";
    case Kind::Release: return "release";
    case Kind::End: return "end";
    case Kind::CardOf: return std::string(card_id(pick.what));
    case Kind::Stop: return "stop";
    case Kind::ColumnAt: return "column " + std::to_string(pick.what);
    case Kind::None: return "none";
    case Kind::Skip: return "skip";
    case Kind::KihakuCard: return "kihaku";
    case Kind::Yes: return "yes";
    case Kind::No: return "no";
    }
    return {};
}

const char* kind_of(const Battle& battle, Point point, const TypedOption& pick) {
    switch (pick.kind) {
    case Kind::Member: return "member";
    case Kind::Skill:
        if (point == Point::React) return "react";
        if (point == Point::RoundEnd || point == Point::Timed) return "use";
        return battle.skill(pick.skill).timing == Timing::Move ? "move" : "action";
    case Kind::Step: return "move";
    case Kind::Wait: return "action";
    case Kind::Finish: return "finish";
    case Kind::Calm:
    case Kind::Release: return "status";
    case Kind::End: return "end";
    case Kind::CardOf: return point == Point::Overflow ? "kihaku" : "card";
    case Kind::KihakuCard: return "kihaku";
    case Kind::ColumnAt: return "column";
    case Kind::Yes: return point == Point::Finish ? "finish" : "use";
    case Kind::Stop:
    case Kind::None:
    case Kind::Skip:
    case Kind::No: break;
    }
    return "pass";
}

std::vector<Price> price_of(const Cost& cost, bool has_hand) {
    std::vector<Price> price;
    const auto add = [&](const char* ja, const char* en, int amount) {
        if (amount > 0) price.push_back({{ja, en}, amount});
    };
    if (has_hand) add("手札", "cards", cost.hand);
    add("気魄", "grit", cost.kihaku);
    add("HP", "HP", cost.hp);
    add("フェイタルダメージ", "fatal damage", cost.fatal);
    return price;
}

std::vector<Price> price_of(const ShinkiQuestion& question, const TypedOption& pick) {
    const Battle& battle = question.battle();
    if (pick.kind == Kind::Calm) return {{{"HP", "HP"}, kCalmHp}};
    if (pick.kind == Kind::Skill) {
        return price_of(battle.skill(pick.skill).cost, !battle.at(question.who()).mob());
    }
    const bool overrides = pick.kind == Kind::Yes && question.point() == Point::Override;
    return overrides ? price_of(battle.skill(kOverride).cost, false) : std::vector<Price>();
}

/// The member or column on the board that the option is for: "B1", "column 4".
std::string target_of(const ShinkiQuestion& question, const TypedOption& pick) {
    const Battle& battle = question.battle();
    if (pick.who != kNobody) return shiaiba::token(battle.at(pick.who).actor);
    const bool steps = pick.kind == Kind::Step;
    if (!steps && pick.kind != Kind::ColumnAt) return {};
    const int from = steps ? battle.at(question.who()).column : 0;
    return "column " + std::to_string(from + pick.what);
}

} // namespace

std::string token(const Battle& battle, Point point, const TypedOption& pick) {
    if (pick.kind != Kind::Skill) return plain_token(battle, pick);
    if (point == Point::Command) return "skill " + plain_token(battle, pick);
    const bool uses = point == Point::RoundEnd || point == Point::Timed;
    return (uses ? "use " : "") + plain_token(battle, pick);
}

std::string ShinkiQuestion::point_name() const { return kPoints[static_cast<std::size_t>(point_)]; }

std::string ShinkiQuestion::token(std::size_t option) const {
    return shinki::token(battle_, point_, picks_[option]);
}

Option ShinkiQuestion::option(std::size_t option) const {
    const TypedOption& pick = picks_[option];
    std::vector<std::string> tags;
    // There may be many of these, and they are rarely wanted: the page puts them behind one button.
    if (pick.kind == Kind::Finish) tags.emplace_back("folded");
    // Without 〈心輝〉 one hit fells, so the page asks the player once more.
    if (pick.kind == Kind::Release) tags.emplace_back("gives_up");
    // Many cards may overflow: the player may have the oldest one taken automatically.
    if (point_ == Point::Overflow && pick.what == battle_.owner_of(who_).kihaku[0]) {
        tags.emplace_back("oldest");
    }
    Option said{token(option), label_of(battle_, point_, pick), std::move(tags)};
    said.kind = kind_of(battle_, point_, pick);
    said.price = price_of(*this, pick);
    said.target = target_of(*this, pick);
    const bool of_hand = pick.kind == Kind::CardOf && point_ != Point::Overflow;
    if (of_hand) said.card = card_id(pick.what);
    return said;
}

Text ShinkiQuestion::effect(std::size_t option) const {
    const TypedOption& pick = picks_[option];
    const Fighter& one = battle_.at(who_);
    if (pick.kind == Kind::Wait && !one.mob()) {
        return fill(
            {"アクションコマンドで山札から{n}枚引く。", "For the action command: draw {n}."},
            {{"n", 1 + one.wait_draw()}});
    }
    if (pick.kind == Kind::Release) {
        const auto called = [](const Skill& skill) { return Text{skill.ja, skill.en}; };
        return fill(
            {"使えるのは{shine}{attack}{liaison}だけになり、習得効果を失い、1ダメージで戦闘不能になる。",
             "Only {shine}, {attack} and {liaison} can be used then, learned effects are lost, and 1 damage fells."},
            {{"shine", called(battle_.skill(kShine))},
             {"attack", called(battle_.skill(kAttack))},
             {"liaison", called(battle_.skill(kLiaison))}});
    }
    return pick.kind == Kind::Skill ? skill_effect(battle_.skill(pick.skill)) : Text{};
}

Facts ShinkiQuestion::facts() const {
    const Fighter& one = battle_.at(who_);
    return {{"hp", one.hp()},
            {"hand", one.mob() ? 0 : battle_.owner_of(who_).hand.size()},
            {"kihaku", battle_.owner_of(who_).kihaku.size()}};
}

} // namespace shiaiba::shinki
