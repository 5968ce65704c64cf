// The files of a hill: its entrants, and the results of pairs that are kept from one run to the next. Nothing in
// them is trusted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

inline constexpr std::size_t kMostHillEntrants = 200;
/// Of an entrant's file.
inline constexpr std::size_t kMostHillBytes = 16 * 1024;
/// Fights of a pair on each side, where chance is in the game.
inline constexpr std::uint64_t kHillGames = 20;
inline constexpr std::uint64_t kMostHillGames = 200;

/// What all fights of a hill have in common.
struct HillTerms {
    const Ruleset* ruleset = nullptr;
    Settings settings;
    /// Where chance is in the game; without it one says all.
    std::uint64_t asked_games = kHillGames;

    std::uint64_t games() const { return ruleset->identity().chance ? asked_games : 1; }
    /// 1 where swapping the sides mirrors every ending.
    std::size_t sides() const {
        return ruleset->identity().symmetric && !ruleset->identity().chance ? 1 : 2;
    }
    /// Fights of a pair.
    std::uint64_t fights() const { return games() * sides(); }
};

/// An entrant's file as it lies in the folder.
struct HillFile {
    /// Without the folder.
    std::string name;
    /// Of a longer one kMostHillBytes + 1 bytes will do.
    std::string text;
};

struct HillEntrant {
    std::string file;
    Party party;
    /// Over everything that a fight can hang on, which is what a link packs of it: no names, no prose. 16 hex digits.
    std::string digest;
};

/// One thing that is wrong with a file; with the folder where that is empty.
struct HillProblem {
    std::string file;
    Problem problem;
};

/// ".txt" behind ASCII letters, digits, "-" and "_": a name that no shell, page or file system takes for anything else.
bool is_hill_name(std::string_view name);

struct HillReading {
    /// By the names of their files.
    std::vector<HillEntrant> entrants;
    std::vector<HillProblem> problems;
};
/// Reads all files and tells everything that is wrong with any.
HillReading read_hill(const Registry& registry, const HillTerms& terms,
                      std::vector<HillFile> files);

HillEntrant make_entrant(std::string file, Party party);

/// For a GM's side, or a character without limits.
Problem unbound_entrant(std::string path);

/// What a file with that party holds: its sheet, or its JSON where the sheet doesn't say everything that decides fights.
std::string hill_text(const Registry& registry, const HillTerms& terms, const Party& party);

/// What would be wrong with one more file beside those that stand there.
std::vector<HillProblem> check_hill_entry(const Registry& registry, const HillTerms& terms,
                                          const std::vector<HillEntrant>& standing,
                                          const HillFile& file);

// What pairs of a hill came to, kept from one run to the next as lines of text.

/// Two entrants as results know them: by all that decides their fights, whoever stands first in the folder.
struct HillPair {
    /// System, rules version, digest of settings and number of games, and of both builds, the lower first.
    std::string key;
    /// The second of the two has the lower digest.
    bool swapped = false;

    /// Game i has output i of SplitMix64(seed) as its seed; `side` 0 where the lower digest is side A, else 1.
    std::uint64_t seed(std::size_t side) const;
};
HillPair hill_pair(const HillTerms& terms, const HillEntrant& x, const HillEntrant& y);

/// W, D or L from side A, a letter a game: those with the lower digest as side A, then the others.
bool are_hill_letters(const HillTerms& terms, std::string_view letters);

class HillResults {
public:
    /// Lines that are damaged are told, with their number, and left out; those that begin with "#" are none.
    static HillResults read(std::string_view text, Problems& damaged);
    /// Sorted, a line a pair.
    std::string to_text() const;

    /// nullptr where the pair isn't known.
    const std::string* find(const std::string& key) const;
    void add(const std::string& key, std::string letters);
    std::size_t size() const { return all_.size(); }

private:
    std::map<std::string, std::string> all_;
};

} // namespace shiaiba
