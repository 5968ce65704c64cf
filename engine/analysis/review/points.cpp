// Picks out of a played fight what hands decided.
#include "analysis/review/points.hpp"

namespace shiaiba {
namespace {

bool by_hand(const Match& match, const Decided& decided) {
    const Controller controller = match.controllers[index(decided.actor.side)];
    return !decided.planned && search_level(controller) == 0;
}

} // namespace

std::vector<ReviewPoint> review_points(const Match& match, Viewer viewer) {
    const Played played = play(match, Log::Listen::Everything);
    const Side looking = viewer_of(match, played, viewer);
    std::vector<ReviewPoint> points;
    for (const Decided& decided : played.chronicle.decisions) {
        const Side side = decided.actor.side;
        const bool picked = decided.kind == Decision::Kind::Pick;
        // Either side may give up whoever is asked: only what the one that is asked did is its decision there.
        const bool given_up =
            decided.kind == Decision::Kind::Surrender && decided.value == index(side);
        if (!by_hand(match, decided) || !(picked || given_up)) continue;
        if (looking != Side::None && looking != side) continue;
        points.push_back({decided.i, decided.actor, decided.point, decided.event, decided.option});
    }
    return points;
}

} // namespace shiaiba
