// Plays records until a die is missing, a decision is illegal or the battle is over, and turns
// events into the phases of a result.
#include "rulesets/rakuen/record/result.hpp"

#include <algorithm>
#include <any>
#include <array>
#include <string>
#include <utility>

#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/record/lines.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"

namespace shiaiba::rakuen {
namespace {

/// The decisions of a record, until its dice run out.
class Recorded final : public Decisions {
public:
    Recorded(const std::vector<std::string>& record, const Dice& dice)
        : record_(record), dice_(&dice) {}
    Decision next(const Question& question) override {
        if (dice_->missed()) return {Decision::Kind::Missing, 0};
        return record_.next(question);
    }
    std::size_t used() const { return record_.used(); }

private:
    RecordedDecisions record_;
    const Dice* dice_;
};

/// Number of rolls that an event tells.
std::size_t rolls_of(const Event& event) {
    switch (kind_of(event)) {
    case EventKind::Initiative: return 1;
    case EventKind::Pair:
    case EventKind::PairChain:
    case EventKind::PairForced:
    case EventKind::PairPaid: return 2;
    default: return 0;
    }
}

/// Number of events before the first one whose rolls the record doesn't have.
std::size_t events_within(const FightLog& fight_log, std::size_t rolls) {
    std::size_t k = 0;
    for (std::size_t used = 0; k < fight_log.events.size(); ++k) {
        used += rolls_of(fight_log.events[k]);
        if (used > rolls) break;
    }
    return k;
}

/// Takes out the events that private dice made behind the last written roll.
void cut(FightLog& fight_log, std::size_t events) {
    fight_log.events.resize(events);
    fight_log.boards.resize(events + 1);
    while (!fight_log.phases.empty() && fight_log.phases.back().first > events) {
        fight_log.phases.pop_back();
    }
}

} // namespace

Replay replay(const Match& match) {
    Dice dice = dice_of(match);
    Recorded decisions(match.decisions, dice);
    Replay out;
    out.played = shiaiba::play(match, dice, decisions, Log::Listen::Everything);
    out.used = decisions.used();
    out.events = out.played.fight_log.events.size();
    const auto used = static_cast<int>(out.used);
    if (dice.missed()) {
        out.events = events_within(out.played.fight_log, match.rolls->size());
        out.played.outcome.reset();
        out.played.pending.reset();
        cut(out.played.fight_log, out.events);
        out.error = {
            "dice", used - 1, {"ダイスがここで足りなくなります。", "The dice run out here."}};
    } else if (out.played.illegal) {
        out.error = {"illegal",
                     *out.played.illegal,
                     {"ここで選べる手ではありません。", "This is not a legal option here."}};
    } else if (out.used < match.decisions.size()) {
        out.error = {
            "extra", used, {"勝負がついた後に決定があります。", "The battle is over before this."}};
    }
    return out;
}

// Phases of a result, from events; a phase that was cut short has no entry.

namespace {

Json faces(int red, int blue) { return Json::array({red, blue}); }

/// One phase, filled by its events.
struct PhaseFacts {
    Json skills = Json::array();
    Json dice = Json::array();
    Json effective = Json::array();
    int sum = 0;
    /// The events that tell the declaration, the phase's result, and the result of an evasion.
    const Event* action = nullptr;
    const Event* end = nullptr;
    const Event* evasion = nullptr;
    int back = 0;
    bool stun = false;
    bool seal = false;

