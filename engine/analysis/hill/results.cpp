// Keys and lines of results.
#include "analysis/hill/results.hpp"

#include <algorithm>
#include <utility>

#include "core/text/digest.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

std::string digest_of(std::string_view text) {
    Digest digest;
    digest.add(text);
    return hex16(digest.value());
}

/// System, version, terms and two builds, with a blank between them.
bool is_key(std::string_view key) {
    return std::count(key.begin(), key.end(), ' ') == 4 &&
           key.find("  ") == std::string_view::npos &&
           std::all_of(key.begin(), key.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

bool all_letters(std::string_view letters) {
    return !letters.empty() && letters.size() <= 2 * kMostHillGames &&
           letters.find_first_not_of("WDL") == std::string_view::npos;
}

/// A line is key, letters and a check over both.
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
    const Identity& identity = terms.ruleset->identity();
    const bool swapped = y.digest < x.digest;
    const std::string setting = write_json(terms.ruleset->write_settings(terms.settings)) + " " +
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
