// Tests every system's sides: parties survive JSON, text and links, and a lone character is a party
// of one.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/system/league.hpp"
#include "core/text/json.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "teams/teams.hpp"

namespace shiaiba::conformance {
namespace {

LeagueRequest league_of(const System& system, std::size_t entrants) {
    LeagueRequest league;
    league.system = &system;
    league.settings = *system.settings().check(Json());
    for (const Match& match : random_matches(system)) {
        for (const Party& side : match.sides) {
            if (league.entrants.size() < entrants) league.entrants.push_back({side, ""});
        }
    }
    return league;
}

std::vector<std::string> names_in(const Party& party) {
    std::vector<std::string> names{party.name};
    for (const Member& member : party.members) names.push_back(member.name);
    return names;
}

} // namespace

TEST_CASE("conformance: links carry the names of a match, of its members too, or none",
          "[conformance]") {
    for_every_match([](const Match& match) {
        const LinkRead whole = open_link(registry(), "#" + make_link(match, {})->fragment);
        LinkOptions hidden;
        hidden.names = false;
        const LinkRead bare = open_link(registry(), "#" + make_link(match, hidden)->fragment);
        REQUIRE(whole.match);
        REQUIRE(bare.match);
        for (const Side side : kSides) {
            const Party& party = match.sides[index(side)];
            CHECK(names_in(whole.match->sides[index(side)]) == names_in(party));
            for (const std::string& name : names_in(bare.match->sides[index(side)])) {
                CHECK(name.empty());
            }
            CHECK(to_json(whole.match->sides[index(side)]).dump().size() >=
                  to_json(bare.match->sides[index(side)]).dump().size());
        }
    });
}

void survives_json_and_links(const LeagueRequest& league) {
    const Json json = to_json(league);
    const auto again = check_league(registry(), json);
    REQUIRE(again);
    CHECK(to_json(*again) == json);
    const auto made = make_link(league, {});
    REQUIRE(made);
    const LinkRead read = open_link(registry(), "#" + made->fragment);
    REQUIRE(read.league);
    CHECK(make_link(*read.league, {})->fragment == made->fragment);
    for (std::size_t k = 0; k < league.entrants.size(); ++k) {
        CHECK(names_in(read.league->entrants[k].party) == names_in(league.entrants[k].party));
    }
}

TEST_CASE("conformance: entrants of a league, and of a roster, survive JSON and links",
          "[conformance]") {
    for (const System* system : registry().all()) {
        INFO("system " << system->identity.id);
        LeagueRequest league = league_of(*system, 4);
        survives_json_and_links(league);
        league.roster = true;
        survives_json_and_links(league);
    }
}

TEST_CASE("conformance: every member is asked about, and an outcome says what is left of each",
          "[conformance]") {
    for_every_match([](const Match& match) {
        const Played muted = play(match, Log::Listen::Nothing);
        const Played verbose = play(match, Log::Listen::Everything);
        for (const Side side : kSides) {
            const Party& party = match.sides[index(side)];
            std::vector<Outcome::OfMember> ends;
            for (const Outcome::OfMember& one : muted.outcome->members) {
                if (one.side == side) ends.push_back(one);
            }
            CHECK(ends.size() == (is_of_many(party) ? party.members.size() : 0));
            const auto& figures = verbose.fight_log.boards.back().sides[index(side)].figures;
            REQUIRE(figures.size() == ends.size());
            for (std::size_t k = 0; k < ends.size(); ++k) CHECK(figures[k].out == ends[k].out);
        }
        CHECK(muted.outcome->members == verbose.outcome->members);
        for (const LoggedDecision& one : verbose.fight_log.decisions) {
            const Party& party = match.sides[index(one.actor.side)];
            CHECK(one.actor.member >= 0);
            CHECK(one.actor.member < static_cast<int>(party.members.size()));
        }
    });
}

TEST_CASE("conformance: in systems with parties a lone character is a party of one",
          "[conformance]") {
    int systems = 0;
    for (const System* system : registry().all()) {
        CHECK((system->parties != nullptr) == (system->identity.most_members > 1));
        if (system->parties == nullptr) continue;
        ++systems;
        for (const Json& sample : samples_of(*system, Lang::Ja)) {
            Json alone = sample["members"][0];
            alone["name"] = "灯";
            alone["system"] = system->identity.id;
            const auto party = check_party(registry(), *system, alone);
            REQUIRE(party);
            CHECK(party->name == "灯");
            CHECK(party->members.size() == 1);
            CHECK(called(*party, Side::A, Lang::Ja) == std::vector<std::string>{"灯"});
            const Json written = to_json(*party);
            CHECK(written["members"].size() == 1);
            const auto again = check_party(registry(), *system, written);
            REQUIRE(again);
            CHECK(to_json(*again) == written);
        }
    }
    CHECK(systems > 0);
}

TEST_CASE("parties: every problem is told with its member's path and name", "[teams]") {
    const auto party = check_party(registry(), teams::system(), *parse_json(R"({
        "system":"teams","name":"暁","eager":"yes","ra/nk":3,"members":[
            {"name":"小鬼","strength":99},
            {"name":"小鬼","strength":5,"tactic":"陽気"},
            {"name":"","strength":5,"tactic":"最強","colour":1},
            7]})"));
    std::string told;
    for (const Problem& one : party.problems()) {
        told += one.path + " " + one.code + (one.whose.ja.empty() ? "" : " " + one.whose.ja) + "\n";
    }
    CHECK(told == "/eager badEager\n"
                  "/ra~1nk unknownField\n"
                  "/members partySize\n"
                  "/members/0/strength badStrength 小鬼1\n"
                  "/members/2/tactic P002 3人目\n"
                  "/members/2/colour unknownField 3人目\n"
                  "/members/3 notABuild\n");
}

TEST_CASE("parties: members of one name are told apart by a number", "[teams]") {
    Party party =
        *check_party(registry(), teams::system(), samples_of(teams::system(), Lang::Ja)[0]);
    CHECK(called(party, Side::A, Lang::Ja) == std::vector<std::string>{"灯1", "灯2"});
    party.members.push_back(party.members[0]);
    party.members[2].name = "灯1";
    CHECK(called(party, Side::A, Lang::Ja) == std::vector<std::string>{"灯2", "灯3", "灯1"});
    party.members.pop_back();
    party.members[1].name.clear();
    CHECK(called(party, Side::B, Lang::Ja) == std::vector<std::string>{"灯", "乙2"});
    CHECK(called(party, Side::B, Lang::En) == std::vector<std::string>{"灯", "B2"});
    party.members.pop_back();
    party.members[0].name.clear();
    CHECK(called(party, Side::A, Lang::En) == std::vector<std::string>{"暁"});
    party.name.clear();
    CHECK(called(party, Side::A, Lang::Ja) == std::vector<std::string>{"甲1"});
}

TEST_CASE("parties: a text of two parties and a character alone", "[teams]") {
    const std::string text = "party 暁\nmember 5 灯: 陽気\nmember 4 凪\n"
                             "eager party 宵\nmember 9 \n";
    const ReaderResult two = read_anything(registry(), teams::system(), text);
    CHECK(two.problems.empty());
    REQUIRE(two.characters.size() == 2);
    CHECK(two.characters[0].members.size() == 2);
    CHECK(to_text(two.characters[0], "sheet") + to_text(two.characters[1], "sheet") ==
          "party 暁\nmember 5 灯: 陽気\n\nmember 4 凪\neager party 宵\nmember 9 \n");
    const ReaderResult one =
        read_anything(registry(), teams::system(), "member 5 灯\nmember 6 凪\n");
    REQUIRE(one.characters.size() == 2);
    CHECK(one.characters[1].name == "凪");
    CHECK(to_text(one.characters[1], "sheet") == "member 6 凪\n");
    const ReaderResult many = read_anything(registry(), teams::system(),
                                            "eager party 宵\nmember 5 a\nmember 5 b\nmember 5 c\n");
    REQUIRE(many.problems.size() == 1);
    CHECK(many.problems[0].code == "partySize");
    CHECK(many.problems[0].line == 1);
}

TEST_CASE("parties: characters become one party, and bring their names", "[teams]") {
    const auto sheets =
        read_anything(registry(), teams::system(), "member 5 灯\nmember 6 凪\nmember 7 \n")
            .characters;
    REQUIRE(sheets.size() == 3);
    const auto party = together(sheets);
    REQUIRE(party);
    CHECK(party->name.empty());
    CHECK(called(*party, Side::A, Lang::En) == std::vector<std::string>{"灯", "凪", "A3"});
    const auto four = together({sheets[0], *party});
    REQUIRE(four.problems().size() == 1);
    CHECK(four.problems()[0].code == "partySize");
}

TEST_CASE("parties: in a link a member that is as the one before it takes one bit", "[teams]") {
    const auto length = [](const char* second) {
        const std::string members =
            std::string(R"([{"name":"","strength":5,"tactic":"陽気"},)") + second + "]";
        Json party{{"system", "teams"}, {"name", ""}, {"members", *parse_json(members)}};
        Match match;
        match.system = &teams::system();
        match.settings = *teams::system().settings().check(Json());
        for (Party& side : match.sides) {
            side = *check_party(registry(), teams::system(), party);
        }
        const auto made = make_link(match, {});
        REQUIRE(made);
        return open_link(registry(), "#" + made->fragment).match ? made->fragment.size() : 0;
    };
    const std::size_t same = length(R"({"name":"","strength":5,"tactic":"陽気"})");
    const std::size_t other = length(R"({"name":"","strength":6,"tactic":"陽気"})");
    CHECK(same > 0);
    CHECK(same < other);
}

} // namespace shiaiba::conformance
