// Scripted duels for the clause tests: two characters in a short form, the dice, and the paper
// notation of the fight, in which P is side A and Q side B; and JSON for skills that the house list
// doesn't have.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/log.hpp"
#include "core/system/system.hpp"
#include "rulesets/panel/sheet/settings.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::test {

/// A character in short form: "5/4/6; 焔剣 安らぎ; 火剣火水 水水水風; 先攻の場合、…/…" (points
/// 体力/神経反射/知性; skills; patterns; plans separated by "/").
panel::Sheet panel_sheet(std::string_view in_short,
                         const std::shared_ptr<const panel::SkillList>& list);
/// A list with these skills and statuses. `house`, if given, names the statuses of the eight that
/// it keeps, in quotes and separated by commas.
std::shared_ptr<const panel::SkillList> panel_list(const std::string& skills,
                                                   const std::string& statuses = "",
                                                   const std::optional<std::string>& house = {});

struct PanelScript {
    std::string_view p;
    std::string_view q;
    /// The faces in order, "4 2 1 6"; with "…" at the end further dice come from the seed. Empty:
    /// all dice come from the seed.
    std::string_view dice = "";
    std::shared_ptr<const panel::SkillList> list = nullptr;
    panel::PanelSettings settings = {};
    std::uint64_t seed = 1;
};

/// The fight of a script. The test fails if the scripted dice don't suffice or if some are left
/// over.
class PanelDuel {
public:
    explicit PanelDuel(const PanelScript& script);

    const Outcome& outcome() const { return outcome_; }
    const FightLog& fight_log() const { return fight_log_; }
    std::uint64_t digest() const { return digest_; }
    std::string paper() const;
    /// The lines of the notation from the first that begins with `from` to the last before one that
    /// begins with `to`, joined by "|".
    std::string part(std::string_view from, std::string_view to) const;
    bool says(std::string_view line) const;
    /// How many lines begin with this text.
    int count(std::string_view start) const;
    /// The sentences of all events, or of the events of a kind, one per line.
    std::string told(std::string_view kind = "", Lang lang = Lang::Ja) const;
    /// Whether one of the sentences is this one.
    bool tells(const std::string& sentence, Lang lang = Lang::Ja) const;

private:
    /// Keeps the list alive: texts in fight_log_ are views into it.
    std::shared_ptr<const panel::SkillList> list_;
    Outcome outcome_;
    FightLog fight_log_;
    std::uint64_t digest_ = 0;
};

// Skills of a test's own list as JSON, and counting a text's occurrences.

/// A skill with these members.
inline std::string listed(const std::string& name, const std::string& members) {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
/// An active skill that does these lines.
inline std::string listed_active(const std::string& name, const std::string& cost,
                                 const std::string& lines) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"active","activated":[)" + lines + "]");
}
/// A reactive skill.
inline std::string listed_reactive(const std::string& name, const std::string& cost,
                                   const std::string& trigger, const std::string& lines) {
    return listed(name, R"("cost":")" + cost + R"(","kind":"reactive","trigger":)" + trigger +
                            R"(,"activated":[)" + lines + "]");
}
/// An innate skill with one triggered ability.
inline std::string listed_innate(const std::string& name, const std::string& on,
                                 const std::string& lines) {
    return listed(name,
                  R"("kind":"innate","triggered":[{"on":)" + on + R"(,"do":[)" + lines + "]}]");
}
/// An active skill that is maintained, with these members.
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

/// P's only skill 試 does these lines and is used once, against Q in short form; the list also has
/// `skills` and `statuses`.
PanelDuel panel_doing(const std::string& lines, const std::string& q = "5/1/9;",
                      const std::string& skills = "", const std::string& statuses = "");

/// A status of a panel, character or skill that triggers on payments.
std::string paid_status(const char* on, const char* rest);

} // namespace shiaiba::test
