// Tests the questions ([sengen 9]): who is asked what and when, and what they tell.
#include <set>
#include <utility>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/system/view.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/plans/question.hpp"
#include "sengen/position.hpp"
#include "share/some_matches.hpp"

namespace shiaiba::sengen {
namespace {

const std::string kOne = one("3 3 3 3 3");

/// Deals anew for the side that is asked at question number `at`, and takes last options.
class Dealing final : public Decisions {
public:
    Dealing(std::uint64_t seed, int at) : dice_(seed), at_(at) {}
    Decision next(const Question& question) override {
        if (asked_++ == at_) question.redeal(question.side(), dice_);
        return {Decision::Kind::Pick, question.size() - 1};
    }

private:
    Dice dice_;
    int at_;
    int asked_ = 0;
};

/// Shoots, keeps what is told about not defending, and takes last options elsewhere.
class Hearing final : public Decisions {
public:
    Decision next(const Question& question) override {
        if (question.point_name() == "defence") heard = question.otherwise();
        std::size_t option = question.size() - 1;
        for (std::size_t k = 0; k < question.size(); ++k) {
            if (question.token(k) == "shot magic 1") option = k;
        }
        return {Decision::Kind::Pick, option};
    }
    Text heard;
};

/// Shoots, and keeps the cards that the defender can't deploy when first asked, as "name: reason (rule)".
class Carded final : public Decisions {
public:
    Decision next(const Question& question) override {
        std::size_t option = question.size() - 1;
        for (std::size_t k = 0; k < question.size(); ++k) {
            if (question.token(k) == "shot magic 1") option = k;
        }
        if (question.point_name() == "defence" && !std::exchange(asked_, true)) {
            for (const Unable& one : question.unable())
                heard.push_back(one.name.en + ": " + one.why.en + " (" + std::string(one.rule) +
                                ")");
        }
        return {Decision::Kind::Pick, option};
    }
    std::vector<std::string> heard;

private:
    bool asked_ = false;
};

/// Yields to allies, who all pass, and then takes the attack. Keeps the questions at one point and
/// the tags of their options.
class Yielding final : public Decisions {
public:
    explicit Yielding(const char* point) : point_(point) {}
    Decision next(const Question& question) override {
        std::size_t taken = 0;
        for (std::size_t k = 0; k < question.size(); ++k) {
            const Option option = question.option(k);
            for (const std::string& tag : option.tags) {
                if (tag.starts_with("settle")) tags.push_back(option.id + ": " + tag);
            }
            for (const char* const token :
                 {"danmaku magic", "shot magic 1", "yield", "pass", "take"}) {
                if (question.token(k) == token) taken = k;
            }
        }
        if (question.point_name() == point_) heard.push_back(question.prompt());
        return {Decision::Kind::Pick, taken};
    }
    std::vector<Text> heard;
    std::vector<std::string> tags;

private:
    std::string point_;
};

/// Takes the first of these tokens that stands there, else the last option, and keeps what a
/// question asks, what is noted beside its first option, and which options are tagged as needless,
/// at one point.
class Reading final : public Decisions {
public:
    Reading(const char* point, std::vector<std::string> takes)
        : point_(point), takes_(std::move(takes)) {}
    Decision next(const Question& question) override {
        if (question.point_name() == point_) {
            asked.push_back(question.prompt());
            noted.push_back(question.option(0).note);
            std::string needless;
            for (std::size_t k = 0; k < question.size(); ++k) {
                const Option option = question.option(k);
                for (const char* const tag : {"same", "idle", "later"}) {
                    if (std::find(option.tags.begin(), option.tags.end(), tag) != option.tags.end())
                        needless += (needless.empty() ? "" : ", ") + option.id + ": " + tag;
                }
            }
            tagged.push_back(needless);
        }
        for (const std::string& token : takes_) {
            for (std::size_t k = 0; k < question.size(); ++k) {
                if (question.token(k) == token) return {Decision::Kind::Pick, k};
            }
        }
        return {Decision::Kind::Pick, question.size() - 1};
    }
    std::vector<Text> asked;
    std::vector<Text> noted;
    std::vector<std::string> tagged;

private:
    std::string point_;
    std::vector<std::string> takes_;
};

} // namespace

TEST_CASE("7, 9: whoever chooses in a tie is told with whom, and at which number", "[sengen][9]") {
    Position p(party({kOne, one("6 3 3 3 3")}), party({kOne, one("3 3 3 6 3")}));
    for (const char* const who : {"A1", "A2", "B1", "B2"}) p.at(who).dp = 9;
    // A2 says another number, and B2 has most DP of those who are tied.
    p.at("A2").dp = 8;
    p.at("B2").dp = 10;
    Reading reading("side", {"9"});
    p.decided_by(reading).dice("666 111");
    p.initiative();
    REQUIRE(reading.asked.size() == 2);
    CHECK(reading.asked[0].ja ==
          "{B2}、{A1}、{B1}とイニシアティブ9で並んだ。先に動くか、後に動くか？");
    CHECK(reading.asked[0].en ==
          "{B2}, you are tied with {A1}, {B1} at initiative 9: do you go first, or last?");
    CHECK(reading.asked[1].ja ==
          "{A1}、{B1}、{B2}とイニシアティブ9で並んだ。先に動くか、後に動くか？");
}

TEST_CASE("6, w1: a second question about spell cards is a short one", "[sengen][9][6]") {
    const auto asked = [](const char* cards, std::vector<std::string> takes) {
        Position p(one("3 3 3 3 3", "", "", cards), kOne);
        Reading reading("turn_start", std::move(takes));
        p.decided_by(reading);
        p.turn_start();
        std::vector<std::string> all;
        for (const Text& text : reading.asked) all.push_back(text.ja);
        return all;
    };
    using Asked = std::vector<std::string>;
    const char* const first = "{A1}、ターン開始時にスペルカードをどうする？";
    CHECK(asked(R"("cards":["veil","comet"])", {"deploy 1", "pass"}) ==
          Asked{first, "{A1}、展開中のカードのほかにスペルカードを使う？"});
    CHECK(asked(R"("cards":["veil"])", {"deploy 1", "pass"}) ==
          Asked{first, "{A1}、展開中のカードを下げる？"});
}

TEST_CASE("6, 9: what would only spend a card or spirit is told as such", "[sengen][9][6]") {
    const auto tagged = [](const char* point, int dp, unsigned used, bool with_ally) {
        const std::string able =
            one("3 3 3 3 3", "shot1", "magic1", R"("cards":["veil","comet","star_ring"])");
        Position p(with_ally ? party({able, one("3 3 3 3 3")}) : able, kOne);
        p.at("A1").dp = dp;
        p.at("A1").deployed = 0;
        p.at("A1").card_hp = 9;
        p.at("A1").used = used;
        if (with_ally) p.at("A2").dp = 1;
        Reading reading(point, {"pass", "wait"});
        p.decided_by(reading);
        if (std::string(point) == "turn_start")
            p.turn_start();
        else
            p.main("A1");
        return reading.tagged.empty() ? std::string("not asked") : reading.tagged[0];
    };
    const int all = Position(kOne, kOne).at("A1").dp_max;
    // With all DP neither clearing nor another card brings any.
    CHECK(tagged("turn_start", all, 0b001, false) == "clear 2: same, dismiss: later");
    CHECK(tagged("main", all, 0b001, false) == "clear 2: idle");
    // An ally would regain some.
    CHECK(tagged("main", all, 0b001, true) == "");
    // With less, 環状星雲 (the third) could be deployed in place of the first.
    CHECK(tagged("main", all - 1, 0b001, false) == "");
    CHECK(tagged("main", all - 1, 0b101, false) == "");
    // A spell that holds to the battle's end adds nothing when it is cast again.
    Position p(one("3 3 3 3 3", "", "youjutsu3", R"("youjutsuStat":"int","spells":["haze"])"),
               kOne);
    Reading reading("setup", {"cast haze", "3"});
    p.decided_by(reading).dice("666");
    p.setups();
    p.at("A1").casts = p.at("A1").setup_casts = 0;
    p.at("A1").mods[0].until = kNeverOver;
    p.decided_by(reading);
    p.setups();
    CHECK(reading.tagged == std::vector<std::string>{"", "cast haze: same"});
}

TEST_CASE("8.2, 8.4: what the points of a shot are is told beside it", "[sengen][9][8.2]") {
    Position p(one("3 3 3 3 3", "shot4", "magic1"), kOne);
    Reading reading("main", {});
    p.decided_by(reading);
    p.main("A1");
    REQUIRE(reading.noted.size() == 1);
    // Level 4 gives one die more for 3 DP, and two for 6.
    CHECK(reading.noted[0].ja == "点は払うDP。振るダイスは、1点で1個、3点で4個、6点で8個。");
    CHECK(reading.noted[0].en == "Dice rolled: 1 for 1 DP, 4 for 3 DP, 8 for 6 DP.");
}

TEST_CASE("8.7, 8.1, w6: what is asked once more says that no ally stepped in", "[sengen][9]") {
    const std::string able = one("3 3 3 3 3", "melee1", "", R"("cards":["veil"])");
    for (const char* const point : {"defence", "danmaku"}) {
        Position p(
            one("3 3 3 3 3", std::string(point) == "defence" ? "shot1" : "danmaku1", "magic1"),
            party({able, able}));
        Yielding yielding(point);
        p.decided_by(yielding);
        p.main("A1");
        REQUIRE(yielding.heard.size() >= 2);
        CHECK(yielding.heard[0].ja.find("味方は") == std::string::npos);
        CHECK(yielding.heard[1].ja.find("味方はだれも代わらなかった。") != std::string::npos);
        CHECK(yielding.heard[1].en.find("no ally stepped in: how do you meet") !=
              std::string::npos);
    }
}

TEST_CASE("8.1, w4: taking a danmaku settles the question before its damage", "[sengen][9]") {
    Position p(one("3 3 3 3 3", "danmaku1", "magic1"),
               one("3 3 3 3 3", "", "", R"("cards":["veil"])"));
    Yielding taking("last");
    p.decided_by(taking);
    p.main("A1");
    CHECK(taking.heard.size() == 1);
    CHECK(taking.tags == std::vector<std::string>{"take: settles", "accept: settled"});
}

TEST_CASE("9, 5.2: what is said of taking an attack counts the barrier before HP",
          "[sengen][9][5.2]") {
    const auto heard = [](int barrier) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"), kOne);
        p.at("B1").barrier = barrier;
        Hearing hearing;
        p.decided_by(hearing);
        p.main("A1");
        return hearing.heard;
    };
    CHECK(heard(0).ja == "当たれば平均6.5ダメージでHP 22→約16。");
    CHECK(heard(3).ja == "当たれば平均6.5ダメージで障壁3が先に防いでHP 22→約19。");
    CHECK(heard(3).en ==
          "If it hits: 6.5 damage on average, the barrier of 3 takes it first, HP 22→about 19.");
}

