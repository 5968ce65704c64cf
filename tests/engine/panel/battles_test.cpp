// Tests whole battles of パネルアレー戦: golden logs (tests/golden/panel), boards, and the paper
// notation of the referee.
#include <sstream>
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/panel.hpp"
#include "test_file.hpp"

namespace shiaiba::test {
namespace {

std::string golden(const std::string& file) { return tests::test_file("golden/panel/" + file); }

TEST_CASE("10.1: reaction, reversed lines, Bind", "[panel][10.1][4.1][4.2][R28]") {
    const PanelDuel duel({.p = "1/5/9; 焔剣 水弾 火花; 剣火水火火",
                          .q = "1/3/11; 言封じ 霞衣 安らぎ; 風水地; "
                               "when my hp >= 4: do not use 安らぎ",
                          .dice = "4 2 1 6"});
    CHECK(duel.paper() == golden("battle-a.txt"));
    CHECK(duel.outcome().winner == Side::A);
    CHECK(duel.outcome().reason == "defeat");
    CHECK(duel.outcome().rounds == 2);
    CHECK(duel.outcome().left == std::array{3, 0});
    // The trace has a line per phase ([panel 11]).
    const std::string& trace = duel.fight_log().trace;
    CHECK(trace.find("1;initiative;-;42;0;4,51211,,;4,324,,\n"
                     "1;transcription;-;;0;4,51211,,;4,324,,\n"
                     "1;status;-;;0;4,51211,,;4,324,,\n"
                     "1;first;A;;16;4,5u1u2u1u1u,,;2,3u2u4,,\n") != std::string::npos);
    CHECK(trace.find("2;first;B;;21;3,51211,,1B;3,3u2u4u,,\n") != std::string::npos);
    CHECK(trace.substr(trace.size() - 18) == "RESULT;A;defeat;2\n");
}

TEST_CASE("10.2: maintenance, sword art or magic, Roll and transcription",
          "[panel][10.2][5.4][5.5][6.4]") {
    const PanelDuel duel({.p = "1/3/11; 焔の刃 一太刀; 火火剣 火剣剣; "
                               "when I maintain 焔の刃: do not use 焔の刃 / "
                               "when turn = 2: transcribe pattern 2",
                          .q = "1/5/9; 賽の目崩し 火花 小突き 鍔迫り; 剣剣地風火; "
                               "target sword panels",
                          .dice = "3 3 5 2 1 6 6 4 2 5 4 2 3 4 3 5 6 1 4"});
    CHECK(duel.paper() == golden("battle-b.txt"));
    CHECK(duel.outcome().winner == Side::B);
    CHECK(duel.outcome().left == std::array{0, 3});
}

TEST_CASE("10.3: black panels, white cost, time-out and tie-break", "[panel][10.3][3.4]") {
    const PanelDuel duel({.p = "6/2/7; 小突き 受け流し; ; when turn >= 2: do not use 小突き",
                          .q = "6/3/6; 小突き 受け流し; 剣剣地; "
                               "when turn >= 2: do not use 小突き",
                          .dice = "5 1 4 2 4 2 4 2 4 2 4 2 4 2 4 2 3 3 5 2"});
    CHECK(duel.paper() == golden("battle-c.txt"));
    CHECK(duel.outcome().winner == Side::A);
    CHECK(duel.outcome().reason == "time");
    CHECK(duel.outcome().rounds == 8);
}

// Boards: both arrays, and the chain as a stack that grows and resolves ([panel 0, 4.2, 4.5]).

/// The stack as text, its bottom first: "3 attack A 3→B waiting, …".
std::string stack_of(const Board& board) {
    std::string out;
    for (const Board::Entry& entry : board.stack) {
        if (!out.empty()) out += ", ";
        out += std::to_string(entry.number) + " ";
        out.append(entry.kind).append(" ").append(letter(entry.side));
        if (entry.damage > 0) out += " " + std::to_string(entry.damage);
        if (entry.to != Side::None) out.append("→").append(letter(entry.to));
        out.append(" ").append(entry.state);
    }
    return out;
}

/// The index of the first event of a kind with this number on the chain.
std::size_t event_at(const FightLog& fight_log, std::string_view kind, int number) {
    for (std::size_t i = 0; i < fight_log.events.size(); ++i) {
        const Event& event = fight_log.events[i];
        if (event.kind == kind && event.number("number") == number) return i;
    }
    FAIL("there is no " << kind << " of #" << number);
    return 0;
}

const Board& board_after(const FightLog& fight_log, std::string_view kind, int number) {
    return fight_log.boards[event_at(fight_log, kind, number) + 1];
}

std::string panels_of(const Board& board, Side side) {
    std::string out;
    for (const Board::Cell& cell : board.sides[index(side)].rows[0].cells) {
        out.append(cell.item).append(cell.states);
        if (!cell.use.empty()) out.append("=").append(cell.use);
        out += " ";
    }
    return out;
}

TEST_CASE("10.1: the chain as boards show it", "[panel][4.2][10.1]") {
    const PanelDuel duel({.p = "1/5/9; 焔剣 水弾 火花; 剣火水火火",
                          .q = "1/3/11; 言封じ 霞衣 安らぎ; 風水地; "
                               "when my hp >= 4: do not use 安らぎ",
                          .dice = "4 2 1 6"});
    const FightLog& fight_log = duel.fight_log();
    const auto after = [&](std::string_view kind, int number) {
        return stack_of(board_after(fight_log, kind, number));
    };
    CHECK(after("place-use", 1) == "1 use A waiting");
    CHECK(after("resolve-use", 1) == "1 use A resolving");
    CHECK(after("place-effect", 2) == "1 use A resolving, 2 effect A waiting");
    CHECK(after("place-attack", 3) == "2 effect A resolving, 3 attack A 3→B waiting");
    CHECK(after("place-use", 4) == "3 attack A 3→B waiting, 4 use B waiting");
    CHECK(after("resolve-effect", 5) == "3 attack A 3→B waiting, 5 effect B resolving");
    CHECK(after("strength", 3) == "3 attack A→B waiting, 5 effect B resolving");
    CHECK(after("resolve-attack", 3) == "3 attack A→B resolving");
    // The lines of a use are placed in reverse: 18, 19, 20 from the bottom up.
    CHECK(after("place-effect", 20) == "17 use B resolving, 18 effect B waiting, "
                                       "19 effect B waiting, 20 effect B waiting");
    CHECK(panels_of(board_after(fight_log, "place-use", 4), Side::A) ==
          "剣=used 火=used 水 火 火 ");
    CHECK(panels_of(board_after(fight_log, "place-use", 4), Side::B) == "風=used 水 地 ");
    const Board::Entry& robe = board_after(fight_log, "place-use", 4).stack[1];
    CHECK(robe.item == "霞衣");
    CHECK(robe.cause == 3);
    CHECK(robe.attributes == "風");
    CHECK(static_cast<std::size_t>(robe.event) == event_at(fight_log, "place-use", 4));
    CHECK(board_after(fight_log, "place-use", 4).stack[0].attributes == "火剣");
    CHECK(fight_log.boards.front().stack.empty());
}

TEST_CASE("10.2: what is cancelled vanishes, what is maintained locks", "[panel][4.5][5.5][10.2]") {
    const PanelDuel duel({.p = "1/3/11; 焔の刃 一太刀; 火火剣 火剣剣; "
                               "when I maintain 焔の刃: do not use 焔の刃 / "
                               "when turn = 2: transcribe pattern 2",
                          .q = "1/5/9; 賽の目崩し 火花 小突き 鍔迫り; 剣剣地風火; "
                               "target sword panels",
                          .dice = "3 3 5 2 1 6 6 4 2 5 4 2 3 4 3 5 6 1 4"});
    const FightLog& fight_log = duel.fight_log();
    CHECK(stack_of(board_after(fight_log, "cancelled", 2)) ==
          "2 use A vanished, 4 effect B resolving");
    CHECK(panels_of(board_after(fight_log, "place-use", 2), Side::A) == "火=locked 火 剣=used ");
    CHECK(panels_of(board_after(fight_log, "resolve-use", 10), Side::A) ==
          "黒R=used 火=used 火R=used ");
}

// The worked battles of the rules in words. A person read them beside the rules before they became
// golden files ([panel 10]).

struct WorkedBattle {
    const char* name;
    const char* sides;
    /// The faces in the order in which the dice fall.
    const char* dice;
};
constexpr WorkedBattle kWorked[] = {
    {"battle-a",
     R"([{"name":"ホムラ","stats":{"vitality":1,"reflex":5,"intellect":9},
          "skills":["焔剣","水弾","火花"],"patterns":["剣火水火火"]},
         {"name":"ミナモ","stats":{"vitality":1,"reflex":3,"intellect":11},
          "skills":["言封じ","霞衣","安らぎ"],"patterns":["風水地"],
          "plans":["自分のHPが4以上である場合、安らぎを使用しない"]}])",
     "4 2 1 6"},
    {"battle-b",
     R"([{"name":"ホムラ","stats":{"vitality":1,"reflex":3,"intellect":11},
          "skills":["焔の刃","一太刀"],"patterns":["火火剣","火剣剣"],
          "plans":["焔の刃を維持中である場合、焔の刃を使用しない",
                   "ターンが2である場合、パターン2を転写する"]},
         {"name":"ツルギ","stats":{"vitality":1,"reflex":5,"intellect":9},
          "skills":["賽の目崩し","火花","小突き","鍔迫り"],"patterns":["剣剣地風火"],
          "plans":["剣パネルを狙う"]}])",
     "3 3 5 2 1 6 6 4 2 5 4 2 3 4 3 5 6 1 4"},
    {"battle-c",
     R"([{"name":"","stats":{"vitality":6,"reflex":2,"intellect":7},"skills":["小突き","受け流し"],
          "plans":["ターンが2以上である場合、小突きを使用しない"]},
         {"name":"","stats":{"vitality":6,"reflex":3,"intellect":6},"skills":["小突き","受け流し"],
          "patterns":["剣剣地"],"plans":["ターンが2以上である場合、小突きを使用しない"]}])",
     "5 1 4 2 4 2 4 2 4 2 4 2 4 2 4 2 3 3 5 2"},
};

