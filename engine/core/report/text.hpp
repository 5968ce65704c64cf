// A played fight in words, as the terminal prints it and the page copies it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// Whole lines that stand before an event, by its number.
using Aside = std::function<std::string(std::size_t event)>;
/// Our own narration as plain text, rounds and phases as headings, the clause behind each line. The match must have
/// been played with Listen::Everything.
std::string text_log(const Match& match, const Played& played, Lang lang, const Aside& aside = {});

/// The system's own paper notation; empty where there is none.
std::string classic(const Match& match, const Played& played, Extent extent);

/// What differs from the default settings, a line each.
std::string settings_text(const Ruleset& ruleset, const Settings& settings, Lang lang);

/// Who won, one sentence.
Spans headline(const Match& match, const Played& played, Lang lang);
/// One line for a message, behind the name of the system: ムライ ●－○ クロダ（3R）
std::string message_line(const Match& match, const Played& played, Lang lang);

/// Index behind the last event of phase k.
std::size_t phase_end(const FightLog& fight_log, std::size_t k);

} // namespace shiaiba
