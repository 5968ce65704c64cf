// Battle records of らくえん模擬戦 ([rakuen 17, 18], docs/records.md): writes and reads records,
// tokens as people write them, and posted threads.
#pragma once

#include <string>
#include <string_view>

#include "core/system/capabilities.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::rakuen {

const Records& records();

// Writing: a played match as JSON of section 18.

/// With all tokens, also those that plans chose. `played` must come from Listen::Everything.
Json write_record(const Match& match, const Played& played);

// Reading: JSON of section 18 as a match.

inline constexpr std::size_t kMostRecordDecisions = 5'000;
inline constexpr std::size_t kMostRecordDice = 10'000;

/// Gives all problems of the record's form at once, each with its place.
Checked<Match> read_record(const Json& record);

// Tokens of section 5.3 as people write them: skills in any order, WIS for WIZ [rakuen R1].

/// The same token as the engine writes it (exchange.hpp); text that is no token stays as it is.
std::string canonical_token(std::string_view given);

// Threads: what people posted, whole or half-finished, as a match that goes on ([rakuen 17]).

/// Whether the text has a declaration, or a roll with a label of the game.
bool is_thread(std::string_view text);
/// `consent`: both players go on from every illegal move in it ([rakuen 19]).
ReadThread read_thread(std::string_view text, bool consent);

} // namespace shiaiba::rakuen
