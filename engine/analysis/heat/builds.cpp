// Makes the builds of all cells.
#include "analysis/heat/builds.hpp"

#include <algorithm>
#include <utility>

#include "analysis/series/steps.hpp"
#include "analysis/vary.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

/// What the form calls the number in that place of a side; its key where it says nothing of it.
Text name_of(const Ruleset& ruleset, const Variation& number) {
    const std::string& key = number.place.back();
    Text name{key, key};
    Json form = ruleset.form();
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
        : registry_({match.ruleset}), side_(side), root_("/sides/" + std::to_string(index(side))) {
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
        // A system may pass over keys of a build that it doesn't know.
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
    if (!tactic.empty()) json[tactic_form(*character.ruleset).key] = tactic;
    auto made = check_party(Registry({character.ruleset}), *character.ruleset, json);
    return made ? *made : character;
}

HeatBuilds share_builds(const Match& match, Side side, const std::string& tactic) {
    const SharesForm form = shares_form(*match.ruleset);
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

} // namespace shiaiba
