// Tests the panel duel through the interface of a system: samples, texts, links, fights, words
// ([panel 1, 3, 8]).
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/decisions.hpp"
#include "core/fight/party.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/panel.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"
#include "rulesets/panel/words/words.hpp"
#include "workload.hpp"

namespace shiaiba::test {
namespace {

Match match_of(const Json& a, const Json& b, std::uint64_t seed) {
    const Registry registry({&panel::system()});
    Match match;
    match.system = &panel::system();
    match.settings = *panel::system().settings().check(Json::object());
    match.seed = seed;
    const Json* const both[] = {&a, &b};
    for (const Side side : kSides) {
        const auto character = check_party(registry, panel::system(), *both[index(side)]);
        INFO(write_json(to_json(character.problems())));
        REQUIRE(character);
        match.sides[index(side)] = *character;
    }
    return match;
}

TEST_CASE("samples are legal, nothing in them is hardly meant, and all their plans get to speak",
          "[panel][samples]") {
    const std::vector<Json> samples = samples_of(panel::system(), Lang::Ja);
    REQUIRE(samples.size() == 6);
    for (std::size_t a = 0; a < samples.size(); ++a) {
        INFO(write_json(samples[a]));
        const auto sheet = panel::check_sheet(samples[a], panel::house_list());
        REQUIRE(sheet);
        CHECK(write_json(to_json(panel::warnings(*sheet))) == "[]");
        std::set<std::size_t> spoke;
        for (std::size_t b = 0; b < samples.size(); ++b) {
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                const Played played =
                    play(match_of(samples[a], samples[b], seed), Log::Listen::Everything);
                REQUIRE(played.outcome);
                for (const LoggedDecision& one : played.fight_log.decisions) {
                    if (one.actor.side != Side::A) continue;
                    for (std::size_t k = 0; k < one.account.plans.size(); ++k) {
                        const plan::PlanOutcome verdict = one.account.plans[k].verdict;
                        if (verdict == plan::PlanOutcome::Decided ||
                            verdict == plan::PlanOutcome::Agreed) {
                            spoke.insert(k);
                        }
                    }
                }
            }
        }
        std::string silent;
        for (std::size_t k = 0; k < sheet->tactic->plans().size(); ++k) {
            if (spoke.count(k) == 0) silent += std::to_string(k + 1) + " ";
        }
        CHECK(silent == "");
    }
}

TEST_CASE("a posted sheet is read with its problems in their places", "[panel][1.2]") {
    const std::string text =
        "名前：ムライ\n体力：5　神経反射：4　知性：6\nスキル：焔剣、安らぎ\n安らぎ\n"
        "パターン：\n攻め：火剣火水\n水水水風\nプラン：\n定義：A＝火属性のスキル\n"
        "# 温存\n先攻の場合、安らぎを使用しない\nAを使用する\n\n"
        "名前:クロダ\n体力:5 / 神経反射:4 / 知性:7\nスキル:雷撃\nパターン:火火\n"
        "プラン:\n火花を使用する かも\n";
    const ReadText read = panel::system().read(text, {});
    CHECK(read.form == "sheet");
    REQUIRE(read.found.size() == 2);
    CHECK(read.found[0].name == "ムライ");
    REQUIRE(read.found[0].build);
    CHECK_FALSE(read.found[1].build);
    const std::string again = panel::system().to_text(*read.found[0].build, "ムライ", "sheet");
    CHECK(again == "名前:ムライ\n体力:5 / 神経反射:4 / 知性:6\nスキル:焔剣、安らぎ、安らぎ\n"
                   "パターン:\n攻め:火剣火水\n水水水風\nプラン:\n定義: A = 火属性のスキル\n"
                   "# 温存\n先攻の場合、安らぎを使用しない\n火属性のスキルを使用する\n");
    std::string places;
    for (const Problem& one : read.problems) {
        places +=
            one.code + "@" + std::to_string(one.line) + ":" + std::to_string(one.column) + " ";
    }
    CHECK(places.substr(0, 36) == "C02@15:1 C04@16:5 C06@17:6 C08@19:3 ");
    CHECK(panel::system().read("こんにちは。\n名前:だれか\nPOW:20\n", {}).form == "nothing");
}

TEST_CASE("fights end, say the same muted, and every choice can be taken by hand",
          "[panel][hostile]") {
    Dice dice(11);
    std::set<std::string> points;
    const std::set<std::string> all{"use",        "react",    "target", "pay",
                                    "transcribe", "maintain", "attr"};
    // A smaller workload goes on until every kind of decision has occurred.
    for (std::uint32_t k = 0; k < test::workload(60) || (points != all && k < 60); ++k) {
        Json both[2];
        for (Json& json : both) {
            json = Json{{"system", "panel"}, {"name", "甲"}};
            panel::system().write(panel::system().random(dice, Json(), {}, {}), json);
        }
        Match match = match_of(both[0], both[1], k);
        match.controllers = {Controller::Hand, Controller::Plans};
        Dice first(k);
        Dice second(k);
        RandomDecisions one(k);
        RandomDecisions two(k);
        const Played muted = play(match, first, one, Log::Listen::Digest);
        const Played verbose = play(match, second, two, Log::Listen::Everything);
        REQUIRE(verbose.outcome);
        CHECK(muted.digest == verbose.digest);
        CHECK(muted.outcome->winner == verbose.outcome->winner);
        for (const LoggedDecision& decided : verbose.fight_log.decisions) {
            points.insert(decided.point);
        }
    }
    CHECK(points == all);
}

TEST_CASE("names for plans come from a sheet as it is written", "[panel][8.6]") {
    const auto names = [](const char* fields) {
        return panel::system().plan_names(*parse_json(fields), {});
    };
    const plan::Names some = names(
        R"({"stats":{"reflex":99},"skills":["火花",7,"雷撃"],"patterns":[{"name":"攻め","panels":"x"},"火"]})");
    CHECK(some.of(panel::kSkill)[0].own);
    CHECK_FALSE(some.of(panel::kSkill)[1].own);
    CHECK(some.of(panel::kPattern).size() == 2);
    CHECK(some.most == std::vector<int>{15});
    CHECK(names("[]").of(panel::kPattern).empty());
    const auto settings = panel::system().settings().check(*parse_json(R"({"resultRule":null})"));
    REQUIRE(settings);
    CHECK(panel::system().settings().write(*settings).empty());
    CHECK_FALSE(panel::system().settings().check(*parse_json(R"({"resultRule":7})")));
    CHECK(panel::system().settings().form().size() == 2);
}

TEST_CASE("7.2: texts of skills, in the order of their data", "[panel][7.2]") {
    const panel::SkillList& list = *panel::house_list();
    const auto said = [&](const char* name, Lang lang) {
        return panel::skill_text(list.skill(static_cast<std::size_t>(list.find_skill(name))), list,
                                 lang);
    };
    CHECK(said("言封じ", Lang::Ja) == "【起動】相手に1点のダメージの攻撃を行なう\n"
                                      "自分のHPを1点回復する\n相手のスキル1つにBindを与える");
    CHECK(said("受け流し", Lang::Ja) ==
          "【起動】相手の剣属性の攻撃が置かれた時、その攻撃のダメージを2点軽減する\n"
          "相手に1点のダメージの反撃を行なう");
    CHECK(said("解き放ち", Lang::En) == "[Activated] Attack for 3\nSpend 2 Charge: Attack for 3");
    CHECK(said("救済", Lang::Ja).find("自分のHPが6以下の場合、自分のHPを2点回復する") !=
          std::string::npos);
    for (const panel::Skill& skill : list.skills) {
        for (const Lang lang : kLangs) {
            const std::string text = panel::skill_text(skill, list, lang);
            INFO(text);
            CHECK_FALSE(text.empty());
            CHECK(text.find_first_of("{}") == std::string::npos);
        }
    }
}

} // namespace
} // namespace shiaiba::test
