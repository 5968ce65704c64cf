// What パネルアレー戦 brings beside its rules: fights by which its plans are measured.
#include "core/extras.hpp"

#include "rulesets/panel/panel.hpp"

namespace shiaiba::panel {

const Extras& extras() {
    static const Extras all = [] {
        Extras some;
        some.scenarios = {{"samples", "{}"}};
        return some;
    }();
    return all;
}

} // namespace shiaiba::panel
