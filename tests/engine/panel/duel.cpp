// Reads characters from their short form, plays scripted duels, and cuts their paper notation into
// lines.
#include "panel/duel.hpp"

#include <sstream>

#include "catch.hpp"
#include "core/fight/context.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::test {
namespace {

std::vector<std::string> cut(std::string_view text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, at);) {
        part.erase(0, part.find_first_not_of(' '));
        part.erase(part.find_last_not_of(' ') + 1);
        if (!part.empty()) parts.push_back(part);
    }
    return parts;
}

Json list(const std::vector<std::string>& words) {
    Json all = Json::array();
    for (const std::string& word : words) all.push_back(word);
    return all;
}

} // namespace

panel::Sheet panel_sheet(std::string_view in_short,
                         const std::shared_ptr<const panel::SkillList>& skills) {
    std::vector<std::string> parts(1);
    for (const char c : in_short) {
        if (c == ';') {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    parts.resize(4);
    const std::vector<std::string> points = cut(parts[0], '/');
    REQUIRE(points.size() == 3);
    Json json = Json::object();
    json["stats"] = JsonObject()
                        .add("vitality", std::stoi(points[0]))
                        .add("reflex", std::stoi(points[1]))
                        .add("intellect", std::stoi(points[2]))
                        .
                        operator Json();
    json["skills"] = list(cut(parts[1], ' '));
    json["patterns"] = list(cut(parts[2], ' '));
    json["plans"] = list(cut(parts[3], '/'));
    auto sheet = panel::check_sheet(json, skills);
    INFO(in_short);
    INFO(write_json(to_json(sheet.problems())));
    REQUIRE(sheet);
    return *sheet;
}

std::shared_ptr<const panel::SkillList> panel_list(const std::string& skills,
                                                   const std::string& statuses,
                                                   const std::optional<std::string>& house) {
    const auto list =
        panel::parse_list(R"({"list":{"id":"x","title":"X","version":"1"},"skills":[)" + skills +
                          R"(],"statuses":[)" + statuses + "]" +
                          (house ? R"(,"house_statuses":[)" + *house + "]" : "") + "}");
    INFO(write_json(to_json(list.problems())));
    REQUIRE(list);
    return *list;
}

PanelDuel::PanelDuel(const PanelScript& script)
    : list_(script.list != nullptr ? script.list : panel::house_list()) {
    const panel::Sheet p = panel_sheet(script.p, list_);
    const panel::Sheet q = panel_sheet(script.q, list_);
    std::vector<std::uint64_t> rolls;
    bool more = false;
    for (const std::string& die : cut(script.dice, ' ')) {
        more = die == "…";
        if (!more) rolls.push_back(std::stoull(die) - 1);
    }
    Dice dice = rolls.empty() ? Dice(script.seed) : Dice::scripted(rolls);
    const std::vector<std::string> none;
    RecordedDecisions decisions(none);
    Log log(Log::Listen::Everything);
    FightContext context(dice, decisions, log, {p.tactic.get(), q.tactic.get()});
    outcome_ = panel::Battle(script.settings, panel::opening(p, q), context).run();
    digest_ = log.digest();
    fight_log_ = log.take();
    INFO(paper());
    if (!more) CHECK(dice.fault().empty());
}

std::string PanelDuel::paper() const { return panel::paper(fight_log_); }

std::string PanelDuel::part(std::string_view from, std::string_view to) const {
    std::string out;
    bool inside = false;
    for (const std::string& line : cut(paper(), '\n')) {
        if (inside && line.compare(0, to.size(), to) == 0) break;
        inside = inside || line.compare(0, from.size(), from) == 0;
        if (inside) out += (out.empty() ? "" : "|") + line;
    }
    return out;
}

bool PanelDuel::says(std::string_view line) const { return count(line) > 0; }

int PanelDuel::count(std::string_view start) const {
    int lines = 0;
    for (const std::string& line : cut(paper(), '\n')) {
        lines += line.compare(0, start.size(), start) == 0 ? 1 : 0;
    }
    return lines;
}

std::string PanelDuel::told(std::string_view kind, Lang lang) const {
    std::string out;
    for (const Event& event : fight_log_.events) {
        if (!kind.empty() && event.kind != kind) continue;
        out += plain(panel::narrate(event, Names(), *list_, lang), lang) + "\n";
    }
    return out;
}

bool PanelDuel::tells(const std::string& sentence, Lang lang) const {
    return ("\n" + told("", lang)).find("\n" + sentence + "\n") != std::string::npos;
}

PanelDuel panel_doing(const std::string& lines, const std::string& q, const std::string& skills,
                      const std::string& statuses) {
    const std::string all = listed_active("試", "火", lines) + (skills.empty() ? "" : ",") + skills;
    return PanelDuel({.p = "5/1/9; 試; 火; when turn >= 2: do not use 試",
                      .q = q,
                      .dice = "6 1 …",
                      .list = panel_list(all, statuses)});
}

std::string paid_status(const char* on, const char* rest) {
    return R"({"letter":"W","name":"Wet","class":"ailment","max":1,"on":[")" + std::string(on) +
           R"("],"trigger":{"event":"panelPaid"},"do":[{"op":"damage","n":2,"to":"self"},{"op":"heal","n":1,"to":"opponent"}])" +
           rest + "}";
}

} // namespace shiaiba::test
