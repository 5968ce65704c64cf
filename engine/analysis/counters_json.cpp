// Writes standings, counters and edits.
#include "analysis/counters_json.hpp"

#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {
namespace {

Json build_json(const Ruleset& ruleset, BuildNumber number, const std::string& name) {
    return to_json(alone(ruleset, name, fast_path_of(ruleset)->build(number)));
}

Json score_json(std::optional<int> score) { return score ? Json(*score) : Json(); }

Json box_json(const FastPath& fast, const ItemNames& names, const Box& box) {
    return JsonObject()
        .add("sets", names.to_json(box.sets))
        .add("builds", Json(size_of(box.sets, fast.places())))
        .add("rounds", static_cast<int>(box.verdict.rounds));
}

} // namespace

Json to_json(const Standing& standing) {
    return JsonObject()
        .add("wins", Json(standing.wins))
        .add("losses", Json(standing.losses))
        .add("draws", Json(standing.draws))
        .add("rounds", Json(standing.rounds));
}

Json to_json(const Ruleset& ruleset, const ItemNames& names, const CountersPart& part) {
    const FastPath& fast = *fast_path_of(ruleset);
    const auto counter_json = [&](const Counter& counter) {
        return JsonObject()
            .add("build", build_json(ruleset, counter.build, {}))
            .add("score", score_json(counter.score))
            .add("wins", counter.wins ? Json(std::uint64_t{*counter.wins}) : Json())
            .add("box", box_json(fast, names, counter.box));
    };
    Json best = Json::array();
    for (const Counter& counter : part.best) {
        Json alike = Json::array();
        for (const Counter& one : counter.alike) alike.push_back(Json(counter_json(one)));
        best.push_back(counter_json(counter).add("alike", std::move(alike)));
    }
    Json largest = Json::array();
    for (const Box& box : part.largest) largest.push_back(box_json(fast, names, box));
    return JsonObject()
        .add("builds", Json(part.builds))
        .add("boxes", Json(part.boxes))
        .add("rated", part.rated)
        .add("beginning", kBeginning)
        .add("best", std::move(best))
        .add("largest", std::move(largest));
}

Json to_json(const Party& mine, const ItemNames& names, const Edits& edits) {
    Json all = Json::array();
    for (const Edit& edit : edits.edits) {
        all.push_back(JsonObject()
                          .add("build", build_json(*mine.ruleset, edit.build, mine.name))
                          .add("place", edit.place)
                          .add("item", names[edit.item])
                          .add("score", score_json(edit.score)));
    }
    return JsonObject().add("score", score_json(edits.score)).add("edits", std::move(all));
}

} // namespace shiaiba
