// Writes the odds of each option as named figures, the most important first.
#include "rulesets/shinki/odds/odds.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/report/odds.hpp"
#include "rulesets/shinki/odds/calculator.hpp"
#include "rulesets/shinki/odds/payments.hpp"
#include "rulesets/shinki/plans/estimate.hpp"

namespace shiaiba::shinki {
namespace {

constexpr Twofold kThrough{"ダメージが入る", "Gets through"};
constexpr Twofold kFells{"倒す", "Fells"};
constexpr Twofold kMean{"平均ダメージ", "Mean damage"};
constexpr Twofold kMeanOfAll{"平均ダメージの合計", "Mean damage to all"};
constexpr Twofold kFelled{"倒す人数", "Felled"};
constexpr Twofold kYouFall{"倒れる", "You fall"};
constexpr Twofold kTaken{"受けるダメージ", "Damage taken"};
constexpr Twofold kLost{"失うHP", "HP lost"};
constexpr Twofold kUnanswered{"応じられなければ", "Unanswered"};

/// The least loss of HP that fells the member.
int felled_by(const Battle& battle, FighterId who) {
    int hp = 1;
    while (!Estimate(battle, who).lethal(hp)) ++hp;
    return hp;
}

/// For one target the chances; for several the expected values of all together.
void add_blows(Json& json, const Battle& battle, const std::vector<Blow>& blows,
               Distribution Blow::*answer) {
    std::uint64_t mean = 0;
    Chance felled = 0;
    for (const Blow& blow : blows) {
        mean += (blow.*answer).mean();
        felled += (blow.*answer).at_least(felled_by(battle, blow.target));
    }
    const bool one = blows.size() == 1;
    const Distribution& loss = blows.front().*answer;
    add_odds(json,
             {{kThrough, loss.at_least(1), true, one},
              {kFells, felled, true, one && felled > 0},
              {one ? kMean : kMeanOfAll, mean, false},
              {kFelled, felled, false, !one && felled > 0}},
             one ? &loss : nullptr, kLost);
}

class OddsWriter {
public:
    explicit OddsWriter(const ShinkiQuestion& question)
        : question_(question)
        , battle_(question.battle())
        , who_(question.who())
        , reckoner_(battle_, question.side())
        , estimate_(battle_, who_) {}

    Json write() {
        for (std::size_t k = 0; k < question_.size(); ++k) add(k);
        if (options_.empty()) return nullptr;
        JsonObject all;
        all.add("options", std::move(options_));
        if (answered_) {
            all.add("under", Text{"うまく応じられたとき", "Against the best answer"})
                .add("assuming", Text{"相手が、失うHPの最も少ない応じ方をするなら",
                                      "if the opponent answers with what costs the fewest HP"});
        }
        return all.add(
            "assumed",
            Text{
                "山札と相手の手札にある、見えないカードをすべて数えた値です。どのカードも等しく相手の手札に"
                "あるものとします。攻撃の値は、これから使うカードを、1枚でも何枚でも、平均ダメージの最も大きい組み合わせに"
                "したときのものです。応じるのにこれから使うカードは、戦術がないときの選び方で選びます。反撃、狂乱を鎮めてから応じること、オーバーライドは入れません。",
                "Counted over all cards that can't be seen, in the deck and in the opponent's hand, "
                "each of which is as likely to be in that hand. The cards that an attack still "
                "takes, one or several, are those that together have the greatest mean damage; the "
                "cards that an answer still takes are chosen as where there is no tactic. Counters, "
                "calming down before an answer and Override are left aside."});
    }

private:
    void add(std::size_t option) {
        const TypedOption& pick = question_.picks()[option];
        switch (question_.point()) {
        case Point::Command:
            if (pick.kind == TypedOption::Kind::Skill && battle_.skill(pick.skill).attacks()) {
                add_attack(option, best_attack(pick.skill, targets_of(battle_, who_, pick), {},
                                               battle_.owner_of(who_).hand));
            }
            return;
        case Point::Pay: add_payment(option, pick); return;
        case Point::React:
            if (pick.kind == TypedOption::Kind::Skill) {
                const Action& action = *battle_.answered();
                add_answer(option, pick.skill,
                           estimate_.default_payment(battle_.skill(pick.skill), &action));
            } else if (pick.kind == TypedOption::Kind::None) {
                add_answer(option, -1, {});
            }
            return;
        default: return;
        }
    }

    /// The attack with the payment that has the greatest mean damage, of equal ones the greatest
    /// unanswered; `hand`: the cards that may still be added to those that are paid. Empty if it
    /// can't be counted.
    std::vector<Blow> best_attack(int place, const Members& targets, const Used& paid,
                                  const Cards& hand) const {
        if (battle_.at(who_).mob()) return reckoner_.attack(who_, place, targets, {});
        std::vector<Blow> best;
        std::pair<std::uint64_t, std::uint64_t> most;
        for (const Used& used : payments(battle_.skill(place), paid, hand)) {
            std::vector<Blow> blows = reckoner_.attack(who_, place, targets, used);
            // Whether it can be counted doesn't hang on its cards.
            if (blows.empty()) break;
            std::pair<std::uint64_t, std::uint64_t> means;
            for (const Blow& blow : blows) {
                means.first += blow.best.mean();
                means.second += blow.open.mean();
            }
            if (!best.empty() && means <= most) continue;
            most = means;
            best = std::move(blows);
        }
        return best;
    }

    /// For a card that pays next, or for paying no more.
    void add_payment(std::size_t option, const TypedOption& pick) {
        const Action& paid = *battle_.paid();
        const Skill& skill = battle_.skill(paid.skill);
        const bool answers = skill.timing == Timing::Reaction;
        if (!answers && !skill.attacks()) return;
        Used used = paid.used;
        Cards hand;
        if (pick.kind == TypedOption::Kind::CardOf) {
            used.add(pick.what);
            hand = battle_.owner_of(who_).hand;
            hand.remove(pick.what);
        }
        if (answers) {
            add_answer(option, paid.skill,
                       estimate_.whole_payment(skill, battle_.answered(), used, hand));
        } else {
            add_attack(option, best_attack(paid.skill, paid.targets, used, hand));
        }
    }

    void add_attack(std::size_t option, const std::vector<Blow>& blows) {
        if (blows.empty()) return;
        bool open = false;
        for (const Blow& blow : blows) open = open || blow.open.mean() != blow.best.mean();
        Json& json = begun(option);
        add_blows(json, battle_, blows, &Blow::best);
        if (!open) return;
        answered_ = true;
        Json& answers = json["answers"] = Json::array();
        add_blows(answers.emplace_back(named(kUnanswered)), battle_, blows, &Blow::open);
    }

    void add_answer(std::size_t option, int skill, const Used& used) {
        const Distribution loss = reckoner_.answered(*battle_.answered(), who_, skill, used);
        if (loss.chances().empty()) return;
        const Chance felled = loss.at_least(felled_by(battle_, who_));
        add_odds(begun(option),
                 {{kYouFall, felled, true, felled > 0}, {kTaken, loss.mean(), false}}, &loss,
                 kLost);
    }

    Json& begun(std::size_t option) {
        Json& json = options_.emplace_back(Json::object());
        json["option"] = question_.token(option);
        return json;
    }

    const ShinkiQuestion& question_;
    const Battle& battle_;
    FighterId who_;
    OddsCalculator reckoner_;
    Estimate estimate_;
    Json options_ = Json::array();
    bool answered_ = false;
};

} // namespace

Json odds_json(const ShinkiQuestion& question) { return OddsWriter(question).write(); }

} // namespace shiaiba::shinki
