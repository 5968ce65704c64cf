// Prints a played fight in one of its forms.
#pragma once

#include <ostream>
#include <string>

#include "core/system/match.hpp"

namespace shiaiba::cli {

/// What is added to the text: nothing, or every decision with the plans that were asked.
enum class Whys { None, All };

/// form: text, classic, trace or json. Answers the exit code; a form that the system lacks is a
/// usage failure.
int print_log(std::ostream& out, const Match& match, const Played& played, const std::string& form,
              Lang lang, Whys whys = Whys::None);

/// The verdict, and a line for every ruling that turns it when read the other way.
int print_rulings(std::ostream& out, const Match& match, Lang lang);

} // namespace shiaiba::cli
