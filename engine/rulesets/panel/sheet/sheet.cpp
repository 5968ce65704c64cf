// Checks sheets, unpacks them, lists neighbours and the names that plans may use, and draws random
// sheets. Random fights, and with them golden files, hang on the order of the dice in random_sheet.
#include "rulesets/panel/sheet/sheet.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/sheet/rows.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

Checked<Sheet> check_sheet(const Json& fields, const std::shared_ptr<const SkillList>& list) {
    if (!fields.is_object()) {
        return problem_at(
            {}, "notAnObject",
            {"キャラクターはオブジェクトで書いてください。", "A character must be an object."});
    }
    Sheet sheet;
    sheet.list = list;
    Problems told;
    sheet_fields().check(fields, told, sheet, {});
    if (told.empty()) return sheet;
    // What can't be read at all has none of these codes. Bounds that hang on points are nothing to
    // tell where these are no numbers.
    const bool whole = std::none_of(told.begin(), told.end(),
                                    [](const Problem& one) { return one.code == "C01"; });
    Problems in_order;
    for (const std::string_view code :
         {"", "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09"}) {
        const bool hangs = code == "C03" || code == "C05" || code == "C06" || code == "C09";
        for (const Problem& one : told) {
            const bool coded = one.code.starts_with("C0");
            if ((coded ? one.code == code : code.empty()) && (whole || !hangs)) {
                in_order.push_back(one);
            }
        }
    }
    return in_order;
}

std::optional<Sheet> unpack_sheet(const std::shared_ptr<const SkillList>& list, BitReader& in) {
    Sheet sheet;
    sheet.list = list;
    return sheet_fields().unpack(in, Fields<Sheet>::usual_build(), std::move(sheet));
}

std::vector<Neighbour> neighbours_of(const Sheet& sheet) {
    const auto written = [](const Sheet& one) {
        Json fields = Json::object();
        sheet_fields().write(one, fields);
        return fields;
    };
    std::set<std::string> seen{write_json(written(sheet))};
    // Not every step is legal, and two of them may come to the same sheet.
    FieldSteps<Sheet> steps([&](Sheet& next) {
        const Json fields = written(next);
        auto checked = check_sheet(fields, sheet.list);
        if (!checked || !seen.insert(write_json(fields)).second) return false;
        next = std::move(*checked);
        return true;
    });
    for (const std::string_view key : sheet_fields().keys()) {
        sheet_fields().steps(key, sheet, steps);
    }
    std::vector<Neighbour> all;
    for (auto& [label, build] : std::move(steps).all()) {
        all.push_back({std::move(label), std::move(build)});
    }
    return all;
}

// -- Names for plans

plan::Names names_of(const Sheet& sheet) {
    OwnNames own;
    own.skills.resize(sheet.list->skills.size());
    for (const std::uint8_t skill : sheet.skills) own.skills[skill] = 1;
    for (const Pattern& pattern : sheet.patterns) own.patterns.push_back(pattern.name);
    own.panels = sheet.reflex;
    return names_of(*sheet.list, own);
}

Sheet sheet_as_written(const Json& fields, const std::shared_ptr<const SkillList>& list) {
    Sheet sheet;
    sheet.list = list;
    Json others = fields.is_object() ? fields : Json::object();
    for (const char* const key : {"definitions", "plans"}) others.erase(key);
    Problems told;
    sheet_fields().check(others, told, sheet, {});
    for (int Sheet::*stat : {&Sheet::vitality, &Sheet::reflex, &Sheet::intellect}) {
        sheet.*stat = std::min(sheet.*stat, kPoints);
    }
    return sheet;
}

plan::Names names_in(const Json& fields, const std::shared_ptr<const SkillList>& list) {
    if (!fields.is_null()) return names_of(sheet_as_written(fields, list));
    return names_of(*list, {std::vector<std::uint8_t>(list->skills.size(), 1),
                            std::vector<std::string>(kMostPlans), kPoints});
}

