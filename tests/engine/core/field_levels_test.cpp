// Tests rows that give each of some things a number or a rank: bounds, bits, steps that are paid for,
// and fields that are asked for with levels only; and lists in a bit each.
#include "core/sheet/field_levels.hpp"

#include <array>
#include <memory>
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"

namespace shiaiba::wizards {
namespace {

/// A wizard has traits that add up to 6, spells of up to 6 levels in all, and a cat.
struct Wizard {
    int order = 0;
    std::array<int, 2> traits{2, 2};
    std::array<int, 3> spells{};
    int school = 0;
    std::vector<int> pets = {};
    int age = 0;
};

using Type = Field::Type;
constexpr std::array<FieldItem, 2> kTraits{{{"wit", "知恵", "Wit"}, {"luck", "運", "Luck"}}};
constexpr std::array<FieldItem, 3> kSpells{
    {{"fire", "炎", "Fire"}, {"ice", "氷", "Ice", {}, {}, "氷術", "ice"}, {"wind", "風", "Wind"}}};
constexpr std::array<FieldItem, 2> kSchools{{{"old", "古流", "Old"}, {"new", "新流", "New"}}};
constexpr std::array<FieldItem, 3> kPets{
    {{"cat", "猫", "Cat"}, {"owl", "梟", "Owl"}, {"toad", "蛙", "Toad"}}};
constexpr std::array<std::array<int, 2>, 2> kOrders{{{0, 1}, {1, 0}}};
constexpr std::array<FieldCondition, 1> kOfIce{{{"spells", 1}}};

const Fields<Wizard>& table() {
    using Part = LevelsPart<Wizard>;
    static const Fields<Wizard> fields = [] {
        const Field ranks{.key = "ranks",
                          .ja = "順",
                          .en = "Ranks",
                          .items = kTraits,
                          .code = "E_RANKS",
                          .wrong_ja = "AとB。",
                          .wrong_en = "A and B."};
        const Field traits{.key = "traits",
                           .ja = "素質",
                           .en = "Traits",
                           .least = 1,
                           .most = 5,
                           .items = kTraits,
                           .code = "E_TRAIT",
                           .wrong_ja = "{name}は{least}から{most}。",
                           .wrong_en = "{name} is {least} to {most}."};
        Field spells = traits;
        spells.key = "spells";
        spells.ja = "術";
        spells.items = kSpells;
        spells.code = "E_LEVEL";
        const auto about = [](std::size_t, int rank) {
            return Text{std::to_string(rank), std::to_string(rank)};
        };
        const auto of_traits = [](const Wizard&, std::size_t) { return Part::Bounds{1, 5}; };
        const auto of_spells = [](const Wizard&, std::size_t k) {
            return Part::Bounds{0, k == 2 ? 1 : 4};
        };
        // Who learns of ice is of the new school.
        const auto raised = [](const Wizard& from, Wizard& to) {
            if (from.spells[1] == 0) to.school = 1;
        };
        const Text unknown{"「{key}」", "\"{key}\""};
        const Text shape{"組。", "Pairs."};
        const Part::Facts traits_part{
            traits,    "E_KEY",           unknown, "E_SHAPE", shape, levels_at<&Wizard::traits>(),
            of_traits, Part::Steps::Move, {2, 4}};
        const Part::Facts spells_part{
            spells,    "E_KEY",          unknown, "E_SHAPE", shape, levels_at<&Wizard::spells>(),
            of_spells, Part::Steps::Pay, {},      true,      raised};
        return Fields<Wizard>(
            {{ranks, std::make_shared<RanksPart<Wizard, 2>>(
                         RanksPart<Wizard, 2>::Facts{ranks, &Wizard::order, kOrders, about})},
             {traits, std::make_shared<Part>(traits_part)},
             {spells, std::make_shared<Part>(spells_part)},
             {{.type = Type::Select,
               .key = "school",
               .ja = "流派",
               .en = "School",
               .items = kSchools,
               .when = kOfIce,
               .code = "E_SCHOOL"},
              at<&Wizard::school>()},
             {{.type = Type::List,
               .key = "pets",
               .ja = "供",
               .en = "Pets",
               .most = 3,
               .items = kPets,
               .distinct = true,
               .step = 1,
               .code = "E_PET",
               .twice_ja = "二匹。",
               .twice_en = "Two.",
               .bit_each = true},
              at<&Wizard::pets>()},
             {{.type = Type::Number,
               .key = "age",
               .ja = "歳",
               .en = "Age",
               .least = 0,
               .most = 3,
               .optional = true,
               .unflagged = true},
              at<&Wizard::age>()}});
    }();
    return fields;
}

std::string told(const char* json) {
    Problems problems;
    table().check(*parse_json(json), problems);
    std::string all;
    for (const Problem& one : problems) all += one.path + " " + one.code + " " + one.text.en + "\n";
    return all;
}
Wizard read(const char* json) {
    Problems problems;
    Wizard wizard = table().check(*parse_json(json), problems);
    CHECK(problems.empty());
    return wizard;
}
Json written(const Wizard& wizard) {
    Json json = Json::object();
    table().write(wizard, json);
    return json;
}

constexpr const char* kMerlin =
    R"({"ranks":{"wit":"B","luck":"A"},"traits":{"wit":5,"luck":1},"spells":{"ice":4,"wind":1},)"
    R"("school":"new","pets":["cat","toad"],"age":2})";

} // namespace

TEST_CASE("fields: levels and ranks are told where they stand", "[fields]") {
    CHECK(told(kMerlin).empty());
    // What all must have is wrong where it is missing; a level is then 0.
    CHECK(told("{}") == "/ranks E_RANKS A and B.\n/traits/wit E_TRAIT Wit is 1 to 5.\n"
                        "/traits/luck E_TRAIT Luck is 1 to 5.\n");
    const auto traits = [](const std::string& more) {
        return told((R"({"ranks":{"luck":"A","wit":"B"},"traits":)" + more + "}").c_str());
    };
    CHECK(traits("3") == "/traits E_SHAPE Pairs.\n");
    CHECK(traits(R"({"wit":1,"luck":1,"a/b":1})") == "/traits/a~1b E_KEY \"a/b\"\n");
    const std::string fine = R"({"wit":1,"luck":1})";
    CHECK(traits(fine + R"(,"spells":{"wind":2,"fire":"4"})") ==
          "/spells/wind E_LEVEL Wind is 0 to 1.\n/spells/fire E_LEVEL Fire is 0 to 4.\n");
    CHECK(traits(fine + R"(,"spells":{"ice":1})") ==
          "/school E_SCHOOL One of these: School is Old, "
          "New.\n");
    CHECK(traits(fine + R"(,"pets":["owl","owl"])") == "/pets/1 E_PET Two.\n");
    for (const char* const ranks : {"1", R"({"wit":"A"})", R"({"wit":"A","luck":"A"})",
                                    R"({"wit":"A","luck":"B","x":"C"})"}) {
        CHECK(
            told((R"({"traits":{"wit":1,"luck":1},"ranks":)" + std::string(ranks) + "}").c_str()) ==
            "/ranks E_RANKS A and B.\n");
    }
}

TEST_CASE("fields: levels and ranks survive JSON, text and bits", "[fields]") {
    const Wizard merlin = read(kMerlin);
    CHECK(written(merlin) == *parse_json(kMerlin));
    CHECK(table().line("ranks", merlin) == "順:知恵B / 運A\n");
    CHECK(table().line("traits", merlin) == "素質:知恵5 / 運1\n");
    CHECK(table().line("spells", Wizard()).empty());
    const auto bits = [](const Wizard& wizard) {
        BitWriter out;
        table().pack(wizard, out);
        BitReader in(out.bytes(), out.size());
        const auto again = table().unpack(in);
        REQUIRE(again);
        CHECK(written(*again) == written(wizard));
        return out.size();
    };
    // Order 1, traits 3 each, whether spells 1, these 3, 3 and 1, school 1, pets 3, age 2.
    CHECK(bits(merlin) == 1 + 6 + 1 + 7 + 1 + 3 + 2);
    CHECK(bits(Wizard()) == 1 + 6 + 1 + 3 + 2);
    // A bit that promises spells where none follow.
    BitWriter out;
    out.bits(0, 7);
    out.bits(1, 1);
    out.bits(0, 20);
    BitReader in(out.bytes(), out.size());
    CHECK_FALSE(table().unpack(in));
}

TEST_CASE("fields: a level that is too dear is paid with others", "[fields]") {
    FieldSteps<Wizard> steps(
        [](Wizard& wizard) { return wizard.spells[0] + wizard.spells[1] + wizard.spells[2] <= 5; });
    Wizard wizard = read(kMerlin);
    wizard.spells = {4, 0, 1};
    wizard.school = 0;
    for (const char* const key : {"traits", "spells", "pets"}) table().steps(key, wizard, steps);
    std::string said;
    for (const auto& [label, build] : std::move(steps).all()) {
        said += label.en + (build.school == 1 ? " new\n" : "\n");
    }
    CHECK(said == "Luck +1, Wit −1\nFire −1\nice +1, Fire −1 new\nice +1, Wind −1 new\nWind −1\n"
                  "Cat → Owl\nToad → Owl\n");
}

TEST_CASE("fields: the form has groups, and levels as a condition", "[fields]") {
    const Json form = table().form();
    CHECK(form[0]["fields"][1]["options"][1] ==
          *parse_json(R"({"value":"B","name":{"ja":"B","en":"B"},"text":{"ja":"1","en":"1"}})"));
    CHECK(form[0]["fields"][1]["usual"] == "B");
    CHECK(form[1]["fields"][1] == *parse_json(R"({"type":"number","key":"luck",
        "label":{"ja":"運","en":"Luck"},"min":1,"max":5,"usual":4})"));
    CHECK(form[2]["fields"][0]["optional"] == true);
    CHECK(form[3]["when"] == *parse_json(R"({"key":"spells","has":"ice"})"));
}

} // namespace shiaiba::wizards
