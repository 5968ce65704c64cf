// The log of a fight in progress, for tests of single positions of the party games: the kinds of
// its events, and their sentences.
#pragma once

#include <string>
#include <string_view>

#include "core/fight/log.hpp"
#include "core/fight/narrator.hpp"
#include "core/fight/party.hpp"

namespace shiaiba::tests {

/// The kinds of all events in order, as "draw move skill".
std::string kinds_of(const FightLog& log);

/// The `narrate` function of a system.
using Narrate = Spans (*)(const Event& event, const Names& names, Lang lang);
/// The sentences of all events of one kind, one per line, without markup.
std::string said_of(const FightLog& log, std::string_view kind, const Party& a, const Party& b,
                    const Settings& settings, Narrate narrate, Lang lang);

} // namespace shiaiba::tests
