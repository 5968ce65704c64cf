// Fuzzer of amounts and conditions in words, which a GM's own lists have: reads any bytes as either.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/plan/amount.hpp"
#include "core/text/unicode.hpp"
#include "demand.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba {
namespace {

const plan::Vocabulary& vocabulary() { return rakuen::vocabulary(); }
const plan::Names& names() { return rakuen::no_names(); }

/// A fight in which every fact is known and is 7.
struct Sevens {
    std::optional<int> fact(int /*fact*/, int /*argument*/) const { return 7; }
};

void read_expressions(std::string_view text) {
    const std::vector<plan::Definition> none;
    const plan::LineContext reading{&vocabulary(), &names(), &none};
    const std::size_t characters = decode_utf8(text).size();
    const auto amount = plan::compile_amount(text, reading);
    if (amount) {
        const auto value = plan::value_of(*amount, Sevens(), -99, 99);
        demand(value && *value >= -99 && *value <= 99);
        for (const Lang lang : kLangs) {
            const auto again =
                plan::compile_amount(print(*amount, vocabulary(), names(), lang), reading);
            demand(again ? *again == *amount : again.problems().front().code == "P018");
        }
    } else {
        demand(!amount.problems().empty());
        check_places(amount.problems(), characters);
    }
    const auto condition = plan::compile_condition(text, reading);
    if (condition) {
        demand(plan::truth_of(*condition, Sevens()).has_value());
    } else {
        demand(!condition.problems().empty());
        check_places(condition.problems(), characters);
    }
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    shiaiba::read_expressions({reinterpret_cast<const char*>(data), size});
    return 0;
}
