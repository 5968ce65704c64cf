// Narration: fills the sentences for events with an event's facts.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/fight/narrator.hpp"
#include "rulesets/shiden/fight/events.hpp"
#include "rulesets/shiden/sheet/names.hpp"
#include "rulesets/shiden/words/words.hpp"

namespace shiaiba::shiden {
namespace {

Span named_skill(Skill skill, int level, Side owner, Lang lang) {
    return {Span::Kind::Skill, std::string(name_in(skill, lang)), name(skill), level, owner};
}

/// The skill named by the fact `key`, with the level of the fact `level_key`.
Span skill_span(const Event& event, std::string_view key, std::string_view level_key, Side owner,
                Lang lang, bool paper) {
    const auto skill = skill_named(event.word(key));
    if (!skill) return {Span::Kind::Text, lang == Lang::Ja ? "なし" : "(none)"};
    const int level = event.number(level_key);
    const bool numbered = level > 0 || (paper && *skill == Skill::Bonda);
    return named_skill(*skill, numbered ? level : -1, owner, lang);
}

Span state_span(std::string_view word, Lang lang) {
    for (int k = 0; k < kStates; ++k) {
        const auto state = static_cast<State>(k);
        if (name(state) == word) {
            return {Span::Kind::State, std::string(name_in(state, lang)), name(state)};
        }
    }
    return {};
}

// Optional parts of sentences. The places inside a part are filled like those of the sentence.

/// The reasons for a number, if there are any: （【+速】3で+1、覚悟で+2）.
class Reasons {
public:
    explicit Reasons(Lang lang) : ja_(lang == Lang::Ja) {}

