// Whole battles for tests, with the dice in the order in which they fall and the decisions as
// words; and the builds of the battles of section 12, which stay even if the samples change.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "kit.hpp"

namespace shiaiba::sengen {

using tests::split;

/// A member with open limits: characteristics in the order of the rules, "4 4 6 5 5"; skills and
/// abilities, "shot4 evade4"; and further JSON.
std::string one(std::string_view stats, std::string_view skills = "",
                std::string_view abilities = "", std::string_view more = "");
/// A party of such members, and a GM's party.
std::string party(const std::vector<std::string>& members);
std::string gm(const std::vector<std::string>& members);

/// Checks that HP, 霊力, DP and graze of all members are within their bounds after every event.
void check_bounds(const FightLog& fight_log);

struct Bout {
    /// JSON of a member or of a party.
    std::string a;
    std::string b;
    /// JSON of settings; by default there are none.
    std::string settings = {};
    /// Faces in order, "4 2 6 1 3", also without blanks; all must be used. Empty: dice of the seed.
    std::string dice = {};
    /// "shot magic 6, evade 5": tokens for both sides by hand. Empty: plans decide.
    std::string decisions = {};
    std::uint64_t seed = 1;
};

/// The battle as it was played.
class Fought {
public:
    explicit Fought(const Bout& bout);

    const Played& played() const { return played_; }
    /// A line of the trace, by its number from 0.
    std::string_view line(std::size_t number) const { return lines_.at(number); }
    std::size_t lines() const { return lines_.size(); }
    /// A member's part of the last line before the result.
    std::string of(std::string_view who) const;
    /// Winner, reason and turn, "A;defeat;5"; empty while the battle goes on.
    std::string result() const;
    /// Whether the log has the sentence in either language.
    bool says(std::string_view sentence) const;
    /// The tokens of the waiting question, separated by ", ", and its point.
    std::string options() const;
    std::string pending() const { return played_.pending ? played_.pending->point : ""; }

private:
    Played played_;
    std::vector<std::string> lines_;
    std::string log_;
};

// Frozen builds for the battles of section 12.

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
