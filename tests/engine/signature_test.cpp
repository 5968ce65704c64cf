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
    for (const System* const system : all_systems().all()) {
        const Identity& it = system->identity;
        fought += std::string(it.id) + " " + std::string(it.versions.back()) + " " +
                  hex16(bench_signature(*system)) + "\n";
    }
    CHECK(fought == tests::test_file("golden/signature.txt"));
}

TEST_CASE("border signature: what crosses the border of every system is as it was", "[signature]") {
    std::string lines;
    for (const System* const system : all_systems().all()) {
        std::vector<const Records*> records;
        if (const Records* const own = all_systems().records_of(*system)) records.push_back(own);
        lines += border_signature(Registry({system}, published_systems(), records), *system);
    }
    CHECK(lines == tests::test_file("golden/border.txt"));
}

} // namespace
} // namespace shiaiba
