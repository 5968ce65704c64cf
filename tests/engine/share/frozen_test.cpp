// What links rest on never changes: ids are only ever appended, and every released link opens.
#include <set>
#include <string>

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
    // What a link only names has to be at hand.
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
    for (const char* name :
         {"shiden.json", "rakuen.json", "panel.json", "shinki.json", "sengen.json", "coins.json"}) {
        const Json entries = read_file(name);
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
        const Ruleset* const ruleset = registry().find(id);
        REQUIRE(ruleset != nullptr);
        const Identity& identity = ruleset->identity();
        CHECK(identity.link_id == one.at("number"));
        CHECK(registry().find_link_id(identity.link_id) == ruleset);
        // A published version is in the table as soon as there is one.
        CHECK(Json(identity.versions) == one.at("versions"));
        numbers.insert(identity.link_id);
        ids.insert(id);
    }
    CHECK(numbers.size() == frozen.size());
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        CHECK(ids.count(ruleset->identity().id) == 1);
    }
}

TEST_CASE("every system is published under its own number and name") {
    const auto& published = published_systems();
    REQUIRE(published.size() == all_rulesets().all().size());
    for (std::size_t k = 0; k < published.size(); ++k) {
        const Identity& identity = all_rulesets().all()[k]->identity();
        CHECK(published[k].id == identity.id);
        CHECK(published[k].link_id == identity.link_id);
        CHECK(published[k].name.ja == identity.name.ja);
        CHECK(published[k].name.en == identity.name.en);
    }
}

TEST_CASE("a program of one system says whose a link or a build of another is") {
    const Registry alone({&tests::shiden()}, published_systems());
    for (const Json& entry : read_file("rakuen.json")) {
        const LinkRead read = open_link(alone, entry.at("fragment").get<std::string>());
        CHECK_FALSE(read.opened());
        CHECK(read.failure == LinkFailure::UnknownRuleset);
        CHECK(read.system == "rakuen");
        CHECK(read.said.ja.find("らくえん模擬戦") != std::string::npos);
    }
    const Json json{{"system", "rakuen"}};
    CHECK(check_match(alone, json).problems().front().code == "otherSystem");
    CHECK(check_league(alone, json).problems().front().code == "otherSystem");
    CHECK(check_party(alone, tests::shiden(), json).problems().front().code == "otherSystem");
    CHECK(unknown_system(alone, "chess").code == "unknownSystem");
}

TEST_CASE("the formats of leagues and the rulings of shiden keep their numbers") {
    const Json frozen = read_file("ids.json");
    CHECK(Json(kLeagueFormats) == frozen.at("leagueFormats"));
    const Json& rulings = frozen.at("shiden").at("rulings");
    const Ruleset& shiden = tests::shiden();
    const auto readings = shiden.other_readings(*shiden.check_settings(Json()));
    REQUIRE(readings.size() == rulings.size());
    for (std::size_t number = 0; number < readings.size(); ++number) {
        CHECK(readings[number].ruling == rulings[number].get_ref<const std::string&>());
        BitWriter bits;
        shiden.pack_settings(readings[number].settings, bits);
        BitReader in(bits.bytes(), bits.size());
        CHECK(in.varint() == std::uint64_t{1} << number);
    }
}

TEST_CASE("the skills of shiden keep their numbers at every place") {
    const Json skills = read_file("ids.json").at("shiden").at("skills");
    std::size_t takeable = 0;
    const Json form = tests::shiden().form();
    for (const Json& item : form.at("items")) {
        if (item.at("takeable").get<bool>()) ++takeable;
    }
    CHECK(skills.size() == takeable);
    for (std::size_t number = 0; number < skills.size(); ++number) {
        for (std::size_t place = 0; place < 5; ++place) {
            INFO(skills[number].get<std::string>() << " at place " << place + 1);
            Json row(5, skills[0]);
            row[place] = skills[number];
            const auto build = tests::shiden().check({{"skills", row}});
            REQUIRE(build);
            BitWriter bits;
            tests::shiden().pack(*build, bits);
            REQUIRE(bits.size() == 25);
            BitReader in(bits.bytes(), bits.size());
            for (std::size_t k = 0; k < 5; ++k) CHECK(in.bits(5) == (k == place ? number : 0));
        }
    }
}

} // namespace
} // namespace shiaiba