Match match_of(const WorkedBattle& battle) {
    const Registry registry({&panel::system()});
    Json rolls = Json::array();
    std::istringstream dice(battle.dice);
    for (int die = 0; dice >> die;) rolls.push_back(die - 1);
    const auto match = check_match(
        registry, {{"system", "panel"}, {"sides", *parse_json(battle.sides)}, {"rolls", rolls}});
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    return *match;
}

std::string golden_log(const std::string& file) { return tests::test_file("golden/panel/" + file); }

/// The first action of the first fight without its bookkeeping events, as readers see it who hide
/// them.
constexpr const char* kInShort[] = {
    "ホムラは【焔剣】を使用する（コスト《火剣》をパネル2（火）・1（剣）で支払う。未使用は水火火）。",
    "ミナモは【霞衣】を使用する（ホムラの【焔剣】の攻撃に対して。コスト《風》をパネル1（風）で支払う。未使用は水地）。",
    "【焔剣】の攻撃：ダメージは0点で、ミナモのHPは4のまま。",
    "ホムラは【水弾】を使用する（コスト《水》をパネル3（水）で支払う。未使用は火火）。",
    "【水弾】の攻撃：ミナモに1点のダメージを与える（HP 3）。",
    "ミナモは【安らぎ】を使用する（ホムラの【水弾】の攻撃に対して。コスト《水》をパネル2（水）で支払う。未使用は地）。",
    "ミナモのHPを1点回復する（HP 4、最大HPまで）。",
    "ホムラは【火花】を使用する（コスト《火》をパネル4（火）で支払う。未使用は火）。",
    "【火花】の攻撃：ミナモに1点のダメージを与える（HP 3）。",
    "ホムラは【火花】を使用する（コスト《火》をパネル5（火）で支払う。未使用はなし）。",
    "【火花】の攻撃：ミナモに1点のダメージを与える（HP 2）。",
};

} // namespace

