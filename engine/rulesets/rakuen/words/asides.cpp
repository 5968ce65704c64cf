// Asides: the parts of sentences that depend on a few facts of an event: what was paid, what
// changed a number and where it comes from, why something did or did not happen. Fills the places
// that sentences have for them.
#include "core/text/fill.hpp"
#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"
#include "rulesets/rakuen/words/terms.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

bool is(const Event& event, std::string_view fact) { return event.number(fact) != 0; }

Text same(const std::string& words) { return {words, words}; }
std::string number(const Event& event, std::string_view fact) {
    return std::to_string(event.number(fact));
}

/// The place for the skill that a fact of the event names.
std::string skill(const Event& event, std::string_view fact, const char* whose = "skill") {
    return "{" + std::string(whose) + ":" + std::string(event.word(fact)) + "}";
}

// Skills that are declared or used, and what they cost.

/// "＋{skill:rush}＋{skill:flat}"; `first` stands in place of the first "＋".
Text skills_joined(const Event& event, const Text& first) {
    Text out;
    for (const std::string_view key : kSkillKeys) {
        if (event.word(key).empty()) continue;
        const Text sign = out.ja.empty() ? first : Text{"＋", " + "};
        out.ja += sign.ja + skill(event, key);
        out.en += sign.en + skill(event, key);
    }
    return out;
}
Text skills_words(const Event& event) { return skills_joined(event, {"＋", " + "}); }
Text with_words(const Event& event) { return skills_joined(event, {"＋", " with "}); }
Text names_words(const Event& event) { return skills_joined(event, {}); }

/// （SP 3−1=2）; empty if nothing was paid.
Text sp_words(const Event& event) {
    const int paid = event.number("spPaid");
    if (paid == 0) return {};
    const int left = event.number("sp");
    return in_parentheses(same("SP " + std::to_string(left + paid) + "−" + std::to_string(paid) +
                               "=" + std::to_string(left)));
}

/// 5.4: the ability of the last attack, where it looks better than the one that was chosen.
Text barred_words(const Event& event) {
    if (event.word("barred").empty()) return {};
    const std::string last(event.word("barred"));
    return in_parentheses(
        {"前回の" + last + "は続けて使えない", last + " was the last one, and not twice in a row"});
}

/// 8.1: why IN 3 is enough.
Text least_words(const Event& event) {
    if (event.number("threshold") != 3) return {};
    return {"、HPが相手より30以上低いため発動値3", ", threshold 3 at 30 HP less than the opponent"};
}

// Dice: what they are rolled for, and which roll of a chain they are.

Text die_words(const Event& event) {
    if (is(event, "guard")) return {"防御ダイス ", "the guard die: "};
    if (event.rule == "7.1") return {"回避ダイス ", "to evade: "};
    if (event.rule == "8.2") return {"インビジブル攻撃 ", "for the invisible attack: "};
    if (event.rule == "9") return {"インビジブル防御 ", "for the invisible guard: "};
    if (event.rule == "13.8") return {"チャージ ", "to charge: "};
    return {"攻撃ダイス ", "for the attack: "};
}
Text chained_words(const Event& event) {
    const int n = event.number("chain");
    if (n == 0) return {"チェイン", "a chain"};
    return {"チャージチェイン" + std::to_string(n), "charge chain " + std::to_string(n)};
}
Text forced_words(const Event& event) {
    const bool rewritten = event.number("red") != event.number("toRed") ||
                           event.number("blue") != event.number("toBlue");
    return rewritten ? in_parentheses({"強制チェイン", "forced chain"}) : Text{};
}
Text chains_words(const Event& event) {
    return event.number("toRed") == event.number("toBlue")
               ? Text{"、チェイン発生", ", which chains"}
               : Text{};
}

// 6.2: what changed the two values.

Text rounded() { return {"小数点以下切り下げ", "rounded down"}; }

Text bonus_words(const Event& event) {
    Text list;
    const auto add = [&](std::string_view fact, const std::string& behind) {
        const std::string who = "{skill:" + std::string(fact) + "}";
        if (is(event, fact)) enumerate(list, {who + behind, who + " " + behind});
    };
    add("trump", "×2");
    add("half", "÷2");
    if (is(event, "half") && is_rounded(event)) enumerate(list, rounded());
    add("rush", "+" + number(event, "rush"));
    add("flat", "+" + number(event, "flat"));
    add("finisher", "+IN×10");
    return in_parentheses(list);
}