TEST_CASE("6: the cards that wait behind the deployed one are named with the rule", "[sengen][6]") {
    const auto heard = [](int deployed, unsigned used) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"),
                   one("3 3 3 3 3", "", "", R"("cards":["veil","comet","star_ring"])"));
        p.at("B1").deployed = deployed;
        p.at("B1").used = used;
        p.at("B1").card_hp = 9;
        Carded carded;
        p.decided_by(carded);
        p.main("A1");
        return carded.heard;
    };
    using Cards = std::vector<std::string>;
    // Cards for one action can be used beside it; used ones are gone.
    CHECK(heard(0, 0b001) == Cards{"Ring Nebula: not while Gauze Boundary is deployed (6)"});
    CHECK(heard(0, 0b101) == Cards{});
    CHECK(heard(-1, 0) == Cards{});
}

TEST_CASE("9: main lists actions in the order of the table", "[sengen][9]") {
    const std::string all =
        one("3 3 3 3 3", "danmaku1 shot1 homing2 melee1 evade1", "onmyo3 magic2 ranged1 mtrain1",
            R"("feats":["wave"],"weapons":["spirit_bow","tachi","knives"],)"
            R"("spells":["mend","seal"],"cards":["veil","comet","flash_step"])");
    Position p(all, kOne);
    p.at("A1").dp = 5;
    p.at("A1").graze = 5;
    p.at("A1").spirit = 11;
    p.main("A1");
    CHECK(p.open_options() ==
          "danmaku onmyo, danmaku magic, danmaku ranged:spirit_bow, danmaku ranged:knives, "
          "danmaku wave:tachi, "
          "shot onmyo 1, shot onmyo 3, shot magic 1, shot magic 3, shot ranged:spirit_bow 1, "
          "shot ranged:spirit_bow 3, shot ranged:knives 1, shot ranged:knives 3, "
          "shot wave:tachi 1, shot wave:tachi 3, "
          "homing onmyo 0, homing onmyo 1, homing magic 0, homing magic 1, "
          "homing ranged:spirit_bow 0, homing ranged:spirit_bow 1, "
          "approach, cast mend, cast seal, card 2, card 3, wait, deploy 1, clear 2, clear 3, "
          "absorb");
}

