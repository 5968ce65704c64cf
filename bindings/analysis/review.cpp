// Bindings `reviewPoints` and `review`: the review of decisions by hand.
#include "analysis/review.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "bindings/envelope.hpp"
#include "bindings/match_json.hpp"

namespace shiaiba::bindings {
namespace {

template <class Answer>
std::string of_points(const std::string& text, const std::string& viewer, const Answer& answer) {
    const auto match = given_match(text);
    if (!match) return no_match(match.problems());
    const std::string wrong = refused(play(*match, Log::Listen::Nothing));
    return wrong.empty() ? answer(*match, review_points(*match, viewer_from(viewer))) : wrong;
}

std::string points(const std::string& match, const std::string& viewer) {
    return of_points(match, viewer, [](const Match&, const std::vector<ReviewPoint>& all) {
        Json json = Json::array();
        for (const ReviewPoint& point : all) json.push_back(to_json(point));
        return ok(std::move(json));
    });
}

std::string reviewed(const std::string& match, double i, const std::string& viewer) {
    return of_points(match, viewer, [i](const Match& given, const std::vector<ReviewPoint>& all) {
        const auto point = std::find_if(all.begin(), all.end(),
                                        [i](const ReviewPoint& one) { return one.i == i; });
        if (point == all.end()) {
            return failed("noSuchDecision", {"ここに自分の手で決めたものはありません。",
                                             "Nothing was decided by hand there."});
        }
        return ok(to_json(review(given, *point)));
    });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_review) {
    emscripten::function("reviewPoints", &points);
    emscripten::function("review", &reviewed);
}

} // namespace shiaiba::bindings
