// Looks up the names of closed sets (tables.hpp), and makes the three statuses of the house.
#include "rulesets/sengen/sheet/data.hpp"

#include <cstddef>

#include "rulesets/sengen/sheet/tables.hpp"

namespace shiaiba::sengen {
namespace {

template <class Key, std::size_t n>
const Words& at(const std::array<Words, n>& all, Key key) {
    return all[static_cast<std::size_t>(key)];
}

} // namespace

const Words& words(Stat stat) { return at(kStatWords, stat); }
const Words& words(Skill skill) { return at(kSkillWords, skill); }
const Words& words(Ability ability) { return at(kAbilityWords, ability); }
const Words& words(Feat feat) { return at(kFeatWords, feat); }
const Words& words(Attack attack) { return at(kAttackWords, attack); }

std::vector<StatusKind> house_statuses() {
    std::vector<StatusKind> all(kStatuses);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Words& one = kStatusWords[k];
        all[k].id = one.id;
        all[k].ja = one.ja;
        all[k].en = one.en;
        all[k].about = {std::string(one.about_ja), std::string(one.about_en)};
    }
    StatusKind& sleep = all[static_cast<std::size_t>(Status::Sleep)];
    StatusKind& dazzle = all[static_cast<std::size_t>(Status::Dazzle)];
    sleep.ends_by_hit = true;
    dazzle.rouse = true;
    all[static_cast<std::size_t>(Status::Bind)].reroll_by_hit = dazzle.reroll_by_hit = true;
    return all;
}

} // namespace shiaiba::sengen
