// Plays scripts of らくえん模擬戦, and answers from their traces.
#include "rakuen/bout.hpp"

#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"

namespace shiaiba::test {
namespace {

Party character(const char* name, std::string_view abilities) {
    const ReadText read = rakuen::system().read(abilities, {});
    REQUIRE(read.found.size() == 1);
    REQUIRE(read.found[0].build);
    return alone(rakuen::system(), name, *read.found[0].build);
}

std::vector<std::uint64_t> rolls_of(const Script& script) {
    std::vector<std::uint64_t> rolls;
    std::istringstream initiative{std::string(script.initiative)};
    for (std::uint64_t roll = 0; initiative >> roll;) rolls.push_back(roll - 1);
    std::istringstream dice{std::string(script.dice)};
    for (std::string pair; dice >> pair;) {
        REQUIRE(pair.size() == 3);
        rolls.push_back(static_cast<std::uint64_t>(pair[0] - '0'));
        rolls.push_back(static_cast<std::uint64_t>(pair[2] - '0'));
    }
    return rolls;
}

std::string trimmed(std::string text) {
    text.erase(0, text.find_first_not_of(' '));
    return text.erase(text.find_last_not_of(' ') + 1);
}

} // namespace

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, at);) parts.push_back(trimmed(part));
    return parts;
}

Bout::Bout(const Script& script) {
    const System& system = rakuen::system();
    match_.system = &system;
    Json settings = Json::object();
    if (script.advanced) settings["rules"] = "advanced";
    for (const std::string& ruling : split(script.rulings, ' ')) settings[ruling] = true;
    settings["start"] = Json::parse(script.start);
    const auto checked = system.settings().check(settings);
    REQUIRE(checked);
    match_.settings = *checked;
    match_.sides = {character("イチカ", script.a), character("レン", script.b)};
    match_.decisions = split(script.decisions, ';');
    Dice dice = Dice::scripted(rolls_of(script));
    RecordedDecisions decisions(match_.decisions);
    played_ = play(match_, dice, decisions, Log::Listen::Everything);
    INFO(played_.fight_log.trace);
    INFO(pending());
    CHECK_FALSE(played_.illegal);
    CHECK(decisions.used() == match_.decisions.size());
    CHECK(dice.fault().empty());
}

std::string Bout::at(std::string_view phase) const {
    const std::string start = std::string(phase) + ";";
    for (const std::string& line : split(played_.fight_log.trace, '\n')) {
        if (line.compare(0, start.size(), start) == 0) return line.substr(start.size());
    }
    return "";
}

std::string Bout::field(std::string_view phase, std::size_t n) const {
    const auto fields = split(at(phase), ';');
    return n < fields.size() ? fields[n] : "";
}

std::string Bout::fighter(char side) const {
    const auto lines = split(played_.fight_log.trace, '\n');
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const auto fields = split(*line, ';');
        if (fields[0] != "RESULT") return fields[fields.size() - (side == 'A' ? 2 : 1)];
    }
    return "";
}

std::string Bout::last() const {
    const auto lines = split(played_.fight_log.trace, '\n');
    return lines.empty() ? "" : lines.back();
}

std::string Bout::pending() const { return played_.pending ? played_.pending->point : ""; }

std::string Bout::options() const {
    std::string all;
    if (!played_.pending) return all;
    for (const Option& option : played_.pending->options) {
        all += (all.empty() ? "" : "; ") + option.id;
    }
    return all;
}

bool Bout::offers(std::string_view id) const {
    REQUIRE(played_.pending);
    const auto& options = played_.pending->options;
    return std::any_of(options.begin(), options.end(),
                       [&](const Option& option) { return option.id == id; });
}

std::string Bout::kinds(int turn) const {
    std::string all;
    for (const Event& event : played_.fight_log.events) {
        if (event.round == turn) all += (all.empty() ? "" : " ") + std::string(event.kind);
    }
    return all;
}

const Event* Bout::last_event(std::string_view kind) const {
    const Event* found = nullptr;
    for (const Event& event : played_.fight_log.events) {
        if (event.kind == kind) found = &event;
    }
    return found;
}

std::string Bout::said(std::string_view kind, Lang lang) const {
    const Event* const event = last_event(kind);
    if (event == nullptr) return "";
    return plain(rakuen::system().narrate(*event, match_.names(), lang), lang);
}

} // namespace shiaiba::test