TEST_CASE("panel: without its bookkeeping a fight is uses, answers and what came of them",
          "[panel][10]") {
    const Match match = match_of(kWorked[0]);
    const Played fought = play(match, Log::Listen::Everything);
    std::vector<std::string> told;
    for (const Event& event : fought.fight_log.events) {
        if (event.round != 1 || event.phase != "first" || match.system->is_bookkeeping(event)) {
            continue;
        }
        told.push_back(plain(match.system->narrate(event, match.names(), Lang::Ja), Lang::Ja));
    }
    CHECK(told == std::vector<std::string>(std::begin(kInShort), std::end(kInShort)));
}

TEST_CASE("panel: the logs in words are the ones that were read", "[panel][golden]") {
    for (const WorkedBattle& battle : kWorked) {
        const Match match = match_of(battle);
        const Played fought = play(match, Log::Listen::Everything);
        INFO(battle.name);
        CHECK(text_log(match, fought, Lang::Ja) ==
              golden_log(std::string(battle.name) + ".ja.txt"));
        CHECK(text_log(match, fought, Lang::En) ==
              golden_log(std::string(battle.name) + ".en.txt"));
    }
}

TEST_CASE("3.2, 3.4: who rolled what is said, and what came of equal values",
          "[panel][3.2][3.4][words]") {
    const PanelDuel duel(
        {.p = "6/2/7; 闘志", .q = "6/2/7;", .dice = "2 3 5 1 4 2 4 2 4 2 4 2 4 2 4 2 4 2 3 3 5 2"});
    const std::string ja = duel.told();
    // P has 6 + 1 + 2, Q 6 + 3.
    CHECK(times_said(ja, "1D6 ＞ 2、体力6と修正1を足して9") == 1);
    CHECK(times_said(ja, "9対9で値が等しい。互いのダイス目を破棄し、振り直す。") == 2);
    CHECK(times_said(ja, "1D6 ＞ 5、体力6を足して11") == 1);
    CHECK(times_said(ja, "体力にダイス目を足した値は甲 11、乙 8") == 1);
    CHECK(times_said(duel.told("", Lang::En),
                     "Equal, 9 to 9: both dice are discarded and rolled again.") == 2);
    // The paper notation has only the dice.
    CHECK(duel.part("time out", "winner") ==
          "time out|d6=3 (tiebreak P)|d6=3 (tiebreak Q)|d6=5 (tiebreak P)|d6=2 (tiebreak Q)");
}

