// Labels options (9): by tokens, which are frozen because records and traces keep them, and in
// words.
#include <algorithm>
#include <array>
#include <string>

#include "rulesets/sengen/plans/question.hpp"

namespace shiaiba::sengen {
namespace {

using Kind = TypedOption::Kind;

/// By Point.
constexpr std::array<const char*, kPoints> kPointNames{
    "turn_start",   "rows",    "initiative", "side",  "order", "full_defence",
    "setup",        "main",    "target",     "dice",  "rouse", "melee",
    "danmaku",      "defence", "intercept",  "boost", "last",  "resist",
    "resist_boost", "absorb",  "spoils",     "shed",  "yield", "turn_end"};

std::string number(int n) { return std::to_string(n); }

std::string back_token(const Battle& battle, Side side, int bits) {
    if (bits == 0) return "front";
    std::string out = "back";
    for (FighterId who = battle.begin_of(side); who < battle.end_of(side); ++who) {
        const Actor actor = battle.at(who).actor;
        if ((bits >> actor.member & 1) != 0) out += " " + shiaiba::token(actor);
    }
    return out;
}

Text back_label(const Battle& battle, Side side, int bits) {
    if (bits == 0) return {"全員前衛", "all in front"};
    std::string all;
    for (FighterId who = battle.begin_of(side); who < battle.end_of(side); ++who) {
        const Actor actor = battle.at(who).actor;
        if ((bits >> actor.member & 1) == 0) continue;
        all += (all.empty() ? "{" : " {") + shiaiba::token(actor) + "}";
    }
    return {"後衛：" + all, "back: " + all};
}

const Source& source_of(const Fighter& one, const TypedOption& pick) {
    return one.bullets[static_cast<std::size_t>(pick.which)].source;
}
const Weapon& weapon_of(const Fighter& one, const TypedOption& pick) {
    return one.sheet->data->weapon(one.blades[static_cast<std::size_t>(pick.which)].weapon);
}

Text card_label(const Fighter& one, const TypedOption& pick) {
    return card_name(*one.sheet, static_cast<std::size_t>(pick.which));
}

/// Words around a name: behind it in Japanese, in front of it in English.
Text with(const Text& part, const char* ja, const char* en) { return {part.ja + ja, en + part.en}; }
Text with_number(const char* ja, const char* en, int n, const char* ja_end = "") {
    return {ja + number(n) + ja_end, en + number(n)};
}

Text label_of_action(const Fighter& one, const TypedOption& pick) {
    switch (pick.kind) {
    case Kind::Danmaku:
        return with(source_words(source_of(one, pick), *one.sheet->data), "の弾幕", "danmaku: ");
    case Kind::Shot: {
        const Text from = source_words(source_of(one, pick), *one.sheet->data);
        return {from.ja + "のショット（" + number(pick.n) + "点）",
                "shot: " + from.en + ", " + number(pick.n) + " DP"};
    }
    case Kind::Homing: {
        const Text from = source_words(source_of(one, pick), *one.sheet->data);
        return {from.ja + "のホーミング（上昇" + number(pick.n) + "回）",
                "homing: " + from.en + ", " + number(pick.n) +
                    (pick.n == 1 ? " raise" : " raises")};
    }
    case Kind::Strike: {
        const Weapon& weapon = weapon_of(one, pick);
        return {weapon.ja + "で打つ（" + number(pick.n) + "点）",
                "strike: " + weapon.en + ", " + number(pick.n) + " DP"};
    }
    case Kind::Cast: {
        const Spell& spell = one.spell(pick.which);
        return {spell.ja + "を使う", "cast " + spell.en};
    }
    case Kind::Use: return with(card_label(one, pick), "を使う", "use ");
    case Kind::Deploy: return with(card_label(one, pick), "を展開", "deploy ");
    case Kind::Clear: return with(card_label(one, pick), "で弾消し", "clear bullets with ");
    case Kind::Bomb: return with(card_label(one, pick), "で喰らいボム", "bomb with ");
    default: return {};
    }
}

/// A number that is paid or declared, worded as an act: a button and a line of the record show only
/// this.
Text number_label(Point point, int n) {
    switch (point) {
    case Point::Initiative: return with_number("イニシアティブ", "initiative ", n);
    case Point::Boost:
        return n == 0 ? Text{"込めない", "add none"} : with_number("", "add ", n, "点込める");
    case Point::Absorb:
        return n == 0 ? Text{"霊力を作らない", "make no spirit"}
                      : with_number("霊力", "make ", n, "点を作る");
    case Point::Resist: return with_number("", "resist with ", n, "個で抵抗する");
    default: return with_number("", "roll ", n, "個振る");
    }
}

/// A member that is picked, worded as what it is picked for.
Text member_label(Point point, Actor actor) {
    const std::string who = place_of_name(actor);
    switch (point) {
    case Point::Order: return {who + "が先に動く", who + " goes first"};
    case Point::Spoils: return {who + "がDPを得る", who + " gains the DP"};
    default: return {who + "を狙う", "aim at " + who};
    }
}

Text plain_label(Point point, const TypedOption& pick) {
    switch (pick.kind) {
    case Kind::Pass: return {"何もしない", "pass"};
    case Kind::Dismiss: return {"カードを下げる", "give the card up"};
    case Kind::Number: return number_label(point, pick.n);
    case Kind::First: return {"先に動く", "go first"};
    case Kind::Last: return {"後に動く", "go last"};
    case Kind::No: return {point == Point::FullDefence ? "専念しない" : "起こさない", "no"};
    case Kind::Yes:
        return point == Point::FullDefence ? Text{"防御に専念する", "concentrate on defence"}
                                           : Text{"起こす", "rouse"};
    case Kind::Approach: return {"接近する", "close in"};
    case Kind::Wait: return {"待機する", "wait"};
    case Kind::Absorb: return {"グレイズ5を霊力1に", "5 graze into 1 spirit"};
    case Kind::Stop: return {"ここまで", "no more"};
    case Kind::Abandon: return {"打たずに離れる", "break off"};
    case Kind::Dodge:
        return pick.n == 0 ? Text{"弾幕を回避", "dodge"}
                           : with_number("霊撃", "dodge with reigeki ", pick.n, "で弾幕を回避");
    case Kind::Take: return {"受ける", "take it"};
    case Kind::Evade: return with_number("回避：", "evade with ", pick.n, "個");
    case Kind::Guard: return with_number("ガード：", "guard with ", pick.n, "個");
    case Kind::Cover: return with_number("カバー：", "cover with ", pick.n, "個");
    case Kind::Yield: return {"味方に任せる", "let an ally step in"};
    case Kind::None: return {"防がない", "no defence"};
    case Kind::Accept:
        return point == Point::Last ? Text{"そのまま受ける", "take the hit"}
                                    : Text{"グレイズを使わない", "no graze"};
    case Kind::Boost: return {"グレイズで抵抗を通す", "make it up with graze"};
    default: return {};
    }
}

/// Whether all that the spell brings its caster holds to the battle's end already: the same effect
/// does not count twice [sengen R 57].
bool holds_for_good(const Fighter& caster, const Spell& spell) {
    const auto holds = [&](const Effect& effect) {
        return std::any_of(caster.mods.begin(), caster.mods.end(), [&](const TimedMod& mod) {
            return mod.by == &effect && mod.until == kNeverOver;
        });
    };
    return spell.side == SpellSide::Self && !spell.effects.empty() &&
           std::all_of(spell.effects.begin(), spell.effects.end(), holds);
}

/// What the points of a shot or blow are, told once for all its sizes:
/// 「点は払うDP。振るダイスは、1点で1個、3点で4個、6点で8個。」
Text points_words(const Battle& battle, FighterId who, const TypedOption& pick,
                  const Bonus* bonus) {
    Text all{"点は払うDP。振るダイスは", "Dice rolled:"};
    for (const int size : kSizes) {
        Action action;
        action.by = who;
        action.bonus = bonus;
        action.place = pick.which;
        action.size = size;
        if (pick.kind == Kind::Shot)
            battle.ready_shot(action);
        else
            battle.ready_blow(action);
        all.ja += "、" + number(size) + "点で" + number(action.dice) + "個";
        all.en += std::string(size > kSizes[0] ? "," : "") + " " + number(action.dice) + " for " +
                  number(size) + " DP";
    }
    return {all.ja + "。", all.en + "."};
}

} // namespace

Text source_words(const Source& source, const Data& data) {
    if (!source.of_weapon()) return text_of(words(source.ability()));
    const Weapon& weapon = data.weapon(source.weapon);
    if (source.kind == Source::Kind::Ranged) return {weapon.ja, weapon.en};
    return {weapon.ja + "の剣閃", weapon.en + " wave"};
}

std::string token(const Battle& battle, FighterId who, const TypedOption& pick) {
    const Fighter& one = battle.at(who);
    const auto card = [&](const char* word) { return word + number(pick.which + 1); };
    const auto amount = [&](const char* word) { return word + number(pick.n); };
    const auto source = [&] { return id_of(source_of(one, pick), *one.sheet->data); };
    switch (pick.kind) {
    case Kind::Pass: return "pass";
    case Kind::Deploy: return card("deploy ");
    case Kind::Clear: return card("clear ");
    case Kind::Dismiss: return "dismiss";
    case Kind::Rows: return back_token(battle, one.actor.side, pick.n);
    case Kind::Number: return number(pick.n);
    case Kind::First: return "first";
    case Kind::Last: return "last";
    case Kind::Member: return shiaiba::token(battle.at(pick.which).actor);
    case Kind::Status: return one.kind_of(one.statuses[static_cast<std::size_t>(pick.which)]).id;
    case Kind::No: return "no";
    case Kind::Yes: return "yes";
    case Kind::Cast: return "cast " + one.spell(pick.which).id;
    case Kind::Danmaku: return "danmaku " + source();
    case Kind::Shot: return "shot " + source() + " " + number(pick.n);
    case Kind::Homing: return "homing " + source() + " " + number(pick.n);
    case Kind::Approach: return "approach";
    case Kind::Use: return card("card ");
    case Kind::Wait: return "wait";
    case Kind::Absorb: return "absorb";
    case Kind::Stop: return "stop";
    case Kind::Strike: return weapon_of(one, pick).id + " " + number(pick.n);
    case Kind::Abandon: return "abandon";
    case Kind::Dodge: return amount("dodge ");
    case Kind::Take: return "take";
    case Kind::Bomb: return card("bomb ");
    case Kind::Evade: return amount("evade ");
    case Kind::Guard: return amount("guard ");
    case Kind::Yield: return "yield";
    case Kind::None: return "none";
    case Kind::Cover: return amount("cover ");
    case Kind::Accept: return "accept";
    case Kind::Boost: return "boost";
    }
    return {};
}

std::string SengenQuestion::point_name() const {
    return kPointNames[static_cast<std::size_t>(point_)];
}

std::string SengenQuestion::token(std::size_t option) const {
    return sengen::token(battle_, who_, picks_[option]);
}

Option SengenQuestion::option(std::size_t option) const {
    const TypedOption& pick = picks_[option];
    const Fighter& one = battle_.at(who_);
    Text label = plain_label(point_, pick);
    if (pick.kind == Kind::Member) {
        label = member_label(point_, battle_.at(pick.which).actor);
    } else if (pick.kind == Kind::Status) {
        const StatusKind& status = one.kind_of(one.statuses[static_cast<std::size_t>(pick.which)]);
        label = {status.ja + "を解く", "end " + status.en};
    } else if (pick.kind == Kind::Rows) {
        label = back_label(battle_, one.actor.side, pick.n);
    } else if (label.ja.empty()) {
        label = label_of_action(one, pick);
    }
    if (pick.kind == Kind::Yes && point_ == Point::Rouse) {
        const std::string ally = place_of_name(battle_.at(battle_.about()).actor);
        label = {ally + "を起こす", "rouse " + ally};
    }
    Option said{token(option), std::move(label), {}};
    // A player by hand says once for the whole side that nobody helps.
    if (point_ == Point::Intercept && pick.kind == Kind::Pass && battle_.another_could_help(who_))
        said.tags.emplace_back("for_all");
    // Taking a danmaku settles `last` as well, for a player by hand: the question told the damage
    // and offered the same cards.
    if (point_ == Point::Danmaku && pick.kind == Kind::Take) said.tags.emplace_back("settles");
    if (point_ == Point::Last && pick.kind == Kind::Accept &&
        battle_.action()->kind == Action::Kind::Danmaku) {
        said.tags.emplace_back("settled");
    }
    if (pick.kind == Kind::Cast && holds_for_good(one, one.spell(pick.which)))
        said.note = {"もう効いている。重ねても増えない。", "It is in force; it doesn't add up."};
    if (brings_nothing(pick)) said.tags.emplace_back(may_pass() ? "same" : "idle");
    // The own action asks for it again, and until then only a further card could come of it.
    if (pick.kind == Kind::Dismiss && point_ == Point::TurnStart && !battle_.may_redeploy(who_))
        said.tags.emplace_back("later");
    if (pick.kind == Kind::Shot || pick.kind == Kind::Strike)
        said.note = points_words(battle_, who_, pick, spent_bonus());
    if (is_usual(option)) said.tags.emplace_back("usual");
    add_data(pick, said);
    return said;
}

bool SengenQuestion::may_pass() const {
    return std::any_of(picks_.begin(), picks_.end(),
                       [](const TypedOption& pick) { return pick.kind == Kind::Pass; });
}

/// Whether the option would only spend a card or spirit: bullets are cleared while nobody has DP to
/// regain, or a spell is cast that is in force.
bool SengenQuestion::brings_nothing(const TypedOption& pick) const {
    if (pick.kind == Kind::Clear) return battle_.dp_by_clearing(who_) == 0;
    const Fighter& one = battle_.at(who_);
    return pick.kind == Kind::Cast && holds_for_good(one, one.spell(pick.which));
}

/// Whether it is the number that the figures of the step before went by: a fair evasion or guard, or
/// what is rolled where nobody says otherwise (13.3).
bool SengenQuestion::is_usual(std::size_t option) const {
    const TypedOption& pick = picks_[option];
    if (pick.kind == Kind::Evade || pick.kind == Kind::Guard)
        return odds_dice(pick, kFairOdds) == pick.n;
    return pick.kind == Kind::Number && (point_ == Point::Dice || point_ == Point::Resist) &&
           place(option) == 0;
}

Facts SengenQuestion::facts() const {
    const Fighter& one = battle_.at(who_);
    Facts facts{{"hp", one.hp}, {"dp", one.dp}, {"graze", one.graze}, {"spirit", one.spirit}};
    const Action* const action = battle_.action();
    if (action == nullptr) return facts;
    if (point_ == Point::Defence || (point_ == Point::Intercept && action->attacks()))
        facts.emplace_back("total", action->total);
    if (point_ == Point::Dice && action->kind == Action::Kind::Melee)
        facts.emplace_back("need", battle_.approach_need(action->target));
    if (point_ == Point::Danmaku) {
        facts.emplace_back("loss", Battle::loss_of(*action, one));
        facts.emplace_back("damage", Battle::damage_of(*action, one));
    }
    if (point_ == Point::Boost) facts.emplace_back("damage", action->rolled_damage);
    if (point_ == Point::Last) facts.emplace_back("damage", action->final_damage);
    if (point_ == Point::Resist || point_ == Point::ResistBoost)
        facts.emplace_back("need", action->need);
    return facts;
}

} // namespace shiaiba::sengen
