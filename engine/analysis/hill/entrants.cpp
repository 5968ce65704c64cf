// Reads the files of a hill, and makes the keys and lines of its results.
#include "analysis/hill/entrants.hpp"

#include <algorithm>
#include <utility>

#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"
#include "share/party_code.hpp"
#include "share/reader.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kEnding = ".txt";
constexpr std::size_t kLongestName = 64;

class HillReader {
public:
    HillReader(const Registry& registry, const HillTerms& terms)
        : registry_(registry), terms_(terms) {}

    void read(const HillFile& file) {
        if (!is_hill_name(file.name)) {
            tell(
                file, "hillFileName",
                {"ファイル名は、英数字と - _ だけの名前に .txt を付けた、64字までのものにしてください。",
                 "A file's name is ASCII letters, digits, - and _ with .txt behind them, 64 "
                 "characters at most."});
            return;
        }
        if (file.text.size() > kMostHillBytes) {
            tell(file, "hillFileSize",
                 {"ファイルは" + std::to_string(kMostHillBytes) + "バイトまでです。",
                  "A file has " + std::to_string(kMostHillBytes) + " bytes at most."});
            return;
        }
        const ReaderResult reading =
            read_anything(registry_, *terms_.system, file.text, terms_.settings);
        for (const Problem& problem : reading.problems) {
            result_.problems.push_back({file.name, problem});
        }
        if (reading.problems.empty()) take(file, reading);
    }

    void tell_too_many() {
        tell({}, "hillEntrants",
             {"出場者は" + std::to_string(kMostHillEntrants) + "人までです。",
              "There are " + std::to_string(kMostHillEntrants) + " entrants at most."});
    }

    HillReading result() {
        if (result_.entrants.empty() && result_.problems.empty()) {
            tell({}, "hillEmpty", {"山に出場者がいません。", "Nobody stands on the hill."});
        }
        return std::move(result_);
    }

    /// Adds an entrant that is there already, without checks.
    void stand(const HillEntrant& entrant) {
        names_.emplace(entrant.party.name, entrant.file);
        digests_.emplace(entrant.digest, entrant.file);
        result_.entrants.push_back(entrant);
    }

    void tell(const HillFile& file, std::string code, Text text) {
        result_.problems.push_back({file.name, problem_at("", std::move(code), std::move(text))});
    }

private:
    void take(const HillFile& file, const ReaderResult& reading) {
        if (reading.characters.size() != 1) {
            tell(file, "hillOneEach",
                 {"一つのファイルには、一人(または一つの隊)を書いてください。" + reading.said.ja,
                  "A file holds one character, or one party. " + reading.said.en});
            return;
        }
        const Party& party = reading.characters.front();
        if (party.system != terms_.system) {
            tell(file, "hillOtherSystem",
                 {"別のシステムのキャラクターです。", "This is a character of another system."});
            return;
        }
        if (party.version + 1 != terms_.system->identity.versions.size()) {
            tell(file, "hillVersion",
                 {"今の版のルールのシートにしてください。",
                  "This is of an older version of the rules."});
            return;
        }
        if (capabilities_of(*party.system).unbound(party)) {
            result_.problems.push_back({file.name, unbound_entrant({})});
            return;
        }
        if (party.name.empty()) {
            tell(file, "hillNoName", {"名前がありません。", "It has no name."});
            return;
        }
        enter(file, make_entrant(file.name, party));
    }

    void enter(const HillFile& file, HillEntrant entrant) {
        const auto named = names_.emplace(entrant.party.name, file.name);
        if (!named.second) {
            tell(file, "hillSameName",
                 {"「" + entrant.party.name + "」は" + named.first->second + "にもいます。",
                  "There is a " + entrant.party.name + " in " + named.first->second + ", too."});
        }
        const auto built = digests_.emplace(entrant.digest, file.name);
        if (!built.second) {
            tell(file, "hillSameBuild",
                 {built.first->second + "と同じ構成です。",
                  "This is the same build as " + built.first->second + "."});
        }
        result_.entrants.push_back(std::move(entrant));
    }

    const Registry& registry_;
    const HillTerms& terms_;
    /// Name, or digest, of an entrant to its file.
    std::map<std::string, std::string> names_;
    std::map<std::string, std::string> digests_;
    HillReading result_;
};

} // namespace

bool is_hill_name(std::string_view name) {
    if (name.size() <= kEnding.size() || name.size() > kLongestName) return false;
    const std::string_view stem = name.substr(0, name.size() - kEnding.size());
    return name.substr(stem.size()) == kEnding && stem.front() != '-' &&
           std::all_of(stem.begin(), stem.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '-' || c == '_';
           });
}

HillEntrant make_entrant(std::string file, Party party) {
    BitWriter bits;
    pack_builds(party, bits);
    Digest digest;
    const std::string bytes(bits.bytes().begin(), bits.bytes().end());
    digest.add(bytes);
    return {std::move(file), std::move(party), hex16(digest.value())};
}

