// Plans to start from: any sheet with two patterns may have them, in both languages ([panel 8]).
#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {

TEST_CASE("templates need no skill, and two patterns at most", "[panel][templates]") {
    const Json fields = *parse_json(
        R"({"stats": {"vitality": 5, "reflex": 5, "intellect": 5}, "skills": [],
            "patterns": [{"panels": "火火火火火"}, {"panels": "水水水水水"}]})");
    const plan::Names names = names_in(fields, *house_list());
    const std::vector<plan::Definition> none;
    const Json all = *parse_json(templates());
    CHECK(all.size() >= 6);
    for (const Json& idea : all) {
        CHECK_FALSE(idea["name"]["ja"].get<std::string>().empty());
        CHECK_FALSE(idea["name"]["en"].get<std::string>().empty());
        for (const Json& one : idea["plans"]) {
            INFO(write_json(one));
            const auto plan = plan::plan_from_json(one, {&vocabulary(), &names, &none});
            REQUIRE(plan);
            CHECK_FALSE(plan->note.empty());
            CHECK_FALSE(print(*plan, vocabulary(), names, Lang::En).empty());
        }
    }
}

} // namespace shiaiba::panel
