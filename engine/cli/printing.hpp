// Printing: a played fight as text for a terminal, in one of the forms of `--log`.
#pragma once

#include <ostream>
#include <string>

#include "core/system/match.hpp"

namespace shiaiba::cli {

/// Addition to the text form: none, or every decision with the plans that were asked.
enum class Whys { None, All };

/// Prints the fight. `form`: text, classic, trace or json. Returns the exit code; a form that the
/// system lacks is a usage failure.
int print_log(std::ostream& out, const Match& match, const Played& played, const std::string& form,
              Lang lang, Whys whys = Whys::None);

/// Prints the verdict, and a line for every ruling that changes it when read the other way. Returns
/// the exit code.
int print_rulings(std::ostream& out, const Match& match, Lang lang);

} // namespace shiaiba::cli
