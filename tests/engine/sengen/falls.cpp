// Plays battles over all results of their dice.
#include "sengen/falls.hpp"

#include <algorithm>

#include "catch.hpp"
#include "rulesets/sengen/odds/odds.hpp"
#include "rulesets/sengen/plans/estimate.hpp"

namespace shiaiba::sengen {
namespace {

class Saying final : public Decisions {
public:
    explicit Saying(Says says) : says_(std::move(says)) {}
    Decision next(const Question& question) override {
        const std::string token = says_(static_cast<const SengenQuestion&>(question));
        std::size_t best = 0;
        for (std::size_t k = 0; k < question.size(); ++k) {
            if (question.token(k) == token) return {Decision::Kind::Pick, k};
            if (question.place(k) < question.place(best)) best = k;
        }
        INFO(token);
        CHECK(token.empty());
        return {Decision::Kind::Pick, best};
    }

private:
    Says says_;
};

} // namespace

bool Scene::play(const std::string& faces, const Says& says,
                 const std::function<void(Position&)>& read) const {
    Saying saying(says);
    Position p(a, b, settings);
    set(p);
    p.dice(faces).decided_by(saying);
    p.main("A1");
    read(p);
    return !p.dice_missing();
}

Json Scene::odds(const std::string& point, const Says& says, const std::string& faces) const {
    Json odds;
    bool asked = false;
    const auto asking = [&](const SengenQuestion& question) {
        if (!asked && question.point_name() == point) {
            asked = true;
            odds = odds_json(question);
        }
        return asked ? std::string() : says(question);
    };
    play(faces, asking, [](Position&) {});
    CHECK(asked);
    return odds;
}

Enumerated::Enumerated(const Scene& scene, const Says& says, const std::string& who,
                       const std::string& begun) {
    Position start(scene.a, scene.b, scene.settings);
    scene.set(start);
    card_ = start.at(who).deployed >= 0;
    before_ = start.at(who).behind_card();
    follow(scene, says, who, begun, 1);
}

void Enumerated::follow(const Scene& scene, const Says& says, const std::string& who,
                        const std::string& faces, double chance) {
    int left = 0;
    bool struck = false;
    const bool whole = scene.play(faces, says, [&](Position& p) {
        left = card_ && p.at(who).deployed < 0 ? 0 : p.at(who).behind_card();
        struck = (" " + p.kinds() + " ").find(" damage ") != std::string::npos;
    });
    if (!whole) {
        for (const char face : {'1', '2', '3', '4', '5', '6'})
            follow(scene, says, who, faces + face, chance / 6);
        return;
    }
    hit += struck ? chance : 0;
    ended += left == 0 ? chance : 0;
    mean += chance * (before_ - left);
}

const Json& of(const Json& odds, const std::string& option) {
    for (const Json& one : odds.at("options")) {
        if (one.at("option") == option) return one;
    }
    FAIL("no odds of " << option);
    return odds;
}

double figure(const Json& prospect, const char* name) {
    for (const Json& one : prospect.at("figures")) {
        if (one.at("name").at("en") != name) continue;
        return (one.contains("chance") ? one.at("chance") : one.at("value")).get<double>();
    }
    return 0;
}

void check(const Json& prospect, const Enumerated& all, const char* end, const char* mean) {
    CHECK(figure(prospect, end) == Approx(all.ended).margin(2e-9));
    CHECK(figure(prospect, mean) == Approx(all.mean).margin(2e-6));
    double sum = 0;
    double of_spread = 0;
    for (const Json& value : prospect.at("spreads").at(0).at("values")) {
        sum += value.at(1).get<double>();
        of_spread += value.at(0).get<double>() * value.at(1).get<double>();
    }
    CHECK(sum == Approx(1).margin(1e-8));
    CHECK(of_spread == Approx(all.mean).margin(1e-6));
}

std::string fair_defence(const SengenQuestion& question) {
    const Fighter& one = question.battle().at(question.who());
    const int need = question.battle().action()->total - one.evade_base();
    return "evade " + std::to_string(std::min(least_dice(need, Odds::Fair), one.dp));
}

std::string full_defence(const SengenQuestion& question) {
    const Fighter& one = question.battle().at(question.who());
    const bool guards =
        one.at(Skill::Melee) > 0 && !one.guard_used && one.guard_base() >= one.evade_base();
    return (guards ? "guard " : "evade ") + std::to_string(one.dp);
}

Says attacking(const std::string& with, const Says& defence) {
    return [=](const SengenQuestion& question) -> std::string {
        if (question.point() == Point::Main) return with;
        if (question.point() == Point::Defence) return defence(question);
        if (question.point() == Point::Boost) return "0";
        if (question.point() == Point::Last) return "accept";
        return {};
    };
}

std::string shooter() { return one("3 3 3 3 3", "shot1", "magic1"); }

} // namespace shiaiba::sengen
