// Compares the signatures that `shiaiba bench` prints with --signature and --border with the
// committed files tests/golden/signature.txt and border.txt. A signature is a hash over the
// engine's answers: a difference means that fights (signature), or texts and JSON at the engine's
// interface (border), have changed.

#include "analysis/border_questions.hpp"
#include "catch.hpp"
#include "core/report/signature.hpp"
#include "core/text/digest.hpp"
#include "rulesets/registry.hpp"
#include "test_file.hpp"

namespace shiaiba {
namespace {

TEST_CASE("signature: the fixed fights of every system come out as they always did",
          "[signature]") {
    std::string fought;
    for (const Ruleset* const ruleset : all_rulesets().all()) {
        const Identity& it = ruleset->identity();
        fought += std::string(it.id) + " " + std::string(it.versions.back()) + " " +
                  hex16(bench_signature(*ruleset)) + "\n";
    }
    CHECK(fought == tests::test_file("golden/signature.txt"));
}

TEST_CASE("border signature: what crosses the border of every system is as it was", "[signature]") {
    std::string lines;
    for (const Ruleset* const ruleset : all_rulesets().all()) {
        std::vector<const Records*> records;
        if (const Records* const own = all_rulesets().records_of(*ruleset)) records.push_back(own);
        lines += border_signature(Registry({ruleset}, published_systems(), records), *ruleset);
    }
    CHECK(lines == tests::test_file("golden/border.txt"));
}

} // namespace
} // namespace shiaiba