TEST_CASE("9: a card's action stands only where it can be done", "[sengen][9][8.9]") {
    const std::string back = one("3 3 3 3 3", "shot1 melee1", "magic1",
                                 R"("cards":["comet","twin_comet","flash_step"])");
    Position p(party({back, kOne}), party({kOne, kOne}));
    p.at("A1").back = p.at("B1").back = true;
    p.main("A1");
    // Only 彗星「双子星」 ignores rows.
    CHECK(p.open_options() == "card 2, wait, clear 1, clear 2, clear 3");
    Position q(party({back, kOne}), party({kOne, kOne}));
    q.at("A1").back = q.at("B1").back = true;
    q.decide("card 2, shot magic 1");
    q.dice("11 11").main("A1");
    CHECK(q.acts().find("A1.card_2 A1.shot_magic_1 A1.B") == 0);
}

TEST_CASE("9: free homing shots are bounded by the skill alone", "[sengen][9][8.9]") {
    Position p(one("3 3 3 3 3", "homing1", "magic1", R"("cards":["x"])"), party({kOne, kOne, kOne}),
               R"({"data":{"name":"試し","cards":[{"id":"x","ja":"札","en":"Card",)"
               R"("type":"consume","action":"homing","bonus":{"free_dp":true}}]}})");
    p.at("A1").dp = 0;
    p.decide("card 1, B3, B2");
    p.dice("11").main("A1");
    CHECK(p.acts().find("A1.card_1 A1.homing_magic_0 A1.B3 A1.B2 B2.") == 0);
    CHECK(p.at("A1").dp == 10);
}

