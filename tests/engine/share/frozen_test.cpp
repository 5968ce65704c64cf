// Tests what published links depend on (tests/links): numbers are only ever appended, and every
// published link opens.
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/league.hpp"
#include "core/system/match.hpp"
#include "core/text/digest.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"
#include "share/some_matches.hpp"
#include "test_file.hpp"

namespace shiaiba {
namespace {

using tests::registry;

Json read_file(const std::string& name) {
    const auto json = parse_json(tests::test_file("links/" + name));
    REQUIRE(json);
    return *json;
}

std::string winner_of(const Played& played) {
    if (!played.outcome) return "pending";
    return played.outcome->winner == Side::None ? "draw" : letter(played.outcome->winner);
}

void check_released(const Json& entry) {
    const std::string fragment = entry.at("fragment").get<std::string>();
    INFO(fragment);
    const auto expected = check_match(registry(), entry.at("match"));
    REQUIRE(expected);
    // Settings that a link only names, without their content, are supplied.
    LinkRead read = open_link(registry(), fragment);
    if (read.failure == LinkFailure::Lacking) {
        read = open_link(registry(), fragment, expected->settings);
    }
    REQUIRE(read.match);
    CHECK(to_json(*read.match) == to_json(*expected));
    CHECK_FALSE(read.result_changed);
    CHECK(tests::fragment_of(*read.match) == fragment);
    const Played played = play(*read.match, Log::Listen::Digest);
    CHECK(winner_of(played) == entry.at("winner"));
    CHECK((played.outcome ? played.outcome->rounds : 0) == entry.at("rounds"));
    CHECK(hex16(played.digest) == entry.at("digest"));
    for (std::size_t size = 1; size < fragment.size(); ++size)
        CHECK(open_link(registry(), fragment.substr(0, size)).failure == LinkFailure::Cut);
}

TEST_CASE("every link ever released opens the same fight") {
    std::vector<std::string> ids{"coins"};
    for (const System* system : all_systems().all()) ids.push_back(system->identity.id);
    for (const std::string& id : ids) {
        const Json entries = read_file(id + ".json");
        CHECK(entries.size() >= 12);
        for (const Json& entry : entries) check_released(entry);
    }
}

TEST_CASE("systems and their versions keep their numbers") {
    const Json frozen = read_file("ids.json").at("systems");
    std::set<unsigned> numbers;
    std::set<std::string> ids;
    for (const Json& one : frozen) {
        const std::string id = one.at("id").get<std::string>();
        INFO(id);
        const System* const system = registry().find(id);
        REQUIRE(system != nullptr);
        const Identity& identity = system->identity;
        CHECK(identity.link_id == one.at("number"));
        CHECK(registry().find_link_id(identity.link_id) == system);
        // tests/links/ids.json lists every published version.
        CHECK(Json(identity.versions) == one.at("versions"));
        CHECK(identity.lapsed_versions == one.value("lapsed", 0U));
        numbers.insert(identity.link_id);
        ids.insert(id);
    }
    CHECK(numbers.size() == frozen.size());
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        CHECK(ids.count(system->identity.id) == 1);
    }
}

TEST_CASE("every system is published under its own number and name") {
    const auto& published = published_systems();
    REQUIRE(published.size() == all_systems().all().size());
    for (std::size_t k = 0; k < published.size(); ++k) {
        const Identity& identity = all_systems().all()[k]->identity;
        CHECK(published[k].id == identity.id);
        CHECK(published[k].link_id == identity.link_id);
        CHECK(published[k].name.ja == identity.name.ja);
        CHECK(published[k].name.en == identity.name.en);
    }
}

TEST_CASE("a program of one system says whose a link or a build of another is") {
    const System& own = *all_systems().all().front();
    const Identity& other = all_systems().all().back()->identity;
    const Registry alone({&own}, published_systems());
    for (const Json& entry : read_file(other.id + ".json")) {
        const LinkRead read = open_link(alone, entry.at("fragment").get<std::string>());
        CHECK_FALSE(read.opened());
        CHECK(read.failure == LinkFailure::UnknownRuleset);
        CHECK(read.system == other.id);
        CHECK(read.said.ja.find(other.name.ja) != std::string::npos);
    }
    const Json json{{"system", other.id}};
    CHECK(check_match(alone, json).problems().front().code == "otherSystem");
    CHECK(check_league(alone, json).problems().front().code == "otherSystem");
    CHECK(check_party(alone, own, json).problems().front().code == "otherSystem");
    CHECK(unknown_system(alone, "chess").code == "unknownSystem");
}

TEST_CASE("the formats of leagues and their tie-breaks keep their numbers") {
    CHECK(Json(kLeagueFormats) == read_file("ids.json").at("leagueFormats"));
    CHECK(Json(kTieBreaks) == read_file("ids.json").at("tieBreaks"));
}

} // namespace
} // namespace shiaiba
