// Positions of a battle for tests, from which one phase is played.
#pragma once

#include <any>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/context.hpp"
#include "kit.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// A blazer of HP 40 (kPlain), one with these skills, R"("guren","yami")", and a GM's party of such
/// members.
inline constexpr const char* kPlain = R"({"points":{"hp":1}})";
inline std::string knows(const std::string& skills) {
    return R"({"points":{"hp":1},"skills":[)" + skills + "]}";
}
inline std::string gm(const std::string& members) {
    return R"({"gm":true,"members":[)" + members + "]}";
}
/// A custom skill; settings with such skills; and settings with one skill, "own".
inline std::string skill_of(const std::string& id, const std::string& rest) {
    return R"({"id":")" + id + R"(","ja":")" + id + R"(","en":")" + id + "\"," + rest + "}";
}
inline std::string own_skills(const std::string& skills) {
    return R"({"skills":{"name":"x","skills":[)" + skills + "]}}";
}
inline std::string own_skill(const std::string& rest) { return own_skills(skill_of("own", rest)); }

using tests::Script;

class Position {
public:
    /// JSON of both sides and of settings. Hands and 気魄 are empty, and all cards are in the deck.
    Position(std::string_view a, std::string_view b, std::string_view settings = "{}");

    /// A member by its token, "A1", to be changed.
    Fighter& at(std::string_view who);
    Position& round(int round);
    /// Cards as "HK S10", taken from the deck. Members of a GM's party share the owner "B".
    Position& hand(std::string_view owner, std::string_view cards);
    Position& kihaku(std::string_view owner, std::string_view cards);
    /// The deck, or the discards, become exactly these cards.
    Position& deck(std::string_view cards);
    Position& discards(std::string_view cards);
    /// The next cards and coins (0 or 1), in order. Call it when the deck is as it will be during
    /// the phase.
    Position& draws(std::string_view cards);
    /// This member decides by its own tactic and not by the script.
    Position& plans(std::string_view who);
    /// These decisions replace the script and the defaults.
    Position& decided_by(Decisions& decisions);
    /// Tokens of the real choices, separated by commas; after the last one default options are
    /// taken.
    Position& decide(std::string_view tokens);

    void turn(std::string_view who);
    void round_end();
    /// The member whose turn it is; "-": nobody's.
    std::string choose_actor();
    /// Uses a skill as a command, with the payments of the script.
    void use(std::string_view who, std::string_view skill, std::string_view target);

    /// A member's part of the trace, "40,0,0,2,s,a".
    std::string of(std::string_view who) const;
    /// An owner's cards, hand and 気魄: "HK.S3/S10".
    std::string cards(std::string_view owner) const;
    int deck_size() const { return battle_->deck().size(); }
    int discards_size() const { return battle_->discards().size(); }
    /// Winner and reason, "A:defeat"; empty while the battle goes on.
    std::string result() const;
    /// The decisions since the last phase: "A1.wait A1.end".
    std::string acts() const;
    /// Kinds of events, separated by blanks.
    std::string kinds() const;
    /// The sentences of the events of a kind, one per line.
    std::string said(std::string_view kind, Lang lang = Lang::Ja) const;
    const FightLog& fight_log() const { return log_.fight_log(); }
    const Battle& battle() const { return *battle_; }
    /// The options of the question at the end of the script, separated by ", ".
    std::string open_options() const;
    /// The same options in default order (12.3).
    std::string default_order() const;
    /// Checks that every card is in one place, and that all decisions of the script were taken.
    void check() const;

private:
    void begin();
    Owner& owner(std::string_view token);
    FighterId who(std::string_view token) const;
    void trace();
    std::string part(std::string_view begin) const;

    std::unique_ptr<Party> a_;
    std::unique_ptr<Party> b_;
    std::any given_;
    Settings settings_;
    Script script_;
    std::vector<std::uint64_t> rolls_;
    Dice dice_{1};
    Planners planners_;
    Log log_{Log::Listen::Everything};
    std::unique_ptr<FightContext> context_;
    std::unique_ptr<Battle> battle_;
    int packs_ = 1;
};

} // namespace shiaiba::shinki
