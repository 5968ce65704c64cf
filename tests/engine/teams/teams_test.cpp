// Tests the card game of teams.hpp: its clauses, its secrets, rewinds, and a search without secrets.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "analysis/search.hpp"
#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/typed.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "teams/game.hpp"
#include "teams/teams.hpp"

namespace shiaiba::teams {
namespace {

using tests::registry;

Match match_of(const char* a, const char* b, std::uint64_t seed) {
    const auto match = check_match(registry(), Json{{"system", "teams"},
                                                    {"sides", {*parse_json(a), *parse_json(b)}},
                                                    {"controllers", {"hand", "hand"}},
                                                    {"seed", std::to_string(seed)}});
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}
constexpr const char* kOne = R"({"name":"灯","strength":5,"tactic":"陽気"})";
constexpr const char* kOther = R"({"name":"凪","strength":5,"tactic":"月影"})";

/// The rolls that draw these cards from a full bag, in this order.
std::vector<std::uint64_t> draws(const std::vector<int>& cards) {
    std::vector<int> bag;
    for (int card = 0; card < kCards; ++card) bag.push_back(card);
    std::vector<std::uint64_t> rolls;
    for (const int card : cards) {
        const auto at = std::find(bag.begin(), bag.end(), card);
        rolls.push_back(static_cast<std::uint64_t>(at - bag.begin()));
        bag.erase(at);
    }
    return rolls;
}
constexpr int sun(int value) { return value - 1; }
constexpr int moon(int value) { return kValues + value - 1; }

std::string told(const Match& match, const Played& played) {
    return text_log(match, played, Lang::En);
}

} // namespace

TEST_CASE("a duel of the card game, clause by clause", "[teams]") {
    Match match = match_of(kOne, R"({"name":"凪","strength":3})", 1);
    match.rolls = draws({sun(3), moon(8), sun(5), moon(2), sun(1), sun(2)});
    // 3.1: both choose. 3.2: a card of the own stance takes 2, of the enemy's stance 1 less. 3.3: a
    // new card is drawn.
    match.decisions = {"sun", "moon", "sun3", "moon2", "sun", "sun", "moon8"};
    const Played played = play(match, Log::Listen::Everything);
    INFO(told(match, played));
    REQUIRE_FALSE(played.illegal);
    const std::string log = told(match, played);
    for (const char* const line :
         {"灯 is dealt sun3 and moon8. [2]", "A takes the sun, B the moon. [3.1]",
          "灯 plays sun3 at 凪, who loses 2. [3.2]", "灯 draws sun1. [3.3]",
          "凪 plays moon2 at 灯, who loses 2. [3.2]", "灯 plays moon8 at 凪, who loses 1. [3.2]",
          "凪 is out. [3.5]", "灯 wins. [4.1]"}) {
        INFO(line);
        CHECK(log.find(line) != std::string::npos);
    }
    REQUIRE(played.outcome);
    CHECK(played.outcome->reason == "out");
    CHECK(played.outcome->left == std::array<int, 2>{3, 0});
    CHECK(played.outcome->members.back() == Outcome::OfMember{Side::B, 0, true});
}

TEST_CASE("1, 3.2: a card of one's own suit takes 1 more, of the wary never more than 1",
          "[teams]") {
    const auto lost = [](const char* suit, const char* wary) {
        const std::string foe =
            R"({"name":"凪","strength":9,"motto":"急がば回れ")" + std::string(wary);
        Match match =
            match_of((R"({"name":"灯","strength":5)" + std::string(suit)).c_str(), foe.c_str(), 1);
        match.rolls = draws({sun(3), moon(8), sun(5), moon(2), sun(1)});
        match.decisions = {"sun", "moon", "sun3"};
        return 9 - play(match, Log::Listen::Everything).fight_log.boards.back().sides[1].left;
    };
    CHECK(lost("}", "}") == 2);
    CHECK(lost(R"(,"suit":"sun"})", "}") == 3);
    CHECK(lost(R"(,"suit":"moon"})", "}") == 2);
    CHECK(lost(R"(,"suit":"sun"})", R"(,"wary":true})") == 1);
    const ReadText text = read_text("member 5 灯\n得意札:月\n用心深い:はい\n座右の銘:急がば回れ\n");
    CHECK(build_as<Sheet>(*text.found.at(0).build).suit == 2);
}

TEST_CASE("the eager are dealt one card more, and a list of targets needs two", "[teams]") {
    Match match = match_of(R"({"name":"暁","eager":true,"members":[
                                   {"name":"","strength":5},{"name":"","strength":4}]})",
                           kOther, 3);
    const Played played = play(match, Log::Listen::Everything);
    const Board& board = played.fight_log.boards.back();
    CHECK(board.sides[0].piles[0].count == 3);
    CHECK(board.sides[0].piles[1].count == 2);
    CHECK(board.piles[0].count == kCards - 7);
    match.decisions = {"sun", "moon"};
    // 灯 has only one enemy, so that the target is not asked.
    CHECK(play(match, Log::Listen::Digest).pending->point == "play");
}

TEST_CASE("without plans that speak the default order decides, which is not the list's",
          "[teams]") {
    Match match = match_of(R"({"name":"灯","strength":5,"tactic":[]})", kOther, 4);
    match.controllers = {Controller::Plans, Controller::Hand};
    match.decisions = {"moon"};
    const Played played = play(match, Log::Listen::Everything);
    const LoggedDecision& card = played.fight_log.decisions.at(2);
    const auto& hand = played.fight_log.boards.at(3).sides[0].piles[0].cards;
    REQUIRE(hand.size() == 2);
    CHECK(card.point == "play");
    CHECK(card.option.id == hand[1]);
    CHECK(card.value == 1);
    // A link stores the option's place in the list, whatever the default order is.
    match.controllers = {Controller::Hand, Controller::Hand};
    match.decisions = {"sun", "moon", std::string(hand[1])};
    CHECK(play(match, Log::Listen::Digest).taken.back().value == 1);
    const LinkRead read = open_link(registry(), "#" + make_link(match, {})->fragment);
    REQUIRE(read.match);
    CHECK(read.match->decisions == match.decisions);
}

