// What パネルアレー戦 brings beside its rules: plans to start from, and fights by which plans are measured.
#include "core/system/extras.hpp"

#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

const Extras& extras() {
    static const Extras all = [] {
        Extras some;
        some.plan_templates = templates();
        some.scenarios = {{"samples", "{}"}};
        return some;
    }();
    return all;
}

} // namespace shiaiba::panel
