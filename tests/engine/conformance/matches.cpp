// Makes random fights of every system. They must contain everything that the conformance tests look
// for: names, notes, settings, decisions by hand.
#include "conformance/matches.hpp"

#include <map>

#include "core/fight/decisions.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::conformance {
namespace {

/// No more fights of a system are added once all together have this many decisions.
constexpr std::uint32_t kDecisions = test::workload(4'000, 4);
/// A fight of large parties with more decisions than this is left out.
constexpr std::size_t kLongest = test::workload(400, 5);

/// Names with characters from every page of the link's alphabet, and notes with lines that a reader
/// could mistake for a sheet.
const std::vector<std::string>& some_names() {
    static const std::vector<std::string> names{
        "ムライ", "八雲",   "Kuroda",      "",         "ゔぁん・ヘルシング",
        "a/b#c",  "𠮷野家", "名前:スキル", "<b>&amp;", "\U0001F469\u200D\U0001F4BB\u2764\uFE0F"};
    return names;
}
const std::vector<std::string>& some_notes() {
    static const std::vector<std::string> notes{
        "",
        "一行だけ。",
        "名前:にせもの\n【一閃】【一閃】【一閃】【一閃】【一閃】\n│名前:引用\n　名前:字下げ",
        "武勇伝:\n\n空行のあと",
        "閃閃交硬果/ムライ\n# 注",
    };
    return notes;
}

const std::string& one_of(const std::vector<std::string>& list, Dice& dice) {
    return list[static_cast<std::size_t>(dice.below(list.size()))];
}

/// Decides at random, and keeps the tokens of its decisions as a record.
class Noting final : public Decisions {
public:
    explicit Noting(std::uint64_t seed) : player_(seed) {}
    Decision next(const Question& question) override {
        const Decision decision = player_.next(question);
        record_.push_back(question.token(static_cast<std::size_t>(decision.value)));
        return decision;
    }
    const std::vector<std::string>& record() const { return record_; }

private:
    RandomDecisions player_;
    std::vector<std::string> record_;
};

/// Settings that no ruling's other reading gives: the settings of the system's scenarios in turn.
Json other_settings(const System& system, int k) {
    const std::vector<Scenario>& scenarios = capabilities_of(system).scenarios;
    if (scenarios.empty()) return Json();
    return *parse_json(scenarios[static_cast<std::size_t>(k / 2) % scenarios.size()].settings);
}

} // namespace

Match random_match(const System& system, int k) {
    Dice dice(static_cast<std::uint64_t>(k) + 1000);
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json());
    // Half of the fights have other settings than the default, from scenarios and rulings.
    if (k % 2 == 1) {
        match.settings = *system.settings().check(other_settings(system, k));
        const auto readings = system.settings().other_readings(match.settings);
        for (std::size_t n = 0; n < readings.size(); n += 1 + dice.below(readings.size())) {
            match.settings = system.settings().other_readings(match.settings)[n].settings;
        }
    }
    match.seed = system.identity.chance ? static_cast<std::uint64_t>(k) * 77 : 0;
    for (Party& side : match.sides) {
        const std::string name(one_of(some_names(), dice));
        Party party = random_party(system, dice, Json(), {});
        party.name = name;
        for (Member& member : party.members) {
            if (is_of_many(party)) member.name = *check_name(one_of(some_names(), dice));
        }
        Json json = to_json(party);
        if (json.contains("setting")) json["setting"] = one_of(some_notes(), dice);
        const auto character = check_party(registry(), system, json);
        REQUIRE(character);
        side = *character;
    }
    Dice rolls(match.seed);
    Noting noting(static_cast<std::uint64_t>(k));
    play(match, rolls, noting, Log::Listen::Nothing);
    match.decisions = noting.record();
    return match;
}

Match by_hand(Match match) {
    for (const Side side : kSides) {
        const bool hand = may_control(Controller::Hand, match.sides[index(side)]);
        if (hand) match.controllers[index(side)] = Controller::Hand;
    }
    Dice rolls(match.seed);
    Noting noting(match.seed);
    play(match, rolls, noting, Log::Listen::Nothing);
    match.decisions = noting.record();
    return match;
}

const std::vector<Match>& random_matches(const System& system) {
    static std::map<std::string, std::vector<Match>> made;
    const auto [found, fresh] = made.try_emplace(system.identity.id);
    std::vector<Match>& matches = found->second;
    std::size_t decisions = 0;
    const bool large = system.identity.most_members > 4;
    const int fights = large ? static_cast<int>(test::workload(kFights, 20)) : kFights;
    const std::size_t most = test::workload_of(system.identity.most_members, kDecisions);
    for (int k = 0; fresh && k < fights && decisions < most; ++k) {
        Match match = random_match(system, k);
        // Some tests replay a long fight from its beginning for every decision, which takes too
        // long.
        if (large && match.decisions.size() > kLongest) continue;
        decisions += match.decisions.size();
        matches.push_back(std::move(match));
    }
    return matches;
}

std::string japanese_marks(const std::string& text) {
    std::string found;
    for (const char32_t point : decode_utf8(text)) {
        constexpr std::u32string_view kMarks = U"【】《》〈〉（）、。・：！？";
        if (kMarks.find(point) != std::u32string_view::npos) append_utf8(found, point);
    }
    return found;
}

} // namespace shiaiba::conformance
