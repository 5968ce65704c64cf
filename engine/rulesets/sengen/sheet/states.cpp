// States with the sign that a figure has no room for more than.
#include "rulesets/sengen/sheet/states.hpp"

#include <array>
#include <string>

#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/words.hpp"

namespace shiaiba::sengen {
namespace {

struct Shown {
    std::string_view glyph;
    /// Its number counts, and more of it is better.
    bool counts;
    Words words;
};

constexpr std::array<Shown, 3> kOthers{
    {{"壁",
      true,
      {"barrier", "障壁", "Barrier", "このターンに受けるダメージを先に引き受ける。",
       "Takes this turn's damage first."}},
     {"専",
      false,
      {"full_defence", "防御専念", "Full defence",
       "攻撃しない代わりに、防御と抵抗の達成値が5上がり、弾幕は半分になる。",
       "No attacks; totals of defences and resistance +5, danmaku halved."}},
     {"待",
      false,
      {"waited", "待機", "Waiting", "次のターンのDP回復が2増える。",
       "Recovers 2 more DP at the next turn's start."}}}};

/// By ModKey, whose names words() has.
struct OfMod {
    std::string_view glyph;
    std::string_view ja;
    std::string_view en;
};
constexpr std::array<OfMod, kModKeys> kMods{
    {{"命", "ショット、ホーミング、近接攻撃の達成値に加わる。",
      "Added to totals of shots, homing attacks and blows."},
     {"威", "ショット、ホーミング、近接攻撃のダメージに加わる。",
      "Added to damage of shots, homing attacks and blows."},
     {"避", "回避の達成値に加わる。", "Added to totals of evasion."},
     {"防", "ガードの達成値に加わる。", "Added to totals of guards."},
     {"抗", "抵抗の達成値に加わる。", "Added to totals of resistance."},
     {"削", "自分の弾幕で敵が失うDPに加わる。", "Added to the DP that one's danmaku costs."},
     {"弾", "自分の弾幕のダメージに加わる。", "Added to damage of one's danmaku."},
     {"復", "ターン開始時のDP回復に加わる。", "Added to the DP recovered at a turn's start."},
     {"減", "受けるダメージから引かれる。", "Taken off the damage that one takes."}}};

Json state(const Words& words, std::string_view glyph, bool counts, bool good, const Text& text) {
    return JsonObject()
        .add("id", words.id)
        .add("glyph", glyph)
        .add("name", text_of(words))
        .add("reading", text_of(words))
        .add("stacks", counts)
        .add("good", good)
        .add("text", text);
}
Text about(const Words& words) {
    return {std::string(words.about_ja), std::string(words.about_en)};
}

} // namespace

Json states_json() {
    constexpr std::array<std::string_view, kStatuses> kGlyphs{"束", "眠", "幻"};
    Json states = Json::array();
    for (int k = 0; k < kStatuses; ++k) {
        const Words& one = words(static_cast<Status>(k));
        states.push_back(
            state(one, kGlyphs[static_cast<std::size_t>(k)], false, false, about(one)));
    }
    for (const Shown& one : kOthers)
        states.push_back(state(one.words, one.glyph, one.counts, true, about(one.words)));
    for (int k = 0; k < kModKeys; ++k) {
        const OfMod& one = kMods[static_cast<std::size_t>(k)];
        states.push_back(state(words(static_cast<ModKey>(k)), one.glyph, true, true,
                               {std::string(one.ja), std::string(one.en)}));
    }
    return states;
}

} // namespace shiaiba::sengen
