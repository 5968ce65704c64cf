// Writes the options of a decision: tokens for records (frozen), labels, prices and targets for
// players and the page.
#include "rulesets/panel/plans/question.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/words/words.hpp"

#include <algorithm>

namespace shiaiba::panel {

namespace {

constexpr const char* kPointIds[] = {"use", "target", "pay", "transcribe", "maintain", "attr"};

std::string number(std::size_t place) { return std::to_string(place + 1); }

const char* kind_of(const Option& option) {
    switch (option.what) {
    case Option::What::Pass: return "pass";
    case Option::What::Skill: return "skill";
    case Option::What::Panel: return "panel";
    case Option::What::Upheld: return "maintained";
    case Option::What::Pattern: return "pattern";
    case Option::What::Keep: return "keep";
    case Option::What::Release: return "release";
    case Option::What::Attr: return "element";
    }
    return "";
}

/// The cost as prices: 火2・白1 ([panel 5.2]).
std::vector<Price> price_of(const Cost& cost) {
    std::vector<Price> price;
    for (std::size_t k = 0; k < kElements; ++k) {
        const auto letters = std::count(cost.letters.begin(), cost.letters.end(), kAllElements[k]);
        if (letters == 0) continue;
        price.push_back({{std::string(kElementLetters[k]), std::string(kElementWords[k])},
                         static_cast<int>(letters)});
    }
    if (cost.any > 0) price.push_back({{"白", "any element"}, cost.any});
    return price;
}

} // namespace

std::string in_english(const Panel& panel, const SkillList& list) {
    std::string said(kElementWords[index(panel.element)]);
    std::string statuses;
    for (const std::uint8_t place : list.by_letter) {
        if (has(panel.statuses, place)) statuses += list.status(place).letter;
    }
    if (!statuses.empty()) said += " " + statuses;
    if (panel.locked) return said + " (maintaining)";
    return panel.used ? said + " (used)" : said;
}

std::string PanelQuestion::token(std::size_t option) const {
    const Option& one = options_[option];
    switch (one.what) {
    case Option::What::Pass: return "pass";
    case Option::What::Skill: return "skill " + number(one.place);
    case Option::What::Panel: return "panel " + number(one.place);
    case Option::What::Upheld: return "maintained " + number(one.place);
    case Option::What::Pattern: return "pattern " + number(one.place);
    case Option::What::Keep: return "keep";
    case Option::What::Release: return "release";
    case Option::What::Attr: break;
    }
    return std::string(kElementWords[one.place]);
}

std::string PanelQuestion::point_name() const {
    const bool reacts = asking_.point == Point::Use && !asking_.acting;
    return reacts ? "react" : kPointIds[static_cast<std::size_t>(asking_.point)];
}

shiaiba::Option PanelQuestion::option(std::size_t option) const {
    const Option& one = options_[option];
    const Fighter& owner = state_.of(one.owner);
    shiaiba::Option said;
    said.id = token(option);
    switch (one.what) {
    case Option::What::Pass:
        said.label = asking_.point == Point::Transcribe ? Text{"転写しない", "transcribe nothing"}
                                                        : Text{"使用しない", "use nothing"};
        break;
    case Option::What::Skill: {
        const Skill& skill = *owner.slots[one.place].skill;
        said.label = {skill.name, skill.en};
        break;
    }
    case Option::What::Panel: {
        const std::string panel = notation(owner.panels[one.place], *state_.list);
        said.label = {number(one.place) + "：" + panel,
                      number(one.place) + ": " + in_english(owner.panels[one.place], *state_.list)};
        break;
    }
    case Option::What::Upheld: {
        const Skill& skill = *owner.slots[owner.maintained[one.place].slot].skill;
        said.label = {skill.name, skill.en};
        break;
    }
    case Option::What::Pattern: {
        const Pattern& pattern = owner.sheet->patterns[one.place];
        std::string rest = number(one.place);
        if (!pattern.name.empty()) rest.append(" ").append(pattern.name);
        said.label = {"パターン" + rest, "Pattern " + rest};
        break;
    }
    case Option::What::Keep: said.label = {"維持を続ける", "keep maintaining"}; break;
    case Option::What::Release: said.label = {"維持を解除する", "release"}; break;
    case Option::What::Attr: said.label = {std::string(kElementLetters[one.place]), said.id}; break;
    }
    said.tags.push_back(said.id.substr(0, said.id.find(' ')));
    said.kind = kind_of(one);
    said.note = note(one);
    // Transcribing what is there already changes nothing: to a reader it is the same as declining.
    if (one.what == Option::What::Pattern && is_there(one.place)) said.tags.emplace_back("same");
    if (asking_.point == Point::Use && one.what == Option::What::Skill) {
        said.price = price_of(owner.slots[one.place].skill->cost);
    } else if (one.what == Option::What::Panel || one.what == Option::What::Skill) {
        said.target = letter(one.owner) + (" " + said.id);
    }
    return said;
}

Text PanelQuestion::effect(std::size_t option) const {
    const Option& one = options_[option];
    if (one.what == Option::What::Pattern) {
        return elements_said(notation(me().sheet->patterns[one.place].panels));
    }
    const bool used = asking_.point == Point::Use && one.what == Option::What::Skill;
    if (!used && one.what != Option::What::Keep) return {};
    const std::size_t slot = used ? one.place : upheld().slot;
    const Skill& skill = *state_.of(one.owner).slots[slot].skill;
    return {skill_text(skill, *state_.list, Lang::Ja), skill_text(skill, *state_.list, Lang::En)};
}

Facts PanelQuestion::facts() const {
    Facts facts{{"turn", state_.turn},
                {"ownHp", state_.of(asking_.side).hp},
                {"foeHp", state_.of(other(asking_.side)).hp}};
    if (asking_.incoming != nullptr) facts.emplace_back("damage", asking_.incoming->damage);
    return facts;
}

} // namespace shiaiba::panel
