// A position of a battle for tests, from which one phase is played.
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

/// A blazer of HP 40, and one with these skills: R"("guren","yami")"; a GM's party of such members.
inline constexpr const char* kPlain = R"({"points":{"hp":1}})";
inline std::string knows(const std::string& skills) {
    return R"({"points":{"hp":1},"skills":[)" + skills + "]}";
}
inline std::string gm(const std::string& members) {
    return R"({"gm":true,"members":[)" + members + "]}";
}
/// A skill of a list of one's own, and settings with such skills, or with one that is called "own".
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
    /// JSON of both sides, and of settings. Hands and 気魄 are empty, and all cards lie in the deck.
    Position(std::string_view a, std::string_view b, std::string_view settings = "{}");

    /// "A1". What it is changed to holds from then on.
    Fighter& at(std::string_view who);
    Position& round(int round);
    /// Cards as "HK S10", out of the deck; of a GM's party the owner is "B".
    Position& hand(std::string_view owner, std::string_view cards);
    Position& kihaku(std::string_view owner, std::string_view cards);
    /// Nothing else lies there.
    Position& deck(std::string_view cards);
    Position& discards(std::string_view cards);
    /// What is drawn next, and coins as 0 and 1. Call it when the deck is as it will be.
    Position& draws(std::string_view cards);
    /// That member decides by its own tactic, and not by the script.
    Position& plans(std::string_view who);
    /// The script and the default give way to these decisions.
    Position& decided_by(Decisions& decisions);
    /// Tokens of the real choices, between commas; after the last one whoever decides takes the default.
    Position& decide(std::string_view tokens);

    void turn(std::string_view who);
    void round_end();
    /// Whose turn it is; "-": nobody's.
    std::string choose_actor();
    /// A skill of a command, paid as it is decided.
    void use(std::string_view who, std::string_view skill, std::string_view target);

    /// "40,0,0,2,s,a", as the trace has it.
    std::string of(std::string_view who) const;
    /// "HK.S3/S10".
    std::string cards(std::string_view owner) const;
    int deck_size() const { return battle_->deck().size(); }
    int discards_size() const { return battle_->discards().size(); }
    /// "A:defeat"; empty while it goes on.
    std::string result() const;
    /// Choices since the last phase: "A1.wait A1.end".
    std::string acts() const;
    /// Kinds of events, with a blank between them.
    std::string kinds() const;
    /// The sentences of that kind of event, a line each.
    std::string said(std::string_view kind, Lang lang = Lang::Ja) const;
    const FightLog& fight_log() const { return log_.fight_log(); }
    const Battle& battle() const { return *battle_; }
    /// The options where the script ended, with ", " between them.
    std::string open_options() const;
    /// The same in their default order (12.3).
    std::string default_order() const;
    /// Every card is somewhere, and all decisions were needed.
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
