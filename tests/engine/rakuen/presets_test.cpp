// Tests the presets of tactics against their rules written by hand, and the words of
// らくえん模擬戦's plans.
#include <algorithm>
#include <set>

#include "../workload.hpp"
#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/json.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/plans/question.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {
namespace {

/// The four presets' lists of rules, written as code by hand.
class ByHand {
public:
    explicit ByHand(const RakuenQuestion& question) : question_(question) {}

    std::size_t decide(std::string_view preset) {
        if (preset == "堅実") return steady();
        if (preset == "回避") return evasive();
        if (preset == "要塞") return fortress();
        return revenge();
    }

private:
    /// The value of a fact; throws Unknown if it isn't known, so that no condition on it holds.
    int fact(Fact fact, bool foe = false) const {
        const auto value = question_.fact(static_cast<int>(fact), plan_argument(foe));
        if (!value) throw Unknown();
        return *value;
    }
    struct Unknown {};

    /// Chooses the option if it is legal, unless one is chosen already.
    void take(std::string_view said) {
        for (std::size_t k = 0; k < question_.size() && !taken_; ++k) {
            if (token(question_.moves()[k]) == said) taken_ = k;
        }
    }
    void best(const std::string& action, const std::string& skill = "") {
        std::vector<int> abilities{0, 1, 2};
        std::stable_sort(abilities.begin(), abilities.end(),
                         [&](int x, int y) { return margin(x) > margin(y); });
        for (const int ability : abilities) {
            take(action + " " + std::string(id(static_cast<Ability>(ability))) + skill);
        }
    }
    int margin(int ability) const {
        return *question_.fact(static_cast<int>(Fact::Margin), plan_argument(false, ability));
    }
    /// The シフト that makes a double: the higher double first, then red before blue, then +1
    /// before −1.
    void shift() {
        const Pair pair = question_.attack().last;
        int highest = 0;
        std::string said;
        for (const bool blue : {false, true}) {
            for (const int step : {1, -1}) {
                const int face = ((blue ? pair.blue : pair.red) + step + 10) % 10;
                const int other = blue ? pair.red : pair.blue;
                const int value = face == 0 ? 20 : 2 * face;
                if (face != other || value <= highest) continue;
                highest = value;
                said = std::string("use shift ") + (blue ? "blue" : "red") +
                       (step > 0 ? " +1" : " -1");
            }
        }
        take(said);
    }
    template <class Condition>
    bool when(const Condition& condition) const {
        try {
            return condition();
        } catch (const Unknown&) {
            return false;
        }
    }
    bool invisible() const {
        return when([&] { return fact(Fact::CanInvisible) == 1; });
    }
    bool deadly() const {
        return when([&] { return fact(Fact::GuardLoss) >= fact(Fact::Hp); });
    }
    bool chance(int least) const {
        return when([&] { return fact(Fact::EvadeChance) >= least; });
    }
    std::size_t otherwise(std::string_view said) {
        take(said);
        return taken_.value_or(0);
    }
    std::size_t by_default() {
        if (question_.point() == Point::Attack) best("attack");
        return otherwise("pass");
    }
    Point point() const { return question_.point(); }

