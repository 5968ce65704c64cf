// The fights of `shiaiba bench --signature` come out as the committed file says.

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

} // namespace
} // namespace shiaiba
