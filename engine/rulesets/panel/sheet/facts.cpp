// What a sheet is worth as it is written: which patterns pay for which skills ([panel 5.2]), and
// warnings of what is legal but probably not intended ([panel 1.3]).
#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/plan/compile.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::panel {
namespace {

std::string figure(std::size_t value) { return std::to_string(value); }

/// A pattern that can pay a cost, and the panels that pay by default.
struct Payment {
    /// Index of the pattern; −1: the black panels of a sheet without patterns.
    int pattern;
    PanelSet panels;
};

/// The patterns that pay the cost without abilities that let other panels pay.
std::vector<Payment> payments(const Sheet& sheet, const Cost& cost) {
    std::vector<Payment> found;
    const PanelSet all = bit(static_cast<std::size_t>(sheet.reflex)) - 1;
    const auto try_out = [&](int number, std::span<const Element> pattern) {
        std::vector<Panel> array(static_cast<std::size_t>(sheet.reflex));
        transcribe(array, pattern, 0);
        const auto paid = default_payment(cost, array, all, Allowed{});
        if (paid) found.push_back({number, *paid});
    };
    if (sheet.patterns.empty()) try_out(-1, {});
    for (std::size_t k = 0; k < sheet.patterns.size(); ++k) {
        try_out(static_cast<int>(k), sheet.patterns[k].panels);
    }
    return found;
}

/// Whether the line may give its owner panels that pay the cost. `too_short`: the cost has more
/// letters than there are panels.
bool line_helps(const Line& line, const Cost& cost, bool too_short) {
    for (const Line& then : line.then) {
        if (line_helps(then, cost, too_short)) return true;
    }
    if (line.op == Op::Modify && line.who == Who::Self && line.modifier.mod == Mod::AllowPay)
        return cost.has(line.modifier.as);
    if (line.who != Who::Self || line.what != What::Panel) return false;
    switch (line.op) {
    case Op::Roll: return true;
    case Op::Paint: return line.choose || cost.any > 0 || cost.has(line.attr);
    case Op::PanelGain: return too_short || line.choose || cost.any > 0 || cost.has(line.attr);
    default: return false;
    }
}

/// Whether a skill of the sheet could change elements, panels or payments so that the cost can
/// be paid ([panel 1.3]). The cost of that skill, and how often it is used, don't matter.
/// Transcribing doesn't count: it brings no pattern that the sheet doesn't have.
bool may_be_helped(const Sheet& sheet, const Cost& cost) {
    const bool too_short = cost.size() > static_cast<std::size_t>(sheet.reflex);
    const auto any_helps = [&](const std::vector<Line>& lines) {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const Line& line) { return line_helps(line, cost, too_short); });
    };
    return std::any_of(sheet.skills.begin(), sheet.skills.end(), [&](std::uint8_t place) {
        const Skill& skill = sheet.list->skill(place);
        return any_helps(skill.activated) ||
               std::any_of(skill.triggered.begin(), skill.triggered.end(),
                           [&](const Ability& ability) { return any_helps(ability.lines); }) ||
               std::any_of(skill.statics.begin(), skill.statics.end(), [&](const Static& one) {
                   return one.mod == Mod::AllowPay && cost.has(one.as);
               });
    });
}

Json payment_json(const Payment& payment) {
    Json panels = Json::array();
    for (std::size_t k = 0; k < kMostPanels; ++k) {
        if (contains(payment.panels, k)) panels.push_back(static_cast<int>(k));
    }
    return JsonObject().add("pattern", payment.pattern).add("panels", std::move(panels));
}

} // namespace

Json sheet_facts(const Sheet& sheet) {
    Json paid = Json::array();
    for (const Skill& skill : sheet.list->skills) {
        if (skill.innate()) continue;
        Json by = Json::array();
        for (const Payment& payment : payments(sheet, skill.cost)) {
            by.push_back(payment_json(payment));
        }
        const bool helped = by.empty() && may_be_helped(sheet, skill.cost);
        paid.push_back(
            JsonObject().add("item", skill.name).add("by", std::move(by)).add("helped", helped));
    }
    return JsonObject().add("paid", std::move(paid));
}

Problems warnings(const Sheet& sheet) {
    Problems problems;
    const auto say = [&](const char* code, const std::string& path, Text said) {
        problems.push_back(problem_at(path, code, std::move(said), "1.3"));
    };
    if (sheet.vitality == 0) {
        say("C10", "/stats/vitality",
            {"最大HPが0です。第1ターンの前に敗北します。",
             "max HP is 0: this character is defeated before turn 1"});
    }
    for (std::size_t k = 0; k < sheet.skills.size(); ++k) {
        const Skill& skill = sheet.list->skill(sheet.skills[k]);
        if (!payments(sheet, skill.cost).empty() || may_be_helped(sheet, skill.cost)) {
            continue;
        }
        say("C11", "/skills/" + figure(k),
            {"「" + skill.name + "」はどのパターンでも支払えません。",
             "skill \"" + skill.en + "\" cannot be paid by any pattern"});
    }
    for (std::size_t j = 0; j < sheet.patterns.size(); ++j) {
        for (std::size_t k = j + 1; k < sheet.patterns.size(); ++k) {
            if (sheet.patterns[j].panels != sheet.patterns[k].panels) continue;
            say("C12", "/patterns/" + figure(k),
                {"パターン" + figure(j + 1) + "と" + figure(k + 1) + "は同じです。",
                 "patterns " + figure(j + 1) + " and " + figure(k + 1) + " are identical"});
        }
    }
    for (std::size_t k = 0; k < sheet.skills.size(); ++k) {
        const Skill& skill = sheet.list->skill(sheet.skills[k]);
        const auto same =
            std::count(sheet.skills.begin(), sheet.skills.begin() + static_cast<std::ptrdiff_t>(k),
                       sheet.skills[k]);
        if (!skill.innate() || same != 1) continue;
        say("C13", "/skills/" + figure(k),
            {"常時スキル「" + skill.name + "」が2つあります。効果は加算されます。",
             "innate skill \"" + skill.en + "\" taken twice: its static effects add up"});
    }
    const plan::Names names = names_of(sheet);
    for (std::size_t k = 0; k < sheet.definitions.size(); ++k) {
        const std::string& word = sheet.definitions[k].word;
        switch (plan::idle(sheet.definitions, k, names)) {
        case plan::Idle::No: break;
        case plan::Idle::Name:
            say("C14", "/definitions/" + figure(k),
                {"「" + word + "」はスキルかパターンの名前です。この定義は使われません。",
                 "\"" + word +
                     "\" is the name of a skill or pattern: this definition is not used"});
            break;
        case plan::Idle::Repeated:
            say("C14", "/definitions/" + figure(k),
                {"「" + word + "」の定義が重なっています。初めのものが使われます。",
                 "\"" + word + "\" is defined twice: the first definition is used"});
            break;
        }
    }
    return problems;
}

} // namespace shiaiba::panel
