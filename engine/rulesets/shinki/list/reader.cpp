// From JSON to skills: names of ops and the like stand here once.
#include "rulesets/shinki/list/reader.hpp"

#include <array>
#include <utility>

#include "core/json.hpp"

namespace shiaiba::shinki {
namespace {

template <class T, std::size_t N>
using Words = std::array<std::pair<std::string_view, T>, N>;

constexpr Words<Timing, 6> kTimings{{{"move", Timing::Move},
                                     {"action", Timing::Action},
                                     {"reaction", Timing::Reaction},
                                     {"round_end", Timing::RoundEnd},
                                     {"interrupt", Timing::Interrupt},
                                     {"passive", Timing::Passive}}};
constexpr Words<Aim, 4> kAims{{{"self", Aim::Self},
                               {"enemy", Aim::Enemy},
                               {"ally", Aim::Ally},
                               {"ally_other", Aim::AllyOther}}};
constexpr Words<Per, 3> kPers{
    {{"turn", Per::Turn}, {"round", Per::Round}, {"battle", Per::Battle}}};
constexpr Words<Op, 19> kOps{{{"damage", Op::Damage},
                              {"fatal_damage", Op::FatalDamage},
                              {"reduce", Op::Reduce},
                              {"heal", Op::Heal},
                              {"status", Op::Status},
                              {"cleanse", Op::Cleanse},
                              {"draw", Op::Draw},
                              {"discard", Op::Discard},
                              {"kihaku_gain", Op::KihakuGain},
                              {"kihaku_loss", Op::KihakuLoss},
                              {"give", Op::Give},
                              {"move_self", Op::MoveSelf},
                              {"shift", Op::Shift},
                              {"shinki", Op::Shine},
                              {"contest", Op::Contest},
                              {"negate", Op::Negate},
                              {"step_out", Op::StepOut},
                              {"counter", Op::Counter},
                              {"revive", Op::Revive}}};

template <class T, std::size_t N>
T word(const Words<T, N>& words, std::string_view id) {
    for (const auto& [word, value] : words) {
        if (word == id) return value;
    }
    return words.front().second;
}

int number(const Json& json, const char* key) {
    const auto at = json.find(key);
    return at == json.end() || !at->is_number_integer() ? 0 : at->get<int>();
}
std::string text(const Json& json, const char* key) {
    const auto at = json.find(key);
    return at == json.end() || !at->is_string() ? std::string() : at->get<std::string>();
}

unsigned status_bit(std::string_view id) {
    for (int k = 0; k < kStatuses; ++k) {
        const auto status = static_cast<Status>(k);
        if (words(status).id == id) return bit(status);
    }
    return 0;
}

Expr expr(const Json& json) {
    return {number(json, "c"),    number(json, "x"),     number(json, "max"), number(json, "half"),
            number(json, "pair"), number(json, "flush"), number(json, "face")};
}

void read_when(const Json& json, Effect& effect) {
    if (json == "damaged") effect.when = When::Damaged;
    if (json == "same_column") effect.when = When::SameColumn;
    if (!json.is_object()) return;
    if (json.contains("target_status")) {
        effect.when = When::TargetStatus;
        effect.when_what = static_cast<int>(status_bit(text(json, "target_status")));
    } else {
        effect.when = When::UserHpAtMost;
        effect.when_what = number(json, "user_hp_at_most");
    }
}

std::vector<Effect> effects_from(const Json& json);

Effect effect_from(const Json& json) {
    Effect effect;
    effect.op = word(kOps, text(json, "op"));
    effect.to_self = text(json, "to") == "self";
    if (json.contains("when")) read_when(json["when"], effect);
    if (json.contains("amt")) effect.amount = expr(json["amt"]);
    effect.n = number(json, effect.op == Op::Revive ? "hp" : "n");
    effect.toward = text(json, "dir") != "away";
    if (json.contains("id")) effect.statuses = status_bit(text(json, "id"));
    if (json.contains("ids")) {
        for (const Json& id : json["ids"]) effect.statuses |= status_bit(id.get<std::string>());
    }
    if (json.contains("range")) {
        effect.least = json["range"][0].get<int>();
        effect.most = json["range"][1].get<int>();
    }
    if (json.contains("win")) effect.win = effects_from(json["win"]);
    if (json.contains("lose")) effect.lose = effects_from(json["lose"]);
    return effect;
}

std::vector<Effect> effects_from(const Json& json) {
    std::vector<Effect> effects;
    for (const Json& one : json) effects.push_back(effect_from(one));
    return effects;
}

bool some_of_cards(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects) {
        if (effect.amount.of_cards() || some_of_cards(effect.win) || some_of_cards(effect.lose)) {
            return true;
        }
    }
    return false;
}

Skill skill_from(const Json& json) {
    Skill skill;
    skill.id = text(json, "id");
    skill.ja = text(json, "ja");
    skill.en = text(json, "en");
    skill.timing = word(kTimings, text(json, "timing"));
    skill.carnage = json.value("carnage", false);
    skill.is_default = json.value("default", false);
    if (json.contains("cost")) {
        const Json& cost = json["cost"];
        skill.cost = {number(cost, "hand"), number(cost, "kihaku"), number(cost, "hp"),
                      number(cost, "fatal")};
    }
    if (json.contains("range") && json["range"].is_array()) {
        skill.ranged = true;
        skill.least = json["range"][0].get<int>();
        skill.most = json["range"][1].get<int>();
    }
    if (json.contains("target")) {
        skill.aim = word(kAims, text(json["target"], "side"));
        skill.all = text(json["target"], "count") == "all";
    }
    if (json.contains("limit") && json["limit"].is_object()) {
        skill.per = word(kPers, text(json["limit"], "per"));
        skill.limit = number(json["limit"], "n");
    }
    if (json.contains("effects")) skill.effects = effects_from(json["effects"]);
    if (json.contains("learned")) {
        const Json& learned = json["learned"];
        skill.learned = {number(learned, "damage_plus"), number(learned, "guard_plus"),
                         number(learned, "speed"), number(learned, "wait_draw"), 0};
        if (learned.contains("immune")) {
            for (const Json& id : learned["immune"]) {
                skill.learned.immune |= status_bit(id.get<std::string>());
            }
        }
    }
    skill.contests = skill.has(Op::Contest);
    skill.of_cards = skill.contests || some_of_cards(skill.effects);
    return skill;
}

} // namespace

SkillList list_from(const Json& json) {
    SkillList list;
    for (const Json& one : json["skills"]) list.skills.push_back(skill_from(one));
    return list;
}

} // namespace shiaiba::shinki
