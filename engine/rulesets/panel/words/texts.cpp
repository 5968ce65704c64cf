// Whole texts of skills and statuses, as the page's lists show them: each ability introduced by its
// kind.
#include <array>
#include <string>
#include <string_view>

#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {

std::string static_text(const Static& one, const SkillList& list, Lang lang,
                        const std::string& said) {
    const bool ja = lang == Lang::Ja;
    const std::string sum = (one.n < 0 ? "−" : "+") + std::to_string(one.n < 0 ? -one.n : one.n);
    const std::string n = said.empty() ? sum : ja ? "+（" + said + "）" : "+(" + said + ")";
    const std::string what =
        one.kind ? std::string(*one.kind == When::Attack ? (ja ? "攻撃" : "attacks")
                                                         : (ja ? "反撃" : "counter-attacks"))
                 : std::string(ja ? "攻撃と反撃" : "attacks and counter-attacks");
    const std::string attr = one.attr ? std::string(letter(*one.attr)) + (ja ? "属性の" : " ") : "";
    switch (one.mod) {
    case Mod::DamageDealt:
        return ja ? "自分の" + attr + what + "のダメージ" + n : "own " + attr + what + " " + n;
    case Mod::DamageTaken:
        return ja ? "受ける" + attr + what + "のダメージ" + n
                  : attr + what + " against oneself " + n;
    case Mod::AllowPay: {
        const std::string panel(letter(one.panel));
        const std::string as(letter(one.as));
        return ja ? "自分の" + panel + "パネルは" + as + "を支払える"
                  : "own " + panel + " panels may pay " + as;
    }
    case Mod::Immune: {
        const std::string& status = list.status(static_cast<std::size_t>(one.status)).name;
        return ja ? status + "を受けない" : "immune to " + status;
    }
    case Mod::Initiative: return ja ? "先制値" + n : "initiative " + n;
    }
    return {};
}

std::string skill_text(const Skill& skill, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string out;
    const auto add = [&](const std::string& line) { out += (out.empty() ? "" : "\n") + line; };
    if (skill.limit > 0) {
        const std::string limit = std::to_string(skill.limit);
        add(ja ? "1ターンに" + limit + "回まで" : "at most " + limit + " per turn");
    }
    if (skill.battle_limit > 0) {
        const std::string limit = std::to_string(skill.battle_limit);
        add(ja ? "1戦に" + limit + "回まで" : "at most " + limit + " per battle");
    }
    if (!skill.activated.empty()) {
        std::string head = ja ? "【起動】" : "[Activated] ";
        if (skill.kind == Kind::Reactive) {
            head += when_text(skill.trigger, list, lang) + (ja ? "、" : ": ");
        }
        for (const Line& line : skill.activated) {
            add(head + line_text(line, list, lang));
            head.clear();
        }
    }
    for (const Ability& ability : skill.triggered) {
        std::string head = (ja ? "【誘発】" : "[Triggered] ") + when_text(ability.on, list, lang) +
                           (ja ? "、" : ": ");
        for (const Line& line : ability.lines) {
            add(head + line_text(line, list, lang));
            head.clear();
        }
    }
    for (const Static& one : skill.statics) {
        std::string said = static_text(one, list, lang);
        if (one.when) {
            const std::string when = condition_text(*one.when, list, lang);
            said = ja ? when + "の場合、" + said : "if " + when + ": " + said;
        }
        add((ja ? "【常在】" : "[Static] ") + said);
    }
    return out;
}

std::string status_text(const SkillList& list, std::size_t place, Lang lang) {
    constexpr std::array<std::array<std::string_view, 2>, kKnownStatuses> kStatusWords{{
        {{"パネルは支払えない。スキルは使用できず、能力も働かない。回復判定4以上",
          "A panel can't pay; a skill can't be used and its abilities don't work. Recovery 4+"}},
        {{"支払うと取り除かれ、持ち主に1点のダメージ",
          "When the panel is paid: removed, and its owner takes 1 damage"}},
        {{"ターン終了時に使用済みなら未使用に戻らない。その時に終わる",
          "A used panel isn't refreshed at the end of the turn; ends then"}},
        {{"状態フェイズに1個につき1点のダメージ。回復判定5以上で全部終わる",
          "1 damage for each in the status phase. Recovery 5+ ends all"}},
        {{"相手の攻撃が置かれた時に消費し、2点軽減する",
          "When the opponent's attack is placed: spent, reduces it by 2"}},
        {{"自分の攻撃が置かれた時に消費し、ダメージ+2",
          "When an own attack is placed: spent, that attack +2"}},
        {{"転写で属性が変わらない。回復判定4以上",
          "Transcription doesn't change the element. Recovery 4+"}},
        {{"それ自体の効果はなく、スキルが消費する", "None by itself; skills spend it"}},
    }};
    const Status& status = list.status(place);
    if (status.known >= 0) {
        return std::string(
            kStatusWords[static_cast<std::size_t>(status.known)][static_cast<std::size_t>(lang)]);
    }
    const bool ja = lang == Lang::Ja;
    std::string out;
    const auto add = [&](const std::string& said) {
        out += (out.empty() ? "" : ja ? "。" : ". ") + said;
    };
    if (status.no_pay) add(ja ? "パネルは支払えない" : "A panel can't pay");
    if (status.no_use)
        add(ja ? "スキルは使用できず、能力も働かない"
               : "A skill can't be used and its abilities don't work");
    if (status.keep_used)
        add(ja ? "ターン終了時に使用済みなら未使用に戻らない。その時に終わる"
               : "A used panel isn't refreshed at the end of the turn; ends then");
    if (status.no_transcribe)
        add(ja ? "転写で属性が変わらない" : "Transcription doesn't change the element");
    for (const Line& line : status.lines) {
        const bool begins = status.trigger && &line == &status.lines.front();
        add((begins ? when_text(status, list, lang) + (ja ? "、" : ": ") : "") +
            line_text(line, list, lang));
    }
    if (status.once) add(ja ? "その時に終わる" : "Ends then");
    if (status.recover > 0) {
        add((ja ? "回復判定" : "Recovery ") + std::to_string(status.recover) + (ja ? "以上" : "+"));
    }
    return out;
}

} // namespace shiaiba::panel
