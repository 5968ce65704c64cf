// Bindings `heatCells` and `heatPart`: heat maps, in parts.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>

#include "analysis/heat/report.hpp"
#include "bindings/arguments.hpp"
#include "bindings/envelope.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::bindings {
namespace {

/// Most fights of one part: a second or two of work.
constexpr double kMostFights = 100'000;

std::string no_heat(const Problems& problems) {
    return failed("illegalHeat", {"この問いには答えられません。", "This can't be answered."},
                  problems);
}

/// Checks the request and answers with `answer`. The last request is kept, because its parts come
/// one after another and making its builds takes long.
template <class Answer>
std::string for_heat(const std::string& text, const Answer& answer) {
    static std::string known;
    static std::unique_ptr<const Heat> heat;
    if (!heat || known != text) {
        const auto json = parse_json(text);
        if (!json) return no_heat(json.problems());
        auto request = check_heat(all_rulesets(), *json);
        if (!request) return no_heat(request.problems());
        heat = std::make_unique<const Heat>(std::move(*request));
        known = text;
    }
    return answer(*heat);
}

std::string cells(const std::string& text) {
    return for_heat(text, [](const Heat& heat) { return ok(heat_cells(heat)); });
}

std::string part(const std::string& text, double from, double to, double first, double fights) {
    return for_heat(text, [&](const Heat& heat) {
        const auto all = static_cast<double>(heat.cells().size());
        const bool fits = is_count(from, all) && is_count(to, all) && from <= to &&
                          is_count(first, kMostSeriesFights) && is_count(fights, kMostFights) &&
                          (to - from) * fights <= kMostFights;
        if (!fits) {
            return no_heat(
                {problem_at("", "badPart", {"この部分はありません。", "There is no such part."})});
        }
        Json wins = Json::array();
        Json draws = Json::array();
        for (auto cell = static_cast<std::size_t>(from); cell < static_cast<std::size_t>(to);
             ++cell) {
            const Wins won = heat.count(cell, static_cast<std::uint64_t>(first),
                                        static_cast<std::uint64_t>(fights));
            wins.push_back(won[0]);
            draws.push_back(won[2]);
        }
        return ok(JsonObject().add("wins", std::move(wins)).add("draws", std::move(draws)));
    });
}

} // namespace

EMSCRIPTEN_BINDINGS(shiaiba_heat) {
    emscripten::function("heatCells", &cells);
    emscripten::function("heatPart", &part);
}

} // namespace shiaiba::bindings
