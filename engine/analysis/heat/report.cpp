// Writes the cells of a heat map, and numbers its fights, cell after cell, so that several machines
// can share them.
#include "analysis/heat/report.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "analysis/series/report.hpp"

namespace shiaiba {

namespace {

std::uint64_t fights_of(const Wins& wins) {
    return std::accumulate(wins.begin(), wins.end(), std::uint64_t{0});
}

} // namespace

std::vector<Share> heat_shares(const std::vector<Wins>& wins) {
    std::vector<Share> shares;
    for (const Wins& cell : wins) shares.push_back(wilson(cell[0], fights_of(cell)));
    return shares;
}

Json heat_cells(const Heat& heat) {
    Json parts = Json::array();
    for (const SharesForm::Part& part : heat.parts()) parts.push_back(part.key);
    Json cells = Json::array();
    for (const Shares& shares : heat.cells()) cells.push_back(Json(shares));
    JsonObject told;
    told.add("parts", std::move(parts)).add("cells", std::move(cells));
    if (heat.labels().empty()) return told;
    Json labels = Json::array();
    for (const Text& label : heat.labels()) labels.push_back(to_json(label));
    return told.add("labels", std::move(labels));
}

Json heat_report(const Heat& heat, const std::vector<Wins>& wins) {
    const HeatRequest& request = heat.request();
    const std::vector<Share> shares = heat_shares(wins);
    const Json ranked = ranked_json(shares);
    Json cells = Json::array();
    for (std::size_t k = 0; k < wins.size(); ++k) {
        JsonObject cell;
        if (!heat.labels().empty()) cell.add("label", heat.labels()[k]);
        if (!heat.parts().empty()) cell.add("shares", Json(heat.cells()[k]));
        cells.push_back(cell.add("fights", Json(fights_of(wins[k])))
                            .add("wins", Json(wins[k][0]))
                            .add("draws", Json(wins[k][2]))
                            .add("share", ranked[k]));
    }
    JsonObject report;
    report.add("match", to_json(request.match)).add("side", letter(request.side));
    if (!request.tactic.empty()) report.add("tactic", request.tactic);
    return report.add("against", request.field ? "field" : "build")
        .add("parts", heat_cells(heat)["parts"])
        .add("cells", std::move(cells));
}

// The question HeatQuestion.

Checked<std::unique_ptr<HeatQuestion>> HeatQuestion::read(const Registry& registry,
                                                          const Json& request) {
    const bool object = request.is_object();
    const Json each = object ? request.value("fights", Json()) : Json();
    if (!each.is_number_unsigned() || each == 0U || each > kMostHeatFights) {
        return problem_at("/fights", "badFights",
                          {"升ごとの戦数は1から100,000です。", "A cell has 1 to 100,000 fights."});
    }
    auto question = make(registry, request.value("heat", Json()), each.get<std::uint64_t>());
    if (question) return question;
    Problems problems;
    add_problems(problems, question.problems(), "/heat");
    return problems;
}

Checked<std::unique_ptr<HeatQuestion>> HeatQuestion::make(const Registry& registry, Json asked,
                                                          std::uint64_t each) {
    auto request = check_heat(registry, asked);
    if (!request) return request.problems();
    return std::unique_ptr<HeatQuestion>(
        new HeatQuestion(std::move(*request), std::move(asked), each));
}

HeatQuestion::HeatQuestion(HeatRequest request, Json asked, std::uint64_t each)
    : LongQuestion(kKind)
    , heat_(std::move(request))
    , asked_(std::move(asked))
    , each_(each)
    , wins_(heat_.cells().size()) {}

Json HeatQuestion::request() const {
    return JsonObject().add("heat", asked_).add("fights", Json(each_));
}

std::vector<HeatQuestion::Job> HeatQuestion::jobs(const FightRange& range) const {
    std::vector<Job> all;
    for (std::uint64_t at = range.from; at < range.to;) {
        const std::uint64_t from = at % each_;
        const std::uint64_t fights = std::min(each_ - from, range.to - at);
        all.push_back({static_cast<std::size_t>(at / each_), from, fights});
        at += fights;
    }
    return all;
}

Json HeatQuestion::fight(const FightRange& range) const {
    Json answer = Json::array();
    for (const Job& job : jobs(range)) {
        answer.push_back(Json(heat_.count(job.cell, job.from, job.fights)));
    }
    return answer;
}

std::vector<HeatQuestion::Job> HeatQuestion::cells_in(const FightRanges& ranges) const {
    std::vector<Job> cells;
    for (const FightRange& range : ranges) {
        for (const Job& job : jobs(range)) {
            if (!cells.empty() && cells.back().cell == job.cell) {
                cells.back().fights += job.fights;
            } else {
                cells.push_back(job);
            }
        }
    }
    return cells;
}

FoughtPart HeatQuestion::joined() const {
    FoughtPart part{taken(), Json::array()};
    for (const Job& job : cells_in(taken())) part.answer.push_back(Json(wins_[job.cell]));
    return part;
}

bool HeatQuestion::count_in(const FightRanges& ranges, const Json& answer) {
    const std::vector<Job> wanted = cells_in(ranges);
    if (!answer.is_array() || answer.size() != wanted.size()) return false;
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        const Json& counts = answer[k];
        Wins& wins = wins_[wanted[k].cell];
        if (!counts.is_array() || counts.size() != wins.size()) return false;
        std::uint64_t fights = 0;
        for (std::size_t result = 0; result < wins.size(); ++result) {
            if (!counts[result].is_number_unsigned() || counts[result] > wanted[k].fights) {
                return false;
            }
            const auto count = counts[result].get<std::uint64_t>();
            wins[result] += count;
            fights += count;
        }
        if (fights != wanted[k].fights) return false;
    }
    return true;
}

} // namespace shiaiba
