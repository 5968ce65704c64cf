// What pairs of a hill came to, kept from one run to the next as lines of text.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "analysis/hill/entrants.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

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