Text aim_words(const Event& event) {
    Text list;
    for (const char* const fact : {"half", "surehit"}) {
        if (is(event, fact)) enumerate(list, same("{skill:" + std::string(fact) + "}"));
    }
    const std::string evades = number(event, "evades");
    if (!is(event, "finisher")) return in_parentheses(list);
    if (list.ja.empty()) {
        list = {"{skill:finisher}+回避回数" + evades, "{skill:finisher} +" + evades + " evasions"};
    } else if (is(event, "evades")) {
        enumerate(list, {"{skill:finisher}の回避回数" + evades + "は加えない",
                         "which {skill:finisher} adds no evasions to"});
    }
    return in_parentheses(list);
}

Text critical_words(const Event& event) {
    if (is(event, "critical")) return {"クリティカル。", " It is critical."};
    if (is(event, "forced")) {
        return {"強制チェインではスタン効果は発生しない。", " Forced chains bring no stun."};
    }
    return {};
}

// IN: what brings it, and what takes it.

Text once_words(const Event& event) {
    return event.word(kSkillKeys[1]).empty()
               ? Text{}
               : in_parentheses({"併用しても最大1", "at most 1 for both"});
}

Text charged_words(const Event& event) {
    const int chains = event.number("chains");
    if (chains == 0) return in_parentheses(same("{skill:charge}"));
    const std::string n = std::to_string(chains);
    return in_parentheses(
        {"{skill:charge}+2、チェイン" + n + "回+" + n, "{skill:charge} +2, chain rolls +" + n});
}

Text brought_words(const Event& event) {
    if (!event.word("by").empty()) return in_parentheses(same(skill(event, "by")));
    const std::string_view answer = event.word("answer");
    if (answer == "guard") return in_parentheses({"防御", "guard"});
    if (answer == "evade") return in_parentheses({"回避失敗", "failed evasion"});
    if (answer == "iguard") return in_parentheses({"インビジブル防御", "invisible guard"});
    return in_parentheses({"行動不能", "incapacitated"});
}

// Phases that are skipped.

/// What a skipped attack phase uses up as well [rakuen R20].
Text ends_words(const Event& event) {
    Text list;
    if (is(event, "recoil")) enumerate(list, {"インビジブル攻撃のデメリット", "the recoil"});
    if (is(event, "sealed")) enumerate(list, {"封印", "the seal"});
    if (list.ja.empty()) return {};
    return in_parentheses({list.ja + "もここまで", "which uses up " + list.en + " as well"});
}

/// Why a guard phase that is skipped brings no damage, or a critical no stun [rakuen R4, R9].
Text besides_words(const Event& event) {
    if (is(event, "unattacked")) {
        return in_parentheses({"{theirs:charge}のため攻撃は無い", "{theirs:charge} is no attack"});
    }
    if (!is(event, "unstunned")) return {};
    return in_parentheses({"防御ではないためスタン効果は発生しない",
                           "which is no guard, so the critical does not stun"});
}
Text broken_words(const Event& event) {
    return is(event, "broken") ? Text{"と{theirs:break}", " and by {theirs:break}"} : Text{};
}
/// 8.3: which phase the recoil takes.
Text recoil_words(const Event& event) {
    if (is(event, "stunned")) {
        return {"{foe}がスタンのため、次の自分のアタックフェイズ",
                "the next attack phase of their own, since {foe} is stunned"};
    }
    return {"次の自分のガードフェイズ", "the next guard phase of their own"};
}

// The effects that an answer cancelled, and those that it did not.

/// 7.1: nobody who fails to evade is stunned by a critical.
Text unstunned_words(const Event& event) {
    if (!is(event, "unstunned")) return {};
    return in_parentheses({"クリティカルでも回避失敗ではスタン効果は発生しない",
                           "a critical does not stun who fails to evade"});
}

/// 9: dice of an invisible guard that are not rolled.
Text stop_words(const Event& event) {
    const std::string in = "IN " + number(event, "in");
    if (!is(event, "able")) {
        const std::string cost = number(event, "cost");
        return {"ダイスを振れない（" + in + "、1回に" + cost + "必要）",
                "cannot roll any dice (" + in + ", each takes " + cost + ")"};
    }
    const Text said = in_parentheses(same(in));
    if (is(event, "rolls")) return {"ダイスを止める" + said.ja, "stops rolling" + said.en};
    return {"ダイスを振らない" + said.ja, "rolls no dice" + said.en};
}

Text effects_of(const Event& event) {
    const bool stuns = is(event, "stuns");
    if (stuns && is(event, "seals")) return {"スタン効果と封印効果", "the stun and the seal"};
    return stuns ? Text{"スタン効果", "the stun"} : Text{"封印効果", "the seal"};
}

