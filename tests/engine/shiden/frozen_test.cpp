// Tests that rulings and skills of 紫電一閃 keep the numbers that published links use. These never
// change.
#include <string>

#include "catch.hpp"
#include "core/text/bits.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"
#include "test_file.hpp"

namespace shiaiba {
namespace {

Json frozen() {
    const auto json = parse_json(tests::test_file("links/ids.json"));
    REQUIRE(json);
    return json->at("shiden");
}

TEST_CASE("the rulings of shiden keep their numbers") {
    const Json rulings = frozen().at("rulings");
    const System& own = shiden::system();
    const auto readings = own.settings().other_readings(*own.settings().check(Json()));
    REQUIRE(readings.size() == rulings.size());
    for (std::size_t number = 0; number < readings.size(); ++number) {
        CHECK(readings[number].ruling == rulings[number].get_ref<const std::string&>());
        BitWriter bits;
        own.settings().pack(readings[number].settings, bits);
        BitReader in(bits.bytes(), bits.size());
        CHECK(in.varint() == std::uint64_t{1} << number);
    }
}

TEST_CASE("the skills of shiden keep their numbers at every place") {
    const Json skills = frozen().at("skills");
    std::size_t takeable = 0;
    const Json form = shiden::system().form({});
    for (const Json& item : form.at("items")) {
        if (item.at("takeable").get<bool>()) ++takeable;
    }
    CHECK(skills.size() == takeable);
    for (std::size_t number = 0; number < skills.size(); ++number) {
        for (std::size_t place = 0; place < 5; ++place) {
            INFO(skills[number].get<std::string>() << " at place " << place + 1);
            Json row(5, skills[0]);
            row[place] = skills[number];
            const auto build = shiden::system().check({{"skills", row}}, {}, {});
            REQUIRE(build);
            BitWriter bits;
            shiden::system().pack(*build, bits);
            REQUIRE(bits.size() == 25);
            BitReader in(bits.bytes(), bits.size());
            for (std::size_t k = 0; k < 5; ++k) CHECK(in.bits(5) == (k == place ? number : 0));
        }
    }
}

} // namespace
} // namespace shiaiba
