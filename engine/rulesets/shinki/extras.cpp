// What 心輝者の戦闘 brings beside its rules: fights by which it is measured.
#include "core/extras.hpp"

#include "rulesets/shinki/shinki.hpp"

namespace shiaiba::shinki {

const Extras& extras() {
    static const Extras all = [] {
        Extras some;
        some.scenarios = {{"samples", "{}"}};
        return some;
    }();
    return all;
}

} // namespace shiaiba::shinki