HillReading read_hill(const Registry& registry, const HillTerms& terms,
                      std::vector<HillFile> files) {
    std::sort(files.begin(), files.end(),
              [](const HillFile& x, const HillFile& y) { return x.name < y.name; });
    HillReader reader(registry, terms);
    if (files.size() > kMostHillEntrants) {
        reader.tell_too_many();
        return reader.result();
    }
    for (const HillFile& file : files) reader.read(file);
    return reader.result();
}

Problem unbound_entrant(std::string path) {
    return problem_at(std::move(path), "hillUnbound",
                      {"GMの側や制限のないキャラクターは出られません。",
                       "A GM's side, or a character without limits, can't stand here."});
}

std::string hill_text(const Registry& registry, const HillTerms& terms, const Party& party) {
    std::string sheet = to_text(party, "sheet");
    const ReaderResult reading = read_anything(registry, *terms.system, sheet, terms.settings);
    const bool whole =
        reading.problems.empty() && reading.characters.size() == 1 &&
        make_entrant({}, reading.characters.front()).digest == make_entrant({}, party).digest;
    return whole ? sheet : write_json(to_json(party)) + "\n";
}

std::vector<HillProblem> check_hill_entry(const Registry& registry, const HillTerms& terms,
                                          const std::vector<HillEntrant>& standing,
                                          const HillFile& file) {
    HillReader reader(registry, terms);
    for (const HillEntrant& one : standing) reader.stand(one);
    if (standing.size() >= kMostHillEntrants) reader.tell_too_many();
    if (std::any_of(standing.begin(), standing.end(),
                    [&](const HillEntrant& one) { return one.file == file.name; })) {
        reader.tell(file, "hillSameFile",
                    {"その名前のファイルはもうあります。", "There is a file of that name."});
    }
    reader.read(file);
    return reader.result().problems;
}

// Keys and lines of results.

namespace {

std::string digest_of(std::string_view text) {
    Digest digest;
    digest.add(text);
    return hex16(digest.value());
}

/// Whether a key has five words: system, version, terms and two builds.
bool is_key(std::string_view key) {
    return std::count(key.begin(), key.end(), ' ') == 4 &&
           key.find("  ") == std::string_view::npos &&
           std::all_of(key.begin(), key.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

bool all_letters(std::string_view letters) {
    return !letters.empty() && letters.size() <= 2 * kMostHillGames &&
           letters.find_first_not_of("WDL") == std::string_view::npos;
}

/// Reads a line: key, letters, and a digest over both.
bool read_line(std::string_view line, std::string& key, std::string& letters) {
    const std::size_t last = line.rfind(' ');
    if (last == std::string_view::npos || last == 0) return false;
    if (line.substr(last + 1) != digest_of(line.substr(0, last))) return false;
    const std::size_t before = line.rfind(' ', last - 1);
    if (before == std::string_view::npos) return false;
    key = line.substr(0, before);
    letters = line.substr(before + 1, last - before - 1);
    return is_key(key) && all_letters(letters);
}

} // namespace

std::uint64_t HillPair::seed(std::size_t side) const {
    Digest digest;
    digest.add(key);
    digest.add(side == 0 ? " 1" : " 2");
    return digest.value();
}

HillPair hill_pair(const HillTerms& terms, const HillEntrant& x, const HillEntrant& y) {
    const Identity& identity = terms.system->identity;
    const bool swapped = y.digest < x.digest;
    const std::string setting = write_json(terms.system->settings().write(terms.settings)) + " " +
                                std::to_string(terms.games());
    return {identity.id + " " + identity.versions[x.party.version] + " " + digest_of(setting) +
                " " + (swapped ? y : x).digest + " " + (swapped ? x : y).digest,
            swapped};
}

bool are_hill_letters(const HillTerms& terms, std::string_view letters) {
    return letters.size() == terms.fights() && all_letters(letters);
}

HillResults HillResults::read(std::string_view text, Problems& damaged) {
    HillResults results;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.front() == '#') continue;
        std::string key;
        std::string letters;
        if (read_line(line, key, letters) &&
            results.all_.emplace(std::move(key), std::move(letters)).second) {
            continue;
        }
        Problem problem = problem_at("", "hillDamaged",
                                     {"壊れた記録なので、この対戦は戦い直します。",
                                      "This result is damaged; its fights are fought again."});
        problem.line = number;
        problem.column = 1;
        damaged.push_back(std::move(problem));
    }
    return results;
}

std::string HillResults::to_text() const {
    std::string text;
    for (const auto& [key, letters] : all_) {
        std::string line = key;
        line.append(" ").append(letters);
        text.append(line).append(" ").append(digest_of(line)).append("\n");
    }
    return text;
}

const std::string* HillResults::find(const std::string& key) const {
    const auto found = all_.find(key);
    return found == all_.end() ? nullptr : &found->second;
}

void HillResults::add(const std::string& key, std::string letters) {
    all_[key] = std::move(letters);
}

} // namespace shiaiba
