// Packs sheets, draws random ones, lists neighbours, and warns of sheets that are legal but
// probably not intended. Random fights, and with them golden files, hang on the order of the dice
// in random_sheet.
#include "rulesets/panel/sheet/sheet.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/plan/compile.hpp"
#include "core/plan/presets.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

std::size_t below(Dice& dice, std::size_t n) { return static_cast<std::size_t>(dice.below(n)); }

std::string ordinal(std::size_t k) { return std::to_string(k); }

/// A plan for a random sheet, picked by the dice; absent if its words don't fit the sheet.
std::optional<plan::Plan> random_plan(const Sheet& sheet, const plan::Names& names, Dice& dice) {
    if (sheet.skills.empty()) return std::nullopt;
    const Skill& skill = sheet.list->skill(sheet.skills[below(dice, sheet.skills.size())]);
    const std::string number = ordinal(below(dice, 9) + 1);
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

/// A copy with other points. Patterns are cut, or filled up with 黒, to the new length.
Sheet with_points(const Sheet& sheet, int vitality, int reflex, int intellect) {
    Sheet next = sheet;
    next.vitality = vitality;
    next.reflex = reflex;
    next.intellect = intellect;
    for (Pattern& pattern : next.patterns) {
        pattern.panels.resize(static_cast<std::size_t>(std::max(0, reflex)), Element::Black);
    }
    if (reflex == 0) next.patterns.clear();
    return next;
}

} // namespace

void pack_sheet(const Sheet& sheet, BitWriter& out) {
    const auto below = [&](std::size_t value, std::size_t n) { out.bits(value, width_below(n)); };
    below(static_cast<std::size_t>(sheet.vitality), kPoints + 1);
    below(static_cast<std::size_t>(sheet.reflex), kPoints + 1);
    out.varint(sheet.skills.size());
    for (const std::uint8_t skill : sheet.skills) below(skill, sheet.list->skills.size());
    out.varint(sheet.patterns.size());
    for (const Pattern& pattern : sheet.patterns) {
        for (const Element element : pattern.panels) below(index(element), kElements);
    }
    plan::pack(sheet.tactic->plans(), vocabulary(), out);
}

std::optional<Sheet> unpack_sheet(const std::shared_ptr<const SkillList>& list, BitReader& in) {
    Sheet sheet;
    sheet.list = list;
    sheet.vitality = static_cast<int>(in.below(kPoints + 1));
    sheet.reflex = static_cast<int>(in.below(kPoints + 1));
    sheet.intellect = kPoints - sheet.vitality - sheet.reflex;
    const auto skills = static_cast<std::uint64_t>(in.varint());
    if (!in.ok() || sheet.intellect < 0 ||
        skills > static_cast<std::uint64_t>(most_skills(sheet.intellect))) {
        return std::nullopt;
    }
    for (std::uint64_t k = 0; k < skills; ++k) {
        sheet.skills.push_back(static_cast<std::uint8_t>(in.below(list->skills.size())));
    }
    const std::uint64_t patterns = in.varint();
    const auto lines = static_cast<std::uint64_t>(most_lines(sheet.intellect));
    if (!in.ok() || patterns > lines || (patterns > 0 && sheet.reflex == 0)) return std::nullopt;
    for (std::uint64_t k = 0; k < patterns; ++k) {
        Pattern pattern;
        for (int n = 0; n < sheet.reflex; ++n) {
            pattern.panels.push_back(static_cast<Element>(in.below(kElements)));
        }
        sheet.patterns.push_back(std::move(pattern));
    }
    auto plans = plan::unpack(vocabulary(), names_of(sheet), in);
    if (!in.ok() || !plans || plans->size() + patterns > lines) return std::nullopt;
    sheet.tactic = tactic_of(sheet, std::move(*plans));
    return sheet;
}

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

std::vector<Neighbour> neighbours_of(const Sheet& sheet) {
    std::vector<Neighbour> found;
    const auto written = [](const Sheet& one) {
        Json json = Json::object();
        write_sheet(one, json);
        return json;
    };
    std::set<std::string> seen{write_json(written(sheet))};
    const auto add = [&](const Sheet& next, Text label) {
        const Json json = written(next);
        auto checked = check_sheet(json, sheet.list);
        if (!checked || !seen.insert(write_json(json)).second) return;
        found.push_back({std::move(label), Build(std::move(*checked))});
    };
    constexpr const char* kJa[] = {"体力", "神経反射", "知性"};
    constexpr const char* kEn[] = {"vitality", "reflex", "intellect"};
    for (std::size_t more = 0; more < 3; ++more) {
        for (std::size_t less = 0; less < 3; ++less) {
            std::array<int, 3> points{sheet.vitality, sheet.reflex, sheet.intellect};
            ++points[more];
            --points[less];
            if (more == less || points[less] < 0) continue;
            add(with_points(sheet, points[0], points[1], points[2]),
                {std::string(kJa[more]) + " +1, " + kJa[less] + " −1",
                 std::string(kEn[more]) + " +1, " + kEn[less] + " −1"});
        }
    }
    for (std::size_t k = 0; k + 1 < sheet.skills.size(); ++k) {
        Sheet next = sheet;
        std::swap(next.skills[k], next.skills[k + 1]);
        const Skill& upper = sheet.list->skill(sheet.skills[k + 1]);
        add(next, {upper.name + "を上へ", upper.en + " up"});
    }
    const std::vector<plan::Plan>& plans = sheet.tactic->plans();
    for (std::size_t k = 0; k < plans.size(); ++k) {
        std::vector<plan::Plan> fewer = plans;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
        Sheet next = sheet;
        next.tactic = tactic_of(sheet, std::move(fewer));
        add(next, {"プラン" + ordinal(k + 1) + "なし", "without plan " + ordinal(k + 1)});
        if (k == 0) continue;
        std::vector<plan::Plan> moved = plans;
        std::swap(moved[k - 1], moved[k]);
        next.tactic = tactic_of(sheet, std::move(moved));
        add(next, {"プラン" + ordinal(k + 1) + "を上へ", "plan " + ordinal(k + 1) + " up"});
    }
    return found;
}

// -- Which patterns pay for which skills, and warnings ([panel 1.3, 5.2])

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
