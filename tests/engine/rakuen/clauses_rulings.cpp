// Tests the rulings that can be read the other way, R17, R18 and R6: their effects in fights,
// records and links ([rakuen 16]).
#include <iterator>
#include <string>

#include "catch.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba::test {
namespace {

/// Whether A may declare 連撃 with the ability that it used last.
bool rushes(const char* a, const char* b, const char* rulings, const char* attack = "attack") {
    const Bout bout({.a = a,
                     .b = b,
                     .advanced = true,
                     .rulings = rulings,
                     .start = R"({"A": {"last": "POW", "in": 5}})"});
    return bout.offers(std::string(attack) + " POW +rush");
}

/// Whether A may declare 切札 with POW at 60 HP less than B.
bool trumps(const char* a, const char* b, const char* rulings) {
    const Bout bout({.a = a,
                     .b = b,
                     .advanced = true,
                     .rulings = rulings,
                     .start = R"({"A": {"hp": 90, "in": 3}})"});
    return bout.offers("invisible POW +trump");
}

Checked<Settings> settings_of(const char* json) {
    return rakuen::system().settings().check(*parse_json(json));
}
std::string written(const Settings& settings) {
    return write_json(rakuen::system().settings().write(settings));
}

Json result_of(const char* record) {
    const auto match = rakuen::records().read(*parse_json(record));
    REQUIRE(match);
    return rakuen::records().replay(*match);
}

} // namespace

TEST_CASE("R17: 連撃 within 30 of the opponent's ability, read the other way within 25",
          "[rakuen][16][R17][13.5]") {
    for (const char* const attack : {"attack", "invisible"}) {
        CHECK(rushes("45 10 5", "16 39 5", "", attack)); // 29
        CHECK_FALSE(rushes("45 10 5", "15 40 5", "", attack));
        CHECK(rushes("45 10 5", "21 34 5", "R17", attack)); // 24
        CHECK_FALSE(rushes("45 10 5", "20 35 5", "R17", attack));
    }
    // The limit is for the distance in either direction.
    CHECK(rushes("10 45 5", "34 21 5", "R17"));
    CHECK_FALSE(rushes("10 45 5", "35 20 5", "R17"));
    CHECK(rushes("10 45 5", "35 20 5", ""));
    // The other rulings don't change it.
    CHECK(rushes("45 10 5", "16 39 5", "R18 R6"));
}

TEST_CASE("R18: 切札 with an ability of 30 at most, read the other way within 20 of the opponent's",
          "[rakuen][16][R18][13.9]") {
    CHECK(trumps("30 25 5", "5 50 5", ""));
    CHECK_FALSE(trumps("31 24 5", "31 24 5", ""));
    CHECK(trumps("42 13 5", "23 32 5", "R18")); // 19
    CHECK_FALSE(trumps("42 13 5", "22 33 5", "R18"));
    CHECK(trumps("12 43 5", "31 24 5", "R18"));
    CHECK_FALSE(trumps("12 43 5", "32 23 5", "R18"));
    // 50 HP less than the opponent are still needed, and an invisible attack.
    const Bout near(
        {.advanced = true, .rulings = "R18", .start = R"({"A": {"hp": 101, "in": 5}})"});
    CHECK(near.offers("invisible POW"));
    CHECK_FALSE(near.offers("invisible POW +trump"));
    CHECK_FALSE(near.offers("attack POW +trump"));
    // 切札 counts 40 twice; ハーフアタック with it halves that.
    const Bout bout({.a = "40 15 5",
                     .b = "35 20 5",
                     .advanced = true,
                     .rulings = "R18",
                     .start = R"({"A": {"hp": 90, "in": 3}})",
                     .dice = "9:2 3:4",
                     .decisions = "first; invisible POW +trump; pass; iguard"});
    CHECK(bout.field("1;A", 1) == "2,25,0,1,105,25");
    CHECK(bout.field("1;B", 3) == "80,3,3,none,0,0,0,0,0");
    CHECK(bout.last() == "RESULT;B;trump;1");
    CHECK(bout.said("trump-failed") ==
          "イチカの【切札】:失敗。レンのHPが1以上なので、HP 90→0、強制敗北。");
}

