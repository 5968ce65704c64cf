// The border signature: hashes over everything that crosses a system's border, by which a change that should
// change nothing is known to have changed nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/digest.hpp"
#include "core/json_fwd.hpp"
#include "core/match.hpp"
#include "core/problem.hpp"

namespace shiaiba {

/// Random builds, broken JSON texts and broken sheets in the signature.
inline constexpr int kBorderBuilds = 2000;
/// Random matches in the signature.
inline constexpr int kBorderMatches = 500;

/// What crossed the border, in two hashes: one for ids, numbers and places, and one for what people read, so that a
/// changed word is told from a changed value.
class BorderHash {
public:
    /// A string below "ja" or "en", or one with a letter beyond ASCII, is a sentence; all else is a value.
    void add(const Json& json) { add(json, false); }
    void add(const Problems& problems);
    void add_value(std::string_view text);
    void add_sentence(std::string_view text);

    const Digest& values() const { return values_; }
    const Digest& sentences() const { return sentences_; }

private:
    void add(const Json& json, bool sentence);

    Digest values_;
    Digest sentences_;
};

/// "shiden builds 0123456789abcdef 0123456789abcdef", one line: the hash of values, then that of sentences.
std::string border_line(const Ruleset& ruleset, std::string_view part, const BorderHash& hash);

/// Random legal parties: as JSON both ways, as text, as bits, and what is said of them.
BorderHash border_of_builds(const Registry& registry, const Ruleset& ruleset);
/// JSON texts of matches that were broken in one to three places: what is wrong with each, or what it still says.
BorderHash border_of_broken_json(const Registry& registry, const Ruleset& ruleset);
/// Random matches: outcome, report, trace, logs and link, the report and the logs in both languages.
BorderHash border_of_matches(const Registry& registry, const Ruleset& ruleset);

/// Match k of the signature: random settings, parties and decisions. `registry` holds the ruleset.
Match border_match(const Ruleset& ruleset, int k);

/// The three parts that any program can be asked for which plays single matches, a line each.
std::string border_signature(const Registry& registry, const Ruleset& ruleset);

} // namespace shiaiba