TEST_CASE("3.4: before the dice of a tie it is said that the HP lost are equal",
          "[panel][3.4][words]") {
    const PanelDuel duel({.p = "5/1/9;", .q = "5/1/9;"});
    CHECK(times_said(
              duel.told(),
              "失ったHPは甲 0、乙 0で等しい。互いの体力に6面ダイスの出た目を足して比べる。") == 1);
    // Not if the lost HP differ.
    const PanelDuel hit({.p = "5/1/9; 火花; 火", .q = "5/1/9;"});
    CHECK(times_said(hit.told("", Lang::En), "equal. Each adds a die") == 0);
}

TEST_CASE("5.2: what pays is said with its elements, and what is left", "[panel][5.2][words]") {
    const PanelDuel duel({.p = "5/4/6; 焔剣 小突き; 剣火黒風; when turn >= 2: do not use 小突き",
                          .q = "5/1/9;",
                          .dice = "6 1 …"});
    const std::string ja = duel.told();
    CHECK(
        ja.find(
            "【焔剣】を使用する（コスト《火剣》をパネル2（火）・1（剣）で支払う。未使用は黒風）。") !=
        std::string::npos);
    CHECK(
        ja.find(
            "【小突き】を使用する（コスト《白白》をパネル3（黒）・4（風）で支払う。未使用はなし）。") !=
        std::string::npos);
    CHECK(
        duel.told("", Lang::En)
            .find(
                "(cost: fire, sword; paid with panels 2 (fire), 1 (sword); unused: black, wind).") !=
        std::string::npos);
}

TEST_CASE("6.2: of what there may be more than one the number is said", "[panel][6.2][words]") {
    const PanelDuel poison(
        {.p = "5/1/9;", .q = "5/4/6; 毒霧; 水風水風", .dice = "1 6 1 6 4 1 6 5 …"});
    const std::string ja = poison.told();
    CHECK(times_said(ja, "Poisonを与える（計1）。") >= 1);
    CHECK(times_said(ja, "Poisonを与える（計2）。") >= 1);
    CHECK(times_said(ja, "Poison（2個）：回復判定 1D6 ＞ 4（5以上で回復）") >= 1);
    CHECK(times_said(ja, "甲のPoison（2個）：「自分に1個につき1点のダメージを与える」") >= 1);
    CHECK(times_said(ja, "に2点のダメージを与える（HP 18）。") == 1);
    CHECK(times_said(ja, "Poison（3個）が終わる。") >= 1);
    const PanelDuel charge(
        {.p = "5/4/6; 溜め 解き放ち; 黒黒火地; when my charge >= 2: do not use 溜め",
         .q = "5/1/9;",
         .dice = "6 1 …"});
    CHECK(times_said(charge.told(), "Chargeを2個消費する（残り0）。") >= 1);
    CHECK(times_said(charge.told("", Lang::En), "Charge is given (2 now).") >= 1);
    // A single status is told without a number.
    const PanelDuel bind({.p = "5/2/8; 火花; 火火", .q = "5/1/9; 空気の枷; 風", .dice = "1 6 …"});
    CHECK(times_said(bind.told(), "のパネル1にBindを与える。") >= 1);
}

