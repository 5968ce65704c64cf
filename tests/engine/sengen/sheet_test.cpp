// Tests builds of 千幻抄: every problem and warning with its place (3), what-ifs, the samples (15),
// and settings (2).
#include <map>
#include <string>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "sengen/bout.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::sengen {
namespace {

std::string told(const Problems& problems) {
    std::string out;
    for (const Problem& one : problems) {
        CHECK_FALSE(one.text.ja.empty());
        CHECK_FALSE(one.text.en.empty());
        out += (out.empty() ? "" : " ") + one.code + one.path;
    }
    return out;
}
std::string problems_of(const std::string& party) {
    return told(check_party(tests::registry(), system(), *parse_json(party)).problems());
}

const std::string kUsualRanks = R"("ranks":{"stats":"B","skills":"C","abilities":"A"})";
const std::string kStats24 = R"("stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5})";
const std::string kOpen = R"("limits":"open",)" + kStats24;
const std::string kUsual = kUsualRanks + "," + kStats24;

/// The problems of a lone character with these fields, without the path of the party.
std::string of(const std::string& fields) { return problems_of("{" + fields + "}"); }
/// The problems of these fields beside valid ranks and characteristics.
std::string with(const std::string& more) { return of(kUsual + "," + more); }
std::string open_with(const std::string& more) { return of(kOpen + "," + more); }

std::string warned(const std::string& fields) {
    const auto party = check_party(tests::registry(), system(), *parse_json("{" + fields + "}"));
    INFO(told(party.problems()));
    REQUIRE(party);
    return told(warnings(*party));
}

} // namespace

TEST_CASE("sengen 1.1: a party has up to six members, a GM's up to eight", "[sengen][1.1]") {
    const auto party = [](int members, bool gm) {
        std::string list;
        for (int k = 0; k < members; ++k) list += (k > 0 ? ",{" : "{") + kUsual + "}";
        return problems_of(std::string(R"({"gm":)") + (gm ? "true" : "false") + R"(,"members":[)" +
                           list + "]}");
    };
    CHECK(party(0, false) == "E_PARTY_SIZE/members");
    CHECK(party(1, false).empty());
    CHECK(party(6, false).empty());
    CHECK(party(7, false) == "E_PARTY_SIZE/members");
    CHECK(party(8, true).empty());
    CHECK(party(9, true) == "E_PARTY_SIZE/members");
    CHECK(problems_of(R"({"gm":1,"members":[{)" + kUsual + "}]}") == "E_FIELD/gm");
    CHECK(problems_of(R"({"members":[{"limits":"x",)" + kUsual + R"(},{"feats":["x"],)" + kUsual +
                      "}]}") == "E_LIMITS/members/0/limits E_FEAT/members/1/feats/0");
}

