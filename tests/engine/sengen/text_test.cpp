// Tests characters and parties as text ([sengen 18]).
#include <string>

#include "catch.hpp"
#include "core/fight/party.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::sengen {
namespace {

ReaderResult read(const std::string& text) {
    return read_anything(tests::registry(), system(), text);
}
Json only(const std::string& text) {
    const ReaderResult all = read(text);
    INFO(write_json(to_json(all.problems)));
    REQUIRE(all.problems.empty());
    REQUIRE(all.characters.size() == 1);
    return to_json(all.characters[0]);
}

const std::string kHead = "名前:星見\nランク:特性値B / スキルC / 能力A\n"
                          "特性値:身体4 / 耐久4 / 知性6 / 感覚5 / 意志5\n";
const std::string kOpenHead = "名前:首領\nランク:無制限\n"
                              "特性値:身体4 / 耐久4 / 知性6 / 感覚5 / 意志5\n";

} // namespace

TEST_CASE("sengen 18: a party as text", "[sengen][18]") {
    const std::string text = "隊:夜行組\n" + kHead +
                             "スキル:弾幕2 / ショット4 / 回避4 / 抵抗2\n"
                             "能力:魔法3\n"
                             "スペル:魔力集束、爆裂球\n"
                             "スペルカード:star_ring、彗星「一直線」\n"
                             "戦術:狙撃\n";
    const Json json = only(text);
    CHECK(json["name"] == "夜行組");
    CHECK_FALSE(json.contains("gm"));
    const Json& one = json["members"][0];
    CHECK(one["name"] == "星見");
    CHECK(one["ranks"] == Json{{"stats", "B"}, {"skills", "C"}, {"abilities", "A"}});
    CHECK(one["stats"] == Json{{"body", 4}, {"vit", 4}, {"int", 6}, {"sense", 5}, {"will", 5}});
    CHECK(one["skills"] == Json{{"danmaku", 2}, {"shot", 4}, {"evade", 4}, {"resist", 2}});
    CHECK(one["abilities"] == Json{{"magic", 3}});
    CHECK(one["spells"] == Json{"boost", "blast"});
    CHECK(one["cards"] == Json{"star_ring", "comet"});
    CHECK(one["tactic"] == "狙撃");
}

TEST_CASE("sengen 18: either language, either width, ids", "[sengen][18]") {
    const Json one = only(kHead + "スキル:弾幕2 / 回避1\n能力:魔法2\n武器:太刀\nスペル:魔力集束\n"
                                  "スペルカード:彗星「一直線」\n");
    CHECK(only("Name: 星見\nRanks: characteristics B / skills C / abilities A\n"
               "Characteristics: Body 4, Vitality 4, Intellect 6, Sense 5, Will 5\n"
               "Skills: Danmaku 2, Evasion 1\nAbilities: Magic Lv2\nWeapons: Long sword\n"
               "Spells: Focus\nSpell cards: Straight Comet\n") == one);
    CHECK(only("名前：星見\nランク：特性値Ｂ／スキルＣ／能力Ａ\n"
               "特性値：身体４／耐久４／知性６／感覚５／意志５\n"
               "スキル：弾幕２、回避１\n能力：ｍａｇｉｃ２\n武器：tachi\nスペル：boost\n"
               "スペルカード：ｃｏｍｅｔ\n") == one);
}

TEST_CASE("sengen 18: abilities, feats, open limits", "[sengen][18]") {
    const Json one =
        only(kOpenHead + "能力:神術4 / 魔法5 / 属性使い4(感覚) / 妖術5(意志) / 射撃武器鍛錬4 / "
                         "近接武器鍛錬4 / 剣閃・波動 / 二重詠唱\n");
    CHECK(one["members"][0]["limits"] == "open");
    CHECK(one["members"][0]["abilities"] == Json{{"onmyo", 4},
                                                 {"magic", 5},
                                                 {"element", 4},
                                                 {"youjutsu", 5},
                                                 {"ranged", 4},
                                                 {"mtrain", 4}});
    CHECK(one["members"][0]["elementStat"] == "sense");
    CHECK(one["members"][0]["youjutsuStat"] == "will");
    CHECK(one["members"][0]["feats"] == Json{"wave", "double"});
    CHECK(only("Name: 首領\nRanks: open\n"
               "Characteristics: Body 4, Vitality 4, Intellect 6, Sense 5, Will 5\n"
               "Abilities: Onmyo 4, Magic 5, Element 4 (Sense), Youjutsu 5 (Will), Ranged "
               "training 4, Melee training 4, Sword wave, Double casting\n") == one);
}

