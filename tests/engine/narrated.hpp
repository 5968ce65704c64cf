// What a fight in progress has told so far, for positions of the party games: the kinds of its events, and their
// sentences.
#pragma once

#include <string>
#include <string_view>

#include "core/fight/log.hpp"
#include "core/fight/narrator.hpp"
#include "core/fight/party.hpp"

namespace shiaiba::tests {

/// "draw move skill": the kinds of all events in order.
std::string kinds_of(const FightLog& log);

/// A system's own `narrate`.
using Narrate = Spans (*)(const Event& event, const Names& names, Lang lang);
/// What the events of a kind say, a line each, without markup.
std::string said_of(const FightLog& log, std::string_view kind, const Party& a, const Party& b,
                    const Settings& settings, Narrate narrate, Lang lang);

} // namespace shiaiba::tests