TEST_CASE("sengen 3: limits, ranks and characteristics", "[sengen][3]") {
    CHECK(of(kUsual).empty());
    CHECK(with(R"("limits":"standard")").empty());
    CHECK(with(R"("charm":1)") == "E_FIELD/charm");
    CHECK(with(R"("limits":"wide")") == "E_LIMITS/limits");
    CHECK(of(kStats24) == "E_RANKS/ranks");
    CHECK(of(kOpen).empty());
    CHECK(open_with(kUsualRanks) == "E_RANKS/ranks");
    const auto ranks = [](const char* given) { return of(kStats24 + R"(,"ranks":)" + given); };
    CHECK(ranks(R"({"stats":"B","skills":"B","abilities":"A"})") == "E_RANKS/ranks");
    CHECK(ranks(R"({"stats":"B","skills":"D","abilities":"A"})") == "E_RANKS/ranks");
    CHECK(ranks(R"({"stats":"B","skills":"A"})") == "E_RANKS/ranks");
    CHECK(ranks(R"({"stats":"B","skills":"A","abilities":"C","species":"D"})") == "E_RANKS/ranks");
    CHECK(ranks(R"("BAC")") == "E_RANKS/ranks");

    const auto stats = [](const char* given) { return of(kUsualRanks + R"(,"stats":)" + given); };
    CHECK(of(kUsualRanks) == "E_STAT_RANGE/stats/body");
    CHECK(stats("7") == "E_FIELD/stats");
    CHECK(stats(R"({"body":4,"vit":4,"int":6,"sense":5,"will":5,"luck":3})") ==
          "E_FIELD/stats/luck");
    CHECK(stats(R"({"body":2,"vit":4,"int":6,"sense":7,"will":5})") == "E_STAT_RANGE/stats/body");
    CHECK(stats(R"({"body":4,"vit":4,"int":6,"sense":5,"will":5.5})") == "E_STAT_RANGE/stats/will");
    CHECK(stats(R"({"body":4,"vit":4,"int":6,"sense":5,"will":6})") == "E_STAT_SUM/stats");
    CHECK(stats(R"({"body":3,"vit":4,"int":6,"sense":5,"will":5})") == "E_STAT_SUM/stats");
    // Without ranks there is no sum to compare with.
    CHECK(of(R"("stats":{"body":3,"vit":3,"int":3,"sense":3,"will":3})") == "E_RANKS/ranks");
    // Unknown limits are treated as standard.
    CHECK(of(R"("limits":0,"stats":{"body":9,"vit":4,"int":6,"sense":5,"will":5})") ==
          "E_LIMITS/limits E_RANKS/ranks E_STAT_RANGE/stats/body");
    CHECK(
        of(R"("limits":"open","stats":{"body":1,"vit":12,"int":12,"sense":12,"will":12})").empty());
    CHECK(of(R"("limits":"open","stats":{"body":0,"vit":13,"int":1,"sense":1,"will":1})") ==
          "E_STAT_RANGE/stats/body");
}

TEST_CASE("sengen 3: skills and abilities, with what they cost", "[sengen][3]") {
    // 10 + 10 + 10 + 3 + 1 of 34.
    CHECK(with(R"("skills":{"danmaku":4,"shot":4,"evade":4,"resist":2,"homing":1})").empty());
    CHECK(with(R"("skills":{"danmaku":4,"shot":4,"evade":4,"resist":2,"homing":2})") ==
          "E_SKILL_POINTS/skills");
    CHECK(with(R"("skills":{"fly":1,"swim":2})") == "E_SKILL_UNKNOWN/skills/fly");
    CHECK(with(R"("skills":{"danmaku":5})") == "E_SKILL_RANGE/skills/danmaku");
    CHECK(with(R"("skills":{"danmaku":-1})") == "E_SKILL_RANGE/skills/danmaku");
    CHECK(with(R"("skills":[])") == "E_FIELD/skills");
    // 30 of 30, then 15 + 13.
    CHECK(with(R"("abilities":{"magic":3})").empty());
    CHECK(with(R"("abilities":{"magic":3,"mtrain":1})") == "E_ABILITY_POINTS/abilities");
    CHECK(with(R"("abilities":{"magic":2,"mtrain":4})").empty());
    CHECK(with(R"("abilities":{"magic":2,"mtrain":4,"ranged":1})").empty());
    CHECK(with(R"("abilities":{"magic":2,"mtrain":4,"ranged":2})") == "E_ABILITY_POINTS/abilities");
    CHECK(with(R"("abilities":{"mtrain":5})") == "E_ABILITY_RANGE/abilities/mtrain");
    CHECK(with(R"("abilities":{"ranged":5})") == "E_ABILITY_RANGE/abilities/ranged");
    CHECK(with(R"("abilities":{"magic":6})") == "E_ABILITY_RANGE/abilities/magic");
    CHECK(with(R"("abilities":{"flight":1})") == "E_ABILITY_UNKNOWN/abilities/flight");
    CHECK(with(R"("abilities":{"magic":"5"})") == "E_ABILITY_RANGE/abilities/magic");
    // 15 + 4 + 5 = 24 of 30; spells of 魔法 are free.
    const std::string kit =
        R"("feats":["double"],"spells":["boost","blast"],"weapons":["spirit_bow"],)";
    CHECK(with(kit + R"("abilities":{"magic":2,"onmyo":1})").empty());
    CHECK(with(kit + R"("abilities":{"magic":2,"onmyo":1,"ranged":2})") ==
          "E_ABILITY_POINTS/abilities");
    CHECK(with(R"("abilities":{"magic":5,"onmyo":5},"weapons":["x"])") == "E_WEAPON/weapons/0");
    // Costs are not summed if one of their parts is wrong.
    CHECK(with(R"("abilities":{"magic":5,"onmyo":5},"feats":["x"])") == "E_FEAT/feats/0");
    CHECK(with(R"("abilities":{"magic":5,"onmyo":5},"spells":["x"])") == "E_SPELL/spells/0");
    CHECK(with(R"("skills":{"danmaku":4,"shot":4,"homing":4,"evade":4,"fly":1})") ==
          "E_SKILL_UNKNOWN/skills/fly");
    CHECK(open_with(R"("skills":{"danmaku":20},"abilities":{"magic":20,"onmyo":20})").empty());
    CHECK(open_with(R"("skills":{"danmaku":21})") == "E_SKILL_RANGE/skills/danmaku");
}

