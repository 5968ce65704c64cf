// Text log: a played fight in words, as the terminal prints it and the page copies it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// Returns whole lines to insert before the event of this index.
using Aside = std::function<std::string(std::size_t event)>;
/// The fight in this project's sentences as plain text: rounds and phases are headings, the clause
/// stands behind each line. The match must have been played with Listen::Everything.
std::string text_log(const Match& match, const Played& played, Lang lang, const Aside& aside = {});

/// The fight in the system's own paper notation; empty if it has none.
std::string classic(const Match& match, const Played& played, Extent extent);

/// The settings that differ from the default, one per line.
std::string settings_text(const System& system, const Settings& settings, Lang lang);

/// One sentence: who won, or whose turn it is.
Spans headline(const Match& match, const Played& played, Lang lang);
/// The result in one line for a message, behind the name of the system: ムライ ●－○ クロダ（3R）
std::string message_line(const Match& match, const Played& played, Lang lang);

/// Index behind the last event of phase k.
std::size_t phase_end(const FightLog& fight_log, std::size_t k);

} // namespace shiaiba
