// Reads each op with the members that it may have; any other member is reported. kTakes and the
// list of words are in the order of Op.
#include "rulesets/shinki/sheet/effect_reader.hpp"

#include <array>
#include <string>

#include "core/sheet/own_words.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

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

/// The members that an op may have beside `op` and `when`, as bits.
enum Takes : unsigned {
    kAmount = 1,
    kTo = 2,
    kNumber = 4,
    kHp = 8,
    kWay = 16,
    kId = 32,
    kIds = 64,
    kReach = 128,
    kEnds = 256,
    /// The op is for reactions only.
    kAnswers = 512,
};
constexpr std::array<unsigned, 19> kTakes{kAmount,
                                          kAmount | kTo,
                                          kAmount | kTo,
                                          kAmount | kTo,
                                          kId | kTo,
                                          kIds | kTo,
                                          kNumber | kTo,
                                          kNumber | kTo,
                                          kNumber | kTo,
                                          kNumber | kTo,
                                          kNumber,
                                          kNumber,
                                          kNumber | kWay,
                                          0,
                                          kEnds | kAnswers,
                                          kAnswers,
                                          kAnswers,
                                          kAmount | kReach | kAnswers,
                                          kHp};

unsigned status_bit(const Json& json) {
    for (int k = 0; k < kStatuses; ++k) {
        const auto status = static_cast<Status>(k);
        const bool named =
            json.is_string() && json.get_ref<const std::string&>() == words(status).id;
        if (named && status != Status::Shine) return bit(status);
    }
    return 0;
}

Expr expr_in(const ListObject& fields) {
    const Json* const given = fields.find("amt");
    if (given == nullptr) {
        fields.missing("amt");
        return {};
    }
    const ListObject amount = fields.part(*given, fields.path("amt"));
    const auto number = [&](const char* key) {
        return amount.number(key, -kMostAmount, kMostAmount, 0);
    };
    amount.only({"c", "x", "max", "half", "pair", "flush", "face"});
    return {number("c"),    number("x"),     number("max"), number("half"),
            number("pair"), number("flush"), number("face")};
}

/// Reads "when": "damaged" or "same_column", another text as a condition in words, or an object.
void read_when(const ListObject& fields, Effect& effect) {
    const Json* const given = fields.find("when");
    if (given == nullptr) return;
    if (*given == "damaged" || *given == "same_column") {
        effect.when = *given == "damaged" ? When::Damaged : When::SameColumn;
        return;
    }
    if (given->is_string()) {
        effect.when = When::Said;
        effect.said_when = condition_in(fields, "when", words_of_effects(effect.answers));
        return;
    }
    if (!given->is_object()) {
        fields.word("when", {"damaged", "same_column"}, "L02");
        return;
    }
    const ListObject when = fields.part(*given, fields.path("when"));
    when.only({"target_status", "user_hp_at_most"});
    const bool of_status = when.has("target_status");
    if (of_status == when.has("user_hp_at_most")) return fields.say("L08", "when", "when");
    effect.when = of_status ? When::TargetStatus : When::UserHpAtMost;
    effect.when_what = of_status ? static_cast<int>(status_in(when, "target_status"))
                                 : when.number("user_hp_at_most", 1, kMostHp, 1);
}

} // namespace

unsigned status_in(const ListObject& fields, const char* key) {
    const Json* const given = fields.find(key);
    if (given == nullptr) {
        fields.missing(key);
        return 0;
    }
    const unsigned status = status_bit(*given);
    if (status == 0) fields.say("L02", key, shown(*given));
    return status;
}

unsigned statuses_in(const ListObject& fields, const char* key) {
    unsigned all = 0;
    const Json* const given = fields.list(key, kStatuses);
    for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
        const unsigned status = status_bit((*given)[k]);
        all |= status;
        if (status != 0) continue;
        fields.problems().push_back(list_words().problem(
            "L02", fields.path(key) + "/" + std::to_string(k), shown((*given)[k])));
    }
    return all;
}

void range_in(const ListObject& fields, int& least, int& most) {
    const Json* const given = fields.list("range", 2);
    if (given == nullptr) return;
    if (given->size() != 2) return fields.say("L08", "range", shown(*given));
    const std::string path = fields.path("range");
    least = fields.number((*given)[0], path + "/0", 0, kMostRange, 0);
    most = fields.number((*given)[1], path + "/1", 0, kMostRange, kMostRange);
    if (least > most) fields.say("L08", "range", shown(*given));
}

std::vector<Effect> EffectReader::effects(const ListObject& fields, const char* key,
                                          bool in_contest) {
    std::vector<Effect> effects;
    const Json* const given = fields.list(key, left_);
    if (given == nullptr) return effects;
    left_ -= given->size();
    for (std::size_t k = 0; k < given->size(); ++k) {
        const std::string path = fields.path(key) + "/" + std::to_string(k);
        effects.push_back(effect(fields.part((*given)[k], path), in_contest));
    }
    return effects;
}

Effect EffectReader::effect(const ListObject& fields, bool in_contest) {
    Effect effect;
    effect.answers = reaction_;
    const int op =
        fields.word("op",
                    {"damage", "fatal_damage", "reduce", "heal", "status", "cleanse", "draw",
                     "discard", "kihaku_gain", "kihaku_loss", "give", "move_self", "shift",
                     "shinki", "contest", "negate", "step_out", "counter", "revive"},
                    "L02", true);
    if (op < 0) return effect;
    effect.op = static_cast<Op>(op);
    const unsigned taken = kTakes[static_cast<std::size_t>(op)];
    std::vector<const char*> keys{"op", "when"};
    const auto takes = [&](unsigned what, const char* key) {
        if ((taken & what) != 0) keys.push_back(key);
        return (taken & what) != 0;
    };
    if (effect.op == Op::Revive && !revives_) fields.say("L02", "op", "revive");
    const bool nested = effect.op == Op::Contest && in_contest;
    if (nested || ((taken & kAnswers) != 0 && !reaction_)) {
        fields.say("L04", "op", fields.text("op"));
    }
    read_when(fields, effect);
    if (takes(kAmount, "amt")) {
        if (says_amount(fields, "amt")) {
            effect.said = amount_in(fields, "amt", words_of_effects(reaction_));
        } else {
            effect.amount = expr_in(fields);
        }
    }
    if (takes(kTo, "to")) effect.to_self = fields.word("to", {"target", "self"}, "L02") == 1;
    if (takes(kNumber, "n")) {
        if (says_amount(fields, "n")) {
            effect.said = amount_in(fields, "n", words_of_effects(reaction_));
        } else {
            effect.n = fields.number("n", 1, kMostNumber, 1, true);
        }
    }
    if (takes(kHp, "hp")) effect.n = fields.number("hp", 1, kMostRevived, 1, true);
    if (takes(kWay, "dir")) {
        effect.toward = fields.word("dir", {"toward", "away"}, "L02", true) != 1;
    }
    if (takes(kId, "id")) effect.statuses = status_in(fields, "id");
    if (takes(kIds, "ids")) {
        effect.statuses = statuses_in(fields, "ids");
        const Json* const ids = fields.find("ids");
        if (ids == nullptr || ids->empty()) fields.missing("ids");
    }
    if (takes(kReach, "range")) {
        if (!fields.has("range")) fields.missing("range");
        range_in(fields, effect.least, effect.most);
    }
    for (const char* const key : {"win", "lose"}) {
        if (!takes(kEnds, key) || nested) continue;
        (key[0] == 'w' ? effect.win : effect.lose) = effects(fields, key, true);
    }
    fields.only(keys);
    return effect;
}

} // namespace shiaiba::shinki