TEST_CASE("sengen 3: the characteristics of 属性使い and 妖術", "[sengen][3]") {
    const auto element = [](const std::string& more) {
        return with(R"("abilities":{"element":1})" + more);
    };
    CHECK(element("") == "E_ELEMENT/elementStat");
    CHECK(element(R"(,"elementStat":"int")").empty());
    CHECK(element(R"(,"elementStat":"sense")").empty());
    CHECK(element(R"(,"elementStat":"will")") == "E_ELEMENT/elementStat");
    CHECK(with(R"("elementStat":"int")") == "E_ELEMENT/elementStat");
    const auto youjutsu = [](const std::string& more) {
        return with(R"("species":"fairy","abilities":{"youjutsu":1})" + more);
    };
    CHECK(youjutsu("") == "E_YOUJUTSU/youjutsuStat");
    for (const char* const stat : {"body", "vit", "int", "sense", "will"}) {
        CHECK(youjutsu(std::string(R"(,"youjutsuStat":")") + stat + "\"").empty());
    }
    CHECK(youjutsu(R"(,"youjutsuStat":"luck")") == "E_YOUJUTSU/youjutsuStat");
    CHECK(youjutsu(R"(,"youjutsuStat":4)") == "E_YOUJUTSU/youjutsuStat");
    CHECK(with(R"("youjutsuStat":"vit")") == "E_YOUJUTSU/youjutsuStat");
    // A wrong level hides further problems of that art.
    CHECK(with(R"("abilities":{"element":9})") == "E_ABILITY_RANGE/abilities/element");
}

