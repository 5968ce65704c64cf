// What an editor colours: every character of a plan by what it stands for [panel 8.4].
#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "core/plan/editor.hpp"
#include "panel_words.hpp"

namespace shiaiba::plan {
namespace {

std::string painted(const char* text) {
    return paint(text, {&panel::vocabulary(), &panel_sheet(), &kNone});
}

} // namespace

TEST_CASE("words are painted by what they are, in both languages") {
    CHECK(painted("when my hp <= 6: use 焔剣") == "cccc.fffff.cc.nc.vvvvtt");
    CHECK(painted("自分のHPが6以下の場合、焔剣を使用する") == "fffffcnccccc.ttvvvvv");
    CHECK(painted("ターンが1以下である場合、パネルを2枚残す") == "fffcnccccccc.tttvnvvv");
    CHECK(painted("異状の対象は水パネルを狙う") == "ttvvvvttttvvv");
    // Full-width letters and blanks keep their places.
    CHECK(painted("自分の ＨＰ が ６ 以下 の場合、焔剣を使用する").substr(0, 13) ==
          "ffffff.c.n.cc");
}

TEST_CASE("a broken plan is painted as far as it is understood") {
    CHECK(painted("自分の気合が5以上の場合、火花を使用する") == "..c..cnccccc.ttvvvvv");
    CHECK(painted("雷撃を使用する") == "..vvvvv");
    CHECK(painted("xyzzy") == ".....");
    CHECK(painted("").empty());
    CHECK(paint(std::string(5000, 'a'), {&panel::vocabulary(), &panel_sheet(), &kNone}).empty());
    CHECK(painted("\xff\xfe(").size() <= 3);
}

TEST_CASE("a defined word is painted as such, whatever it stands for") {
    std::vector<Definition> words = {{"窮地", "自分のHPが4以下"}, {"A", "火属性のスキル"}};
    for (Definition& word : words) {
        REQUIRE(settle(word, panel::vocabulary(), panel_sheet()).empty());
    }
    CHECK(words[1].said.en == "fire skills");
    const Reading reading{&panel::vocabulary(), &panel_sheet(), &words};
    CHECK(paint("窮地の場合、Aを使用する", reading) == "ddccc.dvvvvv");
    CHECK(paint("when 窮地: use A", reading) == "cccc.ddc.vvvvd");
}

} // namespace shiaiba::plan
