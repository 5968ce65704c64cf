// Makes the builds of all cells of a heat map, and fights them.
#include "analysis/heat/heat.hpp"

#include <algorithm>
#include <utility>

#include "analysis/series/vary.hpp"
#include "analysis/simulate.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// The form's first field of that type; null where there is none.
Json field_of(const System& system, std::string_view type) {
    const Json form = system.form({});
    if (!form.contains("fields")) return {};
    for (const Json& field : form["fields"]) {
        if (field["type"] == type) return field;
    }
    return {};
}

/// Appends all ways to share `points` among the parts from `part` on; false once there are more
/// than kMostHeatCells.
bool share_out(const SharesForm& form, std::size_t part, int points, Shares& now,
               std::vector<Shares>& all) {
    int rest = 0;
    for (std::size_t k = part + 1; k < form.parts.size(); ++k) rest += form.parts[k].least;
    if (part + 1 == form.parts.size()) {
        if (all.size() == kMostHeatCells) return false;
        now.push_back(points);
        all.push_back(now);
        now.pop_back();
        return true;
    }
    for (int share = form.parts[part].least; share <= points - rest; ++share) {
        now.push_back(share);
        const bool fits = share_out(form, part + 1, points - share, now, all);
        now.pop_back();
        if (!fits) return false;
    }
    return true;
}

} // namespace

SharesForm shares_form(const System& system) {
    SharesForm form;
    const Json field = field_of(system, "shares");
    if (field.is_null()) return form;
    form.total = field["total"].get<int>();
    for (const Json& part : field["parts"]) {
        form.parts.push_back(
            {part["key"].get<std::string>(),
             {part["name"]["ja"].get<std::string>(), part["name"]["en"].get<std::string>()},
             part["min"].get<int>()});
    }
    return form;
}

TacticForm tactic_form(const System& system) {
    TacticForm form;
    const Json field = field_of(system, "tactic");
    if (field.is_null()) return form;
    form.key = field["key"].get<std::string>();
    for (const Json& preset : field["presets"]) {
        form.presets.push_back(preset["id"].get<std::string>());
    }
    return form;
}

std::vector<Shares> share_outs(const SharesForm& form) {
    std::vector<Shares> all;
    int least = 0;
    for (const SharesForm::Part& part : form.parts) least += part.least;
    if (form.parts.empty() || least > form.total) return all;
    Shares now;
    if (!share_out(form, 0, form.total, now, all)) all.clear();
    return all;
}

// Builds of grids and steps.

namespace {

/// The form's label of the number at that place of a side; its key where the form has no label.
Text name_of(const System& system, const Variation& number) {
    const std::string& key = number.place.back();
    Text name{key, key};
    Json form = system.form({});
    Json fields = form.value("fields", Json::array());
    for (const std::string& step : number.place) {
        const auto is_it = [&](const Json& field) { return field.value("key", "") == step; };
        const auto field = std::find_if(fields.begin(), fields.end(), is_it);
        if (field == fields.end()) continue;
        const Json label = field->value("label", Json());
        if (&step == &number.place.back() && label.is_object()) {
            name = {label.value("ja", key), label.value("en", key)};
        }
        Json inner = field->value("fields", Json::array());
        fields = std::move(inner);
    }
    return name;
}

class GridMaker {
public:
    GridMaker(const Match& match, Side side)
        : registry_({match.system}), side_(side), root_("/sides/" + std::to_string(index(side))) {
        Match bare = match;
        bare.decisions.clear();
        bare.rolls.reset();
        whole_ = to_json(bare);
    }

