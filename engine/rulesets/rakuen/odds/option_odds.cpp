// Computes the exact odds of every option: runs all dice that may fall through the battle's
// arithmetic, and writes the odds as the page reads them.
#include "rulesets/rakuen/odds/option_odds.hpp"

#include "core/text/json.hpp"
#include "rulesets/rakuen/odds/course.hpp"

namespace shiaiba::rakuen {
namespace {

/// How a defender who may guard and evade answers.
enum class Answers { Better, Guard, Evade };

/// Adds the results of attacks and answers to the odds of one option.
class ExchangeOutcomes {
public:
    ExchangeOutcomes(const State& state, ExchangeOdds& odds, Answers answers = Answers::Better)
        : state_(state)
        , own_(state.of(state.attacker))
        , foe_(state.of(other(state.attacker)))
        , odds_(odds)
        , answers_(answers) {
        odds.damage = Distribution(foe_.hp);
        odds.back = Distribution(own_.hp);
    }

    /// An attack whose dice come to `attack.total`, with all its skills.
    void attack(Attack attack, Chance chance) {
        if (chance == 0) return;
        attack.av =
            attack_value_without_dice(own_, attack.ability, attack.skills(), state_.turned) +
            attack.total;
        attack.hv = hit_value(own_, attack.skills(), attack.total);
        if (guard_is_skipped(state_, attack)) {
            Answer answer;
            answer.damage = attack.av;
            add(attack, answer, chance);
        } else if (attack.invisible()) {
            invisible_guard(attack, {}, chance);
        } else if (answers_ == Answers::Evade ||
                   (answers_ == Answers::Better && evading_is_better(attack))) {
            evade(attack, {}, chance);
        } else {
            guard(attack, {}, chance);
        }
    }

    /// An attack whose dice still have to be rolled.
    void attack(Attack attack, const Totals& totals) {
        const int before = attack.total;
        const bool critical = attack.critical;
        for (std::size_t sum = totals.least(); sum <= totals.most(); ++sum) {
            attack.total = before + static_cast<int>(sum);
            for (const bool with_double : {false, true}) {
                attack.critical = critical || with_double;
                this->attack(attack, totals.at(with_double, sum));
            }
        }
    }

    void evade(const Attack& attack, SkillSet skills, Chance chance) {
        const Chance success = multiply(chance, evade_chance(attack.hv));
        add(attack, evaded(attack, skills, true), success);
        add(attack, evaded(attack, skills, false), chance - success);
    }

    void guard(const Attack& attack, SkillSet skills, Chance chance) {
        const Chance doubled = guard_die(attack, skills) ? multiply(chance, kGuardDouble) : 0;
        add(attack, guarded(state_, attack, skills, true), doubled);
        add(attack, guarded(state_, attack, skills, false), chance - doubled);
    }

    /// An invisible guard with every die that the IN pays for.
    void invisible_guard(const Attack& attack, SkillSet skills, Chance chance) {
        invisible_guard(attack, Answer{}, skills, guard_dice(foe_.in / die_cost(skills)), chance);
    }

    /// An invisible guard with dice on top of those that were rolled already.
    void invisible_guard(const Attack& attack, const Answer& rolled, SkillSet skills,
                         const Totals& totals, Chance chance) {
        for (std::size_t sum = totals.least(); sum <= totals.most(); ++sum) {
            const int reduction = rolled.total + static_cast<int>(sum);
            for (const bool with_double : {false, true}) {
                add(attack,
                    guarded_invisibly(state_, attack, skills, reduction,
                                      rolled.doubled || with_double),
                    multiply(chance, totals.at(with_double, sum)));
            }
        }
    }

    void add(const Attack& attack, const Answer& answer, Chance chance) {
        const int damage = std::min(answer.damage, foe_.hp);
        int back = 0;
        odds_.damage.add(damage, chance);
        if (damage < foe_.hp) {
            if (answer.stun) odds_.stun += chance;
            if (answer.throws_back) back = std::min(answer.back, own_.hp);
            if (attack.has(Skill::Trump)) back = own_.hp; // a failed 切札 [rakuen 13.9]
            if (back > 0) odds_.back.add(back, chance);
        }
        if (damage > back) odds_.won += chance;
    }

private:
    /// Whether evading costs fewer HP on average; if both cost the same, the defender guards.
    bool evading_is_better(const Attack& attack) const {
        const auto lost = [&](int damage) {
            return static_cast<Chance>(std::min(damage, foe_.hp));
        };
        const Chance by_evading =
            multiply(kCertain - evade_chance(attack.hv), kCertain / 1000) * lost(attack.av);
        return by_evading < kCertain / 1000 * lost(damage_left(attack, foe_, 0));
    }

    /// Totals of this many dice; kept, because every sum of the attack asks for the same.
    const Totals& guard_dice(int paid) {
        if (paid != paid_) {
            dice_ = guard_totals(paid);
            paid_ = paid;
        }
        return dice_;
    }

