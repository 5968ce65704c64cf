// The border signature: hashes over everything that crosses a system's border, by which a change that should
// change nothing is known to have changed nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// Random builds in the signature; as many broken matches, and as many broken sheets.
inline constexpr int kBorderBuilds = 2000;
/// Random matches in the signature.
inline constexpr int kBorderMatches = 500;

/// Hears what crosses a border, case by case.
class BorderListener {
public:
    virtual ~BorderListener() = default;
    /// A case begins: what is asked, as tests/parity/border.test.ts names it, and the text that is given.
    virtual void begin(std::string_view kind, const std::string& given) = 0;
    /// An answer, which a module gives as the same bytes.
    virtual void json(const Json& answer) = 0;
    virtual void text(std::string_view answer) = 0;
    /// The same of an answer that is for people as a whole; JSON as its text.
    virtual void told(std::string_view answer) = 0;
    /// What no module can be asked for by itself: the bits of a build.
    virtual void bits(const std::vector<std::uint8_t>& bytes, std::size_t size) = 0;
};

/// What crossed the border, in two hashes: one for ids, numbers and places, and one for what people read, so that a
/// changed word is told from a changed value. For people is an answer in one language, a string below "ja" or "en", and
/// one with a letter beyond ASCII; all else is a value. The values of a report are taken from the Japanese one.
class BorderHash final : public BorderListener {
public:
    void begin(std::string_view kind, const std::string& given) override;
    void json(const Json& answer) override { add(answer, false); }
    void text(std::string_view answer) override { add_value(answer); }
    void told(std::string_view answer) override { add_sentence(answer); }
    void bits(const std::vector<std::uint8_t>& bytes, std::size_t size) override;

    void add_value(std::string_view text);
    void add_sentence(std::string_view text);
    const Digest& values() const { return values_; }
    const Digest& sentences() const { return sentences_; }

private:
    void add(const Json& json, bool sentence);

    Digest values_;
    Digest sentences_;
};

/// One line: system, part, the hash of values, then that of sentences.
std::string border_line(const Ruleset& ruleset, std::string_view part, const BorderHash& hash);

/// Random legal parties: as JSON both ways, as text, as bits, and what is said of them.
void tell_builds(const Registry& registry, const Ruleset& ruleset, BorderListener& listener);
/// JSON texts of matches that were broken in one to three places: what is wrong with each, or what it still says.
void tell_broken_matches(const Registry& registry, const Ruleset& ruleset,
                         BorderListener& listener);
/// Random matches: outcome, report, trace, logs and link, the report and the logs in both languages.
void tell_matches(const Registry& registry, const Ruleset& ruleset, BorderListener& listener);

/// Match k of the signature: random settings, parties and decisions.
Match border_match(const Ruleset& ruleset, int k);

} // namespace shiaiba
