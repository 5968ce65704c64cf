// Links as JSON: `LinkMade` and `LinkRead` of engine.d.ts.
#pragma once

#include <string>

#include "core/system/league.hpp"
#include "core/system/match.hpp"

namespace shiaiba::bindings {

/// Envelope of LinkMade; options: {"names": false} hides the names.
std::string made_link(const Match& match, const std::string& options);
std::string made_link(const LeagueRequest& league, const std::string& options);
/// Envelope of LinkRead.
/// `settings` are those at hand, of the only system or of none.
std::string opened_link(const std::string& fragment, const std::string& settings);

} // namespace shiaiba::bindings
