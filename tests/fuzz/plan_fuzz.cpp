// Fuzzer of the plan language: reads any bytes as a plan's text, a whole tactic, its JSON and its
// bits. Each text is read in both languages, with guesses at what was meant, which takes ms.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/compile.hpp"
#include "core/plan/editor.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "demand.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba {
namespace {

const plan::Vocabulary& vocabulary() { return rakuen::vocabulary(); }
const plan::Names& names() { return rakuen::no_names(); }

/// A plan printed in either language compiles to the same plan, or is too long as text (P018).
void check_words(const plan::Plan& one) {
    const std::vector<plan::Definition> none;
    for (const Lang lang : kLangs) {
        const std::string said = print(one, vocabulary(), names(), lang);
        const plan::Compiled again = plan::compile(said, {&vocabulary(), &names(), &none}, &lang);
        demand(again.plan ? again.plan->when == one.when && again.plan->act == one.act
                          : again.problems.front().code == "P018");
    }
}

void read(std::string_view text) {
    const std::vector<plan::Definition> none;
    const Lang ja = Lang::Ja;
    const Lang en = Lang::En;
    for (const Lang* const lang : {static_cast<const Lang*>(nullptr), &ja, &en}) {
        const plan::Compiled compiled = plan::compile(text, {&vocabulary(), &names(), &none}, lang);
        demand(compiled.plan.has_value() == compiled.problems.empty());
        check_places(compiled.problems, decode_utf8(text).size());
        if (compiled.plan) check_words(*compiled.plan);
    }
    const auto characters = static_cast<int>(decode_utf8(text).size());
    for (const plan::Completion& one :
         plan::complete(text, characters / 2, {&vocabulary(), &names(), &none}, ja)) {
        demand(one.begin >= 0 && one.begin <= characters / 2 && !one.insert.empty());
    }
    const plan::CompiledLines lines = plan::compile_lines(text, vocabulary(), names());
    for (const plan::Plan& one : lines.plans) check_words(one);
    const auto json = parse_json(text);
    if (!json) return;
    const auto tactic = plan::check_tactic(*json, rakuen::presets());
    demand(static_cast<bool>(tactic) || !tactic.problems().empty());
    if (!tactic) return;
    const auto again =
        plan::check_tactic(plan::write_tactic(*tactic, rakuen::presets()), rakuen::presets());
    demand(again && *again == *tactic);
}

void open(const std::uint8_t* data, std::size_t size) {
    BitWriter bits;
    for (std::size_t k = 0; k < size; ++k) bits.bits(data[k], 8);
    BitReader in(bits.bytes(), bits.size());
    const auto tactic = plan::unpack_tactic(in, rakuen::presets());
    if (!tactic) return;
    BitWriter again;
    plan::pack_tactic(*tactic, rakuen::presets(), again);
    demand(again.size() == in.position());
    if (tactic->own == nullptr) return;
    for (const plan::Plan& one : tactic->own->plans()) check_words(one);
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    shiaiba::read({reinterpret_cast<const char*>(data), size});
    shiaiba::open(data, size);
    return 0;
}
