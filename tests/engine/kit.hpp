// Helpers that tests of several systems share: scripts of decisions, checked matches and parties,
// problems as a line of codes.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba::tests {

/// The pieces of a text between the separators, without leading blanks and line ends. Empty pieces
/// are left out.
std::vector<std::string> split(std::string_view text, char at);
/// The tokens with ", " between them.
std::string joined(const std::vector<std::string>& tokens);

/// The match that the JSON describes; the test fails if the JSON has problems.
Match checked_match(const Json& json);
Match checked_match(const Registry& registry, const Json& json);
/// The party that the JSON text describes, of a system of the registry; the test fails if the text
/// has problems.
std::unique_ptr<Party> party_of(std::string_view system, std::string_view text,
                                const Settings& settings);

/// The problems as "code/path code/path": "L03/skills/0/id L12". Checks also that each problem has
/// a sentence in both languages, without a placeholder that was not filled in.
std::string codes_of(const Problems& problems);

/// Decisions from a list of tokens; after its end every question gets its default option.
class Script final : public Decisions {
public:
    Decision next(const Question& question) override;
    void add(std::string token) { tokens_.push_back(std::move(token)); }
    bool all_used() const { return used_ == tokens_.size(); }
    /// About the first question after the end of the script: the tokens of its options in list
    /// order, the same tokens in default order, and the actor and point of the question.
    const std::vector<std::string>& first_open() const { return first_open_; }
    const std::vector<std::string>& first_order() const { return first_order_; }
    const std::string& first_asked() const { return first_asked_; }

private:
    std::vector<std::string> tokens_;
    std::size_t used_ = 0;
    std::vector<std::string> first_open_;
    std::vector<std::string> first_order_;
    std::string first_asked_;
};

} // namespace shiaiba::tests
