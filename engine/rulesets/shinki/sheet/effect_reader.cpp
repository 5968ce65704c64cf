// Reads each op with the members that it may have (format.cpp); any other member is reported.
#include "rulesets/shinki/sheet/effect_reader.hpp"

#include <array>

#include "core/sheet/own_words.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::array<ListMessage, 8> kMessages{{
    {"L01", "「{w}」というIDか名前は、ほかのスキルか選択肢のものです。",
     "The id or name \"{w}\" is another skill's or option's."},
    {"L02", "ここに「{w}」という語はありません。", "There is no such word here as \"{w}\"."},
    {"L03", "「{w}」は範囲({b})の外です。", "\"{w}\" is out of bounds ({b})."},
    {"L04",
     "「{w}」：contest・negate・step_out・counterはリアクションだけのもので、contestは重ねられません。"
     "リアクションの対象は自分か味方1人で、味方へのリアクションにstep_outは書けません。",
     "\"{w}\": contest, negate, step_out and counter are for reactions alone, and no contest stands "
     "in another. A reaction's target is self or one ally; one for an ally has no step_out."},
    {"L05", "passiveの「{w}」にコストと効果は書けず、ほかのスキルには効果が必要です。",
     "\"{w}\": a passive skill has no cost or effects, and every other one needs effects."},
    {"L06",
     "「{w}」：射程は、自分以外を対象にするスキルに必要で、自分だけのものには書けません。"
     "札を渡す対象は1人です。対象の数は、自分以外を対象にするスキルだけで2から4にできます。",
     "\"{w}\": a range is needed where the target is not self, and has no place where it is. Cards "
     "are given to one target. Only a skill that is not for self may choose 2 to 4 targets."},
    {"L07",
     "「{w}」：割り込みとデフォルトスキルはルールのものだけです。デフォルトスキルに代わるものは、"
     "タイミングと対象が同じで、《心輝》は心輝になり、《オーバーライド》は気魄だけを払って1戦に1回、"
     "revive・狂乱・shinkiだけを行います。",
     "\"{w}\": only the rules bring interrupts and default skills. What stands for a default one "
     "has its timing and target; Shine keeps shinki; Override costs grit alone, once a battle, "
     "and does no more than revive, frenzy and shinki."},
    {"L08", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

} // namespace

const ListWords& list_words() {
    static constexpr ListWords kWords{kMessages, "4.1", "L08", "L02", "L03", "L03"};
    return kWords;
}

// -- Effects

namespace {

/// The bit of the status with this id; 0 with a problem at `path` if there is none that a list may
/// name.
unsigned status_of(const Json& given, const ListObject& fields, const char* key,
                   const SkillList& list, const std::string& path) {
    const auto found =
        given.is_string() ? list.find_status(given.get_ref<const std::string&>()) : std::nullopt;
    if (found && *found != Status::Shine) return bit(*found);
    fields.say("L02", key, shown(given));
    std::vector<const char*> all;
    list.each_status([&](Status status) {
        if (status != Status::Shine) all.push_back(list.words(status).id.data());
    });
    allow_words(fields.problems(), all);
    fields.problems().back().path = path;
    return 0;
}

/// The same for the value under a key.
unsigned status_in(const ShapedObject& fields, const char* key, const SkillList& list) {
    const Json* const given = fields.find(key);
    if (given == nullptr) {
        fields.missing(key);
        return 0;
    }
    return status_of(*given, fields, key, list, fields.path(key));
}

Expr expr_in(const ShapedObject& fields) {
    if (!fields.has("amt")) {
        fields.missing("amt");
        return {};
    }
    const ShapedObject amount = fields.part("amt");
    const auto number = [&](const char* key) { return amount.number(key); };
    amount.only_its();
    return {number("c"),    number("x"),     number("max"), number("half"),
            number("pair"), number("flush"), number("face")};
}

} // namespace