TEST_CASE("sengen 3: feats, weapons, spells and cards", "[sengen][3]") {
    CHECK(with(R"("feats":["wave","double","small","wide"])").empty());
    CHECK(with(R"("feats":["wave","wave"])") == "E_FEAT/feats/1");
    CHECK(with(R"("feats":"wave")") == "E_FEAT/feats");
    CHECK(with(R"("weapons":["tachi","tessen","knives"])").empty());
    CHECK(with(R"("weapons":["tachi","tachi"])") == "E_WEAPON/weapons/1");
    CHECK(with(R"("weapons":["unarmed"])") == "E_WEAPON/weapons/0");
    CHECK(with(R"("weapons":["tachi","tessen","knives","kanabo"])") == "E_WEAPON/weapons");
    CHECK(with(R"("weapons":[3])") == "E_WEAPON/weapons/0");
    const auto spells = [](const std::string& list) {
        return with(R"("abilities":{"onmyo":1,"magic":1},"spells":)" + list);
    };
    CHECK(spells(R"(["mend","boost","blast","flash"])").empty());
    // Two spells for each level of 神術.
    CHECK(spells(R"(["mend","ward","blast"])").empty());
    CHECK(spells(R"(["mend","ward","seal"])") == "E_SPELL/spells");
    CHECK(spells(R"(["mend","mend"])") == "E_SPELL/spells/1");
    CHECK(spells(R"(["freeze"])") == "E_SPELL/spells/0");
    CHECK(open_with(R"("spells":["mend"])") == "E_SPELL/spells/0");
    CHECK(with(R"("cards":["comet","comet",{"card":"comet","name":"彗星「双つ尾」"}])").empty());
    CHECK(with(R"("cards":["comet","comet","comet","comet"])") == "E_CARD/cards");
    CHECK(with(R"("cards":["moon"])") == "E_CARD/cards/0");
    CHECK(with(R"("cards":[{"card":"moon","name":"x"}])") == "E_CARD/cards/0");
    CHECK(with(R"("cards":[{"card":"comet"}])") == "E_CARD/cards/0");
    CHECK(with(R"("cards":[{"card":"comet","name":"1234567890123456789012345"}])") ==
          "E_CARD/cards/0");
    CHECK(with(R"("cards":[{"card":"comet","name":"x","hp":3}])") == "E_CARD/cards/0");
    std::string ten = R"("veil")";
    for (int k = 1; k < 10; ++k) ten += R"(,"veil")";
    CHECK(open_with(R"("cards":[)" + ten + "]").empty());
    CHECK(open_with(R"("cards":["veil",)" + ten + "]") == "E_CARD/cards");
}

TEST_CASE("sengen 3: species, gifts and extra points", "[sengen][3]") {
    CHECK(with(R"("species":"human")").empty());
    CHECK(with(R"("species":"fairy")").empty());
    CHECK(with(R"("species":"oni")") == "E_SPECIES/species");
    for (const char* const gift : {"body", "vit", "int", "sense", "will", "skills", "abilities"})
        CHECK(with(std::string(R"("gift":")") + gift + "\"").empty());
    CHECK(with(R"("gift":"none")") == "E_SPECIES/gift");
    CHECK(with(R"("gift":7)") == "E_SPECIES/gift");
    CHECK(with(R"("species":"fairy","gift":"int")") == "E_SPECIES/gift");
    CHECK(open_with(R"("species":"human")") == "E_SPECIES/species");
    CHECK(open_with(R"("gift":"int")") == "E_SPECIES/gift");
    const std::string arts = R"("abilities":{"youjutsu":1},"youjutsuStat":"vit")";
    CHECK(with(arts) == "E_SPECIES/abilities/youjutsu");
    CHECK(with(R"("species":"fairy",)" + arts).empty());
    CHECK(with(R"("species":"oni",)" + arts) == "E_SPECIES/species");
    CHECK(open_with(arts).empty());
    // The gift gives four skill points, or three ability points.
    const std::string skills = R"("skills":{"danmaku":4,"shot":4,"evade":4,"resist":3,"melee":1})";
    CHECK(with(skills) == "E_SKILL_POINTS/skills");
    CHECK(with(R"("gift":"skills",)" + skills).empty());
    const std::string magic = R"("abilities":{"magic":3,"mtrain":2})";
    CHECK(with(magic) == "E_ABILITY_POINTS/abilities");
    CHECK(with(R"("gift":"abilities",)" + magic).empty());
    CHECK(with(R"("gift":"luck",)" + magic) == "E_ABILITY_POINTS/abilities E_SPECIES/gift");

    CHECK(with(R"("extra":{"hp":15})").empty());
    CHECK(with(R"("extra":{"hp":9,"spirit":4})").empty());
    CHECK(with(R"("extra":{"hp":9,"spirit":5})") == "E_ABILITY_POINTS/abilities");
    CHECK(with(R"("extra":{"hp":16})") == "E_FEAT/extra/hp");
    CHECK(with(R"("extra":{"dp":1})") == "E_FEAT/extra/dp");
    CHECK(with(R"("extra":[1])") == "E_FEAT/extra");
    CHECK(open_with(R"("extra":{"spirit":15})").empty());
}