/// 7.2, 9, 14: the effects that the guard had to cancel, and why it did or did not.
Text struck_words(const Event& event) {
    const bool held = kind_of(event) == EventKind::GuardHeld;
    const bool rolled = is(event, "rolls");
    Text list;
    if (is(event, "stuns") || is(event, "seals")) {
        const Text effects = effects_of(event);
        const Text why = held                ? Text{"ゾロ目の", "a double was rolled"}
                         : rolled            ? Text{"ゾロ目でない", "no double was rolled"}
                         : is(event, "able") ? Text{"ダイスを振らない", "no dice were rolled"}
                                             : Text{"ダイスを振れない", "no dice could be rolled"};
        const bool both = is(event, "stuns") && is(event, "seals");
        const char* const take = both ? " take hold" : " takes hold";
        list = {why.ja + "ため" + effects.ja + (held ? "は無効" : "は有効"),
                why.en + (held ? ", which voids " + effects.en : ", so " + effects.en + take)};
    }
    if (is(event, "riposte")) {
        enumerate(list,
                  {"{skill:riposte}のためスタン効果は無効", "{skill:riposte} voids the stun"});
        if (!rolled) enumerate(list, {"防御ダイスは不要", "no die is needed"});
    }
    return list;
}

/// The SP that were spent on a skill without effect.
Text spent_words(const Event& event) {
    if (!is(event, "spent")) return {};
    const std::string sp = "SP " + number(event, "spent");
    return in_parentheses({sp + "消費済み", sp + " spent"});
}
/// Why a skill has no effect (13.2, 13.10, 13.11, 14).
Text why_words(const Event& event) {
    const std::string_view why = event.word("why");
    const bool seals = event.word("skill") == id(Skill::Seal);
    const Text none = seals ? Text{"封印効果は発生しない", "brings no seal"}
                            : Text{"スタン効果は発生しない", "brings no stun"};
    if (why == "evaded") return {"回避:成功のため" + none.ja, none.en + ": the evasion succeeded"};
    if (why == "skipped") {
        return {"ガードフェイズのスキップは防御でも回避失敗でもないため" + none.ja,
                none.en + ": a skipped guard phase is neither guard nor failed evasion"};
    }
    if (why == "critical") {
        return {"クリティカルのスタン効果が優先されるため" + none.ja,
                none.en + ": the stun of a critical goes first"};
    }
    if (why == "failed") {
        return {"回避:失敗のためダメージを与えない", "throws nothing back: the evasion failed"};
    }
    if (why == "fallen") {
        return {"防御のダメージでHPが0になったため使用できない",
                "throws nothing back: the damage of the guard left no HP"};
    }
    if (why == "unevaded") {
        return {"インビジブル攻撃は回避できないため命中値99は意味を持たない",
                "changes nothing: an invisible attack cannot be evaded"};
    }
    const std::string hit = number(event, "hit");
    return {"命中値" + hit + "は11未満のためINは増えない",
            "brings no IN: hit value " + hit + " is below 11"};
}

Text stunner_words(const Event& event) {
    Text list;
    if (is(event, "critical")) enumerate(list, {"クリティカル", "critical"});
    if (is(event, "forced")) enumerate(list, same("{theirs:stun}"));
    return in_parentheses(list);
}

Text rounded_words(const Event& event) {
    return is_rounded(event) ? in_parentheses(rounded()) : Text{};
}
Text theirs_words(const Event& event) { return same(skill(event, "skill", "theirs")); }
Text unhurt_words(const Event& event) {
    const std::string sum = unhurt_sum(event);
    return sum.empty() ? Text{} : Text{sum + "、", " (" + sum + ")"};
}

struct Place {
    std::string_view name;
    Text (*words)(const Event&);
};
constexpr Place kPlaces[] = {
    {"{skills}", skills_words},
    {"{with}", with_words},
    {"{names}", names_words},
    {"{sp}", sp_words},
    {"{barred}", barred_words},
    {"{least}", least_words},
    {"{die}", die_words},
    {"{chained}", chained_words},
    {"{rewritten}", forced_words},
    {"{chains}", chains_words},
    {"{bonus}", bonus_words},
    {"{aim}", aim_words},
    {"{critical}", critical_words},
    {"{once}", once_words},
    {"{charged}", charged_words},
    {"{brought}", brought_words},
    {"{ends}", ends_words},
    {"{besides}", besides_words},
    {"{broken}", broken_words},
    {"{recoil}", recoil_words},
    {"{unstunned}", unstunned_words},
    {"{stop}", stop_words},
    {"{struck}", struck_words},
    {"{spent}", spent_words},
    {"{why}", why_words},
    {"{stunner}", stunner_words},
    {"{rounded}", rounded_words},
    {"{theirs}", theirs_words},
    {"{unhurt}", unhurt_words},
};

} // namespace

std::string with_asides(std::string_view sentence, const Event& event, Lang lang) {
    std::string out(sentence);
    for (const Place& place : kPlaces) {
        const std::size_t at = out.find(place.name);
        if (at != std::string::npos)
            out.replace(at, place.name.size(), place.words(event).in(lang));
    }
    return out;
}

} // namespace shiaiba::rakuen