unsigned statuses_in(const ShapedObject& fields, const char* key, const SkillList& list) {
    unsigned all = 0;
    const Json* const given = fields.list(key);
    for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
        all |=
            status_of((*given)[k], fields, key, list, fields.path(key) + "/" + std::to_string(k));
    }
    return all;
}

void range_in(const ShapedObject& fields, int& least, int& most) {
    const Json* const given = fields.ListObject::list("range", 2);
    if (given == nullptr) return;
    if (given->size() != 2) return fields.say("L08", "range", shown(*given));
    least = fields.number("range", 0, 0);
    most = fields.number("range", 1, kMostRange);
    if (least > most) fields.say("L08", "range", shown(*given));
}

std::vector<Effect> EffectReader::effects(const ShapedObject& fields, const char* key,
                                          bool in_contest) {
    std::vector<Effect> effects;
    const Json* const given = fields.ListObject::list(key, left_);
    if (given == nullptr) return effects;
    left_ -= given->size();
    for (std::size_t k = 0; k < given->size(); ++k) {
        effects.push_back(effect(fields.part_at(key, k), in_contest));
    }
    return effects;
}

/// Reads "when": "damaged" or "same_column", another text as a condition in words, or an object.
void EffectReader::when(const ShapedObject& fields, Effect& effect) const {
    const Json* const given = fields.find("when");
    if (given == nullptr) return;
    if (*given == "damaged" || *given == "same_column") {
        effect.when = *given == "damaged" ? When::Damaged : When::SameColumn;
        return;
    }
    if (given->is_string()) {
        effect.when = When::Said;
        effect.said_when = condition_in(fields, "when", words());
        return;
    }
    if (!given->is_object()) {
        fields.word("when");
        return;
    }
    const ShapedObject when = fields.part("when");
    when.only_its();
    const bool of_status = when.has("target_status");
    if (of_status == when.has("user_hp_at_most")) return fields.say("L08", "when", "when");
    effect.when = of_status ? When::TargetStatus : When::UserHpAtMost;
    effect.when_what = of_status ? static_cast<int>(status_in(when, "target_status", list_))
                                 : when.number("user_hp_at_most");
}

Effect EffectReader::effect(const ShapedObject& fields, bool in_contest) {
    Effect effect;
    effect.answers = reaction_;
    const int op = fields.word("op");
    if (op < 0) return effect;
    effect.op = static_cast<Op>(op);
    const auto takes = [&](const char* key) { return fields.takes(key); };
    if (effect.op == Op::Revive && !revives_) fields.say("L02", "op", "revive");
    const bool contest = effect.op == Op::Contest;
    const bool answers =
        contest || effect.op == Op::Negate || effect.op == Op::StepOut || effect.op == Op::Counter;
    const bool nested = contest && in_contest;
    if (nested || (answers && !reaction_)) fields.say("L04", "op", fields.text("op"));
    when(fields, effect);
    if (takes("amt")) {
        if (says_amount(fields, "amt")) {
            effect.said = amount_in(fields, "amt", words());
        } else {
            effect.amount = expr_in(fields);
        }
    }
    if (takes("to")) effect.to_self = fields.word("to") == 1;
    if (takes("n")) {
        if (says_amount(fields, "n")) {
            effect.said = amount_in(fields, "n", words());
        } else {
            effect.n = fields.number("n");
        }
    }
    if (takes("hp")) effect.n = fields.number("hp");
    if (takes("dir")) effect.toward = fields.word("dir") != 1;
    if (takes("id")) effect.statuses = status_in(fields, "id", list_);
    if (takes("ids")) {
        effect.statuses = statuses_in(fields, "ids", list_);
        if (!fields.has("ids")) fields.missing("ids");
    }
    if (takes("range")) {
        if (!fields.has("range")) fields.missing("range");
        range_in(fields, effect.least, effect.most);
    }
    for (const char* const key : {"win", "lose"}) {
        if (!takes(key) || nested) continue;
        (key[0] == 'w' ? effect.win : effect.lose) = effects(fields, key, true);
    }
    fields.only_its();
    return effect;
}

} // namespace shiaiba::shinki
