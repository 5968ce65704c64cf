// 3: builds one step away, and what is legal and hardly meant.
#include <algorithm>
#include <string>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/shinki/plans/vocabulary.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {
namespace {

Text points_step(int hp, int speed) {
    const auto part = [](int by, const char* what) {
        if (by == 0) return std::string();
        return std::string(what) + (by > 0 ? " +" : " −") + std::to_string(by > 0 ? by : -by);
    };
    const auto joined = [&](const char* of_hp, const char* of_speed, const char* comma) {
        const std::string first = part(hp, of_hp);
        const std::string second = part(speed, of_speed);
        return first + (first.empty() || second.empty() ? "" : comma) + second;
    };
    return {joined("HP", "行動値", "、"), joined("HP", "speed", ", ")};
}

void exchange_skills(const Sheet& sheet, std::vector<Neighbour>& all) {
    for (std::size_t at = 0; at < sheet.skills.size(); ++at) {
        const int old = sheet.skills[at];
        for (int place = kDefaults; place < static_cast<int>(sheet.list->skills.size()); ++place) {
            if (std::find(sheet.skills.begin(), sheet.skills.end(), place) != sheet.skills.end()) {
                continue;
            }
            Sheet next = sheet;
            next.skills[at] = place;
            const auto carnage = std::count_if(next.skills.begin(), next.skills.end(),
                                               [&](int one) { return sheet.skill(one).carnage; });
            if (!sheet.apostle && carnage > kMostCarnage) continue;
            // What its own plans name it must have.
            if (sheet.tactic.own != nullptr) continue;
            all.push_back({{sheet.skill(old).bare_ja() + "→" + sheet.skill(place).bare_ja(),
                            sheet.skill(old).en + " → " + sheet.skill(place).en},
                           next});
        }
    }
}

} // namespace

std::vector<Neighbour> neighbours(const Sheet& sheet) {
    std::vector<Neighbour> all;
    for (int hp = -1; hp <= 1 && !sheet.apostle; ++hp) {
        for (int speed = -1; speed <= 1; ++speed) {
            Sheet next = sheet;
            next.hp_points += hp;
            next.speed_points += speed;
            const int sum = next.hp_points + next.speed_points;
            if ((hp == 0 && speed == 0) || hp + speed == 2 || hp + speed == -2) continue;
            if (next.hp_points < 0 || next.speed_points < 0 || sum > kMostPoints) continue;
            all.push_back({points_step(hp, speed), next});
        }
    }
    exchange_skills(sheet, all);
    for (plan::OtherTactic& other : plan::other_tactics(sheet.tactic, presets())) {
        Sheet next = sheet;
        next.tactic = std::move(other.tactic);
        all.push_back({std::move(other.label), std::move(next)});
    }
    return all;
}

Problems warnings(const Sheet& sheet) {
    Problems problems;
    const int left = kMostPoints - sheet.hp_points - sheet.speed_points;
    if (!sheet.apostle && left > 0) {
        const std::string number = std::to_string(left);
        problems.push_back(
            problem_at("/points", "W_POINTS",
                       {"点が" + number + "余っています。", number + " points are left."}, "3"));
    }
    const std::vector<int> skills = sheet.all_skills();
    const bool harms = std::any_of(skills.begin(), skills.end(), [&](int place) {
        const Skill& one = sheet.skill(place);
        return one.has(Op::Damage) || one.has(Op::FatalDamage);
    });
    if (!harms) {
        problems.push_back(problem_at(
            "/skills", "W_NO_ATTACK",
            {"ダメージを与えるスキルがありません。", "It has no skill that does damage."}, "3"));
    }
    return problems;
}

} // namespace shiaiba::shinki
