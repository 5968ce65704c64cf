// Derives properties of skills from their effects, and finds skills and statuses of a list.
#include "rulesets/shinki/sheet/skill.hpp"

#include <algorithm>

#include "core/sheet/sheet_lines.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"

namespace shiaiba::shinki {

std::string_view bare_name(std::string_view name, std::string_view open, std::string_view close) {
    if (!name.starts_with(open) || !name.ends_with(close)) return name;
    return name.substr(open.size(), name.size() - open.size() - close.size());
}

std::u32string name_key(std::string_view name) { return folded(bare_name(name)); }

bool Skill::has(Op op) const {
    return std::any_of(effects.begin(), effects.end(),
                       [&](const Effect& effect) { return effect.op == op; });
}

bool Effect::of_cards() const {
    const auto asks = [](int fact) { return is_of_cards(fact); };
    return amount.of_cards() || said.any_fact(asks) ||
           (said_when && plan::any_fact(*said_when, asks));
}

bool Effect::counts_sum() const {
    return amount.x != 0 || amount.half != 0 ||
           said.any_fact([](int fact) { return fact == static_cast<int>(ListFact::UsedSum); });
}

namespace {

/// Calls `visit(effect)` for each effect, those of contests included, until it returns true.
template <class Visit>
bool walk(const std::vector<Effect>& effects, const Visit& visit) {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
        return visit(effect) || walk(effect.win, visit) || walk(effect.lose, visit);
    });
}

} // namespace

int Skill::number_of(const Effect& effect) const {
    int number = 0;
    const bool found = walk(effects, [&](const Effect& one) {
        ++number;
        return &one == &effect;
    });
    return found ? number : 0;
}

const Effect* Skill::effect_at(int number) const {
    const Effect* found = nullptr;
    walk(effects, [&](const Effect& one) {
        if (--number != 0) return false;
        found = &one;
        return true;
    });
    return found;
}

bool Skill::draws() const {
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
        return effect.op == Op::Draw && (effect.to_self || aim == Aim::Self);
    });
}

StatusWords SkillList::words(Status status) const {
    const OwnStatus* const own = this->own(status);
    if (own == nullptr) return shinki::words(status);
    const auto place = static_cast<std::size_t>(own - statuses.data());
    return {own->id,      static_cast<char>('A' + place), own->ja, own->en, own->about_ja,
            own->about_en};
}

const OwnStatus* SkillList::own(Status status) const {
    const auto place = static_cast<std::size_t>(status);
    const auto of_rules = static_cast<std::size_t>(kStatuses);
    return place < of_rules ? nullptr : &statuses[place - of_rules];
}

std::optional<Status> SkillList::find_status(std::string_view id) const {
    std::optional<Status> found;
    each_status([&](Status status) {
        if (words(status).id == id) found = status;
    });
    return found;
}

int SkillList::find(std::string_view id) const {
    for (std::size_t k = 0; k < skills.size(); ++k) {
        if (skills[k].id == id) return static_cast<int>(k);
    }
    return -1;
}

} // namespace shiaiba::shinki