    void add(const std::string& said) {
        if (!all_.empty()) all_ += ja_ ? "、" : ", ";
        all_ += said;
    }
    void raised(int by, const std::string& what) {
        const std::string n = std::to_string(by);
        if (by > 0) add(ja_ ? what + "で+" + n : "+" + n + " by " + what);
    }
    std::string take() const {
        if (all_.empty()) return {};
        return ja_ ? "（" + all_ + "）" : " (" + all_ + ")";
    }

private:
    bool ja_;
    std::string all_;
};

/// `of`: "A" or "B" in an event that tells of both sides, else "".
std::string speed_reasons(const Event& event, const std::string& of, Lang lang) {
    Reasons reasons(lang);
    reasons.raised(event.number("soku" + of), "{soku" + of + "}");
    reasons.raised(2 * event.number("kakugo" + of), "{=覚悟}");
    return reasons.take();
}

std::string damage_reasons(const Event& event, Lang lang) {
    Reasons reasons(lang);
    const int kakugo = event.number("kakugo");
    const int raised = event.number("kyou") + kakugo + event.number("gekirin");
    const std::string counted = std::to_string(event.number("damage") - raised);
    const std::string_view skill = event.word("skill");
    if (skill == name(Skill::Kenbai))
        reasons.add(lang == Lang::Ja ? "攻撃スキルの数" + counted : "attack skills: " + counted);
    if (skill == name(Skill::Dotou))
        reasons.add(lang == Lang::Ja ? "ラウンド数" + counted : "round " + counted);
    if (skill == name(Skill::Tamayura)) {
        reasons.add((lang == Lang::Ja ? "攻撃スキルの速度" : "the attack's speed ") + counted);
    }
    reasons.raised(event.number("kyou"), "{kyou}");
    reasons.raised(kakugo, "{=覚悟}");
    reasons.raised(event.number("gekirin"), "{=逆鱗}");
    return reasons.take();
}

/// A skill at several levels: 【逆鱗】1・【逆鱗】3.
std::string at_levels(const std::string& skill, const std::vector<int>& levels, Lang lang) {
    std::string all;
    for (const int level : levels) {
        if (!all.empty()) all += lang == Lang::Ja ? "・" : " and ";
        all += "{" + skill + std::to_string(level) + "}";
    }
    return all;
}

/// The 隠刃 that are passed over when speeds are compared.
std::string not_compared(const Event& event, const std::string& of, Lang lang) {
    const std::string hidden = "hidden" + of;
    const std::string all = at_levels(hidden, event.numbers(hidden), lang);
    if (all.empty()) return {};
    return lang == Lang::Ja ? "（奇数ラウンドなので" + all + "は対象にならない）"
                            : " (" + all + " can't be compared in an odd round)";
}

std::string compared(const Event& event, const std::string& of, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const std::string who = "{" + of + "}";
    const std::string speed = (ja ? "速度{speed" : "speed {speed") + of + "}";
    const std::string hidden = not_compared(event, of, lang);
    if (event.number("level" + of) > 0) {
        return who + (ja ? "の" : "'s ") + "{skill" + of + "}" + hidden + " " + speed +
               speed_reasons(event, of, lang);
    }
    const std::string none = hidden.empty() ? ja ? "は攻撃・補助スキルを所持していないので"
                                                 : " holds no attack or support skill: "
                             : ja ? "は比較する攻撃・補助スキルがないので"
                                  : " has no attack or support skill to compare: ";
    return who + none + speed + hidden;
}

bool both(const Event& event, const std::string& state) {
    return event.number(state + "A") != 0 && event.number(state + "B") != 0;
}

/// Why speeds are compared although both sides have states that decide the initiative.
std::string even_states(const Event& event, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string states;
    if (both(event, "stun")) states = "{=スタン}";
    if (both(event, "sensei"))
        states += (states.empty() ? "" : ja ? "と" : " and ") + std::string("{=先制}");
    if (states.empty()) return {};
    return ja ? "両者が" + states + "を受けているので速度を比較する。"
              : "Both have " + states + ", so speeds are compared. ";
}

/// How 先制 decides the initiative.
std::string first_by(const Event& event, Lang lang) {
    const bool ja = lang == Lang::Ja;
    if (both(event, "stun")) {
        return ja ? "両者が{=スタン}を受けているので、{state}を受けている{who}の先攻"
                  : "Both have {=スタン}, so {who}, having {state}, goes first";
    }
    return ja ? "{state}の効果で{who}の先攻" : "By {state} {who} goes first";
}

/// Says that スタン comes before 先制, if the side that goes second has both.
std::string above(const Event& event, Lang lang) {
    if (event.number(event.side == Side::A ? "senseiB" : "senseiA") == 0) return {};
    return lang == Lang::Ja ? "（{=先制}より優先される）" : " (above {=先制})";
}

/// Says that an attack skill fires (or could) because of +反.
std::string by_han(const Event& event, Lang lang) {
    if (event.number("han") == 0) return {};
    return lang == Lang::Ja ? "（{plushan}の効果で迎撃スキル）" : " (an intercept by {plushan})";
}

/// The effect of +錬 on an intercept. It is used up even on one that would not have fired.
std::string cancelled(const Event& event, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const bool slow = event.number("speed") < event.number("foespeed");
    const std::string speed = "{speed}" + speed_reasons(event, "", lang);
    if (slow) {
        return ja ? "速度" + speed +
                        "＜{foespeed}で発動条件を満たしていないが、{foe}の{foeskill}の効果が適用された（1回のみ）"
                  : "It wouldn't fire: speed " + speed +
                        " < {foespeed}, but {foe}'s {foeskill} is used up on it";
    }
    return ja ? "速度" + speed + "≧{foespeed}だが、{foe}の{foeskill}の効果で発動が無効化された"
              : "Speed " + speed +
                    " ≥ {foespeed}, but by {foe}'s {foeskill} its firing is cancelled";
}

/// How many of a state end, with the verb that fits the number; in English only.
std::string ends(const Event& event) {
    const int n = event.number("n");
    const std::string_view state = event.word("state");
    if (state != name(State::Bouheki) && state != name(State::Gekirin))
        return "{who}'s {state} ends";
    if (n == 1) return "One {state} of {who} ends";
    const bool all = event.number("left") == 0;
    return (!all ? "{n}" : n == 2 ? "Both" : "All {n}") + std::string(" {state}s of {who} end");
}

/// The damage of an intercept that fires; empty if it does none.
std::string dealt(const Event& event, Lang lang) {
    const auto skill = skill_named(event.word("skill"));
    for (const Skill harmless : {Skill::Karamete, Skill::Kuzushiwaza, Skill::Ekibyou}) {
        if (skill == harmless) return {};
    }
    return (lang == Lang::Ja ? "、{foe}に{damage}点のダメージ" : ", {damage} damage to {foe}") +
           damage_reasons(event, lang);
}

/// The skill, or all the skills, that the state comes from.
std::string sources(const Event& event, Lang lang) {
    const std::vector<int>& levels = event.numbers("bylevels");
    return levels.empty() ? "{by}" : at_levels("by", levels, lang);
}

/// Why a skill is destroyed in the end phase; empty if by damage.
std::string doom(const Event& event, Lang lang) {
    Reasons reasons(lang);
    if (event.number("named") != 0) {
        reasons.add(lang == Lang::Ja ? "{*影討}の指定" : "named by {*影討}");
    }
    if (event.number("limited") != 0) reasons.add(lang == Lang::Ja ? "リミテッド" : "limited");
    return reasons.take();
}

std::optional<std::string> part(const Event& event, std::string_view key, Lang lang) {
    const bool ja = lang == Lang::Ja;
    if (key == "comparedA") return compared(event, "A", lang);
    if (key == "comparedB") return compared(event, "B", lang);
    if (key == "speedwhy") return speed_reasons(event, "", lang);
    if (key == "damagewhy") return damage_reasons(event, lang);
    if (key == "even") return even_states(event, lang);
    if (key == "first") return first_by(event, lang);
    if (key == "above") return above(event, lang);
    if (key == "han") return by_han(event, lang);
    if (key == "cancelled") return cancelled(event, lang);
    if (key == "hidden") return at_levels("skill", event.numbers("levels"), lang);
    if (key == "barriers") {
        if (event.number("bouheki") == 0) return std::string();
        return std::string(ja ? "（{=防壁}は解除されない）" : " (no {=防壁} ends)");
    }
    if (key == "ends") return ends(event);
    if (key == "deals") return dealt(event, lang);
    if (key == "doom") return doom(event, lang);
    if (key == "by") return sources(event, lang);
    if (key == "owner") {
        if (event.number("byside") == 0) return std::string();
        return std::string(ja ? "{foe}の" : "{foe}'s ");
    }
    if (key == "again") {
        if (event.phase == "extra-attack")
            return ja ? "攻撃フェイズをもう一度行う" : "there is one more attack phase";
        return ja ? "同時行動フェイズに移る" : "a simultaneous phase follows";
    }
    if (key == "ended") {
        const std::string n = std::to_string(event.number("n"));
        const std::string_view state = event.word("state");
        const bool stacks = state == name(State::Bouheki) || state == name(State::Gekirin);
        return stacks ? n + "つ" : std::string();
    }
    return std::nullopt;
}

/// The sentence with its optional parts put in.
std::string assembled(const Event& event, std::string_view sentence, Lang lang) {
    std::string out;
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        out += sentence.substr(0, open);
        sentence.remove_prefix(open);
        if (sentence.empty()) break;
        const std::size_t close = sentence.find('}') + 1;
        const std::string_view place = sentence.substr(0, close);
        const auto put = part(event, place.substr(1, close - 2), lang);
        out += put ? *put : std::string(place);
        sentence.remove_prefix(close);
    }
    return out;
}

constexpr std::array<PhaseWords, 8> kPhaseWords{{
    {"start", "開始フェイズ", "Start phase"},
    {"initiative", "先攻決定フェイズ", "Initiative phase"},
    {"attack", "{who}の攻撃フェイズ", "{who}'s attack phase"},
    {"simultaneous", "同時行動フェイズ", "Simultaneous phase"},
    {"extra-attack", "{who}の攻撃フェイズ（連撃）", "{who}'s attack phase (Rengeki)"},
    {"extra-simultaneous", "同時行動フェイズ（連撃）", "Simultaneous phase (Rengeki)"},
    {"end", "終了フェイズ", "End phase"},
    {"verdict", "勝敗判定", "Verdict"},
}};

} // namespace

