// A whole battle for tests: dice in the order in which they fall, and decisions, each as words; and the builds
// on which the battles of section 12 rest, whatever the samples become.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "kit.hpp"

namespace shiaiba::sengen {

using tests::split;

/// A member of open limits: characteristics in the order of the rules "4 4 6 5 5", skills and abilities "shot4 evade4",
/// and more JSON behind them.
std::string one(std::string_view stats, std::string_view skills = "",
                std::string_view abilities = "", std::string_view more = "");
/// A party of such members, and a GM's.
std::string party(const std::vector<std::string>& members);
std::string gm(const std::vector<std::string>& members);

/// HP, 霊力, DP and graze of everybody stand within their bounds after every event.
void check_bounds(const FightLog& fight_log);

struct Bout {
    /// JSON of a member, or of a party.
    std::string a;
    std::string b;
    /// JSON of settings, by default none.
    std::string settings = {};
    /// "4 2 6 1 3", also without blanks: dice, none of which may be left over. Empty: the seed's.
    std::string dice = {};
    /// "shot magic 6, evade 5": tokens, for both sides by hand. Empty: by plans.
    std::string decisions = {};
    std::uint64_t seed = 1;
};

/// What came of it.
class Fought {
public:
    explicit Fought(const Bout& bout);

    const Played& played() const { return played_; }
    /// Of the trace, by number from 0.
    std::string_view line(std::size_t number) const { return lines_.at(number); }
    std::size_t lines() const { return lines_.size(); }
    /// What a line, by default the last one but the result's, says of a member.
    std::string of(std::string_view who) const;
    /// "A;defeat;5"; empty while it goes on.
    std::string result() const;
    /// Does the log say so in that language?
    bool says(std::string_view sentence) const;
    /// Tokens of the choice that waits, with ", " between them, and its decision point.
    std::string options() const;
    std::string pending() const { return played_.pending ? played_.pending->point : ""; }

private:
    Played played_;
    std::vector<std::string> lines_;
    std::string log_;
};

// Builds on which the battles of section 12 rest, whatever the samples become.

inline constexpr const char* kHoshimi =
    R"({"name":"星見","members":[{"limits":"open","stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"skills":{"danmaku":2,"shot":4,"evade":4,"resist":2},"abilities":{"magic":5},"spells":["boost","blast"],"cards":["star_ring","comet","twin_comet"],"tactic":"狙撃"}]})";
inline constexpr const char* kIwato =
    R"({"name":"岩戸","members":[{"limits":"open","stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","veil","flash_step"],"tactic":"斬込"}]})";
inline constexpr const char* kSakaki =
    R"({"name":"榊","members":[{"limits":"open","stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":4,"resist":3},"abilities":{"onmyo":4},"spells":["ward","seal"],"cards":["shrine_path","veil","thousand_talismans"],"tactic":"慎重"}]})";
inline constexpr const char* kYaiba =
    R"({"name":"刃","members":[{"limits":"open","stats":{"body":5,"vit":4,"int":4,"sense":5,"will":4},"skills":{"danmaku":3,"shot":5,"evade":5,"resist":2},"abilities":{"ranged":4},"weapons":["knives"],"cards":["clockwork","breather","blade_rain"]}]})";
inline constexpr const char* kKirishima =
    R"({"name":"霧島","members":[{"limits":"open","stats":{"body":6,"vit":5,"int":3,"sense":6,"will":6},"skills":{"shot":2,"evade":4,"melee":5},"abilities":{"mtrain":3},"feats":["wave"],"weapons":["tachi"],"cards":["stance","flash_step","flash_step"]}]})";
inline constexpr const char* kRikka =
    R"({"name":"六花","members":[{"limits":"open","stats":{"body":4,"vit":5,"int":4,"sense":6,"will":5},"skills":{"danmaku":5,"shot":4,"homing":2,"evade":4,"resist":2},"abilities":{"element":4},"elementStat":"sense","spells":["freeze"],"cards":["icicles","veil","snowfield"],"tactic":"制圧"}]})";
inline constexpr const char* kKuzuha =
    R"({"name":"葛葉","members":[{"limits":"open","stats":{"body":3,"vit":4,"int":6,"sense":5,"will":6},"skills":{"danmaku":2,"shot":3,"homing":3,"evade":4,"resist":2},"abilities":{"youjutsu":5},"youjutsuStat":"will","spells":["haze","lull"],"cards":["mirage","veil","foxfire"]}]})";
inline constexpr const char* kNight =
    R"({"name":"夜行組","members":[
 {"name":"榊","limits":"open","stats":{"body":4,"vit":5,"int":5,"sense":5,"will":5},"skills":{"danmaku":4,"shot":2,"homing":5,"evade":4,"resist":3},"abilities":{"onmyo":4},"spells":["ward","seal"],"cards":["shrine_path","veil","thousand_talismans"],"tactic":"慎重"},
 {"name":"岩戸","limits":"open","stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},"skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4},"cards":["iron_body","veil","flash_step"],"tactic":"斬込"}]})";
inline constexpr const char* kFairies =
    R"({"name":"湖の妖精たち","gm":true,"members":[
 {"name":"大妖精","limits":"open","stats":{"body":4,"vit":6,"int":4,"sense":6,"will":5},"skills":{"danmaku":5,"shot":4,"evade":5},"abilities":{"element":4},"elementStat":"sense","spells":["freeze"],"cards":["icicles","snowfield"],"tactic":"制圧"},
 {"name":"妖精","limits":"open","stats":{"body":2,"vit":1,"int":3,"sense":4,"will":2},"skills":{"danmaku":1,"shot":2,"evade":2},"abilities":{"element":1},"elementStat":"sense"},
 {"name":"妖精","limits":"open","stats":{"body":2,"vit":1,"int":3,"sense":4,"will":2},"skills":{"danmaku":1,"shot":2,"evade":2},"abilities":{"element":1},"elementStat":"sense"}]})";

} // namespace shiaiba::sengen
