// Battle records in: JSON of section 18 as a match.
#pragma once

#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::rakuen {

inline constexpr std::size_t kMostRecordDecisions = 5'000;
inline constexpr std::size_t kMostRecordDice = 10'000;

/// Every problem of its form, by its place in the record.
Checked<Match> read_record(const Json& record);

} // namespace shiaiba::rakuen
