// Sheets as people write them: lets the systems' own readers read a text, and makes parties of the
// characters that they found.
#include <algorithm>
#include <set>
#include <utility>

#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

/// The lines of a text; finds a name in its line, so that a problem with it has a column.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\n') starts_.push_back(i + 1);
        }
    }

    Problem problem_with(const std::string& name, int line, Problem problem) const {
        const std::string_view whole = whole_line(line);
        const std::size_t at = whole.find(name);
        problem.line = line;
        problem.column = at == std::string_view::npos ? 1 : points_in(whole.substr(0, at)) + 1;
        problem.length = points_in(at == std::string_view::npos ? whole : name);
        problem.path.clear();
        return problem;
    }

    int count() const { return static_cast<int>(starts_.size()); }
    /// Numbers (from 1) of the lines with text.
    std::vector<int> speaking() const {
        std::vector<int> lines;
        for (int line = 1; line <= count(); ++line) {
            if (speaks(line)) lines.push_back(line);
        }
        return lines;
    }
    /// Whether the line has text: fences, rules and quote marks alone are none.
    bool speaks(int line) const {
        return whole_line(line).find_first_not_of(" \t\r`~-=*_>") != std::string_view::npos;
    }

private:
    std::string_view whole_line(int line) const {
        const std::size_t start =
            starts_[static_cast<std::size_t>(std::clamp(line, 1, count())) - 1];
        return text_.substr(start, text_.find('\n', start) - start);
    }

    std::string_view text_;
    std::vector<std::size_t> starts_{0};
};

bool has_legal(const ReadText& read) {
    return std::any_of(read.found.begin(), read.found.end(),
                       [](const ReadText::Character& found) { return found.build.has_value(); });
}

/// Makes parties of the characters that a system's reader found: of single characters, and of those
/// below the line of a party.
class Gatherer {
public:
    Gatherer(const System& system, ReadText read, std::string_view text)
        : system_(system), read_(std::move(read)), lines_(text), gathered_(read_.parties.size()) {
        reading_.form = std::move(read_.form);
        reading_.problems = std::move(read_.problems);
        reading_.notes = std::move(read_.notes);
    }

    ReaderResult take(const Settings& settings) {
        std::size_t total = read_.parties.size();
        for (ReadText::Character& found : read_.found) {
            if (found.party) continue;
            ++total;
            const auto name = checked(found.name, found.line);
            if (!name || !found.build) {
                keep_draft(name.value_or(std::string()), found.draft);
                continue;
            }
            add(alone(system_, *name, std::move(*found.build)), std::move(found.group));
        }
        for (ReadText::Character& found : read_.found) {
            if (found.party) gather(found);
        }
        for (std::size_t k = 0; k < read_.parties.size(); ++k) close(k, settings);
        in_order(reading_.problems);
        reading_.said = said_of(reading_, total);
        if (total > 0) tell_left_out(reading_, left_out());
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

    /// Lines that the system's reader left out, and lines above the first character that have text
    /// but no problem.
    std::vector<int> left_out() const {
        std::set<int> lines(read_.left_out.begin(), read_.left_out.end());
        int first = lines_.count() + 1;
        for (const ReadText::Character& found : read_.found) first = std::min(first, found.line);
        for (const ReadText::FoundParty& party : read_.parties) first = std::min(first, party.line);
        std::set<int> told;
        for (const Problem& problem : reading_.problems) told.insert(problem.line);
        for (int line = 1; line < first; ++line) {
            if (lines_.speaks(line) && told.count(line) == 0) lines.insert(line);
        }
        return {lines.begin(), lines.end()};
    }

    void add(Party party, std::string group) {
        reading_.characters.push_back(std::move(party));
        reading_.groups.push_back(std::move(group));
    }

    /// A build that a player may mend on the sheet. A name against the rules is left away.
    void keep_draft(const std::string& name, const std::shared_ptr<const Json>& fields) {
        if (!fields || reading_.drafts.size() == kMostDrafts) return;
        const Identity& identity = system_.identity;
        Json build = JsonObject()
                         .add("system", identity.id)
                         .add("version", identity.versions.back())
                         .add("name", name);
        if (system_.parties != nullptr) {
            build["members"] = Json::array({*fields});
        } else {
            build.update(*fields);
        }
        reading_.drafts.push_back(std::make_shared<const Json>(std::move(build)));
    }

    void gather(ReadText::Character& found) {
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
        Party party{&system_, system_.identity.versions.size() - 1, *name, std::move(line.fields),
                    std::move(gathered_[k].members)};
        // Members that are legal by themselves may not be legal together.
        const auto whole = check_party(Registry({&system_}), system_, to_json(party), settings);
        for (const Problem& problem : whole.problems()) {
            reading_.problems.push_back(lines_.problem_with(line.name, line.line, problem));
        }
        if (whole) add(*whole, {});
    }

    struct Gathered {
        std::vector<Member> members;
        bool spoiled = false;
    };
    const System& system_;
    ReadText read_;
    Lines lines_;
    std::vector<Gathered> gathered_;
    ReaderResult reading_;
};

ReaderResult from_text(const System& system, ReadText read, std::string_view text,
                       const Settings& settings = {}) {
    return Gatherer(system, std::move(read), text).take(settings);
}

} // namespace

std::vector<int> speaking_lines(std::string_view text) { return Lines(text).speaking(); }

ReaderResult read_text(const Registry& registry, const System& preferred, std::string_view text,
                       const Settings& settings) {
    ReadText own = preferred.read(text, settings);
    if (has_legal(own) && !own.problems.empty()) {
        // The text may be our own chat text, whose builds are not written as in sheets; its link
        // has the whole fight.
        auto link = read_link(registry, text, settings);
        if (link && link->match) return std::move(*link);
    }
    if (has_legal(own)) return from_text(preferred, std::move(own), text, settings);
    // Tested before other systems: a message with a link is full of lines that are no characters.
    if (auto link = read_link(registry, text, settings)) return std::move(*link);
    for (const System* system : registry.all()) {
        if (system == &preferred) continue;
        ReadText other = system->read(text, {});
        if (has_legal(other)) return from_text(*system, std::move(other), text);
    }
    return from_text(preferred, std::move(own), text, settings);
}

} // namespace shiaiba
