// Finds the form that the whole instruction has; where there is none, the form that misses it least.
#include "core/plan/read_instruction.hpp"

#include <algorithm>
#include <utility>

#include "core/plan/diagnostics.hpp"
#include "core/plan/read_condition.hpp"

namespace shiaiba::plan {
namespace {

Instruction instruction_of(const Found& found) {
    Instruction act;
    act.verb = found.form->verb;
    act.kind = found.form->kind;
    for (const Fixed& fixed : found.form->fixed) {
        if (fixed.tag >= 0) act.selector.push_back({fixed.tag, Cmp::Equal, fixed.value});
    }
    for (std::size_t b = 0; b < found.match.count; ++b) {
        const Binding& binding = found.match.bindings[b];
        if (binding.fill == Fill::Amount) {
            act.amount = binding.value;
        } else if (binding.source) {
            act.source = Test{binding.tag, binding.cmp, binding.value};
        } else {
            act.selector.push_back({binding.tag, binding.cmp, binding.value});
        }
    }
    sort_tests(act.selector);
    return act;
}

void check_amount(const Found& found, const Line& line, const Phrases& phrases,
                  Problems& problems) {
    const auto kind = static_cast<std::size_t>(found.form->kind);
    const std::vector<int>& most = phrases.names().most;
    for (std::size_t b = 0; b < found.match.count; ++b) {
        const Binding& binding = found.match.bindings[b];
        if (binding.fill != Fill::Amount && binding.fill != Fill::TagNumber) continue;
        const int limit =
            binding.fill == Fill::Amount && kind < most.size() ? most[kind] : kMostAmount;
        if (binding.value < 0 || binding.value > limit) {
            problems.push_back(diagnosis_at("P014", line, binding.begin, binding.end));
        }
    }
}

/// "…を選ぶ", "choose …": a choice that this system doesn't have.
bool unknown_choice(const Line& line, std::size_t begin, Problems& problems) {
    const std::string_view text = line.text;
    std::size_t from = begin;
    std::size_t to = text.size();
    if (line.lang == Lang::En) {
        from = match_words(text, begin, "choose ");
        if (from == kNowhere) return false;
        const std::size_t source = text.find(" for ", from);
        if (source != kNowhere) to = source;
    } else {
        to = text.find("を選");
        if (to == kNowhere || to < begin) return false;
        const std::size_t source = text.rfind("は", to);
        if (source != kNowhere && source >= begin) from = source + 3;
    }
    if (from >= to) return false;
    problems.push_back(diagnosis_at("P016", line, from, to));
    return true;
}

const char* code_of(const Found& found) {
    const Fill fill = found.match.strange_fill;
    return fill == Fill::Amount || fill == Fill::TagNumber ? "P014" : found.form->unknown;
}

} // namespace

void sort_tests(std::vector<Test>& tests) {
    for (std::size_t k = 1; k < tests.size(); ++k) {
        for (std::size_t at = k; at > 0 && tests[at].tag < tests[at - 1].tag; --at) {
            std::swap(tests[at], tests[at - 1]);
        }
    }
}

Found find_form(std::string_view text, std::size_t begin, const Phrases& phrases, bool strange) {
    Found best;
    for (const Form& form : phrases.vocabulary().forms) {
        for (int k = 0;; ++k) {
            const std::string_view phrase = spelling(phrases.words(form), k);
            if (phrase.data() == nullptr) break;
            const Match match = phrases.find(text, begin, phrase, strange);
            if (match.end == kNowhere || text.find_first_not_of(' ', match.end) != kNowhere)
                continue;
            const bool better =
                best.form == nullptr || match.strange_end - match.strange_begin <
                                            best.match.strange_end - best.match.strange_begin;
            if (better) best = {match, &form};
        }
    }
    return best;
}

std::optional<Instruction> read_instruction(const Line& line, std::size_t begin,
                                            const Phrases& phrases, Problems& problems) {
    const std::string_view text = line.text;
    begin = std::min(text.find_first_not_of(" ,", begin), text.size());
    if (begin == text.size()) {
        problems.push_back(diagnosis_at("P011", line, text.size(), text.size()));
        return std::nullopt;
    }
    if (const Found found = find_form(text, begin, phrases, false); found.form != nullptr) {
        check_own(found.match, line, phrases, problems);
        check_amount(found, line, phrases, problems);
        return instruction_of(found);
    }
    // A condition whose end is missing?
    Problems unheard;
    std::size_t behind = kNowhere;
    read_term(line, begin, text.size(), phrases, unheard, behind);
    const bool condition = line.lang == Lang::Ja && unheard.empty() && behind != kNowhere;
    if (condition) {
        const std::size_t rest = std::min(text.find_first_not_of(" ,", behind), text.size());
        const std::size_t end = word_end(line, rest, text.size());
        problems.push_back(diagnosis_at(rest == text.size() ? "P011" : "P012", line, rest, end));
        return std::nullopt;
    }
    const Found nearly = find_form(text, begin, phrases, true);
    if (nearly.form != nullptr) {
        const Match& match = nearly.match;
        problems.push_back(
            diagnosis_at(code_of(nearly), line, match.strange_begin, match.strange_end));
    } else if (!unknown_choice(line, begin, problems)) {
        problems.push_back(diagnosis_at("P002", line, begin, word_end(line, begin, text.size())));
    }
    return std::nullopt;
}

} // namespace shiaiba::plan
