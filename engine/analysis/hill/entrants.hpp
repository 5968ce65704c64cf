// The files of a hill: its entrants, and the results of pairs, which are kept from one run to the
// next. Reads both without trust. Keys, seeds and lines of results are frozen: files of results
// exist.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/party.hpp"
#include "core/system/system.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

inline constexpr std::size_t kMostHillEntrants = 200;
/// Most bytes of an entrant's file.
inline constexpr std::size_t kMostHillBytes = 16 * 1024;
/// Fights of a pair with the same sides, in systems with chance; kMostHillGames is the most that
/// can be asked for.
inline constexpr std::uint64_t kHillGames = 20;
inline constexpr std::uint64_t kMostHillGames = 200;

/// Conditions that all fights of a hill share.
struct HillTerms {
    const System* system = nullptr;
    Settings settings;
    /// Number of games in systems with chance; without chance one game decides.
    std::uint64_t asked_games = kHillGames;

    std::uint64_t games() const { return system->identity.chance ? asked_games : 1; }
    /// 1 where swapping the sides mirrors every result.
    std::size_t sides() const {
        return system->identity.symmetric && !system->identity.chance ? 1 : 2;
    }
    /// Number of fights of a pair.
    std::uint64_t fights() const { return games() * sides(); }
};

/// An entrant's file as it lies in the folder.
struct HillFile {
    /// Name without the folder.
    std::string name;
    /// Text of the file. For a longer file its first kMostHillBytes + 1 bytes are enough.
    std::string text;
};

struct HillEntrant {
    std::string file;
    Party party;
    /// 16 hex digits over everything that a fight depends on, packed as in a link: no names, no
    /// prose.
    std::string digest;
};

/// A problem of a file, or of the whole folder where `file` is empty.
struct HillProblem {
    std::string file;
    Problem problem;
};

/// Whether a name is ASCII letters, digits, "-" and "_" with ".txt" behind them: safe in a shell,
/// on a page and in any file system.
bool is_hill_name(std::string_view name);

struct HillReading {
    /// In the order of their file names.
    std::vector<HillEntrant> entrants;
    std::vector<HillProblem> problems;
};
/// Reads all files, and reports all problems of all files.
HillReading read_hill(const Registry& registry, const HillTerms& terms,
                      std::vector<HillFile> files);

HillEntrant make_entrant(std::string file, Party party);

/// The problem of a GM's side, or of a character without limits.
Problem unbound_entrant(std::string path);

/// Contents of a file for the party: its sheet, or its JSON where the sheet lacks something that
/// decides fights.
std::string hill_text(const Registry& registry, const HillTerms& terms, const Party& party);

/// Problems that one more file would have beside the entrants that are there.
std::vector<HillProblem> check_hill_entry(const Registry& registry, const HillTerms& terms,
                                          const std::vector<HillEntrant>& standing,
                                          const HillFile& file);

// Results of pairs, kept from one run to the next as lines of text.

/// A pair as results know it: by everything that decides its fights, regardless of the order in the
/// folder.
struct HillPair {
    /// System, rules version, digest of settings and number of games, and the digests of both
    /// builds, the lower first.
    std::string key;
    /// Whether the second of the two has the lower digest.
    bool swapped = false;

    /// Base seed for one choice of sides; `side` is 0 where the lower digest is side A, else 1.
    /// Game i has output i of SplitMix64(seed) as its seed.
    std::uint64_t seed(std::size_t side) const;
};
HillPair hill_pair(const HillTerms& terms, const HillEntrant& x, const HillEntrant& y);

/// Whether the letters are W, D or L from side A's view, one per game: first the games with the
/// lower digest as side A, then the others.
bool are_hill_letters(const HillTerms& terms, std::string_view letters);

class HillResults {
public:
    /// Reads lines of results; lines that begin with "#" are skipped. Damaged lines are left out,
    /// and reported with their number.
    static HillResults read(std::string_view text, Problems& damaged);
    /// The lines, sorted, one per pair.
    std::string to_text() const;

    /// Results of the pair; nullptr where they aren't known.
    const std::string* find(const std::string& key) const;
    void add(const std::string& key, std::string letters);
    std::size_t size() const { return all_.size(); }

private:
    std::map<std::string, std::string> all_;
};

} // namespace shiaiba