    Checked<HeatBuilds> make(const Json& over, const std::string& rest) {
        if (!over.is_array() || over.size() != 2) {
            problems_.push_back(problem_at(
                "/over", "badOver",
                {"over は二つの場所と値です。", "\"over\" is two places with their values."}));
            return problems_;
        }
        for (std::size_t k = 0; k < over.size(); ++k) {
            const Json& one = over[k];
            read(one.is_string() ? one.get<std::string>() : std::string(),
                 "/over/" + std::to_string(k));
        }
        if (!rest.empty()) read(rest + "=0", "/rest");
        if (!problems_.empty()) return problems_;
        if (numbers_[0].values.size() * numbers_[1].values.size() > kMostHeatCells) {
            const std::string most = std::to_string(kMostHeatCells);
            problems_.push_back(problem_at(
                "/over", "tooManyCells",
                {"升は" + most + "までです。", "There may be " + most + " cells at most."}));
            return problems_;
        }
        for (const Json& first : numbers_[0].values) {
            for (const Json& second : numbers_[1].values) try_cell(first, second);
        }
        if (builds_.cells.empty()) {
            add_problems(problems_, why_not_, "");
            problems_.push_back(problem_at("/over", "noCells",
                                           {"決まりに合う升がありません。", "No cell is legal."}));
            return problems_;
        }
        return std::move(builds_);
    }

private:
    void read(const std::string& text, const std::string& path) {
        auto number = read_variation(root_ + text);
        add_problems(problems_, number.problems(), path);
        if (!number) return;
        const bool whole = std::all_of(number->values.begin(), number->values.end(),
                                       [](const Json& value) { return value.is_number_integer(); });
        Json copy = whole_;
        if (!whole || number->copies) {
            problems_.push_back(
                problem_at(path, "notANumber",
                           {"値は整数で書いてください。", "The values must be whole numbers."}));
        } else if (!put_value(copy, *number, 0)) {
            problems_.push_back(problem_at(
                path, "noSuchPlace",
                {"この札にそのような場所はありません。", "There is no such place in this build."}));
        }
        builds_.parts.push_back(
            {number->pointer.substr(root_.size()), name_of(*registry_.all().front(), *number), 0});
        numbers_.push_back(std::move(*number));
    }

    void try_cell(const Json& first, const Json& second) {
        Json varied = whole_;
        Shares cell{first.get<int>(), second.get<int>()};
        if (numbers_.size() > 2) {
            int rest = 0;
            for (const Variation& number : numbers_) rest += number_at(whole_, number);
            cell.push_back(rest - cell[0] - cell[1]);
        }
        for (std::size_t k = 0; k < cell.size(); ++k) put_value(varied, numbers_[k], cell[k]);
        auto match = check_match(registry_, varied);
        if (!match) {
            if (why_not_.empty()) why_not_ = match.problems();
            return;
        }
        // A system may ignore keys of a build that it doesn't know: then the cell is left out.
        const Json made = to_json(*match);
        for (std::size_t k = 0; k < cell.size(); ++k) {
            if (number_at(made, numbers_[k]) != cell[k]) return;
        }
        builds_.cells.push_back(std::move(cell));
        builds_.characters.push_back(match->sides[index(side_)]);
    }

    Registry registry_;
    Side side_;
    std::string root_;
    Json whole_;
    std::vector<Variation> numbers_;
    HeatBuilds builds_;
    Problems problems_;
    Problems why_not_;
};

} // namespace

Party with_fields(const Party& character, const SharesForm& form, const Shares& shares,
                  const std::string& tactic) {
    Json json = to_json(character);
    for (std::size_t k = 0; k < shares.size(); ++k) json[form.parts[k].key] = shares[k];
    if (!tactic.empty()) json[tactic_form(*character.system).key] = tactic;
    auto made = check_party(Registry({character.system}), *character.system, json);
    return made ? *made : character;
}

HeatBuilds share_builds(const Match& match, Side side, const std::string& tactic) {
    const SharesForm form = shares_form(*match.system);
    HeatBuilds builds;
    builds.parts = form.parts;
    builds.cells = share_outs(form);
    for (const Shares& shares : builds.cells) {
        builds.characters.push_back(with_fields(match.sides[index(side)], form, shares, tactic));
    }
    return builds;
}

HeatBuilds step_builds(const Match& match, Side side) {
    HeatBuilds builds;
    builds.labels.push_back({"今の札", "as it is"});
    builds.characters.push_back(match.sides[index(side)]);
    for (Step& step : steps(match, side)) {
        builds.labels.push_back(std::move(step.label));
        builds.characters.push_back(std::move(step.match.sides[index(side)]));
    }
    builds.cells.resize(builds.characters.size());
    return builds;
}

