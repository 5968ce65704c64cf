// Plays scripts of decisions, and checks matches and parties for tests as the engine checks them
// for users.
#include "kit.hpp"

#include <map>
#include <sstream>

#include "catch.hpp"
#include "core/system/system.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::tests {

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    std::string part;
    std::istringstream in{std::string(text)};
    while (std::getline(in, part, at)) {
        const auto begin = part.find_first_not_of(" \n");
        if (begin != std::string::npos) parts.push_back(part.substr(begin));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& tokens) {
    std::string all;
    for (const std::string& token : tokens) all += (all.empty() ? "" : ", ") + token;
    return all;
}

Match checked_match(const Json& json) { return checked_match(registry(), json); }
Match checked_match(const Registry& registry, const Json& json) {
    const auto match = check_match(registry, json);
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}

std::unique_ptr<Party> party_of(std::string_view system, std::string_view text,
                                const Settings& settings) {
    const auto json = parse_json(text);
    REQUIRE(json);
    auto party = check_party(registry(), *registry().find(system), *json, settings);
    INFO(write_json(to_json(party.problems())));
    REQUIRE(party);
    return std::make_unique<Party>(std::move(*party));
}

std::string codes_of(const Problems& problems) {
    std::string out;
    for (const Problem& problem : problems) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        CHECK(problem.text.en.find("{w}") == std::string::npos);
        out += (out.empty() ? "" : " ") + problem.code + problem.path;
    }
    return out;
}

Decision Script::next(const Question& question) {
    if (used_ < tokens_.size()) {
        const std::string& token = tokens_[used_++];
        if (token.substr(0, 9) == "surrender") {
            const Side side = token.size() < 11  ? question.side()
                              : token[10] == 'A' ? Side::A
                                                 : Side::B;
            return {Decision::Kind::Surrender, index(side)};
        }
        std::string all;
        for (std::size_t k = 0; k < question.size(); ++k) {
            if (question.token(k) == token) return {Decision::Kind::Pick, k};
            all += " " + question.token(k);
        }
        FAIL("'" << token << "' is none of:" << all);
    }
    if (first_open_.empty()) {
        std::map<std::size_t, std::string> ordered;
        for (std::size_t k = 0; k < question.size(); ++k) {
            first_open_.push_back(question.token(k));
            ordered[question.place(k)] = question.token(k);
        }
        CHECK(ordered.size() == question.size());
        for (const auto& [place, token] : ordered) first_order_.push_back(token);
        first_asked_ = shiaiba::token(question.actor()) + " " + question.point_name();
    }
    std::size_t best = 0;
    for (std::size_t k = 1; k < question.size(); ++k) {
        if (question.place(k) < question.place(best)) best = k;
    }
    return {Decision::Kind::Pick, best};
}

} // namespace shiaiba::tests
