// Tests decisions by plans: the effect of each verb, three-valued conditions, conflicts, accounts
// [panel 8.2, 8.12].
#include <map>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/tactic.hpp"
#include "core/plan/tree.hpp"
#include "panel_words.hpp"

namespace shiaiba::plan {
namespace {

/// A question of the panel duel: options are skills by name, then passing.
class UseQuestion final : public Question {
public:
    struct Offer {
        const char* skill;
        bool sword;
        int panels_left;
    };
    std::vector<Offer> offers;
    bool may_pass = true;
    std::map<std::string, int> known;

    Side side() const override { return Side::A; }
    std::size_t size() const override { return offers.size() + (may_pass ? 1 : 0); }
    std::string point_name() const override { return {}; }
    Option option(std::size_t) const override { return {}; }
    Text prompt() const override { return {}; }
    Text heading(std::string_view) const override { return {}; }
    int kind() const override { return static_cast<int>(panel::Point::Use); }
    bool pass(std::size_t option) const override { return option == offers.size(); }
    int tag(std::size_t option, int tag) const override {
        if (pass(option)) return kNoTag;
        const Vocabulary& words = panel::vocabulary();
        const std::string_view id = words.tags[static_cast<std::size_t>(tag)].id;
        if (id == "art") return offers[option].sword ? 0 : 1;
        if (id != "skill") return kNoTag;
        const auto names = panel_sheet().of(words.tags[static_cast<std::size_t>(tag)].domain);
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (names[k].ja == offers[option].skill) return static_cast<int>(k);
        }
        return kNoTag;
    }
    std::optional<int> fact(int fact, int argument) const override {
        std::string id = panel::vocabulary().facts[static_cast<std::size_t>(fact)].id;
        if (opponents(argument)) id += " of opponent";
        const auto found = known.find(id);
        if (found == known.end()) return std::nullopt;
        return found->second;
    }
    std::optional<int> reserve(std::size_t option, int, int, int) const override {
        return offers[option].panels_left;
    }