std::shared_ptr<const plan::Tactic> tactic_of(const Sheet& sheet, std::vector<plan::Plan> plans) {
    return std::make_shared<const plan::Tactic>(
        vocabulary(), std::move(plans), std::make_shared<const plan::Names>(names_of(sheet)));
}

// -- Random sheets

namespace {

std::size_t below(Dice& dice, std::size_t n) { return static_cast<std::size_t>(dice.below(n)); }

/// A plan for a random sheet, picked by the dice; absent if its words don't fit the sheet.
std::optional<plan::Plan> random_plan(const Sheet& sheet, const plan::Names& names, Dice& dice) {
    if (sheet.skills.empty()) return std::nullopt;
    const Skill& skill = sheet.list->skill(sheet.skills[below(dice, sheet.skills.size())]);
    const std::string number = std::to_string(below(dice, 9) + 1);
    const std::string texts[] = {
        "when my hp <= " + number + ": do not use \"" + skill.name + "\"",
        "when turn >= 3 and going first: use \"" + skill.name + "\"",
        "when I maintain \"" + skill.name + "\": do not use \"" + skill.name + "\"",
        "keep 1 panels",
        "when going second: transcribe pattern 2",
        "pay white with rightmost panel",
        "target unused sword panels",
        "when incoming damage <= 1: do not use \"" + skill.name + "\"",
    };
    const std::vector<plan::Definition> none;
    const Lang lang = Lang::En;
    return plan::compile(texts[below(dice, std::size(texts))], {&vocabulary(), &names, &none},
                         &lang)
        .plan;
}

} // namespace

Sheet random_sheet(const std::shared_ptr<const SkillList>& list, Dice& dice, const Json& keep) {
    if (keep.is_object()) {
        auto kept = check_sheet(keep, list);
        if (kept) return std::move(*kept);
    }
    Sheet sheet;
    sheet.list = list;
    sheet.vitality = 1 + static_cast<int>(dice.below(8));
    sheet.reflex = static_cast<int>(dice.below(static_cast<std::uint64_t>(13 - sheet.vitality)));
    if (sheet.reflex == 0) sheet.reflex = static_cast<int>(dice.below(4));
    sheet.intellect = kPoints - sheet.vitality - sheet.reflex;
    const int skills = std::min(most_skills(sheet.intellect), 1 + static_cast<int>(dice.below(10)));
    for (int k = 0; k < skills; ++k) {
        sheet.skills.push_back(static_cast<std::uint8_t>(dice.below(list->skills.size())));
    }
    const int lines = most_lines(sheet.intellect);
    const int patterns = sheet.reflex == 0 ? 0 : std::min(lines, static_cast<int>(dice.below(4)));
    for (int k = 0; k < patterns; ++k) {
        Pattern pattern;
        // Mostly letters of the sheet's own skills, so that its patterns pay for some of them.
        for (int n = 0; n < sheet.reflex; ++n) {
            const Cost& cost =
                list->skill(sheet.skills.empty() ? 0
                                                 : sheet.skills[below(dice, sheet.skills.size())])
                    .cost;
            const bool any = cost.letters.empty() || dice.below(6) == 0;
            pattern.panels.push_back(any ? kAllElements[below(dice, kElements)]
                                         : cost.letters[below(dice, cost.letters.size())]);
        }
        sheet.patterns.push_back(std::move(pattern));
    }
    const plan::Names names = names_of(sheet);
    std::vector<plan::Plan> plans;
    const auto most = static_cast<std::uint64_t>(std::min(lines - patterns, 6));
    for (std::uint64_t k = dice.below(most + 1); k > 0; --k) {
        if (auto plan = random_plan(sheet, names, dice)) plans.push_back(std::move(*plan));
    }
    sheet.tactic = tactic_of(sheet, std::move(plans));
    return sheet;
}

} // namespace shiaiba::panel
