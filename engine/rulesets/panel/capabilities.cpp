// Capabilities of パネルアレー戦: templates of plans, and the scenario of benches and tests.
#include "core/system/capabilities.hpp"

#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

const Capabilities& capabilities() {
    static const Capabilities all = [] {
        Capabilities some;
        some.plan_templates = templates();
        some.scenarios = {{"samples", "{}"}};
        return some;
    }();
    return all;
}

} // namespace shiaiba::panel