TEST_CASE("R6: 必殺 counts IN before フラットアタック adds to it, read the other way behind it",
          "[rakuen][16][R6][13.6]") {
    const auto bout = [](const char* rulings, const char* decisions, const char* dice = "1:2") {
        return Bout({.b = "20 15 25",
                     .advanced = true,
                     .rulings = rulings,
                     .start = R"({"A": {"in": 4, "evades": 2}})",
                     .dice = dice,
                     .decisions = decisions});
    };
    const char* const both = "first; attack POW +finisher +flat";
    // 20 + 25 + 3, and ten times IN 4 or 5.
    CHECK(bout("", both).field("1;A", 1) == "1,3,0,0,88,5");
    CHECK(bout("R6", both).field("1;A", 1) == "1,3,0,0,98,5");
    CHECK(bout("", both).kinds(1) == "attack pair values gain reset");
    CHECK(bout("R6", both).kinds(1) == "attack pair gain values reset");
    CHECK(bout("R6", both).said("values") ==
          "攻撃値 20+25+3+(5×10)=98（【フラットアタック】+25、【必殺】+IN×10）、"
          "命中値 3+2=5（【必殺】+回避回数2）。");
    CHECK(bout("R6", both).said("reset") == "【必殺】：イチカ IN 5→0、回避回数 2→0。");
    CHECK(bout("R6", both).field("1;A", 2) == bout("", both).field("1;A", 2));
    // The order in which the two are declared doesn't matter.
    const char* const later = "first; attack POW +flat; use finisher";
    CHECK(bout("R6", later).field("1;A", 1) == "1,3,0,0,98,5");
    CHECK(bout("R6", "first; attack POW +finisher; use flat").field("1;A", 1) == "1,3,0,0,98,5");
    CHECK(bout("R6", "first; attack POW +flat")
              .played()
              .pending->options[1]
              .note.ja.find("攻撃値＋50") != std::string::npos);
    // Each skill without the other is unchanged.
    for (const char* const one :
         {"first; attack POW +finisher; pass", "first; attack POW +flat; pass"}) {
        CHECK(bout("R6", one).at("1;A") == bout("", one).at("1;A"));
        CHECK(bout("R6", one).kinds(1) == bout("", one).kinds(1));
    }
    // ハーフアタック brings the same IN; both together bring one.
    const Bout half({.a = "30 15 15",
                     .advanced = true,
                     .rulings = "R6",
                     .start = R"({"A": {"in": 4}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +finisher +half"});
    CHECK(half.field("1;A", 1) == "1,3,0,0,68,99"); // 15 + 3 + 50
}

TEST_CASE("R6: the forced doubles are those of the declaration", "[rakuen][16][R6][8.1]") {
    const Bout bout({.b = "20 15 25",
                     .advanced = true,
                     .rulings = "R6",
                     .start = R"({"A": {"in": 5}})",
                     .dice = "4:5 1:2",
                     .decisions = "first; invisible POW +finisher +flat; iguard"});
    // 20 + 25 + 10 + 3 + 60.
    CHECK(bout.field("1;A", 1) == "2,13,0,1,118,13");
}

TEST_CASE("R6: row 13 stands before row 11 then, and nowhere by default", "[rakuen][17][R6]") {
    const auto text = [](const char* rulings) {
        const Bout bout({.b = "20 15 25",
                         .advanced = true,
                         .rulings = rulings,
                         .start = R"({"A": {"in": 4}})",
                         .dice = "1:2",
                         .decisions = "first; attack POW +finisher +flat"});
        const std::string all = classic(bout.match(), bout.played(), Extent::Whole);
        return all.substr(all.find("ダイス値"));
    };
    CHECK(text("") ==
          "ダイス値:【1:2】\n【攻撃値:20+25+3+(4×10)=88】\n【命中値:3+0=3】\n【IN:0】\n");
    CHECK(text("R6") == "ダイス値:【1:2】\n【IN:4+1=5】\n【攻撃値:20+25+3+(5×10)=98】\n"
                        "【命中値:3+0=3】\n【IN:0】\n");
}

TEST_CASE("16: turned rulings may stand with the basic rules and change nothing there",
          "[rakuen][16][18]") {
    const auto trace = [](const char* rulings) {
        return Bout({.rulings = rulings,
                     .start = R"({"A": {"in": 4}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +finisher; guard"})
            .played()
            .fight_log.trace;
    };
    CHECK(trace("R17 R18 R6") == trace(""));
}

TEST_CASE("18: rulings in settings: read, written, said, and refused by name", "[rakuen][16][18]") {
    const auto settings = settings_of(
        R"({"R6": true, "start": {"A": {"hp": 9}}, "R17": true, "R18": false, "rules": "advanced"})");
    REQUIRE(settings);
    CHECK(written(*settings) ==
          R"({"rules":"advanced","R17":true,"R6":true,"start":{"A":{"hp":9}}})");
    std::string said;
    for (const SettingSaid& one : rakuen::system().settings().in_words(*settings)) {
        said += std::string(one.key) + " ";
        CHECK_FALSE(one.text.en.empty());
    }
    CHECK(said == "rules R17 R6 start ");
    std::string problems;
    const auto bad = settings_of(R"({"R17": 1, "R6": null, "R4": true})");
    for (const Problem& one : bad.problems()) problems += one.path + " " + one.code + "\n";
    CHECK(problems == "/settings/R17 notBoolean\n/settings/R6 notBoolean\n"
                      "/settings/R4 unknownSetting\n");
}

