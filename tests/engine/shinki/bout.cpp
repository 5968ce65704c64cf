// Plays a battle whose draws and decisions are given as words.
#include "shinki/bout.hpp"

#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "rulesets/shinki/sheet/card.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::shinki {
namespace {

/// The rolls that draw these cards from a deck without the start hands.
std::vector<std::uint64_t> rolls_of(const std::string& draws, const Json& settings, int packs) {
    Cards deck = Cards::packs(packs);
    if (settings.contains("start")) {
        for (const auto& [who, start] : settings["start"].items()) {
            if (!start.contains("hand")) continue;
            for (const Json& card : start["hand"]) deck.remove(card_from(card.get<std::string>()));
        }
    }
    std::vector<std::uint64_t> rolls;
    for (const std::string& word : split(draws, ' ')) {
        if (word == "0" || word == "1") {
            rolls.push_back(static_cast<std::uint64_t>(word[0] - '0'));
            continue;
        }
        const Card card = card_from(word);
        REQUIRE(card >= 0);
        REQUIRE(deck.count(card) > 0);
        std::uint64_t place = 0;
        while (deck.at(static_cast<int>(place)) != card) ++place;
        rolls.push_back(place);
        deck.remove(card);
    }
    return rolls;
}

} // namespace

Fought::Fought(const Bout& bout) {
    const Json settings = bout.settings.empty() ? Json::object() : *parse_json(bout.settings);
    const char* const controller = bout.decisions.empty() ? "plans" : "hand";
    Json json{{"system", "shinki"},
              {"settings", settings},
              {"sides", {*parse_json(bout.a), *parse_json(bout.b)}},
              {"controllers", {controller, controller}},
              {"seed", std::to_string(bout.seed)}};
    const auto checked = check_match(tests::registry(), json);
    INFO(write_json(to_json(checked.problems())));
    REQUIRE(checked);
    Match match = *checked;
    match.rolls = rolls_of(bout.draws, settings, settings.value("packs", 1));
    match.decisions = split(bout.decisions, ',');
    played_ = play(match, Log::Listen::Everything);
    log_ = text_log(match, played_, Lang::En);
    japanese_ = text_log(match, played_, Lang::Ja);
    UNSCOPED_INFO(log_);
    UNSCOPED_INFO(played_.fight_log.trace);
    REQUIRE_FALSE(played_.illegal);
    lines_ = split(played_.fight_log.trace, '\n');
}

std::string_view Fought::line(std::size_t number) const { return lines_.at(number); }

std::string Fought::part(std::string_view begin, std::size_t line) const {
    for (const std::string& part : split(lines_.at(line), ';')) {
        if (part.substr(0, begin.size()) == begin) return part.substr(begin.size());
    }
    return {};
}

std::string Fought::of(std::string_view who, std::size_t line) const {
    return part(std::string(who) + ",", line);
}
std::string Fought::of(std::string_view who) const { return of(who, last()); }
std::string Fought::cards(std::string_view owner) const {
    return part(std::string(owner) + ":", last());
}

std::string Fought::result() const {
    constexpr std::string_view kResult = "RESULT;";
    if (lines_.empty() || lines_.back().substr(0, kResult.size()) != kResult) return {};
    return lines_.back().substr(kResult.size());
}

std::string Fought::acts(std::size_t line) const {
    std::string part;
    std::istringstream in{lines_.at(line)};
    for (int k = 0; k < 5; ++k) std::getline(in, part, ';');
    return part;
}

bool Fought::says(std::string_view sentence) const {
    return log_.find(sentence) != std::string::npos ||
           japanese_.find(sentence) != std::string::npos;
}

std::vector<std::string> Fought::options() const {
    std::vector<std::string> ids;
    if (played_.pending) {
        for (const Option& option : played_.pending->options) ids.push_back(option.id);
    }
    return ids;
}
std::string Fought::pending() const { return played_.pending ? played_.pending->point : ""; }

} // namespace shiaiba::shinki
