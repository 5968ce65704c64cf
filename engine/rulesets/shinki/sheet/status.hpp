// Statuses: the six of the rules (6), and those that a list of a GM's own adds (4.1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace shiaiba::shinki {

/// The statuses of the rules, in the order of their letters in the trace. Behind them count those
/// of an own list, in its order.
enum class Status : std::uint8_t { Shine, Poison, Fire, Dark, Shaken, Frenzy };
inline constexpr int kStatuses = 6;
inline constexpr std::size_t kMostOwnStatuses = 10;
/// As many as an effect or a skill can name.
inline constexpr int kMostNamedStatuses = kStatuses + static_cast<int>(kMostOwnStatuses);

constexpr unsigned bit(Status status) { return 1U << static_cast<unsigned>(status); }
/// The status at this place of an own list's statuses.
constexpr Status own_status(std::size_t place) {
    return static_cast<Status>(static_cast<std::size_t>(kStatuses) + place);
}

/// Calls `visit(status)` for each status among these bits, in their order.
template <class Visit>
void each_status(unsigned statuses, const Visit& visit) {
    for (unsigned k = 0; statuses >> k != 0; ++k) {
        const auto status = static_cast<Status>(k);
        if ((statuses & bit(status)) != 0) visit(status);
    }
}

struct StatusWords {
    std::string_view id;
    char letter;
    std::string_view ja;
    std::string_view en;
    /// The effect of the status, in a sentence.
    std::string_view about_ja;
    std::string_view about_en;
};
/// Of a status of the rules; SkillList::words() has those of own statuses as well.
const StatusWords& words(Status status);

/// What statuses change while they last (4.1). Several add up.
struct StatusChanges {
    /// Each damage of its bearer's skills, and each damage that skills deal to it.
    int damage = 0;
    int taken = 0;
    int speed = 0;
    /// The timings whose skills it can't use, as bits; of a move it can't step either.
    unsigned bars = 0;
};

struct OwnStatus {
    std::string id;
    std::string ja;
    std::string en;
    StatusChanges changes = {};
    /// Damage at each round's end; below 0 it is healing.
    int round_end = 0;
    /// It ends with that many round's ends; 0: it stays.
    int rounds = 0;
    /// It ends when a skill damages its bearer.
    bool hurt_ends = false;
    /// What it does, in a sentence.
    std::string about_ja = {};
    std::string about_en = {};

    /// Whether it does its bearer good: nothing that it changes is to its harm.
    bool good() const {
        return changes.damage >= 0 && changes.taken <= 0 && changes.speed >= 0 &&
               changes.bars == 0 && round_end <= 0;
    }
};

/// Writes what the status does into its `about`.
void describe(OwnStatus& status);

} // namespace shiaiba::shinki