TEST_CASE("5.6: what abilities add to an attack is said with it", "[panel][5.6][words]") {
    const auto list =
        panel_list(listed_active("撃", "火", R"({"op":"attack","n":1})") + "," +
                   listed("猛", R"("kind":"innate","static":[{"mod":"damageDealt","n":2}])") + "," +
                   listed("脆", R"("kind":"innate","static":[{"mod":"damageTaken","n":1}])"));
    const PanelDuel duel(
        {.p = "5/1/9; 撃 猛; 火", .q = "5/1/9; 脆", .dice = "6 1 …", .list = list});
    const std::string ja = duel.told();
    CHECK(times_said(ja, "の攻撃3点（うち修正+2）") >= 1);
    CHECK(times_said(ja, "4点（うち修正+1）のダメージを与える（HP 16）。") == 1);
    const PanelDuel reduced({.p = "5/2/8; 焔剣; 火剣", .q = "5/1/9; 霞衣; 風", .dice = "6 1 …"});
    CHECK(times_said(reduced.told(), "のダメージは3点から0点になる。") >= 1);
}

TEST_CASE("7.2: panels that come and go are told with their end", "[panel][7.2][words]") {
    const auto list = panel_list(
        listed_active("換", "火",
                      R"({"op":"panel_gain","to":"self.panel","count":2,"attr":"黒","end":"left"},)"
                      R"({"op":"panel_lose","to":"opponent.panel","count":1})"));
    const PanelDuel duel(
        {.p = "5/1/9; 換; 火", .q = "5/2/8; ; 水風", .dice = "6 1 …", .list = list});
    CHECK(times_said(duel.told(), "のパネルアレーの左端に黒黒を加える。") >= 1);
    CHECK(times_said(duel.told("", Lang::En), "wind is removed from the right end of ") >= 1);
}

// The paper notation beyond the worked battles: zeros, no attributes, loops ([panel 10]).

namespace {

/// A list with an active skill 無, which does these lines, and an innate skill that strikes back.
std::shared_ptr<const panel::SkillList> list_doing(const std::string& lines) {
    return panel_list(
        listed_active("無", "火", lines) + "," +
        listed("刺", R"("kind":"innate","triggered":[{"on":{"event":"attack","by":"opponent"},
                            "do":[{"op":"reduce","n":0},{"op":"counter","n":1}]}])"));
}

TEST_CASE("10: nothing is written as 0, never left out", "[panel][10]") {
    const PanelDuel duel(
        {.p = "5/1/9; 無; 火",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = list_doing(
             R"({"op":"counter","n":0},{"op":"damage","n":0,"to":"both"},{"op":"heal","n":0,"to":"self"},)"
             R"({"op":"give","status":"Charge","to":"self"},{"op":"tap","to":"opponent.panel","count":2},)"
             R"({"op":"spend","status":"Charge","n":1,"then":{"op":"attack","n":0}},{"op":"transcribe"})")});
    const std::string turn = duel.part("resolve #1", "resolve #8");
    for (const char* const line :
         {"L1: counter 0 ", "L2: damage 0 both ", "L3: heal 0 self ", "L4: give Charge self 1 ",
          "L5: tap opponent.panel 2 ", "L6: spend 1 Charge ", "L7: transcribe "}) {
        INFO(line);
        CHECK(turn.find(line) != std::string::npos);
    }
    CHECK(duel.says("resolve #7 EFFECT 無 L2 damage 0 both"));
    CHECK(duel.says("place #9 COUNTER P→Q 0 <火>"));
}

TEST_CASE("10: what has no attributes has empty brackets", "[panel][10][5.4]") {
    const PanelDuel duel({.p = "5/1/9; 無; 火",
                          .q = "5/1/9; 刺",
                          .dice = "6 1 …",
                          .list = list_doing(R"({"op":"attack","n":1})")});
    CHECK(duel.part("place #3", "-- action Q") ==
          "place #3 ATTACK P→Q 1 <火>   chain: #3|"
          "place #4 EFFECT Q.刺* L2: counter 1   chain: #3 #4|"
          "place #5 EFFECT Q.刺* L1: reduce 0   chain: #3 #4 #5|"
          "resolve #5 EFFECT 刺* L1 reduce 0|#3 damage 1|resolve #4 EFFECT 刺* L2 counter 1|"
          "place #6 COUNTER Q→P 1 <>   chain: #3 #6|resolve #6 COUNTER 1: P HP 19|"
          "resolve #3 ATTACK 1: Q HP 19");
}

TEST_CASE("10: a loop ends the notation as a defeat does", "[panel][10][4.6]") {
    const PanelDuel duel({.p = "5/1/9; 無; 火",
                          .q = "4/1/10;",
                          .dice = "6 1 6 1",
                          .list = list_doing(R"({"op":"untap","to":"self.panel"})")});
    CHECK(duel.part("*** ", "end") ==
          "*** infinite loop: HP P 20 / Q 16|d6=6 (tiebreak P)|d6=1 (tiebreak Q)|"
          "winner by dice P (11 vs 5)");
}

} // namespace
} // namespace shiaiba::test
