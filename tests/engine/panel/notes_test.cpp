// Tests what stands beside the options of a question: what a use, a pattern, or keeping a
// maintained skill comes to as things stand, and why a skill can't be used.
#include <string>
#include <vector>

#include "catch.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/fight/state.hpp"
#include "rulesets/panel/plans/question.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"

namespace shiaiba::test {
namespace {

/// Both characters at the beginning of A's action, and what A is asked.
struct Position {
    panel::Sheet a;
    panel::Sheet b;
    panel::State state;
    panel::Asking asking;

    Position(std::string_view p, std::string_view q,
             const std::shared_ptr<const panel::SkillList>& list = panel::house_list())
        : a(panel_sheet(p, list)), b(panel_sheet(q, list)), state(panel::opening(a, b)) {
        state.first = Side::A;
        state.turn = 1;
        asking.acting = true;
    }
    panel::Fighter& own() { return state.of(Side::A); }
    panel::Fighter& foe() { return state.of(Side::B); }
    void maintain(std::size_t slot, panel::PanelSet panels) {
        own().maintained.push_back({1, slot, panels});
        for (std::size_t k = 0; k < own().panel_count; ++k) {
            if (panel::contains(panels, k)) own().panels[k].used = own().panels[k].locked = true;
        }
    }
    Text note(panel::Option option) const {
        const std::vector<panel::Option> options{option};
        return panel::PanelQuestion(asking, state, options).option(0).note;
    }
    Text note_of_use(std::size_t slot) const {
        return note({panel::Option::What::Skill, Side::A, slot});
    }
    Text note_of_pattern(std::size_t pattern) const {
        return note({panel::Option::What::Pattern, Side::A, pattern});
    }
};

constexpr std::size_t kHeat = 1;

} // namespace

TEST_CASE("5.6: beside a use stands what it deals now", "[panel][5.6][8.5][words]") {
    Position plain("5/4/6; 明鏡止水 双刃; 水剣剣剣", "5/1/9;");
    CHECK(plain.note_of_use(1).ja == "2＋1＝3点、{B1}のHP 20→17");
    CHECK(plain.note_of_use(1).en == "2 + 1 = 3 damage, {B1}'s HP 20→17");
    // A use that deals nothing, but stays.
    CHECK(plain.note_of_use(0).ja == "維持：効き続け、払ったパネルは解除まで支払えない");
    CHECK(plain.note_of_use(0).en ==
          "maintained: stays in effect, and holds its panels until released");
    SECTION("with a maintained skill that adds to each attack") {
        plain.maintain(0, panel::bit(0) | panel::bit(1));
        CHECK(plain.note_of_use(1).ja == "3＋2＝5点、{B1}のHP 20→15");
        plain.foe().hp = 5;
        CHECK(plain.note_of_use(1).ja == "3＋2＝5点、{B1}のHP 5→0、これで勝ち");
        CHECK(plain.note_of_use(1).en == "3 + 2 = 5 damage, {B1}'s HP 5→0, which wins");
        // The fight is over once the first attack has felled.
        plain.foe().hp = 3;
        CHECK(plain.note_of_use(1).ja == "3点、{B1}のHP 3→0、これで勝ち");
    }
    SECTION("less what the opponent's statuses take off") {
        plain.foe().statuses[4] = 1; // Guard
        CHECK(plain.note_of_use(1).ja == "0＋1＝1点、{B1}のHP 20→19");
    }
    SECTION("the opponent's HP and the position stay as they are") {
        plain.note_of_use(1);
        CHECK(plain.foe().hp == 20);
        CHECK_FALSE(plain.own().panels[1].used);
    }
}

TEST_CASE("5.2: where reactions, payments or own losses bear on a use, its note says so",
          "[panel][5.2][8.5][words]") {
    CHECK(Position("5/1/9; 火花; 火", "5/1/9; 霞衣; 風").note_of_use(0).ja ==
          "応じられなければ1点、{B1}のHP 20→19");
    // It can't pay, so it can't react.
    CHECK(Position("5/1/9; 火花; 火", "5/1/9; 霞衣; 火").note_of_use(0).ja ==
          "1点、{B1}のHP 20→19");
    Position white("5/5/5; 明鏡止水 小突き; 水剣剣火火", "5/1/9;");
    white.maintain(0, panel::bit(0) | panel::bit(1));
    CHECK(white.note_of_use(1).ja == "払うパネルにより2～3点");
    CHECK(white.note_of_use(1).en == "2 to 3 damage by what pays");
    Position hot("5/2/8; 火花; 火火", "5/1/9;");
    hot.own().panels[0].statuses = panel::with(0, kHeat);
    CHECK(hot.note_of_use(0).ja == "1点、{B1}のHP 20→19");
    hot.own().panels[1].statuses = panel::with(0, kHeat);
    CHECK(hot.note_of_use(0).ja == "1点、{B1}のHP 20→19、自分のHP 20→19");
    Position heals("5/2/8; 快復; 水地", "5/1/9;");
    CHECK(heals.note_of_use(0).ja == "HPはもう最大");
    heals.own().hp = 19;
    CHECK(heals.note_of_use(0).ja == "自分のHP 19→20");
    // What hangs on dice isn't told.
    const auto list = panel_list(listed_active(
        "賽", "火", R"({"op":"attack","n":1},{"op":"roll","to":"opponent.panel","count":1})"));
    CHECK(Position("5/1/9; 賽; 火", "5/2/8; ; 火水", list).note_of_use(0).ja.empty());
}

TEST_CASE("8.5: beside a reaction stands what it makes of the attack", "[panel][8.5][words]") {
    Position position("5/2/8; 受け流し 安らぎ; 剣水", "5/1/9;");
    panel::ChainEvent attack;
    attack.kind = panel::Happening::Attack;
    attack.owner = Side::B;
    attack.damage = 3;
    position.asking.acting = false;
    position.asking.incoming = position.asking.to = &attack;
    CHECK(position.note_of_use(0).ja == "ダメージ3→1点、自分のHP 20→19");
    CHECK(position.note_of_use(0).en == "damage 3→1, own HP 20→19");
    position.asking.incoming = nullptr;
    position.own().hp = 17;
    CHECK(position.note_of_use(1).ja == "自分のHP 17→19");
}

TEST_CASE("2.1: a pattern that changes nothing, or ends a maintained skill, says so",
          "[panel][2.1][5.5][words]") {
    Position position("5/3/7; 焔の刃; 火水剣 火水剣 水水剣 火剣剣", "5/1/9;");
    position.asking.point = panel::Point::Transcribe;
    position.asking.acting = false;
    CHECK(position.note_of_pattern(1).ja == "いまと同じ");
    CHECK(position.note_of_pattern(1).en == "the same as now");
    CHECK(position.note_of_pattern(2).ja.empty());
    position.maintain(0, panel::bit(0));
    CHECK(position.note_of_pattern(2).ja == "「焔の刃」の維持が解除される");
    CHECK(position.note_of_pattern(2).en == "ends the maintenance of Blade of Flame");
    CHECK(position.note_of_pattern(3).ja.empty());
    // A panel under Roll keeps its element.
    position.own().panels[0].statuses = panel::with(0, 6);
    position.own().panels[1].element = panel::Element::Water;
    CHECK(position.note_of_pattern(2).ja == "いまと同じ");
}

TEST_CASE("2.1: a transcription says that it costs nothing, and what stays",
          "[panel][2.1][3.2][words]") {
    Position position("5/3/7; 焔の刃; 火水剣 水水剣", "5/1/9;");
    position.asking.point = panel::Point::Transcribe;
    position.asking.acting = false;
    const std::vector<panel::Option> options{{panel::Option::What::Pass, Side::A, 0},
                                             {panel::Option::What::Pattern, Side::A, 1}};
    const panel::PanelQuestion question(position.asking, position.state, options);
    CHECK(question.otherwise().ja == "コストは要らない。パネルの属性だけが変わる。");
    CHECK(question.otherwise().en == "It costs nothing. Only elements change.");
    position.maintain(0, panel::bit(0));
    position.own().panels[1].statuses = panel::with(0, kHeat);
    CHECK(question.otherwise().ja ==
          "コストは要らない。パネルの属性だけが変わる（使用済み、Heatは残る）。");
    CHECK(question.otherwise().en ==
          "It costs nothing. Only elements change; used panels stay used, Heat stays.");
}

TEST_CASE("3.2: keeping or releasing says what becomes of the panels",
          "[panel][3.2][5.5][6.2][words]") {
    Position position("5/4/6; 明鏡止水; 水剣剣剣", "5/1/9;");
    position.maintain(0, panel::bit(0) | panel::bit(1));
    position.asking.point = panel::Point::Maintain;
    position.asking.acting = false;
    position.asking.slot = 0;
    position.asking.upheld = 1;
    const panel::Option keep{panel::Option::What::Keep, Side::A, 0};
    const panel::Option release{panel::Option::What::Release, Side::A, 0};
    const std::vector<panel::Option> options{keep, release};
    const panel::PanelQuestion question(position.asking, position.state, options);
    CHECK(position.note(keep).ja == "維持パネル水剣は使用済みのまま");
    CHECK(position.note(release).en == "its panels (water, sword) become unused");
    CHECK(question.effect(0).ja == "【誘発】自分の剣属性の攻撃が置かれた時、その攻撃のダメージを"
                                   "1点増やす\n【常在】Rollを受けない");
    CHECK(question.otherwise().ja.empty());
    position.own().panels[0].statuses = panel::with(0, kHeat);
    CHECK(position.note(keep).ja == "維持パネル水H剣は使用済みのまま");
    CHECK(question.otherwise().ja == "Heatは支払うまで残り、維持しているあいだは何もしない。");
    // A frozen panel stays used, whatever is released.
    position.own().panels[1].statuses = panel::with(0, 2);
    CHECK(position.note(release).ja == "維持パネル水Hは未使用に戻る");
}

TEST_CASE("5.2: a skill that is maintained says so where it can't be used again",
          "[panel][5.2][5.5][words]") {
    Position position("5/3/7; 明鏡止水 一太刀; 水剣剣", "5/1/9;");
    const std::vector<panel::Option> options{{panel::Option::What::Skill, Side::A, 1},
                                             {panel::Option::What::Pass, Side::A, 0}};
    const panel::PanelQuestion question(position.asking, position.state, options);
    position.own().panels[0].used = true;
    CHECK(question.unable().at(0).why.ja == "コスト水剣を支払えるパネルがない");
    position.maintain(0, panel::bit(0) | panel::bit(1));
    CHECK(question.unable().at(0).why.ja ==
          "維持している。もう一度使うコスト水剣を支払えるパネルはない");
}

} // namespace shiaiba::test