TEST_CASE("9: a free approach still pays for its dice, and its blow nothing", "[sengen][9][8.9]") {
    Position p(one("6 3 3 3 3", "melee3 evade5", "mtrain1", R"("cards":["x"])"), kOne,
               R"({"data":{"name":"試し","cards":[{"id":"x","ja":"札","en":"Card",)"
               R"("type":"consume","action":"melee","bonus":{"free_dp":true,"dice":2}}]}})");
    p.at("A1").dp = 0;
    p.decide("card 1, 11, unarmed 6, none, 0");
    p.dice("66666666666 111111111 1").main("A1");
    // 6 + 1 dice by the skill, two more by the card; the approach has the dice that it paid for.
    CHECK(p.acts() == "A1.card_1 A1.approach A1.B1 A1.11 A1.unarmed_6 B1.none A1.0 B1.accept");
    CHECK(p.points("A1") == "22,12,0,11");
    p.check();
}

TEST_CASE("9: at most 163 options, and tokens once each", "[sengen][9]") {
    const std::string boss = one(
        "12 12 12 12 12", "danmaku20 shot20 homing20 evade20 melee20 resist20",
        "onmyo20 magic20 element20 youjutsu20 ranged20 mtrain20",
        R"("elementStat":"int","youjutsuStat":"will","feats":["wave","double"],)"
        R"("weapons":["spirit_bow","knives","cannon"],"spells":["mend","seal","blast","freeze"],)"
        R"("cards":["comet","comet","comet","comet","comet","comet","veil","veil","veil","veil"])");
    for (const char* const settings : {"{}", R"({"R3":true})"}) {
        Position p(boss, kOne, settings);
        p.at("A1").graze = 10;
        p.at("A1").spirit = 40;
        p.main("A1");
        const auto options = split(p.open_options(), ',');
        CHECK(options.size() <= 163);
        CHECK(std::set<std::string>(options.begin(), options.end()).size() == options.size());
    }
}

TEST_CASE("9: who decides for a party, and whose name its choice bears", "[sengen][9][1.1]") {
    Position p(party({kOne, kOne, kOne}), party({kOne, kOne}));
    p.at("A1").hp = 0;
    p.rows();
    CHECK(p.asked() == "A2 rows");
    CHECK(p.acts() == "A.back_A2 B.back_B1");
}

TEST_CASE("R53, 9: surrender at any point, in a setup without a line", "[sengen][R53][9][16]") {
    const std::string ready = one("3 3 4 3 3", "", "magic3", R"("spells":["boost"])");
    Position p(ready, kOne);
    p.decide("surrender");
    p.setups();
    CHECK(p.result() == "B:surrender");
    CHECK(p.trace().empty());
    Position q(one("3 3 3 3 3", "shot1", "magic1"), kOne);
    q.decide("surrender B");
    q.main("A1");
    CHECK(q.result() == "A:surrender");
    CHECK(q.kinds() == "surrender");
}

TEST_CASE("16: a phase in which the battle ends has its line", "[sengen][16][7]") {
    Position p(one("3 3 3 3 3", "danmaku1", "magic1"), kOne);
    p.at("B1").hp = 1;
    p.at("B1").dp = 0;
    p.at("A1").initiative = 0;
    p.turn(2);
    p.at("B1").statuses = {{Status::Bind, 9, 0}};
    p.decide("19, danmaku magic");
    p.play_turn();
    CHECK(p.line().substr(0, 44) == "2;main;A1;;A1.danmaku_magic B1.take B1.accep");
    CHECK(p.result() == "A:defeat");
}

