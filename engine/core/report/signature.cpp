// The bench signature: plays a fixed set of fights and hashes their results. Order, seeds and
// counts decide the signature: scripts and tests compare it.
#include "core/report/signature.hpp"

#include <string>

#include "core/fight/decisions.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

std::uint64_t bench_signature(const System& system) {
    Dice builds(1);
    Digest signature;
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json());
    for (int k = 0; k < kSignatureFights; ++k) {
        for (Party& side : match.sides) {
            side = random_party(system, builds, Json(), match.settings);
        }
        Dice dice(static_cast<std::uint64_t>(k));
        RandomDecisions decisions(static_cast<std::uint64_t>(k));
        const Played played = play(match, dice, decisions, Log::Listen::Digest);
        signature.add(std::to_string(static_cast<int>(played.outcome->winner)) + " " +
                      std::to_string(played.outcome->rounds) + " " + hex16(played.digest) + "\n");
    }
    return signature.value();
}

} // namespace shiaiba
