// Battles as the players of a system keep them: records in JSON, and the threads that they post.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/json_fwd.hpp"
#include "core/match.hpp"

namespace shiaiba {

/// What could be made of a thread.
struct ReadThread {
    /// Whose builds stand in it.
    std::vector<Party> characters;
    /// The fight as far as the thread goes; absent where it can't be followed.
    std::optional<Match> match;
    /// With line and column. Wrong sums stand beside the match that has the right ones.
    Problems problems;
};

class Records {
public:
    virtual ~Records() = default;

    /// Whose they are.
    virtual const Ruleset& ruleset() const = 0;

    /// Does this JSON mean to be one of this system's records?
    virtual bool is_record(const Json& json) const = 0;
    /// What it plays. Every problem of its form; its decisions and dice are checked by replay().
    virtual Checked<Match> read(const Json& record) const = 0;
    /// What the record's decisions and dice come to, and where they come to nothing.
    virtual Json replay(const Match& match) const = 0;
    /// The same match as one that goes on where the record ends; a problem where replay() tells of
    /// an error.
    virtual Checked<Match> go_on(const Match& match) const = 0;
    /// All decisions, also those of plans. Played with Listen::Everything.
    virtual Json write(const Match& match, const Played& played) const = 0;

    /// Does this text hold lines of a fight in the system's own notation?
    virtual bool is_thread(std::string_view text) const = 0;
    virtual ReadThread read_thread(std::string_view text) const = 0;
};

} // namespace shiaiba
