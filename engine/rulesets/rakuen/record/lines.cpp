// Writes the system text, event by event. The row numbers are those of the cases in
// tests/engine/rakuen/system_text.cpp.
#include "rulesets/rakuen/record/lines.hpp"

#include <string_view>
#include <utility>

#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {
namespace {

/// The Japanese name of the skill with this id; "" for no skill.
std::string_view skill_name(std::string_view skill) {
    for (const SkillFacts& facts : kSkillFacts) {
        if (facts.id == skill) return facts.ja;
    }
    return {};
}

/// "[連撃・強制封印]"; "" if nothing is declared.
std::string declared(const Event& event) {
    std::string out;
    for (const std::string_view key : kSkillKeys) {
        const std::string_view name = skill_name(event.word(key));
        if (name.empty()) continue;
        out.append(out.empty() ? "[" : "・").append(name);
    }
    return out.empty() ? out : out + "]";
}

class Writer {
public:
    explicit Writer(const Names& names) : names_(&names) {}

    void write(const Event& event, std::size_t at) {
        event_ = &event;
        at_ = at;
        switch (kind_of(event)) {
        case EventKind::Initiative: return box("先後決定:" + number("roll")); // row 1
        case EventKind::OrderFirst: return box("先攻");                       // 2
        case EventKind::OrderSecond: return box("後攻");
        case EventKind::Build: return build();                                                // 3
        case EventKind::Attack: return attack("攻撃" + declared(event) + ":");                // 4
        case EventKind::Invisible: return attack("インビジブル攻撃" + declared(event) + ":"); // 5
        case EventKind::Charge: return charge();                                              // 31
        case EventKind::Pair:
        case EventKind::PairPaid: return pair(); // 6
        case EventKind::PairChain: return chain();
        case EventKind::PairForced: box("インビジブル攻撃追加"); return pair();        // 8
        case EventKind::Use: return box(std::string(skill_name(event.word("skill")))); // 9, 21
        case EventKind::Shift: return shift();                                         // 10
        case EventKind::Values: return values();                                       // 11, 12
        case EventKind::Gain: return gain();                                           // 13
        case EventKind::Reset:                                                         // 14
        case EventKind::InvisibleEnds: return box("IN:0");                             // 28
        case EventKind::Charged: return box("IN:" + in_sum());
        case EventKind::AttackSkippedStun:
        case EventKind::AttackSkippedRecoil: // 30
            box("攻撃不能");
            return box("HP:" + number("hp") + "(ダメージ無し) / IN:" + in_sum());
        case EventKind::Guard: return answer("防御"); // 15
        case EventKind::Evade: return answer("回避");
        case EventKind::InvisibleGuard: return invisible_guard(); // 16
        case EventKind::GuardSkippedRecoil:
        case EventKind::GuardSkippedBreak: return skipped_guard(); // 20
        case EventKind::Evaded: return box("回避:成功");           // 18
        case EventKind::EvadeFailed: return box("回避:失敗");
        case EventKind::GuardHeld: return box("防御:成功"); // 19
        case EventKind::GuardBroken: return box("防御:失敗");
        case EventKind::Damage: return box("HP:" + hp_sum() + " / IN:" + in_sum()); // 22
        case EventKind::NoDamage:                                                   // 23, 32
            return box("HP:" + number("hp") + "(ダメージ無し) / IN:" + in_sum());
        case EventKind::Unhurt: return box("HP:" + number("hp") + "(ダメージ無し)");
        case EventKind::Defeated: return box("HP:" + hp_sum()); // 24
        case EventKind::Stunned: return box("スタン発生");      // 25
        case EventKind::Sealed: return box("封印発生");         // 26
        case EventKind::Back:                                   // 27
            return box("HP:" + number("hp") + "-" + number("damage") + "=" + number("left"));
        case EventKind::BackNothing: return box("HP:" + number("hp") + "(ダメージ無し)");
        case EventKind::TrumpFailed: box("切札:失敗"); return box("HP:0"); // 29
        case EventKind::Surrender: return box("降参");                     // 33
        case EventKind::Win:
            return box("勝者:" + std::string(names_->of(event.side, Lang::Ja))); // 34
        // The system text has no lines for these.
        case EventKind::InitiativeTie:
        case EventKind::InvisibleGuardStops:
        case EventKind::NoEffect:
        case EventKind::Limit: return;
        }
    }

    std::vector<SystemLine> take() { return std::move(lines_); }

private:
    int count(std::string_view key) const { return event_->number(key); }
    std::string number(std::string_view key) const { return std::to_string(count(key)); }
    void line(std::string text) {
        lines_.push_back({event_->side, std::move(text), event_->round, at_});
    }
    void box(const std::string& text) { line("【" + text + "】"); }

    void build() {
        box("ステータス");
        line("POW:" + number("POW") + " / SPD:" + number("SPD") + " / WIZ:" + number("WIZ"));
    }

    void attack(const std::string& words) {
        pairs_.clear();
        charging_ = false;
        finisher_ = false;
        box(words + std::string(event_->word("ability")));
    }

