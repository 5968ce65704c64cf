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

Problems check_definition(const Definition& definition, const Reading& reading) {
    const std::vector<Definition> none;
    const Reading plain{reading.vocabulary, reading.names, &none};
    const Line line = read_line(definition.text.substr(0, 4 * kMostCharacters), plain, nullptr);
    const Phrases phrases(*reading.vocabulary, *reading.names, line.lang);
    const std::string_view text = line.text;
    const auto whole = [&](std::size_t end) {
        return end != kNowhere && text.find_first_not_of(' ', end) == kNowhere;
    };
    bool single = false;
    if (!definition.word.empty() && line.raw.size() <= kMostCharacters && !text.empty()) {
        Problems unheard;
        std::size_t behind = kNowhere;
        read_term(line, 0, text.size(), phrases, unheard, behind);
        single = unheard.empty() && whole(behind);
        for (const Selector& selector : reading.vocabulary->selectors) {
            for (int k = 0; !single; ++k) {
                const std::string_view phrase = spelling(phrases.words(selector), k);
                if (phrase.data() == nullptr) break;
                single = whole(phrases.find(text, 0, phrase).end);
            }
        }
        for (std::size_t d = 0; d < reading.vocabulary->domains.size() && !single; ++d) {
            single = whole(phrases.find_value(text, 0, static_cast<int>(d)).end);
        }
    }
    if (single) return {};
    Problem problem = diagnosis("P017", definition.word);
    problem.line = 1;
    problem.column = 1;
    problem.length = static_cast<int>(line.raw.size());
    return {problem};
}

} // namespace shiaiba::plan
