// Plays a battle whose dice and decisions are given as words.
#include "sengen/bout.hpp"

#include <sstream>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/fight/state.hpp"
#include "sengen/some_data.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::sengen {
namespace {

/// Levels such as "shot4 evade4" as a JSON object.
Json levels_of(std::string_view text) {
    Json json = Json::object();
    for (const std::string& word : split(text, ' ')) {
        const std::size_t digit = word.find_first_of("0123456789");
        json[word.substr(0, digit)] = std::stoi(word.substr(digit));
    }
    return json;
}

std::string party_json(const std::vector<std::string>& members, const char* more) {
    std::string all;
    for (const std::string& member : members) all += (all.empty() ? "" : ",") + member;
    return std::string("{") + more + R"("members":[)" + all + "]}";
}

} // namespace

std::string one(std::string_view stats, std::string_view skills, std::string_view abilities,
                std::string_view more) {
    constexpr const char* kKeys[] = {"body", "vit", "int", "sense", "will"};
    Json json{{"limits", "open"}, {"stats", Json::object()}};
    std::size_t k = 0;
    for (const std::string& stat : split(stats, ' ')) json["stats"][kKeys[k++]] = std::stoi(stat);
    json["skills"] = levels_of(skills);
    json["abilities"] = levels_of(abilities);
    std::string text = write_json(json);
    if (!more.empty()) text.insert(text.size() - 1, "," + std::string(more));
    return text;
}

std::string party(const std::vector<std::string>& members) { return party_json(members, ""); }
std::string gm(const std::vector<std::string>& members) {
    return party_json(members, R"("gm":true,)");
}

void check_bounds(const FightLog& fight_log) {
    bool within = true;
    for (const Board& board : fight_log.boards) {
        for (const Board::Half& half : board.sides) {
            for (const Board::Figure& figure : half.figures) {
                for (const Board::Meter& meter : figure.meters) {
                    const int most = meter.id == "graze"        ? kMostGraze
                                     : meter.id == "initiative" ? kMostOpenDp
                                                                : meter.max;
                    within = within && meter.value <= most;
                    within = within && (meter.value >= 0 || meter.id == "card");
                }
            }
        }
    }
    CHECK(within);
}

Fought::Fought(const Bout& bout) {
    const char* const controller = bout.decisions.empty() ? "plans" : "hand";
    const auto checked =
        check_match(tests::registry(),
                    Json{{"system", "sengen"},
                         {"settings", with_some_data(bout.settings.empty() ? "{}" : bout.settings)},
                         {"sides", {*parse_json(bout.a), *parse_json(bout.b)}},
                         {"controllers", {controller, controller}},
                         {"seed", std::to_string(bout.seed)}});
    INFO(write_json(to_json(checked.problems())));
    REQUIRE(checked);
    Match match = *checked;
    match.decisions = split(bout.decisions, ',');
    std::vector<std::uint64_t> rolls;
    for (const char face : bout.dice) {
        if (face != ' ') rolls.push_back(static_cast<std::uint64_t>(face - '1'));
    }
    Dice dice = rolls.empty() ? Dice(bout.seed) : Dice::scripted(rolls);
    RecordedDecisions decisions(match.decisions);
    played_ = play(match, dice, decisions, Log::Listen::Everything);
    log_ = text_log(match, played_, Lang::Ja) + text_log(match, played_, Lang::En);
    UNSCOPED_INFO(log_);
    UNSCOPED_INFO(played_.fight_log.trace);
    REQUIRE_FALSE(played_.illegal);
    CHECK(dice.fault().empty());
    check_bounds(played_.fight_log);
    lines_ = split(played_.fight_log.trace, '\n');
}

std::string Fought::of(std::string_view who) const {
    const std::string begin = std::string(who) + ",";
    for (const std::string& part :
         split(lines_.at(lines_.size() - (result().empty() ? 1 : 2)), ';')) {
        if (part.substr(0, begin.size()) == begin) return part.substr(begin.size());
    }
    return {};
}

std::string Fought::result() const {
    constexpr std::string_view kResult = "RESULT;";
    if (lines_.empty() || lines_.back().substr(0, kResult.size()) != kResult) return {};
    return lines_.back().substr(kResult.size());
}

bool Fought::says(std::string_view sentence) const {
    return log_.find(sentence) != std::string::npos;
}

std::string Fought::options() const {
    std::string all;
    if (!played_.pending) return all;
    for (const Option& option : played_.pending->options)
        all += (all.empty() ? "" : ", ") + option.id;
    return all;
}

} // namespace shiaiba::sengen
