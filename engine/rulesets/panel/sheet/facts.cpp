// What a sheet's patterns pay for, and what is legal in it and hardly meant ([panel 1.3, 5.2]).
#include <algorithm>
#include <string>

#include "core/plan/compile.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/fight/cover.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::panel {
namespace {

std::string figure(std::size_t value) { return std::to_string(value); }

/// A pattern that pays a cost, and the panels that would.
struct Payment {
    /// −1: the black panels of a sheet without patterns.
    int pattern;
    PanelSet panels;
};

std::vector<Payment> payments(const Sheet& sheet, const Cost& cost, const Allowed& allowed) {
    std::vector<Payment> found;
    const auto all = static_cast<PanelSet>((1U << sheet.reflex) - 1);
    const auto try_out = [&](int number, std::span<const Element> pattern) {
        std::vector<Panel> array(static_cast<std::size_t>(sheet.reflex));
        transcribe(array, pattern, 0);
        const auto paid = default_payment(cost, array, all, allowed);
        if (paid) found.push_back({number, *paid});
    };
    if (sheet.patterns.empty()) try_out(-1, {});
    for (std::size_t k = 0; k < sheet.patterns.size(); ++k) {
        try_out(static_cast<int>(k), sheet.patterns[k].panels);
    }
    return found;
}

/// What the abilities of its own skills let panels pay, all of them at work.
Allowed helpers(const Sheet& sheet) {
    Allowed allowed{};
    for (const std::uint8_t skill : sheet.skills) {
        for (const Static& one : sheet.list->skill(skill).statics) {
            if (one.mod != Mod::AllowPay) continue;
            std::uint8_t& panels = allowed[index(one.as)];
            panels = static_cast<std::uint8_t>(panels | (1U << index(one.panel)));
        }
    }
    return allowed;
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
    const Allowed allowed = helpers(sheet);
    Json paid = Json::array();
    for (const Skill& skill : sheet.list->skills) {
        if (skill.innate()) continue;
        Json by = Json::array();
        for (const Payment& payment : payments(sheet, skill.cost, Allowed{})) {
            by.push_back(payment_json(payment));
        }
        const bool helped = by.empty() && !payments(sheet, skill.cost, allowed).empty();
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
        // With none of the abilities that let panels pay.
        if (!payments(sheet, skill.cost, Allowed{}).empty()) continue;
        say("C11", "/skills/" + figure(k),
            {"「" + skill.name + "」はどのパターンでも支払えません。",
             "skill \"" + skill.name + "\" cannot be paid by any pattern"});
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
             "innate skill \"" + skill.name + "\" taken twice: its static effects add up"});
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