    void charge() {
        pairs_.clear();
        charging_ = true;
        box("チャージ");
    }

    // Row 6: the faces as they fell.
    void pair() {
        const std::string faces = number("red") + ":" + number("blue");
        line("ダイス値:【" + faces + "】");
        pairs_.push_back(count("sum"));
    }

    // Rows 7, 17 and 31.
    void chain() {
        if (charging_) {
            box("チャージチェイン" + std::to_string(pairs_.size()));
        } else {
            box("チェイン効果");
        }
        pair();
    }

    void shift() {
        std::string text = "シフト:[" + number("red") + ":" + number("blue") + "]→[" +
                           number("toRed") + ":" + number("toBlue") + "]";
        if (count("toRed") == count("toBlue")) text += "|チェイン発生";
        box(text);
        pairs_.back() = value(count("toRed")) + value(count("toBlue"));
    }

    void values() {
        std::string ability = number("points");
        if (count("trump") != 0) ability += "×2";
        if (count("half") != 0) ability += "÷2";
        if (count("trump") + count("half") > 0) ability = "(" + ability + ")";
        std::string av = "攻撃値:" + ability;
        for (const char* const key : {"rush", "flat"}) {
            if (count(key) > 0) av += "+" + number(key);
        }
        std::string hv;
        for (const int pair : pairs_) {
            av += "+" + std::to_string(pair);
            hv += (hv.empty() ? "" : "+") + std::to_string(pair);
        }
        finisher_ = count("finisher") != 0;
        if (finisher_) {
            av += "+(" + number("in") + "×10)";
            hv += "+" + number("evades");
        }
        box(av + "=" + number("attack"));
        if (count("sure") != 0) {
            hv = number("hit");
        } else if (hv.find('+') != std::string::npos) {
            hv += "=" + number("hit");
        }
        box("命中値:" + hv);
    }

    // Row 13. Behind the values 必殺 takes this IN away again, so only its reset is written. If
    // [rakuen R6] is read the other way, the gain stands in front of the values, and 必殺 counts
    // it.
    void gain() {
        if (!finisher_) box("IN:" + in_sum());
    }

    void answer(const std::string& words) {
        pairs_.clear();
        charging_ = false;
        reducing_ = false;
        box(words + declared(*event_));
    }
    void skipped_guard() {
        reducing_ = false;
        box("防御不能");
    }
    void invisible_guard() {
        pairs_.clear();
        reducing_ = true;
        const std::string skill = declared(*event_);
        const std::string ability(event_->word("ability"));
        box("インビジブル防御" + (skill.empty() ? skill : skill + ":" + ability));
    }

    /// "150-(30-15)=135"; ability and, in an invisible guard, dice come off the attack value.
    std::string hp_sum() const {
        std::string taken = number("attack");
        if (count("own") > 0) {
            taken += "-" + number("own");
            if (reducing_) {
                for (const int pair : pairs_) taken += "-" + std::to_string(pair);
            }
            taken = "(" + taken + ")";
        }
        return number("hp") + "-" + taken + "=" + number("left");
    }
    /// "8-6+3=5"
    std::string in_sum() const {
        std::string sum = number("in");
        if (count("paid") > 0) sum += "-" + number("paid");
        return sum + "+" + number("gain") + "=" + number("total");
    }

    const Names* names_;
    const Event* event_ = nullptr;
    std::size_t at_ = 0;
    std::vector<SystemLine> lines_;
    /// Sums of the pairs that were rolled for the declaration under way.
    std::vector<int> pairs_;
    bool charging_ = false;
    bool finisher_ = false;
    /// The pairs come off the damage, in an invisible guard.
    bool reducing_ = false;
};

} // namespace

std::vector<SystemLine> system_lines(const FightLog& fight_log, const Names& names,
                                     std::size_t events) {
    Writer writer(names);
    for (std::size_t i = 0; i < events; ++i) writer.write(fight_log.events[i], i);
    return writer.take();
}
std::vector<SystemLine> system_lines(const FightLog& fight_log, const Names& names) {
    return system_lines(fight_log, names, fight_log.events.size());
}

std::string posts(const std::vector<SystemLine>& lines, const Names& names) {
    std::string out;
    for (std::size_t k = 0; k < lines.size(); ++k) {
        if (k == 0 || lines[k].author != lines[k - 1].author) {
            out.append(k == 0 ? "" : "\n").append("◆");
            out.append(names.of(lines[k].author, Lang::Ja)).append("\n");
        }
        out.append(lines[k].text).append("\n");
    }
    return out;
}

std::string system_text(const FightLog& fight_log, const Names& names, Extent extent) {
    std::vector<SystemLine> lines = system_lines(fight_log, names);
    if (extent == Extent::LatestRound && !lines.empty()) {
        const int last = lines.back().turn;
        std::size_t first = lines.size();
        while (first > 0 && lines[first - 1].turn == last) --first;
        lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(first));
    }
    return posts(lines, names);
}

} // namespace shiaiba::rakuen
