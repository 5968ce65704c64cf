// Recognises what a text is and has it read.
#include "share/reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/name.hpp"
#include "core/records.hpp"
#include "core/utf8.hpp"
#include "share/read_csv.hpp"
#include "share/read_json.hpp"
#include "share/read_link.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kMark = "\uFEFF";

/// Finds a name in its line, so that a problem with it has a column.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\n') starts_.push_back(i + 1);
        }
    }

    Problem problem_with(const std::string& name, int line, Problem problem) const {
        const int last = static_cast<int>(starts_.size());
        const std::size_t start = starts_[static_cast<std::size_t>(std::clamp(line, 1, last)) - 1];
        const std::string_view whole = text_.substr(start, text_.find('\n', start) - start);
        const std::size_t at = whole.find(name);
        problem.line = line;
        problem.column = at == std::string_view::npos ? 1 : points_in(whole.substr(0, at)) + 1;
        problem.length = points_in(at == std::string_view::npos ? whole : name);
        problem.path.clear();
        return problem;
    }

private:
    std::string_view text_;
    std::vector<std::size_t> starts_{0};
};

bool has_legal(const ReadText& read) {
    return std::any_of(read.found.begin(), read.found.end(),
                       [](const ReadText::Found& found) { return found.build.has_value(); });
}

/// By their places in the text.
void in_order(Problems& problems) {
    std::stable_sort(problems.begin(), problems.end(), [](const Problem& x, const Problem& y) {
        return std::make_pair(x.line, x.column) < std::make_pair(y.line, y.column);
    });
}

Reading from_text(const Ruleset& ruleset, ReadText read, std::string_view text) {
    Reading reading;
    reading.form = std::move(read.form);
    reading.problems = std::move(read.problems);
    const Lines lines(text);
    for (ReadText::Found& found : read.found) {
        const auto name = check_name(found.name);
        for (const Problem& problem : name.problems()) {
            reading.problems.push_back(lines.problem_with(found.name, found.line, problem));
        }
        if (!name || !found.build) continue;
        reading.characters.push_back(alone(ruleset, *name, std::move(*found.build)));
        reading.groups.push_back(std::move(found.group));
    }
    in_order(reading.problems);
    reading.said = said_of(reading, read.found.size());
    return reading;
}

/// A fight as it was posted; absent where no system knows its lines.
std::optional<Reading> from_thread(const Registry& registry, std::string_view text) {
    for (const Records* records : registry.records()) {
        if (!records->is_thread(text)) continue;
        ReadThread read = records->read_thread(text);
        Reading reading;
        reading.form = "thread";
        reading.characters = std::move(read.characters);
        reading.match = std::move(read.match);
        reading.problems = std::move(read.problems);
        in_order(reading.problems);
        reading.said = said_of(reading, reading.characters.size());
        return reading;
    }
    return std::nullopt;
}

Reading read_text(const Registry& registry, const Ruleset& preferred, std::string_view text,
                  const Settings& settings) {
    ReadText own = preferred.read(text, settings);
    if (has_legal(own)) return from_text(preferred, std::move(own), text);
    // A message that quotes a link is full of lines that are no characters.
    if (auto link = read_link(registry, text, settings)) return std::move(*link);
    for (const Ruleset* ruleset : registry.all()) {
        if (ruleset == &preferred) continue;
        ReadText other = ruleset->read(text);
        if (has_legal(other)) return from_text(*ruleset, std::move(other), text);
    }
    return from_text(preferred, std::move(own), text);
}

} // namespace

std::optional<Problem> broken_text(std::string_view text) {
    if (text.size() > kMostText) {
        return problem_in(text, 0, "tooLong",
                          {"文が長すぎます(1MBまで)。", "The text is too long (1 MB at most)."});
    }
    const std::string again = encode_utf8(decode_utf8(text));
    if (again == text) return std::nullopt;
    const auto differs = std::mismatch(text.begin(), text.end(), again.begin(), again.end()).first;
    // A replacement character may share its first bytes with what it replaces.
    auto byte = static_cast<std::size_t>(differs - text.begin());
    while (byte > 0 && byte < text.size() &&
           (static_cast<unsigned char>(text[byte]) & 0xC0) == 0x80) {
        --byte;
    }
    return problem_in(text, byte, "notUtf8",
                      {"UTF-8として読めません。UTF-8で保存し直してください。",
                       "This is not UTF-8. Save the text as UTF-8."});
}

void cap(Problems& problems) {
    if (problems.size() <= kMostProblems) return;
    const std::string more = std::to_string(problems.size() - kMostProblems);
    problems.resize(kMostProblems);
    Problem rest = problems.back();
    rest.path.clear();
    rest.rule.clear();
    rest.code = "more";
    rest.text = {"このあとにも問題が" + more + "件あります。",
                 "After this there are " + more + " more problems."};
    problems.push_back(std::move(rest));
}

Reading read_anything(const Registry& registry, const Ruleset& preferred, std::string_view text,
                      const Settings& settings) {
    Reading reading;
    if (text.substr(0, kMark.size()) == kMark) text.remove_prefix(kMark.size());
    if (auto problem = broken_text(text)) {
        reading.said = problem->text;
        reading.problems.push_back(std::move(*problem));
    } else if (looks_like_json(text)) {
        reading = read_json(registry, preferred, text, settings);
    } else if (auto thread = from_thread(registry, text)) {
        reading = std::move(*thread);
    } else if (looks_like_csv(text)) {
        reading = read_csv(text, [&](std::string_view build) {
            return read_text(registry, preferred, build, settings);
        });
    } else {
        reading = read_text(registry, preferred, text, settings);
    }
    cap(reading.problems);
    return reading;
}

} // namespace shiaiba
