// Tests what joins rows of a table: fields that are asked for only where others hold something,
// bounds that hang on others, points with a sum, names of a list at hand; and tables of settings.
#include "core/sheet/field_parts.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/setting_table.hpp"

namespace shiaiba::squires {
namespace {

const std::vector<std::string>& arts() {
    static const std::vector<std::string> all{"slash", "dash", "feast", "plain"};
    return all;
}

/// A squire has points; an ogre has HP, up to 20, or 200 if it is huge.
struct Squire {
    bool ogre = false;
    bool huge = false;
    int might = 0;
    int speed = 0;
    int hp = 1;
    bool awake = true;
    std::vector<int> arts = {};
};

using Type = Field::Type;
constexpr std::array<FieldItem, 2> kKinds{{{"squire", "従者", "Squire"}, {"ogre", "鬼", "Ogre"}}};
constexpr std::array<FieldItem, 2> kSizes{{{"usual", "並", "Usual"}, {"huge", "巨大", "Huge"}}};
constexpr std::array<FieldItem, 2> kAwake{
    {{"", "起きている", "Awake"}, {"", "寝ている", "Asleep", {}, {}, {}, {}, "なし|no"}}};
constexpr std::array<FieldCondition, 1> kOfSquires{{{"kind", 0}}};
constexpr std::array<FieldCondition, 2> kOfOgres{{{"kind", 1}, {"size", 1}}};

FieldRow<Squire> points() {
    const Field field{.key = "points",
                      .ja = "点",
                      .en = "Points",
                      .most = 3,
                      .code = "E_POINTS",
                      .code_count = "E_PART",
                      .rule = "3",
                      .wrong_ja = "合わせて3点。",
                      .wrong_en = "3 points in all."};
    FieldRow<Squire> row(
        "points",
        std::make_shared<PointsPart<Squire, 2>>(
            field,
            std::array<PointsIn<Squire>, 2>{
                {{"might", "力", "Might", &Squire::might, "hp", "HP", "HP", 10, 2, "力", "might"},
                 {"speed", "速さ", "Speed", &Squire::speed, "moves", "動き", "Moves", 1, 1, "速さ",
                  "speed"}}},
            Text{"力と速さ。", "Might and speed."}));
    row.field.when = kOfSquires;
    return row;
}

int most_hp(const Squire& squire) { return squire.huge ? 200 : 20; }

const Fields<Squire>& table() {
    static const Fields<Squire> fields = [] {
        FieldRow<Squire> hp({.type = Type::Number,
                             .key = "hp",
                             .ja = "HP",
                             .en = "HP",
                             .least = 1,
                             .most = 200,
                             .when = kOfOgres,
                             .when_any = true,
                             .usual = 12,
                             .code = "E_HP"},
                            at<&Squire::hp>());
        hp.up_to<most_hp>();
        const Catalogue<Squire> list{
            [](const Squire&, const std::string& id) {
                const auto found = std::find(arts().begin(), arts().end(), id);
                return found == arts().end() ? -1 : static_cast<int>(found - arts().begin());
            },
            [](const Squire&, int art) { return arts()[static_cast<std::size_t>(art)]; },
            [](const Squire&, int art) {
                const std::string& id = arts()[static_cast<std::size_t>(art)];
                return Text{id, id};
            },
            [](const Squire&) { return static_cast<int>(arts().size()); },
            [](const Squire&, int art) { return art == 3; }};
        return Fields<Squire>(
            {{{.type = Type::Select,
               .key = "kind",
               .ja = "種別",
               .en = "Kind",
               .optional = true,
               .items = kKinds,
               .step = 1,
               .code = "E_KIND",
               .decides = true},
              at<&Squire::ogre>()},
             {{.type = Type::Select,
               .key = "size",
               .ja = "大きさ",
               .en = "Size",
               .optional = true,
               .items = kSizes},
              at<&Squire::huge>()},
             points(),
             std::move(hp),
             {{.type = Type::Switch, .key = "awake", .ja = "目", .en = "Eyes", .items = kAwake},
              at<&Squire::awake>()},
             {"arts", std::make_shared<ItemsPart<Squire>>(ItemsPart<Squire>::Facts{
                          {.type = Type::List,
                           .key = "arts",
                           .ja = "技",
                           .en = "Arts",
                           .most = 6,
                           .code = "E_ART",
                           .code_count = "E_COUNT",
                           .code_twice = "E_TWICE",
                           .count_ja = "{most}個まで。",
                           .count_en = "At most {most}.",
                           .twice_ja = "二度。",
                           .twice_en = "Twice."},
                          &Squire::arts,
                          list,
                          [](const Squire& squire) -> std::size_t { return squire.huge ? 3 : 2; },
                          [](const Squire&, const Squire& to) { return to.arts[0] != 2; },
                          {"並び。", "A list."},
                          {"書かない。", "Not listed."},
                          "E_BARRED"})}},
            {.form = {"awake", "kind", "points", "hp", "arts"},
             .bits = {"size", "kind", "points", "hp", "awake", "arts"}});
    }();
    return fields;
}

std::string codes(const char* json) {
    Problems problems;
    Squire squire;
    table().check(*parse_json(json), problems, squire,
                  {[](const std::string& key) { return problem_at("/" + key, "E_KEY", {}); },
                   [&](std::string_view key) {
                       if (key == "arts" && squire.huge && squire.arts.empty()) {
                           problems.push_back(problem_at("/arts", "E_NONE", {}));
                       }
                   }});
    std::string all;
    for (const Problem& one : problems) all += one.path + " " + one.code + "\n";
    return all;
}
Squire read(const char* json) {
    Problems problems;
    Squire squire = table().check(*parse_json(json), problems);
    CHECK(problems.empty());
    return squire;
}
Json written(const Squire& squire) {
    Json json = Json::object();
    table().write(squire, json);
    return json;
}

} // namespace

TEST_CASE("fields: what isn't asked for is unknown, and stands in no JSON and no bits",
          "[fields]") {
    CHECK(codes(R"({"points":{"might":1,"speed":2}})").empty());
    CHECK(codes(R"({"hp":3,"points":{}})") == "/hp E_KEY\n");
    CHECK(codes(R"({"kind":"ogre","points":{},"hp":3})") == "/points E_KEY\n");
    CHECK(codes(R"({"kind":"ogre"})") == "/hp E_HP\n");
    CHECK(codes(R"({"kind":"ogre","hp":21})") == "/hp E_HP\n");
    CHECK(codes(R"({"kind":"ogre","hp":21,"size":"huge","arts":["dash"]})").empty());
    CHECK(codes(R"({"kind":"elf","hp":"x","y":1})") == "/kind E_KIND\n");
    CHECK(codes(R"({"size":"huge","hp":200})") == "/arts E_NONE\n");
    Squire ogre = read(R"({"kind":"ogre","hp":20})");
    ogre.might = 2;
    CHECK(written(ogre) == *parse_json(R"({"kind":"ogre","hp":20})"));
    BitWriter out;
    table().pack(ogre, out);
    // size 1, kind 1, hp up to 20 in 5, awake 1, arts 3.
    CHECK(out.size() == 11);
    BitWriter of_squire;
    table().pack(read(R"({"points":{"might":3}})"), of_squire);
    // The ten spreads of three points take 4 bits.
    CHECK(of_squire.size() == 10);
}

TEST_CASE("fields: the form has the conditions as the page reads them", "[fields]") {
    const Json form = table().form();
    REQUIRE(form.size() == 5);
    CHECK(form[0] == *parse_json(R"({"type":"select","key":"awake","label":{"ja":"目","en":"Eyes"},
        "options":[{"value":null,"name":{"ja":"起きている","en":"Awake"},"text":{"ja":"","en":""}},
                   {"value":false,"name":{"ja":"寝ている","en":"Asleep"},"text":{"ja":"","en":""}}]})"));
    CHECK(form[2]["when"] == *parse_json(R"({"key":"kind","is":null})"));
    CHECK(form[2]["parts"][0]["buys"][0]["at"] == *parse_json("[10,12,14,16]"));
    CHECK(form[3]["max"] == 200);
    CHECK(form[3]["usual"] == 12);
    CHECK(form[3]["when"]["any"][0] == *parse_json(R"({"key":"kind","is":"ogre"})"));
}

TEST_CASE("fields: points and names are told and refused where they stand", "[fields]") {
    CHECK(codes(R"({"points":{"might":2,"speed":2}})") == "/points E_POINTS\n");
    CHECK(codes(R"({"points":{"might":-1,"luck":1}})") ==
          "/points/might E_POINTS\n/points/luck E_PART\n");
    CHECK(codes(R"({"points":3,"arts":3})") == "/points E_POINTS\n/arts E_ART\n");
    CHECK(codes(R"({"arts":["dash","fly","dash","plain"]})") ==
          "/arts/1 E_ART\n/arts/2 E_TWICE\n/arts/3 E_BARRED\n/arts E_COUNT\n");
}

TEST_CASE("fields: every spread of points survives bits, and no other bits are one", "[fields]") {
    int legal = 0;
    for (int might = 0; might <= 3; ++might) {
        for (int speed = 0; might + speed <= 3; ++speed) {
            Squire squire;
            squire.might = might;
            squire.speed = speed;
            squire.arts = {2, 0};
            BitWriter out;
            table().pack(squire, out);
            BitReader in(out.bytes(), out.size());
            const auto again = table().unpack(in);
            REQUIRE(again);
            CHECK(written(*again) == written(squire));
            ++legal;
        }
    }
    CHECK(legal == 10);
    BitWriter out;
    out.bits(0, 2);
    out.bits(10, 4);
    out.bits(0, 8);
    BitReader in(out.bytes(), out.size());
    CHECK_FALSE(table().unpack(in));
}

TEST_CASE("fields: steps are what a player would try next", "[fields]") {
    std::string said;
    for (const auto& [label, build] :
         table().steps(read(R"({"points":{"might":1,"speed":2},"arts":["slash"]})"))) {
        said += label.en + "\n";
    }
    // A point more is none, three are all; to "feast" the rule says no.
    CHECK(said == "Kind: Ogre\nmight −1\nmight −1, speed +1\nspeed −1\nmight +1, speed −1\n"
                  "slash → dash\n");
}

TEST_CASE("fields: lines of a sheet, with the words of options", "[fields]") {
    Squire squire = read(R"({"kind":"ogre","hp":7,"awake":false,"arts":["dash","slash"]})");
    CHECK(table().lines(squire, {"size"}) == "種別:鬼\nHP:7\n目:なし\n技:dash、slash\n");
    CHECK(option_called(table().field("awake"), "ＮＯ") == 1);
    CHECK(option_called(table().field("kind"), "ogre") == 1);
    CHECK_FALSE(option_called(table().field("kind"), "elf"));
}

namespace {

enum class Ruling : unsigned char { R1LastIsFirst, R2Twice };
struct Terms {
    std::optional<int> packs = {};
    int rounds = 30;
    int place = 0;
    TurnedRulings<Ruling> turned = {};
};
constexpr std::array<RulingWords, 2> kRulings{
    {{"R1", "R1", "先が先。", "First is first.", "後が先。", "Last is first.", "後先",
      "Last first"},
     {"R2a", "R2", "一度。", "Once.", "二度。", "Twice."}}};
constexpr std::array<FieldItem, 3> kPlaces{
    {{"hall", "広間", "Hall"},
     {"yard", "庭", "Yard", "庭で。", "In the yard."},
     {"roof", "屋根", "Roof", {}, {}, "屋根で。", "Up there."}}};

const SettingTable<Terms>& terms() {
    static const SettingTable<Terms> table = [] {
        Fields<Terms>::Rows rows{{{.type = Type::Number,
                                   .key = "packs",
                                   .least = 1,
                                   .most = 4,
                                   .optional = true,
                                   .code = "bad",
                                   .said_ja = "{n}組。",
                                   .said_en = "{n} packs.",
                                   .from_zero = true},
                                  at<&Terms::packs>()},
                                 {{.type = Type::Number,
                                   .key = "rounds",
                                   .least = 1,
                                   .most = 99,
                                   .optional = true,
                                   .code = "bad",
                                   .wrong_ja = "{at}は{least}から{most}。",
                                   .wrong_en = "{at} is {least} to {most}.",
                                   .said_ja = "{n}回。",
                                   .said_en = "{n} rounds.",
                                   .never_null = true},
                                  at<&Terms::rounds>()},
                                 {{.type = Type::Select,
                                   .key = "place",
                                   .optional = true,
                                   .items = kPlaces,
                                   .code = "bad",
                                   .yes = 2},
                                  at<&Terms::place>()}};
        add_rulings<&Terms::turned, &TurnedRulings<Ruling>::bits>(kRulings, "9", rows);
        return SettingTable<Terms>(Fields<Terms>(rows), {"{\"packs\": 2}", "9"});
    }();
    return table;
}
Terms settled(const char* json) {
    const auto checked = terms().check(*parse_json(json));
    REQUIRE(checked);
    return std::any_cast<const Terms&>(*checked);
}

} // namespace

TEST_CASE("settings as a table: read, written, said, and refused in the order given", "[fields]") {
    const Terms some = settled(R"({"R2a":true,"place":true,"rounds":30,"packs":2})");
    CHECK(terms().write(some) == *parse_json(R"({"packs":2,"place":"roof","R2a":true})"));
    std::string said;
    for (const SettingSaid& one : terms().in_words(some)) said += one.text.en;
    CHECK(said == "2 packs.Up there.Twice.");
    CHECK(terms().in_words(settled(R"({"place":"yard"})"))[0].text.ja == "庭で。");
    std::string wrong;
    const auto refused =
        terms().check(*parse_json(R"({"x":1,"rounds":null,"R1":null,"packs":null,"place":"sea"})"));
    for (const Problem& one : refused.problems()) {
        wrong += one.path + " " + one.code + " " + one.text.en + "\n";
    }
    CHECK(wrong == "/settings/x unknownSetting There is no setting \"x\". There are packs, rounds, "
                   "place, R1 and R2a.\n"
                   "/settings/rounds bad rounds is 1 to 99.\n"
                   "/settings/R1 notBoolean This must be true or false.\n"
                   "/settings/place bad One of these:  is Hall, Yard, Roof.\n");
}

TEST_CASE("settings as a table: each ruling turned alone, in its reading's words", "[fields]") {
    std::string told;
    for (const OtherReading& one : terms().other_readings(settled(R"({"R1":true})"))) {
        told += std::string(one.ruling) + " of " + std::string(one.rule) + ": " + one.text.en +
                write_json(terms().write(std::any_cast<const Terms&>(one.settings))) + "\n";
    }
    CHECK(told == "R1 of R1: First is first.{}\nR2a of R2: Twice.{\"R1\":true,\"R2a\":true}\n");
    CHECK(terms().form()[3]["label"]["en"] == "Last first");
    CHECK(terms().form()[4]["label"]["en"] == "Ruling R2a");
    CHECK_FALSE(terms().form()[2].contains("type"));
}

TEST_CASE("settings as a table: bits of what is usual are short, and each value has one form",
          "[fields]") {
    const auto bits = [](const Terms& some) {
        BitWriter out;
        terms().pack(some, out);
        return out.size();
    };
    // packs 3, rounds 1, place 2, a bit for each ruling.
    CHECK(bits({}) == 8);
    CHECK(bits(settled(R"({"rounds":99})")) == 15);
    int legal = 0;
    Dice dice(3);
    for (int k = 0; k < 2000; ++k) {
        std::vector<std::uint8_t> bytes(2);
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(256));
        BitReader in(bytes, 16);
        const auto read = terms().unpack(in, Terms());
        if (!read) continue;
        ++legal;
        const Terms& some = std::any_cast<const Terms&>(*read);
        BitWriter out;
        terms().pack(some, out);
        CHECK(out.size() == in.position());
        CHECK(terms().check(terms().write(some)));
    }
    CHECK(legal > 200);
}

} // namespace shiaiba::squires
