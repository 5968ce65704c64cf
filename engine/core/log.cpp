// Keeps what happened.
#include "core/log.hpp"

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

void Log::phase(int round, std::string_view id, Side side) {
    if (loud()) chronicle_.phases.push_back({round, id, side, chronicle_.events.size()});
}

void Log::tell(Event event, Board after) {
    chronicle_.events.push_back(std::move(event));
    chronicle_.boards.push_back(std::move(after));
}

void Log::decided(Decided decision) {
    decision.event = chronicle_.events.size();
    chronicle_.decisions.push_back(std::move(decision));
}

void Log::open(Board start) { chronicle_.boards.push_back(std::move(start)); }

void Log::trace(std::string_view line) {
    digest_.add(line);
    digest_.add("\n");
    if (loud()) chronicle_.trace.append(line).push_back('\n');
}

} // namespace shiaiba
