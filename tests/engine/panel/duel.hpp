// A scripted duel: two characters in short, the dice, and what the paper says about it; and skills for what no
// skill of the house list does.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/log.hpp"
#include "core/system/ruleset.hpp"
#include "rulesets/panel/sheet/settings.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::test {

/// A character in short: "5/4/6; 焔剣 安らぎ; 火剣火水 水水水風; 先攻の場合、…/…" (points 体力/神経反射/知性;
/// skills; patterns; plans behind "/").
panel::Sheet panel_sheet(std::string_view in_short,
                         const std::shared_ptr<const panel::SkillList>& list);
/// A list of these skills, for what no skill of the house list does; `house`: which of the eight statuses it keeps,
/// between commas and in quotes, where it says so.
std::shared_ptr<const panel::SkillList> panel_list(const std::string& skills,
                                                   const std::string& statuses = "",
                                                   const std::optional<std::string>& house = {});

struct PanelScript {
    std::string_view p;
    std::string_view q;
    /// "4 2 1 6"; with "…" at the end more may be rolled. Empty: as a seed has them.
    std::string_view dice = "";
    std::shared_ptr<const panel::SkillList> list = nullptr;
    panel::PanelSettings settings = {};
    std::uint64_t seed = 1;
};

/// Plays it; scripted dice must suffice and none be left over.
class PanelDuel {
public:
    explicit PanelDuel(const PanelScript& script);

    const Outcome& outcome() const { return outcome_; }
    const FightLog& fight_log() const { return fight_log_; }
    std::uint64_t digest() const { return digest_; }
    std::string paper() const;
    /// Its lines from the first that begins with `from` to the last before `to`, joined by "|".
    std::string part(std::string_view from, std::string_view to) const;
    bool says(std::string_view line) const;
    /// How often a line begins so.
    int count(std::string_view start) const;
    /// The sentences of a kind of events, or of all, a line each.
    std::string told(std::string_view kind = "", Lang lang = Lang::Ja) const;
    /// Is one of them this sentence?
    bool tells(const std::string& sentence, Lang lang = Lang::Ja) const;

private:
    /// What the fight_log tells names skills of this list by views of it.
    std::shared_ptr<const panel::SkillList> list_;
    Outcome outcome_;
    FightLog fight_log_;
    std::uint64_t digest_ = 0;
};

// Skills of a test's own list as JSON, and how often a text says something.

/// A skill by its members.
inline std::string listed(const std::string& name, const std::string& members) {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
/// An active one that does these lines.
inline std::string listed_active(const std::string& name, const std::string& cost,
                                 const std::string& lines) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"active","activated":[)" + lines + "]");
}
/// A reactive one.
inline std::string listed_reactive(const std::string& name, const std::string& cost,
                                   const std::string& trigger, const std::string& lines) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"reactive","trigger":)" + trigger +
                            R"(,"activated":[)" + lines + "]");
}
/// An innate one with one triggered ability.
inline std::string listed_innate(const std::string& name, const std::string& on,
                                 const std::string& lines) {
    return listed(name,
                  R"("kind":"innate","triggered":[{"on":)" + on + R"(,"do":[)" + lines + "]}]");
}
/// An active one that is maintained, with these members besides.
inline std::string listed_maintained(const std::string& name, const std::string& cost,
                                     const std::string& members) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"active","maintain":true,)" + members);
}

inline int times_said(std::string_view text, std::string_view part) {
    int times = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size())) {
        ++times;
    }
    return times;
}

/// P's only skill 試 does these lines and is used once, against Q in short; `skills` and `statuses` stand in the list
/// besides.
PanelDuel panel_doing(const std::string& lines, const std::string& q = "5/1/9;",
                      const std::string& skills = "", const std::string& statuses = "");

/// A status of a panel, character or skill that listens for what is paid.
std::string paid_status(const char* on, const char* rest);

} // namespace shiaiba::test