    std::size_t steady() {
        if (point() == Point::Order) take("first");
        if (point() == Point::Attack) {
            if (invisible()) best("invisible");
            best("attack");
        }
        if (point() == Point::After) {
            if (fact(Fact::DiceGap) == 1) shift();
            if (fact(Fact::In) >= 4 && fact(Fact::DiceTotal) >= 9) take("use finisher");
            if (fact(Fact::In, true) >= 5 && fact(Fact::IncomingCritical) == 0) take("use seal");
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade +counter");
            if (deadly()) take("evade");
            const int evading =
                (10'000 - fact(Fact::EvadeChance)) * fact(Fact::IncomingAttack) / 10'000;
            const int critical = fact(Fact::IncomingCritical);
            if (evading < fact(Fact::GuardLoss) + 10 * critical) take("evade");
            if (fact(Fact::GuardLoss) >= 16 || critical == 1) take("guard +riposte");
            take("guard");
        }
        if (point() == Point::Counter && fact(Fact::IncomingAttack) >= 28) take("counter");
        if (point() == Point::InvisibleGuard && fact(Fact::Left) >= 30) take("iguard +ironwall");
        if (point() == Point::InvisibleDie) take(fact(Fact::Left) > 0 ? "roll" : "stop");
        return by_default();
    }
    std::size_t evasive() {
        if (point() == Point::Order) take("first");
        if (point() == Point::Attack) {
            if (invisible()) best("invisible");
            best("attack");
        }
        if (point() == Point::After) {
            if (fact(Fact::DiceGap) == 1) shift();
            if (fact(Fact::In) >= 4 && fact(Fact::DiceTotal) >= 9) take("use finisher");
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade");
            if (chance(6000) && fact(Fact::IncomingHit) >= 11) take("evade +counter");
            if (chance(6000)) take("evade");
            take("guard");
        }
        if (point() == Point::Counter && fact(Fact::IncomingAttack) >= 28) take("counter");
        if (point() == Point::InvisibleDie) take(fact(Fact::Left) > 0 ? "roll" : "stop");
        return by_default();
    }
    std::size_t fortress() {
        if (point() == Point::Order) take("second");
        if (point() == Point::Attack) {
            if (invisible()) best("invisible");
            if (fact(Fact::In) >= 3) best("attack", " +seal");
            best("attack");
        }
        if (point() == Point::After && fact(Fact::In) >= 4 && fact(Fact::DiceTotal) >= 9) {
            take("use finisher");
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade");
            if (chance(8700)) take("evade");
            if (fact(Fact::GuardLoss) >= 12 || fact(Fact::IncomingCritical) == 1) {
                take("guard +riposte");
            }
            take("guard");
        }
        if (point() == Point::InvisibleGuard) take("iguard +ironwall");
        if (point() == Point::InvisibleDie) {
            if (fact(Fact::Left) >= fact(Fact::Hp)) take("roll");
            if (fact(Fact::IncomingCritical) == 1 && fact(Fact::Rolled) == 0) take("roll");
            take("stop");
        }
        return by_default();
    }
    std::size_t revenge() {
        if (point() == Point::Order) take("second");
        if (point() == Point::Attack) {
            if (fact(Fact::In) >= 8 && invisible()) best("invisible", " +stun");
            if (fact(Fact::In) >= 8 && invisible()) best("invisible");
            if (fact(Fact::HpDifference) <= -30 && invisible()) best("invisible");
            best("attack");
        }
        if (point() == Point::After) {
            if (fact(Fact::In) >= 6) take("use finisher");
            if (fact(Fact::DiceGap) == 1) shift();
        }
        if (point() == Point::Defend) {
            if (deadly()) take("evade");
            if (chance(6000)) take("evade");
            if (chance(4000) && fact(Fact::Hp) > 60) take("evade");
            take("guard");
        }
        if (point() == Point::Counter && fact(Fact::IncomingAttack) >= 28) take("counter");
        if (point() == Point::InvisibleGuard && fact(Fact::Left) >= 30) take("iguard +ironwall");
        if (point() == Point::InvisibleDie) take(fact(Fact::Left) > 0 ? "roll" : "stop");
        return by_default();
    }

    const RakuenQuestion& question_;
    std::optional<std::size_t> taken_;
};

/// Plays by a preset, and compares every decision with the rules written by hand.
class Compared final : public Planner {
public:
    explicit Compared(std::size_t place) : place_(place) {}
    std::size_t decide(const Question& question, plan::Account*) const override {
        const auto& asked = static_cast<const RakuenQuestion&>(question);
        const std::size_t planned = presets().tactic(place_).decide(question, nullptr);
        const std::size_t by_hand = ByHand(asked).decide(presets()[place_].id);
        if (planned != by_hand) {
            INFO(presets()[place_].id << " " << token(asked.moves()[by_hand]));
            CHECK(token(asked.moves()[planned]) == token(asked.moves()[by_hand]));
        }
        seen.insert(asked.kind());
        return planned;
    }
    mutable std::set<int> seen;

private:
    std::size_t place_;
};

TEST_CASE("the presets decide as their rules do, line by line [rakuen 20.3]") {
    Dice builds(20);
    const std::vector<std::string> none;
    for (const bool advanced : {false, true}) {
        RakuenSettings own;
        own.advanced = advanced;
        own.start = {fresh_fighter(advanced), fresh_fighter(advanced)};
        std::vector<Compared> players{Compared(0), Compared(1), Compared(2), Compared(3)};
        for (std::uint32_t k = 0; k < test::workload(800); ++k) {
            const std::array<Party, 2> sides{random_party(system(), builds, Json(), {}),
                                             random_party(system(), builds, Json(), {})};
            const auto one = static_cast<std::size_t>(builds.below(players.size()));
            const auto two = static_cast<std::size_t>(builds.below(players.size()));
            const Planners planners{&players[one], &players[two]};
            Dice dice(k);
            RecordedDecisions record(none);
            Log log(Log::Listen::Nothing);
            FightContext context(dice, record, log, planners);
            system().fight(Settings(own), {&sides[0], &sides[1]}, context);
        }
        for (const Compared& player : players) CHECK(player.seen.size() >= (advanced ? 6 : 5));
    }
}

// The words of tactics, and the four presets ([rakuen 20]).

const std::vector<plan::Definition> kNone;

plan::Compiled read(std::string_view text) {
    return plan::compile(text, {&vocabulary(), &no_names(), &kNone});
}

std::size_t lines(std::string_view text) {
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST_CASE("every line of a preset is a plan, and comes back from its words [rakuen 20.3]") {
    for (std::size_t k = 0; k < presets().size(); ++k) {
        const plan::Tactic& tactic = presets().tactic(k);
        INFO(presets()[k].en);
        CHECK(tactic.plans().size() == lines(presets()[k].plans));
        std::string again;
        for (const plan::Plan& plan : tactic.plans()) {
            for (const Lang lang : kLangs) {
                const std::string text = print(plan, vocabulary(), no_names(), lang);
                INFO(text);
                const plan::Compiled compiled = read(text);
                REQUIRE(compiled.plan);
                CHECK(*compiled.plan == plan);
                if (lang == Lang::En) again += text + "\n";
            }
        }
        UNSCOPED_INFO(again);
        CHECK(presets().find(presets()[k].id) == k);
        CHECK(presets().find(presets()[k].en) == k);
    }
    CHECK(presets().find("") == presets().size());
}

TEST_CASE(
    "IN is written in capitals in English, since it is also a word, and read in any letters") {
    const plan::Compiled compiled = read("when my in >= 4: declare finisher");
    REQUIRE(compiled.plan);
    CHECK(print(*compiled.plan, vocabulary(), no_names(), Lang::En) ==
          "when my IN is at least 4: declare finisher");
}

TEST_CASE("the words of the table mean its facts and choices [rakuen 20.2b]") {
    struct Said {
        const char* ja;
        const char* en;
        const char* tree;
    };
    constexpr Said kSaid[] = {
        {"自分の前回の能力がPOWでない場合、POWで攻撃する",
         "when my last ability is not POW: attack with POW",
         R"({"when":{"fact":"last","args":{"who":"self"},"cmp":"!=","value":"POW"},"do":{"verb":"prefer","kind":"attack","sel":{"action":"attack","ability":"POW","with":"none"}}})"},
        {"切札を使用済み または 相手が反動中 の場合、先攻を選ぶ",
         "when trump is used or opponent is recoiling: choose first",
         R"({"when":{"or":[{"fact":"used","args":{"who":"self","skill":"trump"},"cmp":"=","value":true},{"fact":"recoil","args":{"who":"opponent"},"cmp":"=","value":true}]},"do":{"verb":"prefer","kind":"order","sel":{"action":"first"}}})"},
        {"回避の期待損失が防御の負担未満の場合、回避を選ぶ",
         "when evade loss < guard cost: choose evade",
         R"({"when":{"fact":"evadeLoss","cmp":"<","value":{"fact":"guardCost"}},"do":{"verb":"prefer","kind":"defend","sel":{"action":"evade"}}})"},
        {"回避の成功率が86.5%以上の場合、防御を選ぶ", "when evade chance >= 86.5%: choose guard",
         R"({"when":{"fact":"p_evade","cmp":">=","value":8650},"do":{"verb":"prefer","kind":"defend","sel":{"action":"guard"}}})"},
        {"WIZの能力差が-5以下の場合、強制封印を宣言しない",
         "when WIZ margin <= -5: do not declare seal",
         R"({"when":{"fact":"margin","args":{"ability":"WIZ"},"cmp":"<=","value":-5},"do":{"verb":"avoid","kind":"after","sel":{"with":"seal"}}})"},
        {"もっとも強い能力でインビジブル攻撃する", "attack invisibly with the strong ability",
         R"({"do":{"verb":"prefer","kind":"attack","sel":{"action":"invisible","with":"none","rank":"strong"}}})"},
        {"自分の強制チェイン数が3以上の場合、INでダイスを振る",
         "when my forced chains >= 3: roll with IN",
         R"({"when":{"fact":"forced","args":{"who":"self"},"cmp":">=","value":3},"do":{"verb":"prefer","kind":"idie","sel":{"action":"roll"}}})"},
    };
    for (const Said& said : kSaid) {
        for (const char* const text : {said.ja, said.en}) {
            INFO(text);
            const plan::Compiled compiled = read(text);
            CHECK(write_json(to_json(compiled.problems)) == "[]");
            REQUIRE(compiled.plan);
            CHECK(write_json(to_json(*compiled.plan, vocabulary(), no_names())) == said.tree);
        }
    }
}

template <class List>
std::string ids(const List& list) {
    std::string out;
    for (const auto& one : list) out += std::string(one.id) + " ";
    return out;
}

/// Frozen: links store places in these lists, so that published entries keep their places and new
/// ones are appended.
TEST_CASE("places in the vocabulary never change") {
    const plan::Vocabulary& words = vocabulary();
    const auto begins = [](const std::string& all, std::string_view published) {
        CHECK(all.substr(0, published.size()) == published);
    };
    begins(
        ids(words.facts),
        "hp maxHp lostHp turn first second in sp evades guards pow spd wiz last stunned recoil "
        "sealed used diff.hp can.invisible can forced margin dice.total dice.gap in.attack in.hit "
        "in.crit in.invisible in.stun in.seal p_evade loss.guard evadeLoss guardCost left rolled ");
    begins(ids(words.tags), "action ability with rank shift skills ");
    begins(ids(words.decisions), "order attack after defend counter iguard idie ");
    begins(ids(words.domains), "who who ability ability skill skill action rank shift ");
    const char* const symbols[] = {
        "self opponent ",
        "self opponent ",
        "POW SPD WIZ ",
        "POW SPD WIZ none ",
        "finisher shift rush half flat seal stun charge surehit break trump riposte counter ironwall none ",
        "finisher shift rush half flat seal stun charge surehit break trump ",
        "first second attack invisible charge use evade guard counter iguard roll stop ",
        "best strong weak ",
        "crit ",
    };
    for (std::size_t k = 0; k < std::size(symbols); ++k)
        begins(ids(words.domains[k].symbols), symbols[k]);
    std::string tactics;
    for (std::size_t k = 0; k < presets().size(); ++k)
        tactics += std::string(presets()[k].en) + " ";
    begins(tactics, "Steady Evasive Fortress Revenge ");
    // Frozen: ranges decide the widths of numbers in links.
    std::string ranges;
    for (const plan::Fact& fact : words.facts) {
        ranges += std::to_string(fact.least) + "," + std::to_string(fact.most) + " ";
    }
    begins(ranges,
           "0,150 0,150 0,150 1,1000 0,1 0,1 0,1000 0,3 0,1000 0,1000 0,60 0,60 0,60 0,3 0,1 "
           "0,1 0,1 0,1 -150,150 0,1 0,1 0,1000 -60,60 0,1000 0,5 0,10000 0,10000 0,1 0,1 0,1 "
           "0,1 0,10000 0,10000 0,10000 0,10000 0,10000 0,1000 ");
    CHECK(words.facts.size() <= (std::size_t{1} << words.fact_bits));
    CHECK(words.tags.size() <= (std::size_t{1} << words.tag_bits));
    CHECK(words.decisions.size() <= (std::size_t{1} << words.decision_bits));
    CHECK(words.fact_bits == 6);
    CHECK(words.tag_bits == 4);
    CHECK(words.decision_bits == 3);
}

TEST_CASE("a build's tactic: a preset, text, a list, or none [rakuen 20]") {
    const auto same = [](const Json& json) {
        const auto tactic = plan::check_tactic(json, presets());
        REQUIRE(tactic);
        CHECK(*plan::check_tactic(plan::write_tactic(*tactic, presets()), presets()) == *tactic);
        BitWriter out;
        plan::pack_tactic(*tactic, presets(), out);
        BitReader in(out.bytes(), out.size());
        const auto again = plan::unpack_tactic(in, presets());
        REQUIRE(again);
        CHECK(*again == *tactic);
        CHECK(in.left() == 0);
        return *tactic;
    };
    CHECK(same(Json()).tactic(presets()) == nullptr);
    CHECK(same("要塞").tactic(presets()) == &presets().tactic(2));
    CHECK(same("Fortress").preset == 2);
    CHECK(same("回避を選ぶ\n").own->plans().size() == 1);
    const Json list =
        Json::array({"choose evade", plan::write_tactic(same("先攻を選ぶ"), presets())[0]});
    CHECK(same(list).own->plans().size() == 2);
    CHECK(same(Json::array()).tactic(presets()) != nullptr);

    const auto problem = [](const Json& json) {
        const auto tactic = plan::check_tactic(json, presets());
        return tactic ? std::string()
                      : tactic.problems().front().path + " " + tactic.problems().front().code;
    };
    CHECK(problem("") == " unknownTactic");
    CHECK(problem("最強") == " P002");
    CHECK(problem(7) == " plans");
    CHECK(problem(Json::array({"choose guard", "choose gard"})) == "/1 P016");
    CHECK(problem(Json::parse(
              R"([{"do":{"verb":"prefer","kind":"after","sel":{"with":"riposte"}}}])")) ==
          "/0/do P016");
    CHECK(
        problem(Json::parse(
            R"([{"when":{"fact":"hp","cmp":"<","value":999},"do":{"verb":"prefer","kind":"defend","sel":{"action":"guard"}}}])")) ==
        "/0/when/value P014");
    CHECK(problem(Json::parse(R"([{"when":{"fact":"mood","cmp":"<","value":9},"do":{}}])")) ==
          "/0/when/fact P002");
}

} // namespace
} // namespace shiaiba::rakuen