TEST_CASE("19: rows and initiative stay hidden until both have chosen", "[sengen][19][9]") {
    const auto match = check_match(
        tests::registry(),
        *parse_json(R"({"system":"sengen","seed":"1","controllers":["hand","hand"],"sides":[)" +
                    party({kOne, kOne}) + "," + party({kOne, kOne}) +
                    R"(],"decisions":["back A2"]})"));
    REQUIRE(match);
    const auto said = [](const Played& played) {
        std::string all;
        for (const LoggedDecision& one : played.fight_log.decisions)
            all += one.option.id + (one.secret ? "? " : " ");
        return all;
    };
    Match m = *match;
    CHECK(said(play(m, Log::Listen::Everything)) == "back A2? ");
    CHECK(play(m, Log::Listen::Everything).pending->secret);
    m.decisions.push_back("front");
    CHECK(said(play(m, Log::Listen::Everything)) == "back A2 front ");
    m.decisions.push_back("7");
    CHECK(said(play(m, Log::Listen::Everything)) == "back A2 front 7? ");
    for (const char* const number : {"3", "4", "5"}) m.decisions.push_back(number);
    CHECK(said(play(m, Log::Listen::Everything)) == "back A2 front 7 3 4 5 ");
}

TEST_CASE("19: what was chosen and not told is dealt anew, and nothing else", "[sengen][19]") {
    std::set<std::string> rows;
    std::set<std::string> numbers;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        {
            Dealing dealing(seed, 1);
            Position p(party({kOne, kOne, kOne, kOne}), party({kOne, kOne}));
            p.decided_by(dealing);
            p.rows();
            std::string back;
            for (const char* const who : {"A1", "A2", "A3", "A4"})
                back += p.at(who).back ? "b" : "f";
            rows.insert(back);
            CHECK(p.at("B2").back);
        }
        // A1, B1 and B2 declare; at B2's question the numbers are dealt anew.
        Dealing dealing(seed, 2);
        Position p(party({kOne, kOne}), party({kOne, kOne}));
        p.at("A2").statuses = {{Status::Sleep, 9, 0}};
        p.at("A2").dp = 7;
        p.decided_by(dealing);
        p.initiative();
        numbers.insert(std::to_string(p.at("A1").initiative));
        CHECK(p.at("A2").initiative == 7);
        CHECK(p.at("B1").initiative == 19);
        CHECK(p.at("B2").initiative == 19);
    }
    CHECK(rows.size() > 5);
    CHECK(numbers.size() > 8);
}

TEST_CASE("8.1, 9: whom one may rouse is said, one ally after the other", "[sengen][8.1][9]") {
    /// Takes first options, and keeps the labels of rousing.
    class Rousing final : public Decisions {
    public:
        Decision next(const Question& question) override {
            if (question.point_name() == "rouse") said += question.option(0).label.en + "; ";
            return {Decision::Kind::Pick, 0};
        }
        std::string said;
    };
    Rousing rousing;
    Position p(party({one("3 3 3 3 3", "danmaku1", "magic1"), kOne, kOne}), kOne);
    p.at("A2").statuses = p.at("A3").statuses = {{Status::Sleep, 9, 0}};
    p.decided_by(rousing);
    p.main("A1");
    CHECK(rousing.said == "rouse {A2}; rouse {A3}; ");
    CHECK_FALSE(p.at("A3").asleep());
}

TEST_CASE("19: one against one asks for neither rows nor targets", "[sengen][19]") {
    std::set<std::string> points;
    const auto match = check_match(
        tests::registry(),
        *parse_json(R"({"system":"sengen","seed":"5","controllers":["plans","plans"],"sides":[)" +
                    one("3 3 3 3 3", "shot2 evade2", "magic2") + "," +
                    one("3 3 3 3 3", "danmaku2 evade2", "magic2") + "]}"));
    REQUIRE(match);
    for (const LoggedDecision& each : play(*match, Log::Listen::Everything).fight_log.decisions)
        points.insert(each.point);
    for (const char* const never : {"rows", "target", "full_defence", "intercept", "rouse"})
        CHECK(points.count(never) == 0);
    for (const char* const often : {"initiative", "main", "danmaku", "defence"})
        CHECK(points.count(often) == 1);
}

} // namespace shiaiba::sengen
