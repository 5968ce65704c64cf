// Writes parts and joins them.
#include "analysis/league/part.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/digest.hpp"
#include "core/json.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kKind = "shiaiba league part";
constexpr std::size_t kMostPartBytes = std::size_t{1} << 26;

std::string digest_of(const LeagueRequest& request) {
    Digest digest;
    digest.add(write_json(to_json(request)));
    return hex16(digest.value());
}

struct Part {
    LeagueRequest request;
    std::string digest;
    Shard shard;
    Json rows;
};

std::size_t whole_number(const Json& json) {
    const bool fits = json.is_number_unsigned() && json <= kMostShards;
    return fits ? json.get<std::size_t>() : 0;
}

Problem no_part() {
    return problem_at("", "notAPart",
                      {"大会の部分ではありません。", "This is no part of a league."});
}

Checked<Part> read_part(const Registry& registry, std::string_view text) {
    const auto json = parse_json(text, kMostPartBytes);
    if (!json) return json.problems();
    if (!json->is_object() || json->value("kind", Json()) != kKind) return no_part();
    auto request = check_league(registry, json->value("request", Json()));
    if (!request) return request.problems();
    Part part{std::move(*request), {}, {}, json->value("rows", Json())};
    part.digest = digest_of(part.request);
    part.shard = {whole_number(json->value("shard", Json())),
                  whole_number(json->value("of", Json()))};
    const bool numbered = part.shard.index >= 1 && part.shard.index <= part.shard.of;
    if (!numbered || !part.rows.is_array()) return no_part();
    if (json->value("digest", Json()) != part.digest) {
        return problem_at("", "partAltered",
                          {"この部分は書き換えられています。", "This part has been altered."});
    }
    return part;
}

/// Puts a part's rows where they belong; false where they don't fit.
bool take(GameRows& games, const Part& part) {
    std::size_t next = 0;
    for (std::size_t row = 0; row < part.request.entrants.size(); ++row) {
        if (!part.shard.holds(row)) continue;
        if (next == part.rows.size() || !part.rows[next].is_string()) return false;
        if (!games.take(row, part.rows[next].get_ref<const std::string&>())) return false;
        ++next;
    }
    return next == part.rows.size();
}

/// What keeps `part` from standing beside `first`.
std::optional<Problem> misfit(const Part& part, const Part& first, std::vector<bool>& seen) {
    if (part.digest != first.digest) {
        return problem_at("", "otherLeague",
                          {"ほかの大会の部分です。", "This is a part of another league."});
    }
    if (part.shard.of != first.shard.of) {
        return problem_at("", "otherSplit",
                          {"分け方がほかの部分と違います。", "This part is of another division."});
    }
    if (seen[part.shard.index]) {
        return problem_at("", "doublePart",
                          {"同じ部分がもうあります。", "This part is there already."});
    }
    seen[part.shard.index] = true;
    return std::nullopt;
}

Problem missing_part(const Shard& shard) {
    const std::string which = std::to_string(shard.index) + "/" + std::to_string(shard.of);
    return problem_at("", "missingPart",
                      {which + "の部分がありません。", "Part " + which + " is missing."});
}

} // namespace

std::string write_part(const LeagueRequest& request, const Shard& shard, const GameRows& games) {
    Json rows = Json::array();
    for (std::size_t row = 0; row < request.entrants.size(); ++row) {
        if (shard.holds(row)) rows.push_back(games.fought(row));
    }
    return write_json(JsonObject()
                          .add("kind", kKind)
                          .add("digest", digest_of(request))
                          .add("shard", shard.index)
                          .add("of", shard.of)
                          .add("request", to_json(request))
                          .add("rows", std::move(rows))) +
           "\n";
}

Checked<Merged> merge_parts(const Registry& registry, const std::vector<std::string>& parts) {
    Problems problems;
    // What is compared with the others: the first part that is one.
    std::optional<Part> first;
    std::optional<GameRows> games;
    std::vector<bool> seen(kMostShards + 1);
    for (std::size_t k = 0; k < parts.size(); ++k) {
        const std::string path = "/" + std::to_string(k);
        const auto part = read_part(registry, parts[k]);
        add_problems(problems, part.problems(), path);
        if (!part) continue;
        if (!first) {
            first = *part;
            games.emplace(first->request);
        }
        if (auto problem = misfit(*part, *first, seen)) {
            add_problems(problems, {std::move(*problem)}, path);
        } else if (!take(*games, *part)) {
            add_problems(problems, {no_part()}, path);
        }
    }
    for (std::size_t index = 1; first && index <= first->shard.of; ++index) {
        if (!seen[index]) problems.push_back(missing_part({index, first->shard.of}));
    }
    if (!first && problems.empty()) problems.push_back(no_part());
    if (!problems.empty()) return problems;
    League league = count_league(first->request.format, field_of(first->request), games->rows());
    return Merged{std::move(first->request), std::move(league)};
}

} // namespace shiaiba
