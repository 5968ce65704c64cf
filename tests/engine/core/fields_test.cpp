// Tests tables of fields: form, check, JSON, text lines and bits follow from one table, and hostile
// input is refused.
#include "core/sheet/fields.hpp"

#include <array>
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/text/json.hpp"

namespace shiaiba::knights {
namespace {

/// A build with a field of every type that systems use.
struct Knight {
    int kind = 0;
    int points = 0;
    std::optional<int> limit;
    bool mounted = false;
    std::string motto;
    std::vector<int> arts;
};

constexpr std::array<FieldItem, 3> kKinds{{{"blazer", "心輝者", "Blazer"},
                                           {"apostle", "眷属", "Apostle", "HPが多い。", "Many HP."},
                                           {"mob", "モブ", "Mob"}}};
constexpr std::array<FieldItem, 5> kArts{{{"slash", "紅蓮斬", "Slash"},
                                          {"dash", "疾駆", "Dash"},
                                          {"spirit", "闘志", "Spirit"},
                                          {"blood", "血気", "Blood"},
                                          {"feast", "狂宴", "Feast"}}};
constexpr std::array<std::string_view, 1> kKindsOfItems{"art"};

const Fields<Knight>& table() {
    using Type = Field::Type;
    static const Fields<Knight> fields({
        {{.type = Type::Select,
          .key = "kind",
          .ja = "種別",
          .en = "Kind",
          .optional = true,
          .items = kKinds,
          .code = "E_KIND",
          .rule = "3"},
         at<&Knight::kind>()},
        {{.type = Type::Number,
          .key = "points",
          .ja = "強さ",
          .en = "Strength",
          .least = -2,
          .most = 6,
          .code = "E_POINTS",
          .rule = "3"},
         at<&Knight::points>()},
        {{.type = Type::Number,
          .key = "limit",
          .ja = "上限",
          .en = "Limit",
          .least = 1,
          .most = 99,
          .optional = true},
         at<&Knight::limit>()},
        {{.type = Type::Switch,
          .key = "mounted",
          .ja = "騎乗",
          .en = "Mounted",
          .about_ja = "馬に乗る。",
          .about_en = "On a horse."},
         at<&Knight::mounted>()},
        {{.type = Type::Text, .key = "motto", .ja = "座右の銘", .en = "Motto", .most = 8},
         at<&Knight::motto>()},
        {{.type = Type::List,
          .key = "arts",
          .ja = "技",
          .en = "Arts",
          .most = 3,
          .items = kArts,
          .kinds = kKindsOfItems,
          .distinct = true,
          .code = "E_ART",
          .code_count = "E_ART_COUNT",
          .code_twice = "E_ART_DUP",
          .rule = "3"},
         at<&Knight::arts>()},
    });
    return fields;
}

Json written(const Knight& knight) {
    Json json = Json::object();
    table().write(knight, json);
    return json;
}
std::string told(const Problems& problems) {
    std::string all;
    for (const Problem& one : problems) {
        all += one.path + " " + std::to_string(one.line) + ":" + std::to_string(one.column) + " " +
               one.code + "\n";
    }
    return all;
}
std::string problems_of(const char* json) {
    Problems problems;
    table().check(*parse_json(json), problems);
    return told(problems);
}
/// A build's JSON as lines of text that a person would post.
std::string lines_of(const Json& json) {
    std::string out;
    for (const AnyRow& one : table().table().rows()) {
        const auto found = json.find(std::string(one.field.key));
        if (found == json.end()) continue;
        std::string said;
        if (found->is_boolean()) {
            said = "はい";
        } else if (found->is_array()) {
            for (const Json& item : *found)
                said += (said.empty() ? "" : "、") + item.get<std::string>();
        } else {
            said = found->is_string() ? found->get<std::string>() : write_json(*found);
        }
        out += std::string(one.field.ja) + ":" + said + "\n";
    }
    return out;
}
/// Reads a text all of whose lines must be fields.
Json read(std::string_view text, Problems& problems) {
    Json json = Json::object();
    PostedPlaces places;
    for (const PostedLine& line : posted_lines(text)) {
        const bool known = table().read_line(line, json, places, problems);
        CHECK(known == !line.raw.empty());
    }
    Problems more;
    table().check(json, more);
    for (const Problem& one : more) problems.push_back(places.in_text(one));
    return json;
}

} // namespace

TEST_CASE("fields: the form is drawn by the page's own types", "[fields]") {
    Json form = Json::array();
    form = table().form();
    CHECK(form == *parse_json(R"([
        {"type":"select","key":"kind","label":{"ja":"種別","en":"Kind"},"options":[
            {"value":null,"name":{"ja":"心輝者","en":"Blazer"},"text":{"ja":"","en":""}},
            {"value":"apostle","name":{"ja":"眷属","en":"Apostle"},"text":{"ja":"HPが多い。","en":"Many HP."}},
            {"value":"mob","name":{"ja":"モブ","en":"Mob"},"text":{"ja":"","en":""}}]},
        {"type":"number","key":"points","label":{"ja":"強さ","en":"Strength"},"min":-2,"max":6},
        {"type":"number","key":"limit","label":{"ja":"上限","en":"Limit"},"min":1,"max":99,"optional":true},
        {"type":"switch","key":"mounted","label":{"ja":"騎乗","en":"Mounted"},
         "text":{"ja":"馬に乗る。","en":"On a horse."}},
        {"type":"note","key":"motto","label":{"ja":"座右の銘","en":"Motto"},"max":8},
        {"type":"list","key":"arts","label":{"ja":"技","en":"Arts"},"least":0,"most":3,"kinds":["art"],
         "distinct":true}])"));
}

TEST_CASE("fields: every problem at once, each at its place and in both languages", "[fields]") {
    CHECK(problems_of(R"({"kind":"ghost","points":7,"limit":0,"mounted":"yes","motto":"123456789",
                          "arts":["dash","fly","疾駆","Slash"]})") ==
          "/kind 0:0 E_KIND\n/points 0:0 E_POINTS\n/limit 0:0 badField\n/mounted 0:0 badField\n"
          "/motto 0:0 badField\n/arts 0:0 E_ART_COUNT\n/arts/1 0:0 E_ART\n/arts/2 0:0 E_ART_DUP\n");
    Problems problems;
    table().check(*parse_json(R"({"points":7,"arts":["fly"]})"), problems);
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].text == Text{"強さは-2から6です。", "Strength is -2 to 6."});
    CHECK(problems[0].rule == "3");
    CHECK(problems[1].text == Text{"技に「fly」はありません。", "Arts: there is no \"fly\"."});
    CHECK(problems_of(R"({"points":0})").empty());
    CHECK(problems_of(R"({})") == "/points 0:0 E_POINTS\n");
}