TEST_CASE("sengen 18: species, extra points, and an NPC's own numbers", "[sengen][18]") {
    const Json fairy =
        only(kHead + "種族:妖精\n能力:妖術1(感覚) / 当たり判定が小さい / 追加HP3 / 追加霊力1\n");
    CHECK(fairy["members"][0]["species"] == "fairy");
    CHECK(fairy["members"][0]["feats"] == Json{"small"});
    CHECK(fairy["members"][0]["extra"] == Json{{"hp", 3}, {"spirit", 1}});
    CHECK(only("Name: 星見\nRanks: characteristics B / skills C / abilities A\nSpecies: fairy\n"
               "Characteristics: Body 4, Vitality 4, Intellect 6, Sense 5, Will 5\n"
               "Abilities: Youjutsu 1 (Sense), Small hitbox, Extra HP 3, Extra spirit 1\n") ==
          fairy);
    const auto gift = [](const std::string& line) {
        return only(kHead + line + "\nスキル:回避1\n")["members"][0].value("gift", "none");
    };
    CHECK(gift("種族:人間（感覚+1）") == "sense");
    CHECK(gift("種族：人間（スキル＋４）") == "skills");
    CHECK(gift("種族:人間(能力+3)") == "abilities");
    CHECK(gift("Species: human (will +1)") == "will");
    CHECK(gift("種族:人間") == "none");
    CHECK_FALSE(read(kHead + "種族:天狗\n").problems.empty());
    CHECK_FALSE(read(kHead + "種族:人間（飛行+1）\n").problems.empty());
    const Json boss = only(kOpenHead + "固定値:HP120 / DP40 / 霊力60 / 行動2\n");
    CHECK(boss["members"][0]["hp"] == 120);
    CHECK(boss["members"][0]["dp"] == 40);
    CHECK(boss["members"][0]["spirit"] == 60);
    CHECK(boss["members"][0]["actions"] == 2);
    CHECK(only("Name: 首領\nRanks: open\n"
               "Characteristics: Body 4, Vitality 4, Intellect 6, Sense 5, Will 5\n"
               "Fixed: HP 120, DP 40, Spirit 60, Actions 2\n") == boss);
    CHECK_FALSE(read(kHead + "固定値:HP120\n").problems.empty());
}

TEST_CASE("sengen 18: a card may have a name of its owner's", "[sengen][18]") {
    const auto cards = [](const std::string& line) {
        return only(kHead + "スキル:弾幕1\nスペルカード:" + line + "\n")["members"][0]["cards"];
    };
    const Json tails{{"card", "twin_comet"}, {"name", "彗星「双つ尾」"}};
    CHECK(cards("twin_comet=彗星「双つ尾」") == Json::array({tails}));
    CHECK(cards("veil、twin_comet=彗星「双つ尾」、comet") == Json::array({"veil", tails, "comet"}));
    CHECK(cards("Twin Comet＝彗星「双つ尾」") == Json::array({tails}));
    // A card's name goes on until the next card is named.
    const Json comma{{"card", "veil"}, {"name", "花、鳥、風"}};
    CHECK(cards("veil=花、鳥、風、comet") == Json::array({comma, "comet"}));
    CHECK(cards("veil=花、鳥、風、comet=月")[1]["name"] == "月");
    CHECK(cards("veil=a=b")[0]["name"] == "a=b");
}

TEST_CASE("sengen 18: parties, a GM's, and characters of their own", "[sengen][18]") {
    const Json gm = only("隊:湖の妖精たち(GM)\n" + kOpenHead + kOpenHead);
    CHECK(gm["gm"] == true);
    CHECK(gm["name"] == "湖の妖精たち");
    CHECK(gm["members"].size() == 2);
    CHECK(only("Party: Lake (ＧＭ)\n" + kOpenHead)["name"] == "Lake");
    const ReaderResult alone = read(kHead + "\n" + kOpenHead);
    CHECK(alone.problems.empty());
    CHECK(alone.characters.size() == 2);
}

TEST_CASE("sengen 18: plans, and where problems stand", "[sengen][18]") {
    const Json planned = only(kHead + "プラン:\n待機する\nwhen my hp <= 9: do not wait\n");
    CHECK(planned["members"][0]["tactic"].size() == 2);
    const ReaderResult wrong = read(kHead + "スキル:弾幕9 / 飛行1\n能力:属性使い1\nスペル:夢\n"
                                            "スペルカード:comet、月\n身の丈:160\n戦術:無双\n");
    std::string said;
    for (const Problem& one : wrong.problems) {
        said += one.code + " " + std::to_string(one.line) + ":" + std::to_string(one.column) + ", ";
    }
    CHECK(said == "E_SKILL_RANGE 4:5, E_SKILL_UNKNOWN 4:11, E_ELEMENT 5:4, E_SPELL 6:5, E_CARD "
                  "7:14, strayLine 8:1, E_TACTIC 9:4, ");
    // Nothing here is written in this game alone, so that the text is not claimed.
    CHECK(system().read("名前:灯里\nスキル:紅蓮斬、疾駆\n", {}).found.empty());
}

} // namespace shiaiba::sengen
