// Capabilities of パネルアレー戦: templates of plans, the format of its lists, and the scenario of benches and tests.
#include "core/system/capabilities.hpp"

#include "core/sheet/own_schema.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/format.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

Json list_schema() { return own_schema(kListShape, {"スキルリスト", "Skill list"}); }

} // namespace

const Capabilities& capabilities() {
    static const Capabilities all{
        .plan_templates = templates(),
        .scenarios = {{"samples", "{}"}},
        .list_schema = list_schema,
    };
    return all;
}

} // namespace shiaiba::panel