Checked<HeatBuilds> grid_builds(const Match& match, Side side, const Json& over,
                                const std::string& rest) {
    return GridMaker(match, side).make(over, rest);
}

// The request, and the fights.

Checked<HeatRequest> check_heat(const Registry& registry, const Json& json) {
    if (!json.is_object()) {
        return problem_at(
            "", "badHeat",
            {"問いはJSONのオブジェクトで書いてください。", "The question must be a JSON object."});
    }
    HeatRequest request;
    Problems problems;
    auto match = check_match(registry, json.value("match", Json()));
    add_problems(problems, match.problems(), "/match");
    const Json side = json.value("side", Json("A"));
    if (side != "A" && side != "B") {
        problems.push_back(
            problem_at("/side", "badSide", {"side は A か B です。", "The side is A or B."}));
    }
    const Json against = json.value("against", Json("build"));
    if (against != "build" && against != "field") {
        problems.push_back(problem_at(
            "/against", "badAgainst",
            {"against は build か field です。", "\"against\" is \"build\" or \"field\"."}));
    }
    if (!match) return problems;
    request.match = std::move(*match);
    request.side = side == "B" ? Side::B : Side::A;
    request.field = against == "field";
    const System& system = *request.match.system;
    const Json over = json.value("over", Json());
    if (over.is_null() && share_outs(shares_form(system)).empty()) {
        problems.push_back(problem_at("/match/system", "noShares",
                                      {"この遊戯の札は、点の割り振りではありません。",
                                       "Builds of this system are no shares of points."}));
    }
    const TacticForm tactics = tactic_form(system);
    const Json tactic = json.value("tactic", Json());
    const auto known = [&](const std::string& id) { return tactic == id; };
    if (std::any_of(tactics.presets.begin(), tactics.presets.end(), known)) {
        request.tactic = tactic.get<std::string>();
    } else if (!tactics.presets.empty() || !tactic.is_null()) {
        problems.push_back(problem_at("/tactic", "unknownPreset",
                                      {"全員が使う戦術を、用意されたものから一つ選んでください。",
                                       "Choose one of the ready-made tactics for everybody."}));
    }
    if (!problems.empty()) return problems;
    request.grid = over.is_array();
    if (over.is_null()) {
        request.builds = share_builds(request.match, request.side, request.tactic);
    } else if (over == "steps") {
        request.builds = step_builds(request.match, request.side);
    } else {
        const Json rest = json.value("rest", Json());
        auto builds = grid_builds(request.match, request.side, over,
                                  rest.is_string() ? rest.get<std::string>() : std::string());
        if (!builds) return builds.problems();
        request.builds = std::move(*builds);
    }
    return request;
}

Heat::Heat(HeatRequest request)
    : request_(std::move(request)), opponent_(request_.match.sides[index(other(request_.side))]) {
    if (!request_.tactic.empty() && request_.match.system->planner(opponent_.build()) == nullptr) {
        opponent_ = with_fields(opponent_, {}, {}, request_.tactic);
    }
}

Wins Heat::count(std::size_t cell, std::uint64_t from, std::uint64_t fights) const {
    const Match& match = request_.match;
    const std::uint64_t base = SplitMix64::output(match.seed, cell);
    Sides sides{&opponent_, &opponent_};
    sides[index(request_.side)] = &request_.builds.characters[cell];
    Wins wins{};
    for (std::uint64_t i = from; i < from + fights; ++i) {
        if (request_.field && cells().size() > 1) {
            // Any cell but the build's own.
            auto drawn = static_cast<std::size_t>(
                Dice(SplitMix64::output(~base, i)).below(cells().size() - 1));
            if (drawn >= cell) ++drawn;
            sides[index(other(request_.side))] = &request_.builds.characters[drawn];
        }
        const Outcome outcome = simulate(*match.system, match.settings, sides, all_planners(sides),
                                         SplitMix64::output(base, i));
        ++wins[outcome.winner == Side::None ? 2 : outcome.winner == request_.side ? 0 : 1];
    }
    return wins;
}

} // namespace shiaiba