    void declared(const Event& event) {
        action = &event;
        for (const std::string_view key : kSkillKeys) {
            if (!event.word(key).empty()) skills.push_back(event.word(key));
        }
    }
    void take(const Event& event) {
        switch (kind_of(event)) {
        case EventKind::Attack:
        case EventKind::Invisible:
        case EventKind::Guard:
        case EventKind::Evade:
        case EventKind::InvisibleGuard:
        case EventKind::GuardSkippedRecoil:
        case EventKind::GuardSkippedBreak: return declared(event);
        case EventKind::Charge: action = &event; return skills.push_back(event.word("skill"));
        case EventKind::AttackSkippedStun:
        case EventKind::AttackSkippedRecoil: action = end = &event; return;
        case EventKind::Pair:
        case EventKind::PairChain:
        case EventKind::PairForced:
        case EventKind::PairPaid:
            dice.push_back(faces(event.number("red"), event.number("blue")));
            effective.push_back(faces(event.number("toRed"), event.number("toBlue")));
            sum += event.number("sum");
            return;
        case EventKind::Shift:
            effective.back() = faces(event.number("toRed"), event.number("toBlue"));
            return skills.push_back(event.word("skill"));
        case EventKind::Use: return skills.push_back(event.word("skill"));
        case EventKind::Evaded:
        case EventKind::EvadeFailed: evasion = &event; return;
        case EventKind::Values:
        case EventKind::Charged:
        case EventKind::Damage:
        case EventKind::NoDamage:
        case EventKind::Unhurt:
        case EventKind::Defeated: end = &event; return;
        case EventKind::Stunned: stun = true; return;
        case EventKind::Sealed: seal = true; return;
        case EventKind::Back: back = event.number("damage"); return;
        default: return;
        }
    }
};

class Result {
public:
    Result(const Match& match, const Replay& replay)
        : match_(&match)
        , replay_(&replay)
        , fight_log_(&replay.played.fight_log)
        , settings_(given_or_default<RakuenSettings>(match.settings)) {
        for (const Side side : kSides) last_[index(side)] = settings_.start[index(side)].last;
    }

    Json json() {
        const Played& played = replay_->played;
        JsonObject out;
        out.add("rules", settings_.advanced ? "advanced" : "basic");
        for (std::size_t n = 0; n < kRulings.size(); ++n) {
            const std::string key(kRulings[n].key);
            if (settings_.turned.has(static_cast<Ruling>(n))) out.add(key.c_str(), true);
        }
        out.add("initiative", initiative());
        out.add("phases", phases());
        const bool over = played.outcome && !replay_->error;
        if (!replay_->error && played.pending) {
            out.add("pending", JsonObject()
                                   .add("by", letter(played.pending->side))
                                   .add("point", played.pending->point));
        }
        const bool won = over && played.outcome->winner != Side::None;
        out.add("winner", won ? Json(letter(played.outcome->winner)) : Json());
        out.add("reason", over ? Json(played.outcome->reason) : Json());
        out.add("final", state(replay_->events));
        if (const auto& error = replay_->error) {
            out.add("error", JsonObject()
                                 .add("kind", error->kind)
                                 .add("decision", error->decision)
                                 .add("message", error->message.ja)
                                 .add("en", error->message.en));
        }
        out.add("dice_used", pairs_).add("decisions_used", replay_->used);
        return out.add("lines", lines());
    }

private:
    const Event& event(std::size_t k) const { return fight_log_->events[k]; }

    Json initiative() const {
        Json rolls = Json::array();
        JsonObject out;
        int a = 0;
        Side winner = Side::None;
        Side first = Side::None;
        for (std::size_t k = 0; k < replay_->events && event(k).round == 0; ++k) {
            const EventKind kind = kind_of(event(k));
            if (kind == EventKind::Initiative && event(k).side == Side::A)
                a = event(k).number("roll");
            if (kind == EventKind::Initiative && event(k).side == Side::B) {
                const int b = event(k).number("roll");
                rolls.push_back(faces(a, b));
                if (a != b) winner = a > b ? Side::A : Side::B;
            }
            if (kind == EventKind::OrderFirst) first = winner;
            if (kind == EventKind::OrderSecond) first = other(winner);
        }
        out.add("rolls", std::move(rolls));
        if (winner != Side::None) out.add("winner", letter(winner));
        if (first != Side::None) out.add("first", letter(first));
        return out;
    }

    Json phases() {
        Json all = Json::array();
        const auto& phases = fight_log_->phases;
        for (std::size_t k = 0; k < phases.size(); ++k) {
            std::size_t end = k + 1 < phases.size() ? phases[k + 1].first : replay_->events;
            end = std::min(end, replay_->events);
            PhaseFacts facts;
            for (std::size_t i = phases[k].first; i < end; ++i) {
                facts.take(event(i));
                if (kind_of(event(i)) == EventKind::Values)
                    last_[index(event(i).side)] = used(event(i));
            }
            pairs_ += static_cast<int>(facts.dice.size());
            if (facts.action == nullptr || facts.end == nullptr) continue;
            // Such a phase is whole: no decision comes after the values or after the damage.
            all.push_back(phase(phases[k], std::move(facts), end));
        }
        return all;
    }
    static Ability used(const Event& values) {
        const std::string_view word = values.word("ability");
        return *std::find_if(kAllAbilities.begin(), kAllAbilities.end(),
                             [&](Ability ability) { return id(ability) == word; });
    }

