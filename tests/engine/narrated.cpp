// Writes the events in the log of a fight as kinds and as sentences.
#include "narrated.hpp"

#include "core/report/text.hpp"

namespace shiaiba::tests {

std::string kinds_of(const FightLog& log) {
    std::string all;
    for (const Event& event : log.events) all.append(all.empty() ? "" : " ").append(event.kind);
    return all;
}

std::string said_of(const FightLog& log, std::string_view kind, const Party& a, const Party& b,
                    const Settings& settings, Narrate narrate, Lang lang) {
    Names names{{a.name, b.name}, &settings};
    for (const Side side : kSides) {
        const Party& party = side == Side::A ? a : b;
        names.members[index(side)] = {called(party, side, Lang::Ja), called(party, side, Lang::En)};
        names.parties[index(side)] = &party;
    }
    std::string all;
    for (const Event& event : log.events) {
        if (event.kind != kind) continue;
        all.append(all.empty() ? "" : "\n").append(plain(narrate(event, names, lang), lang));
    }
    return all;
}

} // namespace shiaiba::tests