TEST_CASE("sengen 3: what a spell, a feat and a magic weapon cost", "[sengen][3]") {
    const auto points = [](const std::string& more) {
        const auto build = check_sheet(*parse_json("{" + kOpen + "," + more + "}"), {}, {});
        REQUIRE(build);
        return ability_points(build_as<Sheet>(*build));
    };
    CHECK(points(R"("abilities":{"onmyo":2},"spells":["ward","mend","seal","cheer"])") == 15);
    CHECK(points(R"("abilities":{"element":2},"elementStat":"int","spells":["freeze"])") == 12);
    CHECK(points(R"("abilities":{"youjutsu":3},"youjutsuStat":"int","spells":["haze","lull"])") ==
          14);
    CHECK(points(R"("feats":["wave"])") == 5);
    CHECK(points(R"("feats":["double"])") == 4);
    CHECK(points(R"("feats":["small","wide"])") == 16);
    CHECK(points(R"("weapons":["spirit_bow","tachi"])") == 5);
    CHECK(points(R"("extra":{"hp":3,"spirit":2})") == 12);
}

TEST_CASE("sengen 3: an NPC's own numbers", "[sengen][3]") {
    CHECK(open_with(R"("hp":999,"spirit":1,"dp":99,"actions":3)").empty());
    CHECK(open_with(R"("hp":1000)") == "E_STAT_RANGE/hp");
    CHECK(open_with(R"("spirit":0)") == "E_STAT_RANGE/spirit");
    CHECK(open_with(R"("dp":100)") == "E_STAT_RANGE/dp");
    CHECK(open_with(R"("actions":4)") == "E_STAT_RANGE/actions");
    CHECK(with(R"("hp":40)") == "E_FIELD/hp");
    CHECK(with(R"("actions":1)") == "E_FIELD/actions");
}

TEST_CASE("sengen 3: tactics, and all problems in their order", "[sengen][3]") {
    CHECK(with(R"("tactic":"狙撃")").empty());
    CHECK(with(R"("tactic":"Sniper")").empty());
    CHECK(with(R"("tactic":"無双")") == "E_TACTIC/tactic");
    CHECK(with(R"("tactic":["fly away"])") == "P002/tactic/0");
    std::string plans = R"("wait")";
    for (int k = 1; k < 24; ++k) plans += R"(,"wait")";
    CHECK(with(R"("tactic":[)" + plans + "]").empty());
    CHECK(with(R"("tactic":["wait",)" + plans + "]") == "E_TACTIC/tactic");
    CHECK(
        of(R"("tactic":"x","cards":[1],"spells":[1],"weapons":[1],"feats":[1],"youjutsuStat":"vit",
        "elementStat":"int","abilities":{"x":1},"skills":{"x":1},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":6},
        "ranks":{"stats":"B","skills":"A","abilities":"C"},"species":"cat","limits":"x","y":1)") ==
        "E_FIELD/y E_LIMITS/limits E_STAT_SUM/stats E_SKILL_UNKNOWN/skills/x "
        "E_ABILITY_UNKNOWN/abilities/x E_SPECIES/species E_ELEMENT/elementStat E_YOUJUTSU/youjutsuStat "
        "E_FEAT/feats/0 E_WEAPON/weapons/0 E_SPELL/spells/0 E_CARD/cards/0 E_TACTIC/tactic");
    CHECK(of(R"("skills":{"danmaku":9},"abilities":{"magic":9})") ==
          "E_RANKS/ranks E_STAT_RANGE/stats/body E_SKILL_RANGE/skills/danmaku "
          "E_ABILITY_RANGE/abilities/magic");
    CHECK(with(R"("skills":{"danmaku":4,"shot":4,"homing":4,"evade":4},)"
               R"("abilities":{"magic":5,"onmyo":5},"gift":"luck")") ==
          "E_SKILL_POINTS/skills E_ABILITY_POINTS/abilities E_SPECIES/gift");
}