TEST_CASE("16: each ruling turned round, with what then holds", "[rakuen][16]") {
    std::string all;
    for (const OtherReading& one : rakuen::system().settings().other_readings(*settings_of("{}"))) {
        CHECK(one.ruling == one.rule);
        all += written(one.settings) + " " + one.text.ja + "\n";
    }
    CHECK(all == "{\"R17\":true} 連撃は、使用する基本能力値の相手との差が25未満のときに使える。\n"
                 "{\"R18\":true} 切札は、使用する基本能力値の相手との差が20未満のときに使える。\n"
                 "{\"R6\":true} 必殺のINは、フラットアタックやハーフアタックの+1の後の値。\n");
    const auto back = rakuen::system().settings().other_readings(*settings_of(R"({"R18": true})"));
    CHECK(written(back[1].settings) == "{}");
    CHECK(back[1].text.ja == "切札は、使用する基本能力値が30以下のときに使える。");
}

TEST_CASE("18: links carry rulings behind two bits that no link had", "[rakuen][16][18]") {
    const auto packed = [](const char* json) {
        BitWriter out;
        rakuen::system().settings().pack(*settings_of(json), out);
        return out;
    };
    const auto bits = [](std::uint64_t rulings, bool advanced) {
        BitWriter out;
        out.bits(0, 1);
        out.bits(0, 1);
        out.varint(rulings);
        out.bits(advanced ? 1 : 0, 1);
        out.bits(0, 1);
        return out;
    };
    const auto same = [](const BitWriter& x, const BitWriter& y) {
        return x.size() == y.size() && x.bytes() == y.bytes();
    };
    CHECK(same(packed(R"({"R17": true})"), bits(1, false)));
    CHECK(same(packed(R"({"R18": true, "rules": "advanced"})"), bits(2, true)));
    CHECK(same(packed(R"({"R6": true, "R17": true})"), bits(5, false)));
    // Without another reading the bits are the usual ones.
    BitWriter usual;
    usual.bits(1, 1);
    usual.bits(0, 1);
    CHECK(same(packed(R"({"rules": "advanced"})"), usual));
    for (const char* const json :
         {R"({"R6":true})", R"({"rules":"advanced","R17":true,"R18":true,"R6":true})",
          R"({"R18":true,"start":{"B":{"in":7,"last":"WIZ"}}})"}) {
        const BitWriter out = packed(json);
        BitReader in(out.bytes(), out.size());
        const auto back = rakuen::system().settings().unpack(in);
        REQUIRE(back);
        CHECK(written(*back) == json);
    }
    // Bits that name no ruling, or a ruling that doesn't exist.
    for (const std::uint64_t rulings : {0U, 8U, 9U}) {
        const BitWriter out = bits(rulings, true);
        BitReader in(out.bytes(), out.size());
        CHECK_FALSE(rakuen::system().settings().unpack(in));
    }
}

TEST_CASE("18: records and their results name the rulings that are turned round",
          "[rakuen][16][18]") {
    const char* const record = R"({"rules": "advanced", "R17": true, "R6": true,
        "players": [{"name": "イチカ", "POW": 45, "SPD": 10, "WIZ": 5},
                    {"name": "レン", "POW": 20, "SPD": 35, "WIZ": 5}],
        "initiative": [[61, 34]], "dice": [[3, 4]], "decisions": ["first", "attack POW +rush"],
        "start": {"A": {"last": "POW"}}})";
    const Json result = result_of(record);
    CHECK(result["R17"] == true);
    CHECK(result["R6"] == true);
    CHECK_FALSE(result.contains("R18"));
    CHECK(std::next(result.begin()).key() == "R17");
    CHECK(result["error"]["kind"] == "illegal");
    CHECK(result["error"]["decision"] == 1);
    const auto match = rakuen::records().read(*parse_json(record));
    REQUIRE(match);
    const Json again = rakuen::records().write(*match, rakuen::records().play(*match).played);
    CHECK(again["R17"] == true);
    CHECK(again["R6"] == true);
    CHECK_FALSE(again.contains("R18"));
    const auto bad = rakuen::records().read(*parse_json(R"({"R18": "yes", "seed": 1,
        "players": [{"POW": 45, "SPD": 10, "WIZ": 5}, {"POW": 20, "SPD": 35, "WIZ": 5}],
        "decisions": []})"));
    REQUIRE(bad.problems().size() == 1);
    CHECK(bad.problems()[0].path == "/R18");
}