TEST_CASE("what was chosen secretly is told with the other's choice, not before", "[teams]") {
    Match match = match_of(kOne, kOther, 5);
    match.decisions = {"moon"};
    const Played asked = play(match, Log::Listen::Everything);
    CHECK(asked.pending->side == Side::B);
    const Played view = seen(match, asked, {});
    CHECK(view.viewer == Side::B);
    CHECK(view.fight_log.decisions[0].secret);
    CHECK(view.fight_log.decisions[0].option.id.empty());
    CHECK(asked.fight_log.decisions[0].option.id == "moon");
    const Match other = [&] {
        Match one = match;
        one.decisions = {"sun"};
        return one;
    }();
    CHECK(told(match, view) == told(other, seen(other, play(other, Log::Listen::Everything), {})));
    const auto seen_by = [](const Match& one, Side viewer) {
        Digest digest;
        secrets().add_seen(digest, one, viewer);
        return digest.value();
    };
    CHECK(seen_by(match, Side::B) == seen_by(other, Side::B));
    CHECK(seen_by(match, Side::A) != seen_by(other, Side::A));
}

TEST_CASE("what was told is no secret any more", "[teams]") {
    Match match = match_of(kOne, kOther, 5);
    match.decisions = {"moon", "sun"};
    const auto decided = [&](Side viewer) {
        return seen(match, play(match, Log::Listen::Everything), viewer).fight_log.decisions;
    };
    CHECK(decided(Side::B)[0].option.id == "moon");
    CHECK(decided(Side::A)[1].option.id == "sun");
    CHECK_FALSE(decided(Side::B)[0].secret);
    // A card is known too, once it is played.
    match.decisions.push_back(play(match, Log::Listen::Digest).pending->options[0].id);
    CHECK(decided(Side::B)[2].option.id == match.decisions[2]);
}

TEST_CASE("who may be struck is called in options as everywhere", "[teams]") {
    Match match = match_of(kOne, R"({"name":"宵","members":[
                                   {"name":"","strength":5},{"name":"{A1}","strength":4}]})",
                           3);
    match.decisions = {"sun", "moon"};
    match.decisions.push_back(play(match, Log::Listen::Digest).pending->options[0].id);
    const Played asked = play(match, Log::Listen::Everything);
    REQUIRE(asked.pending->point == "target");
    const std::vector<Option>& options = asked.pending->options;
    CHECK(options[0].id == "B1");
    CHECK(options[0].label.ja == "乙1");
    CHECK(options[0].label.en == "B1");
    CHECK(options[1].label.ja == "{A1}");
    match.decisions.emplace_back("B1");
    const Played struck = play(match, Log::Listen::Everything);
    CHECK(struck.fight_log.decisions.back().option.label.ja == "乙1");
}

TEST_CASE("after a rewind the next draw is fresh: every card comes by its share", "[teams]") {
    Match match = match_of(kOne, kOther, 6);
    match.decisions = {"sun", "moon"};
    const Played asked = play(match, Log::Listen::Everything);
    const std::string card(asked.pending->options[0].id);
    std::map<std::string, int> drawn;
    constexpr int kRewinds = 10'000;
    for (int k = 1; k <= kRewinds; ++k) {
        match.decisions = {"sun", "moon", "reroll " + std::to_string(k), card};
        const Played played = play(match, Log::Listen::Everything);
        for (const Event& event : played.fight_log.events) {
            if (event.kind == "drew") ++drawn[std::string(event.word("card"))];
        }
    }
    // Twenty cards are in the bag: 500 draws of each are expected; five standard deviations are 109.
    CHECK(drawn.size() == 20);
    for (const auto& [name, times] : drawn) {
        INFO(name);
        CHECK(times > 500 - 109);
        CHECK(times < 500 + 109);
    }
}

TEST_CASE("a computer opponent decides the same whatever lies in the hand that it can't see",
          "[teams]") {
    // Seeds that deal A the same two cards and B different ones.
    std::map<std::string, std::vector<std::uint64_t>> alike;
    const auto hand = [](const Match& match, Side side) {
        std::string all;
        const Played played = play(match, Log::Listen::Everything);
        for (const auto card : played.fight_log.boards.back().sides[index(side)].piles[0].cards) {
            all.append(card).append(" ");
        }
        return all;
    };
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        alike[hand(match_of(kOne, kOther, seed), Side::A)].push_back(seed);
    }
    int compared = 0;
    for (const auto& [cards, seeds] : alike) {
        if (seeds.size() < 3 || compared >= 24) continue;
        std::set<std::size_t> decided;
        std::set<std::string> hidden;
        for (const std::uint64_t seed : seeds) {
            Match match = match_of(kOne, kOther, seed);
            match.controllers = {Controller::Search1, Controller::Hand};
            // A chooses its card after both stances have been told.
            match.decisions = {"sun", "moon"};
            decided.insert(*searched(match, 1));
            hidden.insert(hand(match, Side::B));
            ++compared;
        }
        CHECK(decided.size() == 1);
        CHECK(hidden.size() > 1);
    }
    CHECK(compared >= 12);
}

} // namespace shiaiba::teams
