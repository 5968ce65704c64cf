// Line by line: definitions first, then the plans that use them.
#include "core/plan/lines.hpp"

#include <optional>

#include "core/json.hpp"
#include "core/plan/definition.hpp"
#include "core/plan/diagnostics.hpp"
#include "core/utf8.hpp"

namespace shiaiba::plan {
namespace {

constexpr std::size_t kMostLines = 4 * kMostPlans;

std::string trimmed(std::string_view text) { return encode_utf8(trim(decode_utf8(text))); }

/// The word and its phrase; absent where the line is none. Full-width signs are read too.
std::optional<Definition> definition_in(std::string_view line) {
    std::u32string plain;
    for (const char32_t point : decode_utf8(line)) plain += fold_width(point);
    const std::string text = encode_utf8(trim(plain));
    std::size_t from = match_words(text, 0, "定義:");
    if (from == kNowhere) from = match_words(text, 0, "define ");
    const std::size_t sign = text.find('=');
    if (from == kNowhere || sign == std::string::npos || sign < from) return std::nullopt;
    return Definition{trimmed(std::string_view(text).substr(from, sign - from)),
                      trimmed(std::string_view(text).substr(sign + 1))};
}

void add(Problems& all, Problems more, int line) {
    for (Problem& problem : more) {
        problem.line = line;
        all.push_back(std::move(problem));
    }
}

} // namespace

CompiledLines compile_lines(std::string_view text, const Vocabulary& vocabulary, const Names& names,
                            const Lang* lang) {
    CompiledLines out;
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() <= kMostLines) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    const auto number = [](std::size_t k) { return static_cast<int>(k) + 1; };
    for (std::size_t k = 0; k < lines.size() && out.definitions.size() < kMostPlans; ++k) {
        auto definition = definition_in(lines[k]);
        if (!definition) continue;
        Problems problems = settle(*definition, vocabulary, names);
        if (problems.empty()) out.definitions.push_back(*definition);
        add(out.problems, std::move(problems), number(k));
    }
    std::string note;
    for (std::size_t k = 0; k < lines.size(); ++k) {
        const std::string line = trimmed(lines[k]);
        if (line.empty() || definition_in(lines[k])) continue;
        if (line.front() == '#') {
            if (!note.empty()) note += '\n';
            note += trimmed(std::string_view(line).substr(1));
            continue;
        }
        if (out.plans.size() == kMostPlans) {
            Problem many = problem_at({}, "plans",
                                      {"プランは" + std::to_string(kMostPlans) + "個までです。",
                                       "At most " + std::to_string(kMostPlans) + " plans."});
            many.line = number(k);
            many.column = 1;
            out.problems.push_back(std::move(many));
            break;
        }
        Compiled compiled = compile(lines[k], {&vocabulary, &names, &out.definitions}, lang);
        if (compiled.plan) {
            compiled.plan->note = note;
            out.plans.push_back(std::move(*compiled.plan));
        }
        add(out.problems, std::move(compiled.problems), number(k));
        note.clear();
    }
    return out;
}

std::string print_lines(const std::vector<Plan>& plans, const Vocabulary& vocabulary,
                        const Names& names, Lang lang) {
    std::string out;
    for (const Plan& plan : plans) {
        std::string_view note = plan.note;
        while (!note.empty()) {
            const std::size_t end = note.find('\n');
            out += "# " + std::string(note.substr(0, end)) + "\n";
            note = end == std::string_view::npos ? std::string_view() : note.substr(end + 1);
        }
        out += print(plan, vocabulary, names, lang) + "\n";
    }
    return out;
}

} // namespace shiaiba::plan