Span fill(const Event& event, std::string_view key, const Names& names, Lang lang, bool paper) {
    const Side side = event.side;
    if (key == "who") return name_span(names, side, lang);
    if (key == "foe") return name_span(names, other(side), lang);
    if (key == "A") return name_span(names, Side::A, lang);
    if (key == "B") return name_span(names, Side::B, lang);
    if (key == "skill") return skill_span(event, key, "level", side, lang, paper);
    if (key == "other") return skill_span(event, key, "otherlevel", side, lang, paper);
    if (key == "foeskill") return skill_span(event, key, "foelevel", other(side), lang, paper);
    if (key == "to") return skill_span(event, key, "", side, lang, false);
    if (key == "by") {
        const Side owner = event.number("byside") == 0 ? side : other(side);
        return skill_span(event, key, "bylevel", owner, lang, paper);
    }
    if (key == "skillA") return skill_span(event, key, "levelA", Side::A, lang, paper);
    if (key == "skillB") return skill_span(event, key, "levelB", Side::B, lang, paper);
    if (key == "state") return state_span(event.word(key), lang);
    if (key == "soku") return named_skill(Skill::PlusSoku, event.number("level") + 1, side, lang);
    if (key == "plushan") return named_skill(Skill::PlusHan, event.number("level") + 1, side, lang);
    if (key == "kyou") return named_skill(Skill::PlusKyou, event.number("level") + 1, side, lang);
    if (key == "sokuA" || key == "sokuB") {
        const Side owner = key == "sokuA" ? Side::A : Side::B;
        const int level = event.number(key == "sokuA" ? "levelA" : "levelB");
        return named_skill(Skill::PlusSoku, level + 1, owner, lang);
    }
    if (key.front() == '=') return state_span(key.substr(1), lang);
    if (key.front() == '*') {
        return named_skill(*skill_named(key.substr(1)), -1, other(side), lang);
    }
    if (key.back() >= '1' && key.back() <= '5') {
        const int level = key.back() - '0';
        const std::string_view of = key.substr(0, key.size() - 1);
        if (of == "hiddenA") return named_skill(Skill::Kakushiyaiba, level, Side::A, lang);
        if (of == "hiddenB") return named_skill(Skill::Kakushiyaiba, level, Side::B, lang);
        return named_skill(*skill_named(event.word(of)), level, side, lang);
    }
    return number_span(event.number(key));
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Tale& kind = row_for(event);
    return expand(assembled(event, lang == Lang::Ja ? kind.ja : kind.en, lang),
                  [&](std::string_view key) { return fill(event, key, names, lang, false); });
}

std::span<const PhaseWords> phases() { return kPhaseWords; }

} // namespace shiaiba::shiden
