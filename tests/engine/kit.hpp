// What tests of several systems share: scripts of decisions, checked matches and parties, problems by their codes.
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

/// The pieces of a text, without blanks in front; none is empty.
std::vector<std::string> split(std::string_view text, char at);
/// With ", " between them.
std::string joined(const std::vector<std::string>& tokens);

/// The test fails where it is none.
Match checked_match(const Json& json);
Match checked_match(const Registry& registry, const Json& json);
/// A side of a system of the registry, as JSON text.
std::unique_ptr<Party> party_of(std::string_view system, std::string_view text,
                                const Settings& settings);

/// "L03/skills/0/id L12": codes and places; every problem has its sentence in both languages, with nothing left to fill in.
std::string codes_of(const Problems& problems);

/// Tokens, and behind them the default of whatever is asked.
class Script final : public Decisions {
public:
    Decision next(const Question& question) override;
    void add(std::string token) { tokens_.push_back(std::move(token)); }
    bool all_used() const { return used_ == tokens_.size(); }
    /// Tokens of the question at which there was none of the script's left for the first time, as the list has them and
    /// as the default has them; whom it was put to, and the point.
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
