// Printing: a played fight in the forms of `--log`, and the rulings that decide it.
#include "cli/printing.hpp"

#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

/// The decision's name if plans have one for it; else empty: the option alone says what was
/// decided.
std::string decision_name(const System& system, const std::string& point, Lang lang) {
    const plan::Vocabulary* const words = system.vocabulary();
    if (words == nullptr) return {};
    for (const plan::Decision& one : words->decisions) {
        if (point == one.id) return (lang == Lang::Ja ? one.ja : one.en) + std::string(" → ");
    }
    return {};
}

/// A line for each plan that was asked: whether it decided, its text, and what it said with the
/// values that it found.
std::string plans_told(const Json& why) {
    std::string out;
    for (const Json& one : why.value("plans", Json::array())) {
        const bool decided = one["plan"] == why["plan"];
        out += decided ? "      → " : "        ";
        out += std::to_string(one["plan"].get<int>() + 1) + " ";
        out += one["text"].get<std::string>() + "  ";
        out += one["said"].get<std::string>() + "\n";
    }
    return out;
}

std::string decisions_before(const Match& match, const Played& played, std::size_t event,
                             Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string out;
    for (const LoggedDecision& one : played.fight_log.decisions) {
        if (one.event != event || one.kind != Decision::Kind::Pick) continue;
        out += "    ? ";
        out.append(match.names_in_text().of(one.actor, lang)).append(ja ? "：" : ": ");
        out += decision_name(*match.system, one.point, lang) + one.option.label.in(lang);
        const Planner* const planner =
            one.planned ? planner_of(match.parties(), one.actor) : nullptr;
        const Json why = planner != nullptr ? planner->why(one.account, lang) : Json();
        const bool silent = why.is_object() && why.value("plan", Json()).is_null();
        if (silent) out += ja ? "（プランなし）" : " (by no plan)";
        out += "\n";
        if (why.is_object()) out += plans_told(why);
    }
    return out;
}

} // namespace

int print_log(std::ostream& out, const Match& match, const Played& played, const std::string& form,
              Lang lang, Whys whys) {
    if (form == "json") {
        out << write_json(report(match, played, lang), 2) << "\n";
    } else if (form == "trace") {
        out << played.fight_log.trace;
    } else if (form == "classic") {
        const std::string text = classic(match, played, Extent::Whole);
        if (text.empty()) return usage_failure("This system has no paper notation.");
        out << text;
    } else {
        const Aside aside = [&](std::size_t event) {
            return decisions_before(match, played, event, lang);
        };
        out << text_log(match, played, lang, whys == Whys::All ? aside : Aside());
    }
    return played.outcome && played.outcome->reason == "limit" ? kLimit : kDone;
}

namespace {

/// Stands in place of a verdict. Decisions count from 1, as on the page.
Text illegal_then(const Match& match, int decision) {
    const std::string token = match.decisions[static_cast<std::size_t>(decision)];
    const std::string place = std::to_string(decision + 1);
    return {"この読み方では、" + place + "番目の決定「" + token + "」は選べません。",
            "Decision " + place + ", " + token + ", is illegal then."};
}

} // namespace

int print_rulings(std::ostream& out, const Match& match, Lang lang) {
    const Played played = play(match, Log::Listen::Nothing);
    out << message_line(match, played, lang) << "\n";
    if (match.system->settings().other_readings(match.settings).empty()) {
        out << (lang == Lang::Ja ? "この遊戯に、別の読み方にできる裁定はありません。\n"
                                 : "No ruling of this system can be turned round.\n");
        return kDone;
    }
    const std::vector<RulingEffect> effects = rulings_that_matter(match);
    if (effects.empty() && played.outcome) {
        out << (lang == Lang::Ja ? "この勝敗は、どの裁定にも左右されません。\n"
                                 : "This verdict hangs on no ruling.\n");
    }
    for (const RulingEffect& effect : effects) {
        Played ended;
        ended.outcome = effect.outcome;
        out << effect.reading.ruling << "\t"
            << (effect.illegal ? illegal_then(match, *effect.illegal).in(lang)
                               : message_line(match, ended, lang))
            << "\t" << effect.reading.text.in(lang) << "\n";
    }
    return kDone;
}

} // namespace shiaiba::cli
