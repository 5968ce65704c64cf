// Odds as the page reads them: figures with names, in the order of what weighs most.
#include "rulesets/shinki/odds/odds_json.hpp"

#include <utility>

#include "core/json.hpp"
#include "rulesets/shinki/odds/reckoner.hpp"
#include "rulesets/shinki/plans/defaults.hpp"
#include "rulesets/shinki/plans/estimate.hpp"

namespace shiaiba::shinki {
namespace {

/// Shown to nine places, HP to six: a longer tail of digits tells a reader nothing.
double shown(Chance chance) {
    constexpr Chance kStep = kCertain / 1'000'000'000;
    return static_cast<double>((chance + kStep / 2) / kStep) / 1e9;
}
double shown_hp(std::uint64_t mean) {
    constexpr std::uint64_t kStep = kCertain / 1'000'000;
    return static_cast<double>((mean + kStep / 2) / kStep) / 1e6;
}

void add_figure(Json& figures, const Text& name, const char* key, double value) {
    figures.push_back(JsonObject().add("name", name).add(key, Json(value)));
}

Json spread(const Text& name, const Loss& loss) {
    Json values = Json::array();
    for (const auto& [hp, chance] : loss.chances) {
        if (shown(chance) > 0) values.push_back(Json::array({hp, shown(chance)}));
    }
    return JsonObject().add("name", name).add("values", std::move(values));
}

/// The least loss that fells it.
int felled_by(const Battle& battle, Who who) {
    int hp = 1;
    while (!Estimate(battle, who).lethal(hp)) ++hp;
    return hp;
}

const Text kLost{"失うHP", "HP lost"};

/// One target: chances. Several: what is to be expected of all together.
void add_blows(JsonObject& json, const Battle& battle, const std::vector<Blow>& blows,
               Loss Blow::*loss) {
    std::uint64_t mean = 0;
    Chance felled = 0;
    for (const Blow& blow : blows) {
        mean += (blow.*loss).mean();
        felled += (blow.*loss).at_least(felled_by(battle, blow.target));
    }
    Json figures = Json::array();
    Json spreads = Json::array();
    if (blows.size() == 1) {
        const Loss& one = blows.front().*loss;
        add_figure(figures, {"通る", "Gets through"}, "chance", shown(one.at_least(1)));
        if (felled > 0) add_figure(figures, {"倒す", "Fells"}, "chance", shown(felled));
        add_figure(figures, {"平均", "Mean damage"}, "value", shown_hp(mean));
        spreads.push_back(spread(kLost, one));
    } else {
        add_figure(figures, {"平均の合計", "Mean damage to all"}, "value", shown_hp(mean));
        if (felled > 0) add_figure(figures, {"倒す人数", "Felled"}, "value", shown(felled));
    }
    json.add("figures", std::move(figures)).add("spreads", std::move(spreads));
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
            all.add("best", Text{"最善に応じられたら", "Best answer"})
                .add("assuming", Text{"相手が、失うHPの最も少ない応じ方をするなら",
                                      "if the opponent answers with what costs the fewest HP"});
        }
        return all.add(
            "assumed",
            Text{
                "山札と相手の手札にある、見えないカードをすべて数えた値です。どのカードも等しく相手の手札に"
                "あるものとし、これから使うカードは、戦術がないときの選び方で選びます。反撃、狂乱を鎮めてから"
                "応じること、オーバーライドは入れません。",
                "Counted over all cards that can't be seen, in the deck and in the opponent's hand, "
                "each of which is as likely to be in that hand; cards still to be paid are taken as "
                "where there is no tactic. Counters, calming down before an answer and Override "
                "are left aside."});
    }

private:
    void add(std::size_t option) {
        const Pick& pick = question_.picks()[option];
        switch (question_.point()) {
        case Point::Command:
            if (pick.kind == Pick::Kind::Skill && battle_.skill(pick.skill).attacks()) {
                add_attack(option, pick.skill, targets_of(battle_, who_, pick),
                           estimate_.default_payment(battle_.skill(pick.skill), nullptr));
            }
            return;
        case Point::Pay: add_payment(option, pick.what); return;
        case Point::React:
            if (pick.kind == Pick::Kind::Skill) {
                const Action& action = *battle_.answered();
                add_answer(option, pick.skill,
                           estimate_.default_payment(battle_.skill(pick.skill), &action));
            } else if (pick.kind == Pick::Kind::None) {
                add_answer(option, -1, {});
            }
            return;
        default: return;
        }
    }

    void add_payment(std::size_t option, Card card) {
        const Action& paid = *battle_.paid();
        const Skill& skill = battle_.skill(paid.skill);
        const bool answers = skill.timing == Timing::Reaction;
        if (!answers && !skill.attacks()) return;
        Used used = paid.used;
        used.add(card);
        Cards hand = battle_.owner_of(who_).hand;
        hand.remove(card);
        used = estimate_.whole_payment(skill, battle_.answered(), used, hand);
        if (answers) {
            add_answer(option, paid.skill, used);
        } else {
            add_attack(option, paid.skill, paid.targets, used);
        }
    }

    void add_attack(std::size_t option, int skill, const std::vector<Who>& targets,
                    const Used& used) {
        const auto blows = reckoner_.attack(who_, skill, targets, used);
        if (!blows) return;
        JsonObject json;
        json.add("option", question_.token(option));
        add_blows(json, battle_, *blows, &Blow::best);
        bool open = false;
        for (const Blow& blow : *blows) open = open || blow.open.mean() != blow.best.mean();
        if (open) {
            answered_ = true;
            JsonObject unanswered;
            unanswered.add("name", Text{"応じられなければ", "Unanswered"});
            add_blows(unanswered, battle_, *blows, &Blow::open);
            json.add("answers", Json::array({unanswered}));
        }
        options_.push_back(std::move(json));
    }

    void add_answer(std::size_t option, int skill, const Used& used) {
        const auto loss = reckoner_.answered(*battle_.answered(), who_, skill, used);
        if (!loss) return;
        Json figures = Json::array();
        const Chance felled = loss->at_least(felled_by(battle_, who_));
        if (felled > 0) add_figure(figures, {"倒れる", "You fall"}, "chance", shown(felled));
        add_figure(figures, {"受けるダメージ", "Damage taken"}, "value", shown_hp(loss->mean()));
        options_.push_back(JsonObject()
                               .add("option", question_.token(option))
                               .add("figures", std::move(figures))
                               .add("spreads", Json::array({spread(kLost, *loss)})));
    }

    const ShinkiQuestion& question_;
    const Battle& battle_;
    Who who_;
    Reckoner reckoner_;
    Estimate estimate_;
    Json options_ = Json::array();
    bool answered_ = false;
};

} // namespace

Json odds_json(const ShinkiQuestion& question) { return OddsWriter(question).write(); }

} // namespace shiaiba::shinki