TEST_CASE("fields: keys that no field has are told, however they look", "[fields]") {
    Problems problems;
    const std::array<std::string_view, 1> known{"points"};
    const std::string strange(5000, 'x');
    check_keys(Json{{"points", 1}, {"a/b~c", 2}, {strange, 3}}, known, "3", problems);
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].path == "/a~1b~0c");
    CHECK(problems[0].code == "unknownField");
    CHECK(problems[1].text.en.size() < 100);
}

TEST_CASE("fields: any legal value survives JSON, bits and lines of text", "[fields]") {
    Dice dice(7);
    for (int k = 0; k < 500; ++k) {
        const Knight knight = table().random(dice);
        const Json json = written(knight);
        Problems problems;
        CHECK(written(table().check(json, problems)) == json);
        BitWriter out;
        table().pack(knight, out);
        BitReader in(out.bytes(), out.size());
        const auto unpacked = table().unpack(in);
        REQUIRE(unpacked);
        CHECK(in.left() == 0);
        CHECK(written(*unpacked) == json);
        Json again = read(lines_of(json), problems);
        CHECK(written(table().check(again, problems)) == json);
        CHECK(problems.empty());
    }
}

TEST_CASE("fields: bits are no wider than the bounds, and texts stay behind", "[fields]") {
    Knight knight{.kind = 2, .points = 6, .limit = {}, .mounted = true, .motto = "義", .arts = {}};
    BitWriter out;
    table().pack(knight, out);
    // Bits: kind 2, points 4, limit 1, mounted 1, arts 2.
    CHECK(out.size() == 10);
    const auto left = table().left_out(knight);
    REQUIRE(left.size() == 1);
    CHECK(left[0].first == "motto");
    CHECK(left[0].second.en == "Motto");
}