TEST_CASE("sengen 3: what is legal and hardly meant", "[sengen][3]") {
    const std::string kUnarmedWarning = "W_NO_ATTACK/members/0/skills";
    CHECK(warned(kUsual) == kUnarmedWarning);
    CHECK(warned(kUsual + R"(,"abilities":{"magic":1},"skills":{"evade":1})") == kUnarmedWarning);
    CHECK(warned(kUsual + R"(,"skills":{"shot":1,"danmaku":1,"homing":1})") == kUnarmedWarning);
    for (const char* const skill : {"shot", "danmaku", "homing"}) {
        CHECK(
            warned(kUsual + R"(,"abilities":{"magic":1},"skills":{")" + skill + R"(":1})").empty());
    }
    // Waves don't home.
    const std::string blade = kUsual + R"(,"feats":["wave"],"weapons":["tachi"],"skills":{")";
    CHECK(warned(blade + R"(homing":1})") == kUnarmedWarning);
    CHECK(warned(blade + R"(shot":1})").empty());
    CHECK(warned(kUsual + R"(,"skills":{"melee":1})").empty());
    CHECK(warned(kUsual + R"(,"abilities":{"onmyo":3},"spells":["seal"])").empty());
    CHECK(warned(kUsual + R"(,"abilities":{"onmyo":3},"spells":["ward"])") == kUnarmedWarning);
    const std::string fists = kUsual + R"(,"skills":{"melee":1},"cards":)";
    CHECK(warned(fists + R"(["veil","flash_step"])").empty());
    CHECK(warned(fists + R"(["veil","comet","snowfield"])") == "W_CARD/members/0/cards/1");
    CHECK(warned(fists + R"(["foxfire"])") == "W_CARD/members/0/cards/0");
    // A card for a spell that its owner lacks, or that is no main action.
    CHECK(warned(fists + R"(["twin_comet"])") == "W_CARD/members/0/cards/0");
    CHECK(warned(fists + R"(["mirage"])") == "W_CARD/members/0/cards/0");
    CHECK(warned(fists + R"(["twin_comet"],"abilities":{"magic":1},"spells":["boost"])") ==
          "W_CARD/members/0/cards/0");
    CHECK(warned(fists + R"(["twin_comet"],"abilities":{"magic":1},"spells":["blast"])").empty());
}

TEST_CASE("sengen 3: what-ifs change one thing of one member, and are legal", "[sengen][3]") {
    const auto party = check_party(
        tests::registry(), system(),
        *parse_json(
            R"({"members":[{"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"int",)"
            R"("stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"evade":4,"melee":1,"resist":4},)"
            R"("abilities":{"magic":2},"feats":["double"],"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"}]})"));
    REQUIRE(party);
    Json before = Json::object();
    system().write(party->build(), before);
    std::map<std::string, int> changed;
    std::map<std::string, int> labels;
    for (const Neighbour& one : system().neighbours(party->build())) {
        Json after = Json::object();
        system().write(one.build, after);
        CHECK(system().check(after, {}, {}));
        std::string keys;
        for (const char* const key :
             {"ranks", "species", "gift", "stats", "skills", "abilities", "elementStat",
              "youjutsuStat", "feats", "extra", "spells", "cards", "tactic"}) {
            if (before.value(key, Json()) != after.value(key, Json())) {
                keys.append(keys.empty() ? "" : " ").append(key);
            }
        }
        ++changed[keys];
        ++labels[one.label.en];
    }
    // 知性 is at its maximum, so that four of the twenty steps, which raise it, are missing.
    CHECK(changed["stats"] == 16);
    CHECK(changed["cards"] == 3 * 15);
    CHECK(changed["tactic"] == 4);
    CHECK(labels["Evasion −1"] == 1);
    // All 34 points are spent, and four levels are the most.
    CHECK(labels.count("Shot +1") == 0);
    CHECK(labels.count("Homing +1") == 0);
    CHECK(labels["Homing +1, Melee −1"] == 1);
    CHECK(labels["Danmaku +1, Evasion −1"] == 1);
    CHECK(labels["Magic −1"] == 1);
    CHECK(labels["Focus → Flash"] == 1);
    // Another gift; and, without the points of 妖術, a fairy.
    CHECK(changed["gift"] == 6);
    CHECK(changed["species gift"] == 1);
    CHECK(changed["feats"] == 3);
    CHECK(changed["extra"] == 2);
    CHECK(changed.count("abilities elementStat") == 1);
    CHECK(changed.count("") == 0);
}

