// Recognises what a text is and has it read.
#include "share/reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/system/extras.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "share/read_ccfolia.hpp"
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

/// Makes parties of what a system's reader found: characters alone, and those below the line of a party.
class Gatherer {
public:
    Gatherer(const Ruleset& ruleset, ReadText read, std::string_view text)
        : ruleset_(ruleset), read_(std::move(read)), lines_(text), gathered_(read_.parties.size()) {
        reading_.form = std::move(read_.form);
        reading_.problems = std::move(read_.problems);
    }

    Reading take(const Settings& settings) {
        std::size_t total = read_.parties.size();
        for (ReadText::Found& found : read_.found) {
            if (found.party) continue;
            ++total;
            const auto name = checked(found.name, found.line);
            if (!name || !found.build) continue;
            add(alone(ruleset_, *name, std::move(*found.build)), std::move(found.group));
        }
        for (ReadText::Found& found : read_.found) {
            if (found.party) gather(found);
        }
        for (std::size_t k = 0; k < read_.parties.size(); ++k) close(k, settings);
        in_order(reading_.problems);
        reading_.said = said_of(reading_, total);
        return std::move(reading_);
    }

private:
    std::optional<std::string> checked(const std::string& given, int line) {
        auto name = check_name(given);
        for (const Problem& problem : name.problems()) {
            reading_.problems.push_back(lines_.problem_with(given, line, problem));
        }
        return name ? std::optional(std::move(*name)) : std::nullopt;
    }

    void add(Party party, std::string group) {
        reading_.characters.push_back(std::move(party));
        reading_.groups.push_back(std::move(group));
    }

    void gather(ReadText::Found& found) {
        Gathered& party = gathered_[*found.party];
        auto name = checked(found.name, found.line);
        if (name && found.build) {
            party.members.push_back({std::move(*name), std::move(*found.build)});
        } else {
            party.spoiled = true;
        }
    }

    void close(std::size_t k, const Settings& settings) {
        ReadText::FoundParty& line = read_.parties[k];
        const auto name = checked(line.name, line.line);
        if (!name || gathered_[k].spoiled) return;
        Party party{&ruleset_, ruleset_.identity().versions.size() - 1, *name,
                    std::move(line.fields), std::move(gathered_[k].members)};
        // What each may be by itself need not go together.
        const auto whole = check_party(Registry({&ruleset_}), ruleset_, to_json(party), settings);
        for (const Problem& problem : whole.problems()) {
            reading_.problems.push_back(lines_.problem_with(line.name, line.line, problem));
        }
        if (whole) add(*whole, {});
    }

    struct Gathered {
        std::vector<Member> members;
        bool spoiled = false;
    };
    const Ruleset& ruleset_;
    ReadText read_;
    Lines lines_;
    std::vector<Gathered> gathered_;
    Reading reading_;
};

Reading from_text(const Ruleset& ruleset, ReadText read, std::string_view text,
                  const Settings& settings = {}) {
    return Gatherer(ruleset, std::move(read), text).take(settings);
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
    if (has_legal(own)) return from_text(preferred, std::move(own), text, settings);
    // A message that quotes a link is full of lines that are no characters.
    if (auto link = read_link(registry, text, settings)) return std::move(*link);
    for (const Ruleset* ruleset : registry.all()) {
        if (ruleset == &preferred) continue;
        ReadText other = ruleset->read(text);
        if (has_legal(other)) return from_text(*ruleset, std::move(other), text);
    }
    return from_text(preferred, std::move(own), text, settings);
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
    const auto sheet = [&](std::string_view one) {
        return read_text(registry, preferred, one, settings);
    };
    if (text.substr(0, kMark.size()) == kMark) text.remove_prefix(kMark.size());
    if (auto problem = broken_text(text)) {
        reading.said = problem->text;
        reading.problems.push_back(std::move(*problem));
    } else if (auto pieces = read_ccfolia(registry, preferred, text, settings, sheet)) {
        reading = std::move(*pieces);
    } else if (looks_like_json(text)) {
        reading = read_json(registry, preferred, text, settings);
    } else if (auto thread = from_thread(registry, text)) {
        reading = std::move(*thread);
    } else if (looks_like_csv(text)) {
        reading = read_csv(text, sheet);
    } else {
        reading = read_text(registry, preferred, text, settings);
    }
    cap(reading.problems);
    return reading;
}

} // namespace shiaiba