TEST_CASE("fields: lines in either language and width, items by name or id", "[fields]") {
    Problems problems;
    const Json json =
        read("種別：モブ\r\nＳｔｒｅｎｇｔｈ ： －１\n 騎乗 :はい\nMotto: 義は 重い \n"
             "技：疾駆、 slash，Feast\n",
             problems);
    CHECK(problems.empty());
    Problems none;
    const Knight knight = table().check(json, none);
    CHECK(kKinds[static_cast<std::size_t>(knight.kind)].id == "mob");
    CHECK(knight.points == -1);
    CHECK(knight.mounted);
    CHECK(knight.motto == "義は 重い");
    CHECK(knight.arts == std::vector<int>{1, 0, 4});
}

TEST_CASE("fields: what is wrong in a line is told where it stands", "[fields]") {
    Problems problems;
    read("強さ: 7\n上限:多い\n技:疾駆、 飛ぶ、疾駆\n強さ:3\n", problems);
    CHECK(told(problems) == " 4:1 fieldTwice\n 1:5 E_POINTS\n 2:4 badField\n 3:7 E_ART\n"
                            " 3:10 E_ART_DUP\n");
}

TEST_CASE("fields: hostile JSON is refused", "[fields]") {
    for (const char* const points : {"1e99", "0.5", "-9223372036854775808", "18446744073709551615",
                                     "\"3\"", "[]", "{}", "true"}) {
        CHECK(problems_of((std::string(R"({"points":)") + points + "}").c_str()) ==
              "/points 0:0 E_POINTS\n");
    }
    for (const char* const motto : {"7", "\"a\\nb\"", "\"\\u0000\"", "\"\\ufeff\"", "[\"a\"]"}) {
        CHECK(problems_of((std::string(R"({"points":0,"motto":)") + motto + "}").c_str()) ==
              "/motto 0:0 badField\n");
    }
    CHECK(problems_of(R"({"points":0,"arts":{"0":"dash"}})") == "/arts 0:0 E_ART_COUNT\n");
    CHECK(problems_of(R"({"points":0,"arts":"dash"})") == "/arts 0:0 E_ART_COUNT\n");
    CHECK(problems_of(R"({"points":0,"arts":[["dash"],null]})") ==
          "/arts/0 0:0 E_ART\n/arts/1 0:0 E_ART\n");
    // A list that is far too long is one problem, not one per item.
    Json many{{"points", 0}, {"arts", Json::array()}};
    for (int k = 0; k < 10'000; ++k) many["arts"].push_back("dash");
    Problems problems;
    table().check(many, problems);
    CHECK(told(problems) == "/arts 0:0 E_ART_COUNT\n");
}

TEST_CASE("fields: hostile text is refused or read, never more", "[fields]") {
    for (const char* const points :
         {"99999999999999999999", "-", "--1", "1 2", "+1", "１．５", ""}) {
        Problems problems;
        read("強さ:" + std::string(points) + "\n", problems);
        REQUIRE(problems.size() == 1);
        CHECK(problems[0].code == "E_POINTS");
        CHECK(problems[0].line == 1);
    }
    Problems problems;
    const Json json = read("強さ:1\n技:、、,\n", problems);
    CHECK(json["arts"].empty());
    CHECK(problems.empty());
}

TEST_CASE("fields: whatever bits there are, what is read from them is legal", "[fields]") {
    Dice dice(11);
    int legal = 0;
    for (int k = 0; k < 5000; ++k) {
        std::vector<std::uint8_t> bytes(8);
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(256));
        BitReader in(bytes, static_cast<std::size_t>(dice.below(65)));
        const auto knight = table().unpack(in);
        CHECK(knight.has_value() == in.ok());
        if (!knight) continue;
        ++legal;
        const Json json = written(*knight);
        Problems problems;
        CHECK(written(table().check(json, problems)) == json);
        CHECK(problems.empty());
    }
    CHECK(legal > 100);
}

} // namespace shiaiba::knights
