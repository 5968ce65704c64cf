// Log: keeps the events, boards, decisions and trace of a fight.
#include "core/fight/log.hpp"

namespace shiaiba {

int Event::number(std::string_view name) const {
    for (const Arg& arg : args) {
        if (arg.name == name && std::holds_alternative<int>(arg.value)) {
            return std::get<int>(arg.value);
        }
    }
    return 0;
}

std::string_view Event::word(std::string_view name) const {
    for (const Arg& arg : args) {
        if (arg.name == name && std::holds_alternative<std::string_view>(arg.value)) {
            return std::get<std::string_view>(arg.value);
        }
    }
    return {};
}

Actor Event::who(std::string_view name) const {
    for (const Arg& arg : args) {
        if (arg.name == name && std::holds_alternative<Actor>(arg.value)) {
            return std::get<Actor>(arg.value);
        }
    }
    return {};
}

const std::vector<int>& Event::numbers(std::string_view name) const {
    static const std::vector<int> none;
    for (const NumberList& list : lists) {
        if (list.name == name) return list.values;
    }
    return none;
}

void Log::phase(int round, std::string_view id, Side side, int member) {
    if (verbose()) fight_log_.phases.push_back({round, id, side, fight_log_.events.size(), member});
}

void Log::emit(Event event, Board after) {
    fight_log_.events.push_back(std::move(event));
    fight_log_.boards.push_back(std::move(after));
}

void Log::decided(LoggedDecision decision) {
    decision.event = fight_log_.events.size();
    fight_log_.decisions.push_back(std::move(decision));
}

void Log::told(std::string_view point) {
    for (LoggedDecision& one : fight_log_.decisions) {
        if (point.empty() || one.point == point) one.secret = false;
    }
}

void Log::open(Board start) { fight_log_.boards.push_back(std::move(start)); }

void Log::trace(std::string_view line) {
    digest_.add(line);
    digest_.add("\n");
    if (verbose()) fight_log_.trace.append(line).push_back('\n');
}

} // namespace shiaiba