    Json phase(const Phase& phase, PhaseFacts facts, std::size_t end) const {
        JsonObject out;
        out.add("turn", phase.round).add("phase", phase.id).add("by", letter(phase.side));
        if (phase.id == "guard") {
            guard(out, std::move(facts));
        } else {
            attack(out, std::move(facts));
        }
        return out.add("state", state(end));
    }

    static void attack(JsonObject& out, PhaseFacts facts) {
        const EventKind kind = kind_of(*facts.action);
        const Event& end = *facts.end;
        if (facts.action == facts.end) {
            const bool stun = kind == EventKind::AttackSkippedStun;
            out.add("action", "skip").add("reason", stun ? "stun" : "recoil");
            return;
        }
        out.add("action", facts.action->kind);
        if (kind != EventKind::Charge) out.add("ability", end.word("ability"));
        out.add("skills", std::move(facts.skills)).add("dice", std::move(facts.dice));
        if (kind == EventKind::Charge) {
            out.add("gain", end.number("gain"));
            return;
        }
        out.add("effective", std::move(facts.effective))
            .add("forced", end.number("forced"))
            .add("crit", end.number("critical") != 0)
            .add("attack_value", end.number("attack"))
            .add("hit_value", end.number("hit"));
    }

    static void guard(JsonObject& out, PhaseFacts facts) {
        const EventKind kind = kind_of(*facts.action);
        const bool skipped =
            kind == EventKind::GuardSkippedRecoil || kind == EventKind::GuardSkippedBreak;
        out.add("action", skipped ? std::string_view("skip") : facts.action->kind);
        out.add("skills", std::move(facts.skills)).add("dice", std::move(facts.dice));
        if (facts.evasion != nullptr) {
            out.add("evade_value", facts.evasion->number("value"))
                .add("success", kind_of(*facts.evasion) == EventKind::Evaded);
        }
        if (kind == EventKind::InvisibleGuard) out.add("reduction", facts.sum);
        out.add("damage", facts.end->number("damage"))
            .add("back_damage", facts.back)
            .add("stun", facts.stun)
            .add("seal", facts.seal);
    }

    /// Both fighters after the first `events` events.
    Json state(std::size_t events) const {
        const Board& board = fight_log_->boards[events];
        return JsonObject().add("A", fighter(board, Side::A)).add("B", fighter(board, Side::B));
    }
    Json fighter(const Board& board, Side side) const {
        const Board::Half& half = board.sides[index(side)];
        const auto meter = [&](std::string_view id, int otherwise) {
            for (const Board::Meter& one : half.meters) {
                if (one.id == id) return one.value;
            }
            return otherwise;
        };
        const auto count = [&](std::string_view id) {
            for (const auto& [name, n] : half.states) {
                if (name == id) return n;
            }
            return 0;
        };
        const Ability last = last_[index(side)];
        Json used = Json::array();
        for (const Board::Cell& cell : half.rows[1].cells) used.push_back(cell.item);
        return JsonObject()
            .add("hp", half.left)
            .add("in", meter("in", 0))
            .add("sp", meter("sp", settings_.start[index(side)].sp))
            .add("last", last == Ability::None ? Json() : Json(id(last)))
            .add("stunned", count("stunned") != 0)
            .add("recoil", count("recoil") != 0)
            .add("sealed", count("sealed") != 0)
            .add("evades", count("evades"))
            .add("guards", count("guards"))
            .add("used", std::move(used));
    }

    Json lines() const {
        Json all = Json::array();
        for (SystemLine& line : system_lines(*fight_log_, match_->names(), replay_->events)) {
            all.push_back(Json::array({letter(line.author), std::move(line.text)}));
        }
        return all;
    }

    const Match* match_;
    const Replay* replay_;
    const FightLog* fight_log_;
    const RakuenSettings& settings_;
    /// The ability of each side's last attack so far. Boards don't always have it: they mark the
    /// ability that is acting.
    std::array<Ability, 2> last_{};
    int pairs_ = 0;
};

} // namespace

Json result_json(const Match& match, const Replay& replay) { return Result(match, replay).json(); }

} // namespace shiaiba::rakuen