namespace {

/// "R17 A" for each ruling that matters: its winner under the other reading, or the decision that
/// is illegal under it.
std::string effects(const char* json) {
    const Registry registry({&rakuen::system()});
    const auto match = check_match(registry, *parse_json(json));
    REQUIRE(match);
    std::string all;
    const auto found = rulings_that_matter(*match);
    const Json told = to_json(found, rakuen::system());
    for (std::size_t k = 0; k < found.size(); ++k) {
        const RulingEffect& one = found[k];
        all += std::string(one.reading.ruling) + " ";
        if (one.illegal) {
            CHECK(told[k]["outcome"].is_null());
            CHECK(told[k]["illegal"] == *one.illegal);
            all += "illegal " + std::to_string(*one.illegal) + "; ";
        } else {
            CHECK_FALSE(told[k].contains("illegal"));
            all += std::string(letter(one.outcome.winner)) + "; ";
        }
    }
    return all;
}

} // namespace

TEST_CASE("16: a ruling matters by the winner, and where a hand's decision is illegal under it",
          "[rakuen][16]") {
    const std::string sides = R"("system": "rakuen", "seed": "5", "rolls": [60, 33, 1, 2, 1, 2],
        "sides": [{"name": "イチカ", "POW": 20, "SPD": 15, "WIZ": 25},
                  {"name": "レン", "POW": 20, "SPD": 15, "WIZ": 25}])";
    // 88 or 98 minus 20, from 75 HP.
    const std::string finisher = "{" + sides +
                                 R"(, "settings": {"rules": "advanced",
           "start": {"A": {"in": 4}, "B": {"hp": 75}}},
           "decisions": ["first", "attack POW +finisher +flat", "guard", "surrender )";
    CHECK(effects((finisher + "A\"]}").c_str()) == "R6 A; ");
    CHECK(effects((finisher + "B\"]}").c_str()).empty());
    const std::string rush = R"({"system": "rakuen", "seed": "5", "rolls": [60, 33, 1, 2],
        "sides": [{"name": "イチカ", "POW": 45, "SPD": 10, "WIZ": 5},
                  {"name": "レン", "POW": 19, "SPD": 36, "WIZ": 5}],
        "settings": {"rules": "advanced", "start": {"A": {"last": "POW"}}},
        "decisions": ["first", "attack POW +rush", "pass", "surrender B"]})";
    CHECK(effects(rush.c_str()) == "R17 illegal 1; ");
    // While a choice is pending no ruling is told.
    const std::string open = R"({"system": "rakuen", "seed": "5", "rolls": [60, 33, 1, 2],
        "sides": [{"name": "イチカ", "POW": 45, "SPD": 10, "WIZ": 5},
                  {"name": "レン", "POW": 19, "SPD": 36, "WIZ": 5}],
        "settings": {"rules": "advanced", "start": {"A": {"last": "POW"}}},
        "decisions": ["first", "attack POW +rush"]})";
    CHECK(effects(open.c_str()).empty());
}

TEST_CASE("16: what tactics decide they decide anew under the other reading", "[rakuen][16]") {
    const Registry registry({&rakuen::system()});
    Json json = *parse_json(R"({"system": "rakuen",
        "settings": {"rules": "advanced", "start": {"A": {"hp": 20, "in": 3}, "B": {"hp": 70}}},
        "sides": [{"name": "イチカ", "POW": 40, "SPD": 15, "WIZ": 5, "tactic": [
                      "切札を添えてPOWでインビジブル攻撃する"]},
                  {"name": "レン", "POW": 35, "SPD": 20, "WIZ": 5, "tactic": "要塞"}]})");
    int matters = 0;
    for (int seed = 1; seed <= 60; ++seed) {
        json["seed"] = std::to_string(seed);
        const auto match = check_match(registry, json);
        INFO(write_json(to_json(match.problems())));
        REQUIRE(match);
        for (const RulingEffect& one : rulings_that_matter(*match)) {
            CHECK(one.reading.ruling == "R18");
            CHECK_FALSE(one.illegal);
            ++matters;
        }
    }
    CHECK(matters > 0);
}

TEST_CASE("16: what skills demand is said by the rulings of the match", "[rakuen][16]") {
    const auto told = [](const char* json, const char* skill, const char* lang) {
        const Json form = rakuen::system().form(*settings_of(json));
        for (const Json& item : form["items"]) {
            if (item["id"] == skill) return item["text"][lang].get<std::string>();
        }
        return std::string();
    };
    const char* const turned = R"({"R17": true, "R18": true})";
    CHECK(told("{}", "rush", "ja").find("能力差が30未満") != std::string::npos);
    CHECK(told(turned, "rush", "ja").find("能力差が25未満") != std::string::npos);
    CHECK(told(turned, "rush", "en").find("below 25") != std::string::npos);
    CHECK(told("{}", "trump", "ja").find("能力30以下") != std::string::npos);
    CHECK(told(turned, "trump", "ja").find("能力差が20未満") != std::string::npos);
    CHECK(told(turned, "trump", "en").find("below 20") != std::string::npos);
}

} // namespace shiaiba::test