    std::string picked(const std::vector<const char*>& texts, Account* account = nullptr) const {
        const std::vector<Definition> none;
        std::vector<Plan> plans;
        for (const char* const text : texts) {
            const Compiled one = compile(text, {&panel::vocabulary(), &panel_sheet(), &none});
            INFO(text);
            REQUIRE(one.plan);
            plans.push_back(*one.plan);
        }
        const Tactic tactic(panel::vocabulary(), plans);
        const std::size_t option = tactic.decide(*this, account);
        REQUIRE(option < size());
        return pass(option) ? "PASS" : offers[option].skill;
    }
};

UseQuestion two_skills() {
    UseQuestion question;
    question.offers = {{"火花", false, 4}, {"水弾", false, 4}};
    return question;
}

TEST_CASE("the upper plan wins, the lower one refines [panel 8.12]") {
    UseQuestion question = two_skills();
    CHECK(question.picked({}) == "火花");
    CHECK(question.picked({"火花を使用しない", "火花を使用する"}) == "水弾");
    CHECK(question.picked({"火花を使用する", "火花を使用しない"}) == "火花");
    question.offers = {{"火花", false, 4}, {"一太刀", true, 4}};
    CHECK(question.picked({"剣技だけを使用する", "火花を使用する"}) == "一太刀");
    question.offers = {{"火花", false, 4}};
    CHECK(question.picked({"剣技だけを使用する"}) == "PASS");
    CHECK(question.picked({"スキルを使用しない"}) == "PASS");
    question.offers = {{"業火", false, 1}, {"焔剣", true, 2}, {"火花", false, 3}};
    CHECK(question.picked({"パネルを2枚残す", "業火を使用する"}) == "焔剣");
    CHECK(question.picked({"パネルを5枚残す", "業火を使用する"}) == "PASS");
    question.may_pass = false;
    CHECK(question.picked({"剣技だけを使用する"}) == "焔剣");
    CHECK(question.picked({"スキルを使用しない"}) == "業火");
    CHECK(question.picked({"パネルを5枚残す"}) == "業火");
}

TEST_CASE("a condition of what is not known is silent, either way round [panel 8.2]") {
    UseQuestion question = two_skills();
    const auto water_when = [&](const std::string& condition) {
        const std::string text = "when " + condition + ": use 水弾";
        return question.picked({text.c_str()}) == "水弾";
    };
    question.known = {{"hp", 5}, {"hp of opponent", 7}};
    CHECK(water_when("my hp = 5"));
    CHECK_FALSE(water_when("my hp != 5"));
    CHECK(water_when("my hp < opponent hp"));
    CHECK(water_when("my hp <= 5"));
    CHECK(water_when("my hp is less than 6"));
    CHECK_FALSE(water_when("my hp > 5"));
    CHECK_FALSE(water_when("my hp >= opponent hp"));
    CHECK_FALSE(water_when("incoming damage >= 1"));
    CHECK_FALSE(water_when("not incoming damage >= 1"));
    CHECK_FALSE(water_when("not incoming is fire"));
    CHECK_FALSE(water_when("incoming damage <= my hp"));
    // Kleene's logic: `or` and `and` can be decided by the part that is known.
    CHECK(water_when("my hp = 5 or incoming is fire"));
    CHECK(water_when("incoming is fire or my hp = 5"));
    CHECK_FALSE(water_when("my hp = 5 and incoming is fire"));
    CHECK_FALSE(water_when("my hp = 6 or incoming is fire"));
    CHECK_FALSE(water_when("incoming is fire and my hp = 6"));
}

TEST_CASE("an account says which plan decided, and why the others didn't") {
    UseQuestion question = two_skills();
    question.known = {{"hp", 62}};
    Account account;
    const auto said = [&](std::size_t plan, Lang lang) {
        return in_words(account.plans[plan], panel::vocabulary(), panel_sheet(), lang);
    };
    CHECK(question.picked({"自分のHPが40未満の場合、火花を使用する",
                           "受ける攻撃のダメージが1以上の場合、火花を使用する", "剣技を使用する",
                           "水弾を使用する", "水弾を使用しない", "火パネルを狙う",
                           "スキルを使用する"},
                          &account) == "水弾");
    CHECK(account.decided == 3);
    const PlanOutcome expected[] = {PlanOutcome::ConditionFalse, PlanOutcome::ConditionUnknown,
                                    PlanOutcome::NoOption,       PlanOutcome::Decided,
                                    PlanOutcome::LeavesNothing,  PlanOutcome::OtherDecision,
                                    PlanOutcome::Agreed};
    REQUIRE(account.plans.size() == std::size(expected));
    for (std::size_t k = 0; k < account.plans.size(); ++k) {
        INFO(k);
        CHECK(account.plans[k].verdict == expected[k]);
        CHECK_FALSE(said(k, Lang::Ja).empty());
        CHECK_FALSE(said(k, Lang::En).empty());
    }
    CHECK(said(0, Lang::Ja) == "条件が偽: 自分のHP 62 < 40");
    CHECK(said(0, Lang::En) == "The condition is false: my hp 62 < 40");
    CHECK(said(1, Lang::Ja) == "条件が不明: 受ける攻撃のダメージ ? ≥ 1");

    CHECK(question.picked({}, &account) == "火花");
    CHECK(account.decided == -1);
}

/// 300 options are more than a machine word has bits.
TEST_CASE("many options are decided as few are") {
    UseQuestion question;
    for (int k = 0; k < 300; ++k)
        question.offers.push_back({k == 270 ? "水弾" : "火花", k == 280, 4});
    CHECK(question.picked({"水弾を使用する"}) == "水弾");
    CHECK(question.picked({"火花を使用しない"}) == "水弾");
    CHECK(question.picked({"魔法を使用しない", "スキルを使用する"}) == "火花");
}

} // namespace
} // namespace shiaiba::plan
