// Fuzzer of the panel duel's texts: reads any bytes as a skill list, fights with it, and reads the
// same bytes as a posted sheet.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/fight/context.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba {
namespace {

void demand(bool kept) {
    if (!kept) std::abort();
}

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
    if ((*list)->skills.empty()) return;
    Dice dice(text.size());
    for (int k = 0; k < 3; ++k) {
        const panel::Sheet a = panel::random_sheet(*list, dice, Json());
        const panel::Sheet b = panel::random_sheet(*list, dice, Json());
        demand(fight(a, b) == fight(a, b));
    }
}

void read_sheet(std::string_view text) {
    const ReadText read = panel::read_sheet_text(text, panel::house_list());
    for (const ReadText::Character& found : read.found) {
        if (!found.build) continue;
        const auto& sheet = *std::any_cast<panel::Sheet>(&*found.build);
        // A sheet that was read must be readable again as it is written.
        const std::string written = panel::write_sheet_text(sheet, "甲");
        const ReadText again = panel::read_sheet_text(written, panel::house_list());
        demand(again.found.size() == 1 && again.found[0].build.has_value());
    }
}

} // namespace
} // namespace shiaiba

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    shiaiba::read_list(text);
    const std::string valid = shiaiba::encode_utf8(shiaiba::decode_utf8(text));
    shiaiba::read_sheet(valid);
    return 0;
}
