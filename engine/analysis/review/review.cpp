// Cuts the record off at the decision, and asks there.
#include "analysis/review/review.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "analysis/ahead.hpp"
#include "analysis/series/report.hpp"

namespace shiaiba {
namespace {

Match until(const Match& match, int decision) {
    Match cut = match;
    cut.decisions.resize(static_cast<std::size_t>(decision));
    return cut;
}

std::optional<std::size_t> option_of(const Choice& asked, const std::string& id) {
    for (std::size_t k = 0; k < asked.options.size(); ++k) {
        if (asked.options[k].id == id) return k;
    }
    return std::nullopt;
}

/// Of these options alone.
Json odds_of_both(const Match& waiting, const std::string& taken, const std::string& better) {
    Json odds = *odds_ahead(waiting);
    if (!odds.is_object() || !odds.contains("options")) return nullptr;
    Json both = Json::array();
    for (Json& one : odds["options"]) {
        const auto& id = one.at("option").get_ref<const std::string&>();
        if (id == taken || id == better) both.push_back(std::move(one));
    }
    if (both.empty()) return nullptr;
    odds["options"] = std::move(both);
    return odds;
}

Json in_words(const Option& option) {
    if (option.id.empty()) return nullptr;
    return JsonObject().add("id", option.id).add("ja", option.label.ja).add("en", option.label.en);
}

Json to_json(const Chances& chances) {
    Json json = shiaiba::to_json(chances.share);
    if (chances.exact) json["exact"] = true;
    return json;
}

} // namespace

const char* word(Compared gain) {
    switch (gain) {
    case Compared::Better: return "better";
    case Compared::Worse: return "worse";
    case Compared::Same: return "same";
    case Compared::Untold: break;
    }
    return "untold";
}

Compared compared(const Share& gain) {
    if (gain.low > 0) return Compared::Better;
    if (gain.high < 0) return Compared::Worse;
    return gain.width() == 0 ? Compared::Same : Compared::Untold;
}

int Reviewed::lost() const {
    return advice && compared(advice->gain) == Compared::Better ? advice->gain.rate : 0;
}

Reviewed review(const Match& match, const ReviewPoint& point) {
    const Match waiting = until(match, point.i);
    const Weighing weighing(waiting);
    const auto taken = option_of(weighing.asked(), point.taken.id);
    // Who gives up has lost.
    Reviewed reviewed{point,
                      taken ? weighing.chances(*taken) : Chances{exact_share(0, 1), true},
                      std::nullopt,
                      {},
                      weighing.fights()};
    const std::size_t advised = weighing.advised();
    if (advised == taken) return reviewed;
    const Option& option = weighing.asked().options[advised];
    Chances chances = weighing.chances(advised);
    const Share gain = gained(reviewed.taken, chances);
    reviewed.odds = odds_of_both(waiting, point.taken.id, option.id);
    reviewed.advice = Reviewed::Advice{option, std::move(chances), gain};
    return reviewed;
}

std::vector<Reviewed> by_loss(std::vector<Reviewed> all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Reviewed& a, const Reviewed& b) { return a.lost() > b.lost(); });
    return all;
}

Json to_json(const ReviewPoint& point) {
    Json json = JsonObject()
                    .add("i", point.i)
                    .add("event", point.event)
                    .add("side", letter(point.actor.side))
                    .add("member", point.actor.member)
                    .add("point", point.point)
                    .add("taken", in_words(point.taken));
    return json;
}

Json to_json(const Reviewed& reviewed) {
    Json advice;
    if (reviewed.advice) {
        const Share& gain = reviewed.advice->gain;
        advice = JsonObject()
                     .add("option", in_words(reviewed.advice->option))
                     .add("chance", to_json(reviewed.advice->chances))
                     .add("gain", shiaiba::to_json(gain))
                     .add("compared", word(compared(gain)));
    }
    return JsonObject()
        .add("i", reviewed.point.i)
        .add("fights", static_cast<int>(reviewed.fights))
        .add("chance", to_json(reviewed.taken))
        .add("advice", std::move(advice))
        .add("odds", reviewed.odds);
}

} // namespace shiaiba
