// Links of 心輝者の戦闘: the numbers that they rest on, and how short fights are ([shinki 16]).
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/digest.hpp"
#include "core/json.hpp"
#include "core/match.hpp"
#include "core/plan/pack.hpp"
#include "core/utf8.hpp"
#include "rulesets/shinki/list/house.hpp"
#include "rulesets/shinki/plans/vocabulary.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "share/vocabulary_numbers.hpp"
#include "shinki/roster.hpp"

namespace shiaiba {
namespace {

/// Everything that a link holds by its place in a list.
Json shinki_numbers() {
    Json statuses = Json::array();
    for (int k = 0; k < shinki::kStatuses; ++k) {
        statuses.push_back(shinki::words(static_cast<shinki::Status>(k)).id);
    }
    Json presets = Json::array();
    for (std::size_t k = 0; k < shinki::presets().size(); ++k) {
        BitWriter plans;
        pack(shinki::presets().tactic(k).plans(), shinki::vocabulary(), plans);
        Digest digest;
        for (const std::uint8_t byte : plans.bytes()) {
            const char one = static_cast<char>(byte);
            digest.add({&one, 1});
        }
        presets.push_back(std::string(shinki::presets()[k].id) + " " + hex16(digest.value()));
    }
    Json all = tests::vocabulary_numbers(shinki::vocabulary());
    all["skills"] = tests::ids_of(shinki::house_list()->skills);
    all["statuses"] = std::move(statuses);
    all["presets"] = std::move(presets);
    return all;
}

/// Takes what is usual, now and then anything else, and notes it.
class ByHand final : public Decisions {
public:
    ByHand(std::uint64_t seed, std::uint64_t one_in) : chance_(seed), one_in_(one_in) {}
    Decision next(const Question& question) override {
        std::size_t pick = 0;
        for (std::size_t k = 1; k < question.size(); ++k) {
            if (question.place(k) < question.place(pick)) pick = k;
        }
        if (chance_.below(one_in_) == 0) {
            pick = static_cast<std::size_t>(chance_.below(question.size()));
        }
        record_.push_back(question.token(pick));
        return {Decision::Kind::Pick, pick};
    }
    std::vector<std::string> take() { return std::move(record_); }

private:
    Dice chance_;
    std::uint64_t one_in_;
    std::vector<std::string> record_;
};

/// The longest link of many such fights, each played by hand to its end.
std::size_t longest_of(const Json& a, const Json& b, std::uint64_t fights) {
    const auto checked =
        check_match(tests::registry(),
                    {{"system", "shinki"}, {"sides", {a, b}}, {"controllers", {"hand", "hand"}}});
    INFO(write_json(to_json(checked.problems())));
    REQUIRE(checked);
    std::size_t most = 0;
    for (std::uint64_t k = 0; k < fights; ++k) {
        Match fight = *checked;
        fight.seed = SplitMix64::output(15, k);
        Dice dice(fight.seed);
        ByHand player(k, 5);
        REQUIRE(play(fight, dice, player, Log::Listen::Nothing).outcome);
        fight.decisions = player.take();
        most = std::max(most, tests::fragment_of(fight).size());
    }
    return most;
}

Json party_of_six(const char32_t first) {
    Json members = Json::array();
    const std::vector<std::vector<const char*>> skills{
        {"guren", "shikku", "toushi", "kekki", "kyoen"},
        {"hoshi", "kagenui", "ushiro", "shuchu", "tentsui"},
        {"teppeki", "kagami", "guren", "yojin", "tentsui"},
        {"dokuga", "engoku", "yami", "iatsu", "shuen"},
        {"mikiri", "guren", "shikku", "shuchu", "tentsui"},
        {"yukou", "hoshi", "ryusei", "shuchu", "shuen"}};
    std::u32string name{first, U'火', U'水', U'木'};
    for (std::size_t k = 0; k < 6; ++k) {
        ++name[0];
        members.push_back({{"name", encode_utf8(name)},
                           {"points", {{"hp", k}, {"speed", 6 - k}}},
                           {"skills", skills[k]}});
    }
    return {{"name", encode_utf8(name)}, {"members", members}};
}

} // namespace

TEST_CASE("what links of shinki rest on keeps its numbers and widths, and the presets their plans",
          "[shinki][16]") {
    tests::check_frozen("shinki", shinki_numbers());
}

TEST_CASE("16: two samples of shinki have a link of 70 characters, by hand to the end 130",
          "[shinki][16]") {
    const Json akari = *parse_json(shinki::kAkari);
    const Json shizuku = *parse_json(shinki::kShizuku);
    const auto match = check_match(
        tests::registry(),
        {{"system", "shinki"}, {"sides", {akari, shizuku}}, {"seed", "18446744073709551615"}});
    REQUIRE(match);
    CHECK(tests::fragment_of(*match).size() <= 70);
    CHECK(longest_of(akari, shizuku, 60) <= 130);
}

TEST_CASE("16: six against six of shinki by hand have a link of 800 characters", "[shinki][16]") {
    CHECK(longest_of(party_of_six(U'一'), party_of_six(U'鬼'), 12) <= 800);
}

} // namespace shiaiba
