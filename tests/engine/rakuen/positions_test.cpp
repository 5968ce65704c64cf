// Tests positions that were judged from the game's own text alone: times of skills, orders and
// exceptions ([rakuen 5 to 14]), and the bound of turns ([rakuen 12]).
#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/record/records.hpp"

namespace shiaiba::test {

TEST_CASE("13.5: 連撃 at a difference of 29, whichever is larger", "[rakuen][13.5]") {
    const Bout more(
        {.a = "50 5 5", .b = "21 34 5", .advanced = true, .start = R"({"A": {"last": "POW"}})"});
    CHECK(more.offers("attack POW +rush"));
    CHECK_FALSE(more.offers("attack POW"));
    CHECK_FALSE(more.offers("attack SPD +rush"));
    const Bout less(
        {.a = "21 34 5", .b = "50 5 5", .advanced = true, .start = R"({"A": {"last": "POW"}})"});
    CHECK(less.offers("attack POW +rush"));
}

TEST_CASE("13.9: 切札 goes by the ability alone, however far the opponent's is",
          "[rakuen][13.9][R18]") {
    const Bout bout({.a = "5 25 30",
                     .b = "50 5 5",
                     .advanced = true,
                     .start = R"({"A": {"hp": 100, "in": 5}})"});
    for (const char* const ability : {"POW", "SPD", "WIZ"}) {
        CHECK(bout.offers(std::string("invisible ") + ability + " +trump"));
        CHECK_FALSE(bout.offers(std::string("attack ") + ability + " +trump"));
    }
}

TEST_CASE("7.2: a guard rolls one pair against 強制封印, and a double cancels it",
          "[rakuen][7.2][13.7][R8][R42]") {
    const Bout held(
        {.advanced = true, .dice = "3:4 2:2", .decisions = "first; attack POW +seal; pass; guard"});
    CHECK(held.at("1;B") == "guard;1,4,2,0;150,0,2,POW,0,0,0,0,0,seal;148,1,3,none,0,0,0,0,1");
    CHECK(held.said("guard-held") == "レン 防御:成功（ゾロ目のため封印効果は無効）。");
    CHECK(held.said("guard-held", Lang::En) ==
          "レン's guard succeeds: a double was rolled, which voids the seal.");
    const Bout broken(
        {.advanced = true, .dice = "3:4 2:3", .decisions = "first; attack POW +seal; pass; guard"});
    CHECK(broken.field("1;B", 3) == "148,1,3,none,0,0,1,0,1");
    CHECK(broken.said("guard-broken") == "レン 防御:失敗（ゾロ目でないため封印効果は有効）。");
    CHECK(
        broken.said("sealed") ==
        "レンは【強制封印】で封印状態になる：次のアタックフェイズではインビジブル攻撃もスキルも使えない。");
}

TEST_CASE("13.6: 必殺 with フラットアタック counts the IN before, and the IN is told all the same",
          "[rakuen][13.6][10][R6]") {
    const Bout bout({.a = "25 20 15",
                     .b = "20 20 20",
                     .advanced = true,
                     .start = R"({"A": {"in": 2}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +finisher +flat"});
    CHECK(bout.said("values") ==
          "攻撃値 25+20+3+(2×10)=68（【フラットアタック】+20、【必殺】+IN×10）、"
          "命中値 3+0=3（【必殺】+回避回数0）。");
    CHECK(bout.said("gain") == "【フラットアタック】：イチカ IN 2+1=3");
    CHECK(bout.said("gain", Lang::En) == "イチカ gains IN 2+1=3 by Flat attack.");
    CHECK(bout.said("reset", Lang::En) == "Finisher takes イチカ's IN 3→0 and evasions 0→0.");
    CHECK(bout.said("attack") ==
          "イチカの攻撃：POW 25＋【必殺】＋【フラットアタック】（SP 3−2=1）");
}

TEST_CASE("5.2: a charge uses up the opponent's recoil (R4)", "[rakuen][5.2][13.8][R4]") {
    const Bout bout({.advanced = true,
                     .start = R"({"B": {"recoil": true}})",
                     .dice = "1:2",
                     .decisions = "first; charge"});
    CHECK(bout.field("1;A", 2) == "150,2,1,none,0,0,0,0,0,charge");
    CHECK(bout.at("1;B") == "skip;0,0,0,0;150,2,1,none,0,0,0,0,0,charge;150,1,3,none,0,0,0,0,0");
    CHECK(bout.said("charge") == "イチカの【チャージ】（SP 3−2=1）。");
    CHECK(bout.said("guard-skipped-recoil") ==
          "レンはインビジブル攻撃のデメリットで行動不能：ガードフェイズをスキップ"
          "（【チャージ】のため攻撃は無い）。");
    CHECK(bout.pending() == "attack");
}

TEST_CASE("13.11: カウンター after the success brings no IN", "[rakuen][13.11][R35]") {
    const Bout bout({.advanced = true,
                     .dice = "5:6 9:8",
                     .decisions = "first; attack POW; pass; evade; counter"});
    CHECK(bout.at("1;B") == "evade +counter;1,17,0,15;135,0,3,POW,0,0,0,0,0;"
                            "150,0,2,none,0,0,0,1,0,counter");
    CHECK(bout.said("evaded") == "レン 回避:成功（回避値17は命中値11以上）。");
    CHECK(bout.said("back") ==
          "レンの【カウンター】：イチカに31÷2=15ダメージ（小数点以下切り下げ）。"
          "HP 150−15=135");
    CHECK(bout.said("use", Lang::En) == "レン uses Counter (SP 3−1=2).");
}

TEST_CASE("9: IN 3 buys one die", "[rakuen][9][R11]") {
    const Bout bout({.b = "20 15 25",
                     .start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                     .dice = "2:6 1:3 2:5",
                     .decisions = "first; invisible POW; pass; roll"});
    CHECK(bout.field("1;A", 1) == "2,16,0,1,36,16");
    CHECK(bout.at("1;B") == "iguard;1,7,9,0;150,0,0,POW,0,1,0,0,0;141,3,0,none,0,0,0,0,0");
    CHECK(bout.said("pair") ==
          "イチカ インビジブル攻撃 (2D10) ＞ 8[2,6]→12[6,6] ＞ 12（強制チェイン）");
    CHECK(bout.said("pair", Lang::En) ==
          "イチカ rolls for the invisible attack: (2D10) ＞ 8[2,6]→12[6,6] ＞ 12 (forced chain)");
    CHECK(bout.said("pair-forced") == "イチカ インビジブル攻撃追加 (2D10) ＞ 4[1,3] ＞ 4");
}

TEST_CASE("5.4: without ハーフアタック left only 連撃 lifts the ban", "[rakuen][5.4][13.5]") {
    const Bout bout({.a = "30 20 10",
                     .b = "30 20 10",
                     .advanced = true,
                     .start = R"({"A": {"last": "POW", "used": ["half"], "sp": 2}})"});
    CHECK(bout.offers("attack POW +rush"));
    CHECK(bout.offers("attack POW +rush +flat"));
    CHECK_FALSE(bout.offers("attack POW +flat"));
    CHECK_FALSE(bout.offers("attack POW +half"));
}

TEST_CASE("13.7: 突破 against a run of three guards", "[rakuen][13.7][R27]") {
    const Bout three({.advanced = true, .start = R"({"B": {"guards": 3}})"});
    CHECK(three.offers("attack POW +break"));
    const Bout two({.advanced = true, .start = R"({"B": {"guards": 2}})"});
    CHECK_FALSE(two.offers("attack POW +break"));
    // A skipped guard phase neither lengthens nor ends the run of guards.
    const Bout skipped({.advanced = true,
                        .start = R"({"B": {"guards": 3, "recoil": true}})",
                        .dice = "1:2 1:2",
                        .decisions = "first; attack POW; pass; attack POW; pass; guard"});
    CHECK(skipped.offers("attack SPD +break"));
}

TEST_CASE("10: 必殺 with an invisible attack: the same IN counts for both", "[rakuen][10][R15]") {
    const Bout bout({.start = R"({"A": {"in": 6}})",
                     .dice = "5:6 1:2 3:4",
                     .decisions = "first; invisible POW +finisher"});
    // Two forced doubles: 6:6 and 2:2.
    CHECK(bout.field("1;A", 1) == "3,23,0,2,103,23");
    CHECK(bout.at("1;B") == "iguard;0,0,78,0;150,0,0,POW,0,1,0,0,0,finisher;"
                            "72,3,0,none,0,0,0,0,0");
}

TEST_CASE("R40: a killing blow says what is below 0, on either side", "[rakuen][11][12][R40]") {
    const Bout guarded({.start = R"({"B": {"hp": 3}})",
                        .dice = "6:4",
                        .decisions = "first; attack POW; pass; guard"});
    CHECK(guarded.said("defeated") == "レン HP 3−(30−25)=−2→0");
    CHECK(guarded.said("defeated", Lang::En) == "レン is defeated: HP 3−(30−25)=−2→0");
    const Bout exact({.start = R"({"B": {"hp": 5}})",
                      .dice = "6:4",
                      .decisions = "first; attack POW; pass; guard"});
    CHECK(exact.said("defeated") == "レン HP 5−(30−25)=0");
    const Bout failed({.start = R"({"B": {"hp": 3}})",
                       .dice = "6:4 1:2",
                       .decisions = "first; attack POW; pass; evade"});
    CHECK(failed.said("defeated") == "レン HP 3−30=−27→0");
    const Bout back({.advanced = true,
                     .start = R"({"A": {"hp": 10}})",
                     .dice = "5:6 9:8",
                     .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(back.said("back") ==
          "レンの【カウンター】：イチカに31÷2=15ダメージ（小数点以下切り下げ）。"
          "HP 10−15=−5→0");
    // The posted notation does not show what is below 0.
    const std::string posted = classic(guarded.match(), guarded.played(), Extent::Whole);
    CHECK(posted.find("【HP:3-(30-25)=0】") != std::string::npos);
}

TEST_CASE("12: behind turn 1,000 nobody has won, and nothing waits", "[rakuen][12]") {
    Json record = *parse_json(R"({"rules": "basic",
        "players": [{"name": "イチカ", "POW": 20, "SPD": 20, "WIZ": 20},
                    {"name": "レン", "POW": 20, "SPD": 20, "WIZ": 20}],
        "initiative": [[61, 34]], "dice": [], "decisions": ["first"],
        "start": {"A": {"used": ["finisher"]}, "B": {"used": ["finisher"]}}})");
    for (int turn = 1; turn <= 1000; ++turn) {
        record["decisions"].push_back((turn + 1) / 2 % 2 == 0 ? "attack POW" : "attack SPD");
        record["decisions"].push_back("evade");
        for (int k = 0; k < 2; ++k) record["dice"].push_back(*parse_json("[1, 2]"));
    }
    const auto result = [&] {
        const auto match = rakuen::records().read(record);
        REQUIRE(match);
        return rakuen::records().replay(*match);
    };
    const Json ended = result();
    CHECK(ended["winner"].is_null());
    CHECK(ended["reason"] == "limit");
    CHECK_FALSE(ended.contains("pending"));
    CHECK_FALSE(ended.contains("error"));
    CHECK(ended["phases"].size() == 2000);
    CHECK(ended["decisions_used"] == 2001);
    CHECK(ended["lines"].back() == *parse_json(R"(["A", "【HP:150(ダメージ無し)】"])"));
    const auto match = rakuen::records().read(record);
    REQUIRE(match);
    const PlayedRecord kept = rakuen::records().play(*match);
    REQUIRE(kept.played.outcome);
    CHECK(kept.played.outcome->winner == Side::None);
    CHECK(kept.played.outcome->reason == "limit");
    CHECK(reason_in_words(*match->system, "limit").en == "turn limit");
    // Before the last turn the bound is not reached.
    Json open = record;
    open["decisions"].get_ref<Json::array_t&>().resize(1999);
    std::swap(open, record);
    CHECK(result()["pending"]["by"] == "B");
    std::swap(open, record);
    record["decisions"].push_back("attack POW");
    const Json more = result();
    CHECK(more["error"]["kind"] == "extra");
    CHECK(more["error"]["decision"] == 2001);
    CHECK(more["winner"].is_null());
    CHECK(more["reason"].is_null());
}

} // namespace shiaiba::test