TEST_CASE("sengen 3: a step up that is too dear takes points from another skill", "[sengen][3]") {
    const auto party = check_party(
        tests::registry(), system(),
        *parse_json("{" + kUsual +
                    R"(,"skills":{"danmaku":4,"shot":4,"evade":4,"resist":2,"homing":1}})"));
    REQUIRE(party);
    std::map<std::string, int> labels;
    for (const Neighbour& one : system().neighbours(party->build())) ++labels[one.label.en];
    CHECK(labels.count("Homing +1") == 0);
    CHECK(labels["Homing +1, Danmaku −1"] == 1);
    CHECK(labels["Homing +1, Resistance −1"] == 1);
    CHECK(labels["Melee +1, Homing −1"] == 1);
    CHECK(labels["Homing −1"] == 1);
}

TEST_CASE("sengen 15: the samples are legal, without warnings, and survive text and JSON",
          "[sengen][15]") {
    CHECK(samples_of(system(), Lang::Ja).size() >= 9);
    for (const Json& json : samples_of(system(), Lang::Ja)) {
        INFO(write_json(json));
        const auto party = check_party(tests::registry(), system(), json);
        INFO(told(party.problems()));
        REQUIRE(party);
        CHECK(told(warnings(*party)).empty());
        const ReaderResult again =
            read_anything(tests::registry(), system(), to_text(*party, "sheet"));
        REQUIRE(again.characters.size() == 1);
        CHECK(to_json(again.characters[0]) == to_json(*party));
    }
}

TEST_CASE("sengen 2: settings are said, written and refused by name", "[sengen][2]") {
    const auto said = [](const char* json) {
        const auto settings = system().settings().check(*parse_json(json));
        std::string out = told(settings.problems());
        if (!settings) return out;
        Json written = *parse_json(json);
        if (written.value("cramped", Json()) == true) written["cramped"] = "both";
        CHECK(system().settings().write(*settings) == written);
        for (const SettingSaid& one : system().settings().in_words(*settings)) out += one.text.ja;
        return out;
    };
    CHECK(said("{}").empty());
    CHECK(
        said(R"({"cards":0,"turnLimit":99,"fixedInitiative":true,"cramped":true,"draw":true})") ==
        "スペルカードは1人0枚まで。99ターンまで。行動順は最初のターンで決める。ターン開始時のDP回復なし。"
        "時間切れは引き分け。");
    CHECK(said(R"({"cramped":"both"})") == "ターン開始時のDP回復なし。");
    CHECK(said(R"({"cards":3,"cramped":"B"})") ==
          "スペルカードは1人3枚まで。B側はターン開始時のDP回復なし。");
    CHECK(said(R"({"R2":true,"R3":true,"R11":true})") ==
          "スキル補正は達成値に加える。達成値上昇はLv2毎に1回。接近は目標値を上回ること。");
    CHECK(said(R"({"cards":11,"turnLimit":0,"cramped":"C","draw":1,"packs":1})") ==
          "badSetting/settings/cards badSetting/settings/turnLimit badSetting/settings/cramped "
          "badSetting/settings/draw unknownSetting/settings/packs");
    // Defaults are not written.
    const auto usual = system().settings().check(*parse_json(R"({"turnLimit":30,"R2":false})"));
    REQUIRE(usual);
    CHECK(system().settings().write(*usual).empty());
    std::string turned;
    for (const OtherReading& one : system().settings().other_readings(*usual)) {
        turned += std::string(one.ruling) + write_json(system().settings().write(one.settings));
    }
    CHECK(turned == R"(R2{"R2":true}R3{"R3":true}R11{"R11":true})");
}

} // namespace shiaiba::sengen
