// What らくえん keeps of its battles ([rakuen 17, 18]): records out and in, tokens as people write them, and posted
// threads.
#pragma once

#include <string>
#include <string_view>

#include "core/system/capabilities.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::rakuen {

const Records& records();

// Battle records out: a played match as JSON of section 18.

/// All tokens, also those that plans chose. Played with Listen::Everything.
Json write_record(const Match& match, const Played& played);

// Battle records in: JSON of section 18 as a match.

inline constexpr std::size_t kMostRecordDecisions = 5'000;
inline constexpr std::size_t kMostRecordDice = 10'000;

/// Every problem of its form, by its place in the record.
Checked<Match> read_record(const Json& record);

// Tokens of section 5.3 as people write them: skills in any order, WIS for WIZ [rakuen R1].

/// The same token as the engine writes it (exchange.hpp); what is none stays as it is.
std::string canonical_token(std::string_view given);

// Threads in: what people posted, whole or half-finished, as a match that goes on ([rakuen 17]).

/// There is a declaration or a roll in it.
bool is_thread(std::string_view text);
ReadThread read_thread(std::string_view text, bool consent);

} // namespace shiaiba::rakuen
