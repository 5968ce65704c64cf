// Makes and opens links as JSON: `LinkMade` and `LinkRead` of types/link.d.ts.
#pragma once

#include <string>

#include "core/system/league.hpp"
#include "core/system/match.hpp"

namespace shiaiba::bindings {

/// An envelope with LinkMade. `options`: {"names": false} leaves names out.
std::string made_link(const Match& match, const std::string& options);
std::string made_link(const LeagueRequest& league, const std::string& options);
/// An envelope with LinkRead. `settings`: JSON of the settings at hand of the module's system, or
/// "".
std::string opened_link(const std::string& fragment, const std::string& settings);

} // namespace shiaiba::bindings
