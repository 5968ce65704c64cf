// A plan's text, stage by stage: length, words, condition, instruction.
#include "core/plan/compile.hpp"

#include <algorithm>

#include "core/plan/diagnostics.hpp"
#include "core/plan/read_condition.hpp"
#include "core/plan/read_instruction.hpp"
#include "core/plan/scan.hpp"

namespace shiaiba::plan {
namespace {

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

} // namespace

Compiled compile(std::string_view text, const Reading& reading, const Lang* lang) {
    Compiled out;
    // Four bytes are the longest character: nothing of a flood is looked at.
    const bool flood = text.size() > 4 * 4 * static_cast<std::size_t>(kMostCharacters);
    const Line line = read_line(text.substr(0, 4 * 4 * kMostCharacters), reading, lang);
    out.lang = line.lang;
    if (line.text.find_first_not_of(' ') == kNowhere) {
        Problem empty = diagnosis("P001", {});
        empty.line = empty.column = 1;
        out.problems.push_back(std::move(empty));
        return out;
    }
    if (flood || line.too_long || line.raw.size() > kMostCharacters) {
        Problem longer = diagnosis("P018", {});
        longer.line = 1;
        longer.column = std::min<int>(kMostCharacters, static_cast<int>(line.raw.size())) + 1;
        longer.length = static_cast<int>(line.raw.size()) + 1 - longer.column;
        out.problems.push_back(std::move(longer));
        return out;
    }
    const Phrases phrases(*reading.vocabulary, *reading.names, line.lang);
    const Halves halves = find_halves(line, phrases);
    out.problems = scan(line, halves, phrases);
    if (!out.problems.empty()) {
        sort_diagnoses(out.problems);
        return out;
    }
    Plan plan;
    std::size_t end = halves.condition_end;
    if (line.lang == Lang::Ja && ends_with(std::string_view(line.text).substr(0, end), "の")) {
        end -= std::string_view("の").size();
    }
    if (halves.instruction_begin > 0) {
        plan.when =
            read_condition(line, halves.condition_begin, end, halves.open, phrases, out.problems);
    }
    // Without its end a condition leaves nothing to read behind it.
    if (!halves.open || out.problems.empty()) {
        const auto act = read_instruction(line, halves.instruction_begin, phrases, out.problems);
        if (act) plan.act = *act;
    }
    sort_diagnoses(out.problems);
    if (out.problems.empty()) out.plan = std::move(plan);
    return out;
}

} // namespace shiaiba::plan
