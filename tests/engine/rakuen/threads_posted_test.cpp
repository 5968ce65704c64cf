// Tests threads as people post them: headings of posts, dice of bots, quotations and brackets
// ([rakuen 17]).
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rakuen/thread_kit.hpp"

namespace shiaiba::test {
namespace {

/// A short battle of イチカ (0) and レン (1): the author and the lines of each post.
const std::vector<std::pair<int, std::string>> kPosts = {
    {0, "【先後決定:61】"},
    {1, "【先後決定:34】"},
    {0, "【先攻】\n【ステータス】\nPOW:20 / SPD:15 / WIZ:25"},
    {1, "【ステータス】\nPOW:25 / SPD:20 / WIZ:15"},
    {0, "【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+10=30】\n【命中値:10】"},
    {1, "【防御】\n【HP:150-(30-25)=145 / IN:0+1=1】\n【攻撃:SPD】\nダイス値:【0:2】"},
};
const std::string kDecisions = "first; attack POW; pass; guard; attack SPD";

/// The posts, each with `head` above it or in front of it; "@" in `head` stands for the author's
/// name.
std::string with_heads(const std::string& head, const std::string& between = "\n") {
    std::string text;
    for (const auto& [who, lines] : kPosts) {
        std::string line = head;
        const std::size_t at = line.find('@');
        line.replace(at, 1, who == 0 ? "イチカ" : "レン");
        text.append(line).append(between).append(lines).append("\n");
    }
    return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
    return text;
}

void check_read(const std::string& text) {
    const ReaderResult read = reading(text);
    INFO(text);
    INFO(write_json(to_json(read), 1));
    CHECK(read.problems.empty());
    CHECK(read.notes.empty());
    REQUIRE(read.match);
    CHECK(read.match->sides[0].name == "イチカ");
    CHECK(read.match->sides[1].name == "レン");
    CHECK(decisions(read) == kDecisions);
    CHECK(pairs(read) == "4:6 0:2");
    CHECK(std::vector<std::uint64_t>(read.match->rolls->begin(), read.match->rolls->begin() + 2) ==
          std::vector<std::uint64_t>{60, 33});
}

} // namespace

TEST_CASE("17: heads of boards and chats", "[rakuen][17]") {
    for (const char* const head : {"◆@",
                                   "■@",
                                   "  ◆ @ ",
                                   "@：",
                                   "@:",
                                   "@ — 今日 21:34",
                                   "@ — 昨日 9:05",
                                   "@ — 2025/03/27 21:34",
                                   "@ — Today at 9:34 PM",
                                   "0001 @",
                                   "0012 @ 2025/03/27(木) 21:34:56",
                                   "1 ：@：2025/03/27(木) 21:34:56 ID:Ab1cD2ef0",
                                   "12 名前：@ 投稿日：2025/03/27(木) 21:34:56.78",
                                   "No.3 @",
                                   "[4] @ 2025年3月27日 21:34",
                                   "@ 2025/03/27 21:34",
                                   "@\n — 今日 21:34",
                                   "@\n今日 21:34",
                                   "[2025/03/27 21:34] @",
                                   "2025-03-27 21:34:56 @",
                                   "◆@\n2025/03/27 21:34",
                                   "◆@ — 今日 21:34",
                                   "◆@："}) {
        check_read(with_heads(head));
    }
    check_read(with_heads("@：", ""));
    check_read(with_heads("@ : ", ""));
    check_read(with_heads("[21:34] @: ", ""));
    check_read(with_heads("21:34\t@\t", ""));
}

TEST_CASE("17: what looks like a head and is none", "[rakuen][17]") {
    std::string text = with_heads("◆@");
    text = replaced(text, "【攻撃:POW】",
                    "レン：「さあ来い！」\n師匠：\n続きは明日 21:30\n【攻撃:POW】");
    check_read(text);
    for (const char* const talk :
         {"■第1ターン", "次は 2025/03/27 21:34", "0003 名無し 2025/03/27 21:34"}) {
        check_read(
            replaced(with_heads("◆@"), "【攻撃:POW】", std::string(talk) + "\n【攻撃:POW】"));
    }
    check_read(replaced(with_heads("@："), "【攻撃:POW】", "少年：がんばれ！\n【攻撃:POW】"));
    check_read(
        replaced(with_heads("◆@"), "【攻撃:POW】", "https://example.org/ 見て\n【攻撃:POW】"));
}

TEST_CASE("17: of bystanders nothing counts but dice", "[rakuen][17]") {
    check_read(with_heads("◆@") + "◆観客\n【攻撃:WIZ】かな\nPOW:1 / SPD:2 / WIZ:3\n【攻撃:PWO】\n");
    check_read(with_heads("@ — 今日 21:34") + "観客 — 今日 21:35\n【防御】しそう\n");
    check_read(with_heads("@：", "") + "観客：【回避】！\n");
    check_read(replaced(with_heads("◆@"), "ダイス値:【4:6】",
                        "◆ダイス神\nダイス値:【4:6】\nよい出目です\n◆イチカ"));
}

TEST_CASE("17: dice as bots print them and as people write them", "[rakuen][17]") {
    const std::string text = with_heads("◆@");
    for (const char* const dice :
         {"(2D10) ＞ 12[10,2] ＞ 12", "(2D10) > 12[10,2] > 12",
          "2d10\nDiceBot : (2D10) ＞ 12[10,2] ＞ 12", "2D10 (2D10) ＞ 12[10,2] ＞ 12",
          "(2D10) → 12[10,2] → 12", "[10,2]", "【10,2】", "[0:2]", "【0:2】", "赤:10 青:2",
          "赤：0　青：2", "青:2 / 赤:0", "ダイス値:【10:2】", "ダイス値:[0:2]"}) {
        check_read(replaced(text, "ダイス値:【0:2】", dice));
    }
    check_read(replaced(text, "【攻撃:POW】\nダイス値:【4:6】",
                        "いくぞ【攻撃:POW】 2d10 (2D10) ＞ 10[4,6] ＞ 10"));
    // A pair elsewhere in a post is talk.
    check_read(
        replaced(text, "【命中値:10】",
                 "【命中値:10】\nさっきの[3,3]はすごかった\nまた (2D10) ＞ 6[3,3] ＞ 6 とか"));

    CHECK(thread_problems(kStart + "◆イチカ\n【攻撃:POW】\n(2D10) ＞ 11[4,6] ＞ 11\n") ==
          "14:1 wrongSum このダイスの合計は 10 です。\n");
    CHECK(thread_problems(kStart + "◆イチカ\n【攻撃:POW】\n(2D10) ＞ 10[4,6] ＞ 11\n")
              .find("14:1 wrongSum ") == 0);
}

TEST_CASE("17: the initiative as bots roll it, for who posted before", "[rakuen][17]") {
    for (const auto& [a, b] :
         {std::make_pair("(1D100) ＞ 61", "(1D100) ＞ 34"),
          {"1d100\nDiceBot : (1D100) ＞ 61", "1d100\nDiceBot : (1D100) ＞ 34"},
          {"1d100\n◆DiceBot\n(1D100) ＞ 61", "1d100\n◆DiceBot\n(1D100) ＞ 34"},
          {"【先後決定】(1D100) ＞ 61", "【先後決定】\n(1D100) ＞ 34"},
          {"(1D100) ＞ 61\n【先後決定:61】", "(1D100) ＞ 34\n【先後決定:34】"}}) {
        const std::string text = with_heads("◆@");
        check_read(replaced(replaced(text, "【先後決定:61】", a), "【先後決定:34】", b));
    }
    // The second time the other player rolls first; the columns are still A's and B's.
    const ReaderResult again =
        reading(replaced(with_heads("◆@"), "◆レン\n【先後決定:34】",
                         "◆レン\n【先後決定:61】\n【先後決定:34】\n◆イチカ\n【先後決定:70】"));
    INFO(write_json(to_json(again), 1));
    CHECK(again.problems.empty());
    REQUIRE(again.match);
    CHECK(
        std::vector<std::uint64_t>(again.match->rolls->begin(), again.match->rolls->begin() + 4) ==
        std::vector<std::uint64_t>{60, 60, 69, 33});
}

TEST_CASE("17: quotations, square brackets and points that nobody sees", "[rakuen][17]") {
    const std::string text = with_heads("◆@");
    check_read("> " + replaced(text.substr(0, text.size() - 1), "\n", "\n> ") + "\n");
    check_read("＞" + replaced(text.substr(0, text.size() - 1), "\n", "\n\n＞") + "\n\n");
    check_read(
        replaced(text, "【命中値:10】", "【命中値:10】\n> 【攻撃:SPD】\n>> ダイス値:【1:1】"));
    check_read(replaced(replaced(text, "【", "["), "】", "]"));
    check_read("\u200B" + replaced(text, "\n", "\n\u200B"));
}

TEST_CASE("17: other texts are no threads", "[rakuen][17]") {
    for (const char* const other :
         {"[4,6]", "(2D10) ＞ 10[4,6] ＞ 10", "[1,2]\n[3,4]",
          "名前:イチカ\nPOW:20 / SPD:15 / WIZ:25", "【一閃】【強打】", "赤:4 青:6"}) {
        INFO(other);
        CHECK(reading(other).form != "thread");
    }
}

} // namespace shiaiba::test
