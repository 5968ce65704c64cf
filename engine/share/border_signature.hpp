// The border signature of a system: hashes over everything that crosses the engine's JSON border. A
// change that should change nothing leaves them as they are in tests/golden/border.txt. Questions
// over many fights are in analysis/border_questions.
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

/// Number of random builds in the signature; also of broken matches, and of broken sheets.
inline constexpr int kBorderBuilds = 2000;
/// Number of random matches in the signature.
inline constexpr int kBorderMatches = 500;

/// Listener for the texts that cross the border, case by case.
class BorderListener {
public:
    virtual ~BorderListener() = default;
    /// Begins a case: the kind of question, as tests/parity/border.test.ts names it, and the text
    /// that is handed in.
    virtual void begin(std::string_view kind, const std::string& given) = 0;
    /// A JSON answer; a module gives the same bytes.
    virtual void json(const Json& answer) = 0;
    /// A text answer; a module gives the same bytes.
    virtual void text(std::string_view answer) = 0;
    /// An answer that is wholly for people; JSON as its text.
    virtual void told(std::string_view answer) = 0;
    /// The bits of a build, for which a module has no function of its own.
    virtual void bits(const std::vector<std::uint8_t>& bytes, std::size_t size) = 0;
};

/// Two hashes over the answers: one over ids, numbers and places, and one over sentences, so that a
/// changed word is told from a changed value. Sentences are: an answer in one language, a string
/// under "ja" or "en", and a string with a character beyond ASCII; all else is a value. The values
/// of a report are taken from the Japanese one.
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

/// One line: system, part, hash of the values, hash of the sentences.
std::string border_line(const System& system, std::string_view part, const BorderHash& hash);

/// Random legal parties: written and read as JSON, as text and as bits, with warnings and facts.
void tell_builds(const Registry& registry, const System& system, BorderListener& listener);
/// JSON texts of matches, broken in one to three places: the problems of each, or the match that it
/// still is.
void tell_broken_matches(const Registry& registry, const System& system, BorderListener& listener);
/// Random matches: outcome, report, trace, logs and link; report and logs in both languages.
void tell_matches(const Registry& registry, const System& system, BorderListener& listener);

/// Match number k of the signature: random settings, parties and decisions.
Match border_match(const System& system, int k);

} // namespace shiaiba
