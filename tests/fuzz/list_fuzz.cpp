// Fuzzer of the panel duel's skill lists: reads any bytes as one, and fights with some of those that
// are legal.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fight/context.hpp"
#include "core/text/json.hpp"
#include "demand.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba {
namespace {

/// Plays a fight by plans, demands that it ends within the bound, and returns its digest.
std::uint64_t fight(const panel::Sheet& a, const panel::Sheet& b) {
    Dice dice(7);
    const std::vector<std::string> none;
    RecordedDecisions decisions(none);
    Log log(Log::Listen::Digest);
    FightContext context(dice, decisions, log, {a.tactic.get(), b.tactic.get()});
    const Outcome outcome = panel::Battle({}, panel::opening(a, b), context).run();
    demand(outcome.winner != Side::None && outcome.rounds <= panel::kMostTurns);
    return log.digest();
}

void read_list(std::string_view text) {
    const auto list = panel::parse_list(text);
    if (!list) {
        for (const Problem& one : list.problems())
            demand(!one.code.empty() && !one.text.ja.empty());
        demand(!list.problems().empty());
        return;
    }
    // Fights take many times as long as reading.
    if ((*list)->skills.empty() || text.size() % 8 != 0) return;
    Dice dice(text.size());
    for (int k = 0; k < 3; ++k) {
        const panel::Sheet a = panel::random_sheet(*list, dice, Json());
        const panel::Sheet b = panel::random_sheet(*list, dice, Json());
        demand(fight(a, b) == fight(a, b));
    }
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    shiaiba::read_list(text);
    return 0;
}