    const State& state_;
    const Fighter& own_;
    const Fighter& foe_;
    ExchangeOdds& odds_;
    Answers answers_;
    int paid_ = 0;
    Totals dice_ = guard_totals(0);
};

/// Runs an attack under the better answer and, if the defender has the choice, also under guard and
/// under evade.
template <class Run>
void under_each_answer(const State& state, const Attack& attack, OptionOdds& odds, const Run& run) {
    run(ExchangeOutcomes(state, odds));
    if (attack.invisible() || guard_is_skipped(state, attack)) return;
    OptionOdds::Answered& answered = odds.answered.emplace();
    run(ExchangeOutcomes(state, answered.guarded, Answers::Guard));
    run(ExchangeOutcomes(state, answered.evaded, Answers::Evade));
}

void attack_odds(const RakuenQuestion& question, const Move& move, OptionOdds& odds) {
    const State& before = question.state();
    if (move.action == Action::Charge) {
        odds.damage = Distribution(before.of(other(before.attacker)).hp);
        for (int gain = 2; charge_chance(gain) > kCertain / 1'000'000'000; ++gain) {
            odds.gain.emplace_back(gain, charge_chance(gain));
        }
        return;
    }
    Attack attack;
    attack.action = move.action;
    attack.ability = move.ability;
    attack.pre = move.skills;
    const Totals& totals = attack.invisible()
                               ? invisible_totals(forced_doubles(before.of(before.attacker),
                                                                 before.of(other(before.attacker))))
                               : plain_totals();
    under_each_answer(before, attack, odds,
                      [&](ExchangeOutcomes course) { course.attack(attack, totals); });
}

void after_odds(const RakuenQuestion& question, const Move& move, OptionOdds& odds) {
    Attack attack = question.attack();
    attack.post |= move.skills;
    bool chains = false;
    if (move.shift.step != 0) {
        const int before = attack.last.sum();
        int& face = move.shift.blue ? attack.last.blue : attack.last.red;
        face = stepped(face, move.shift.step);
        attack.total += attack.last.sum() - before;
        chains = attack.last.is_double();
        attack.critical = attack.critical || chains;
    }
    under_each_answer(question.state(), attack, odds, [&](ExchangeOutcomes course) {
        if (chains) {
            course.attack(attack, plain_totals());
        } else {
            course.attack(attack, kCertain);
        }
    });
}

} // namespace

OptionOdds option_odds(const RakuenQuestion& question, std::size_t option) {
    OptionOdds odds;
    const Move& move = question.moves()[option];
    const State& state = question.state();
    const Attack& attack = question.attack();
    switch (question.point()) {
    case Point::Order: break;
    case Point::Attack: attack_odds(question, move, odds); break;
    case Point::After: after_odds(question, move, odds); break;
    case Point::Defend:
        if (move.action == Action::Evade) {
            ExchangeOutcomes(state, odds).evade(attack, move.skills, kCertain);
        } else {
            ExchangeOutcomes(state, odds).guard(attack, move.skills, kCertain);
        }
        break;
    case Point::Counter:
        ExchangeOutcomes(state, odds)
            .add(attack, move.skills.empty() ? evaded(attack, {}, true) : countered(attack),
                 kCertain);
        break;
    case Point::InvisibleGuard:
        ExchangeOutcomes(state, odds).invisible_guard(attack, move.skills, kCertain);
        break;
    case Point::InvisibleDie:
        ExchangeOutcomes(state, odds)
            .invisible_guard(attack, question.answer(), question.answer().skills,
                             move.action == Action::Roll ? plain_totals() : guard_totals(0),
                             kCertain);
        break;
    }
    return odds;
}

// Odds as the page reads them: figures with names, the most important first.

namespace {

constexpr Chance kPlaces = 1'000'000'000;

/// Shown to nine places: a longer tail of digits tells a reader nothing.
double shown(Chance chance) {
    const Chance rounded = (chance + kPlaces / 2) / kPlaces;
    return static_cast<double>(rounded) / static_cast<double>(kPlaces);
}

/// Chances of long chains are rounded down, so what is certain may miss 1 by this much.
Chance whole(Chance chance) {
    constexpr Chance kRoundings = 100'000;
    return chance >= kCertain - kRoundings ? kCertain : chance;
}

/// 0 and 1 are shown only for the impossible and for the certain.
double told(Chance chance) {
    if (chance == 0 || chance == kCertain) return shown(chance);
    return shown(std::clamp(chance, kPlaces, kCertain - kPlaces));
}

JsonObject figure(const Text& name, const char* key, Json told) {
    return JsonObject().add("name", name).add(key, std::move(told));
}
JsonObject chance(const Text& name, Chance of) { return figure(name, "chance", Json(told(of))); }

/// The mean, which is in 10^-15 HP, to six places.
JsonObject mean(const Text& name, const Distribution& damage) {
    const auto rounded = (damage.mean() + 500'000'000) / 1'000'000'000;
    return figure(name, "value", Json(static_cast<double>(rounded) / 1e6));
}

Json spread(const Text& name, const Distribution& damage) {
    Json values = Json::array();
    for (int value = 0; value <= damage.hp(); ++value) {
        const double probability = shown(damage.at(value));
        if (probability == 0) continue;
        Json pair = Json::array();
        pair.push_back(value);
        pair.push_back(probability);
        values.push_back(std::move(pair));
    }
    return JsonObject().add("name", name).add("values", std::move(values));
}

/// A knock-out or a stun that is rarer isn't listed, because most options can't bring one.
constexpr Chance kWorthSaying = kCertain / 2000;

const Text kHit{"命中", "Hit"};
/// kHit of an attack that may be evaded, if it is.
const Text kHitEvader{"回避されても当たる", "Hits despite an evasion"};
/// kHit as the defender reads it.
const Text kTaken{"受ける", "Taken"};
const Text kMean{"平均ダメージ", "Mean damage"};
const Text kLost{"失うHP", "HP lost"};

/// Adds the figures of an exchange for the player who decides: a knock-out first, which decides more
/// than any other. `evaded`: of an attack that may be evaded what comes of it then; its chance to
/// hit stands in place of the one that mixes guards and evasions.
void add_exchange(JsonObject& json, const ExchangeOdds& odds, bool defending,
                  const ExchangeOdds* evaded) {
    const auto detail = [](JsonObject told) { return told.add("detail", true); };
    const Chance won = whole(odds.won);
    const Chance down = whole(odds.damage.down());
    const Chance stun = whole(odds.stun);
    const auto hit = [&] { return chance(defending ? kTaken : kHit, whole(odds.damage.hit())); };
    Json figures = Json::array();
    if (down >= kWorthSaying) figures.push_back(chance({"倒す", "Knocked out"}, down));
    figures.push_back(evaded == nullptr ? hit() : chance(kHitEvader, whole(evaded->damage.hit())));
    figures.push_back(mean(kMean, odds.damage));
    if (evaded != nullptr) figures.push_back(detail(hit()));
    figures.push_back(
        detail(chance({"攻防で上回る", "Comes off better"}, defending ? kCertain - won : won)));
    if (stun >= kWorthSaying) figures.push_back(detail(chance({"スタン", "Stun"}, stun)));
    Json spreads = Json::array();
    spreads.push_back(spread(kLost, odds.damage));
    if (odds.back.whole() != 0) {
        const Text back{"返り", "Thrown back"};
        figures.push_back(detail(mean(back, odds.back)));
        spreads.push_back(spread(back, odds.back));
    }
    json.add("figures", std::move(figures)).add("spreads", std::move(spreads));
}

/// Odds of an attack under one answer, as the attacker reads them.
Json answer_json(const Text& name, const ExchangeOdds& odds) {
    JsonObject json;
    json.add("name", name);
    add_exchange(json, odds, false, nullptr);
    return json;
}

/// Adds the chances of how much IN a charge brings.
void add_gain(JsonObject& json, const OptionOdds& odds) {
    Json figures = Json::array();
    for (const auto& [in, of] : odds.gain) {
        const std::string gained = std::to_string(in);
        if (shown(of) != 0) figures.push_back(chance({"＋" + gained, "+" + gained}, of));
    }
    json.add("figures", std::move(figures)).add("spreads", Json::array());
}

} // namespace

Json odds_json(const RakuenQuestion& question) {
    if (question.point() == Point::Order) return nullptr;
    Json list = Json::array();
    bool answered = false;
    const bool defending = question.side() != question.state().attacker;
    for (std::size_t k = 0; k < question.size(); ++k) {
        const OptionOdds odds = option_odds(question, k);
        JsonObject json;
        json.add("option", token(question.moves()[k]));
        if (odds.gain.empty()) {
            add_exchange(json, odds, defending, odds.answered ? &odds.answered->evaded : nullptr);
        } else {
            add_gain(json, odds);
        }
        if (odds.answered) {
            answered = true;
            json.add("answers",
                     Json::array({answer_json({"防御されると", "Guarded"}, odds.answered->guarded),
                                  answer_json({"回避されると", "Evaded"}, odds.answered->evaded)}));
        }
        list.push_back(std::move(json));
    }
    JsonObject all;
    all.add("options", std::move(list));
    if (answered) {
        all.add("under", Text{"相手がうまく受けると", "If they answer well"})
            .add("assuming", Text{"相手が、防御と回避のうち平均して損の少ない方で受けるなら",
                                  "if the opponent guards or evades, whichever costs less on "
                                  "average"});
    }
    return all.add(
        "assumed",
        Text{
            "出目をすべて数えた値です。このあとスキルは使われず、受ける側は平均して損の少ない方を選ぶもの"
            "とします。「うまく受ける」のは、出目を見て防御と回避を選び分ける相手です。「攻防で上回る」のは、そのやりとりで相手より失うHPが少ないことで、仕合の勝ちでは"
            "ありません。",
            "Counted over every way the dice can fall. It is assumed that no further skill is used and "
            "that the defender takes what costs less on average, having seen the dice. “Comes off better” means losing less HP than the "
            "other in this exchange; it does not mean winning the fight."});
}

} // namespace shiaiba::rakuen
