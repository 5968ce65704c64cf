// Writes the lines of a tactic in a sheet, which SheetReader reads (core/sheet/sheet_reader.hpp).
#include "core/sheet/field_parts.hpp"

#include "core/plan/compile.hpp"

namespace shiaiba {

std::string tactic_lines(const plan::BuildTactic& tactic, const plan::Presets& presets) {
    if (tactic.own == nullptr) {
        if (!tactic.preset) return {};
        return "戦術:" + std::string(presets[*tactic.preset].id) + "\n";
    }
    std::string lines = "プラン:\n";
    for (const plan::Plan& plan : tactic.own->plans()) {
        lines += plan::print(plan, presets.vocabulary(), tactic.own->names(), Lang::Ja) + "\n";
    }
    return lines;
}

} // namespace shiaiba
