// Notes of options: what a use, a pattern, or keeping a maintained skill comes to as things stand.
#include <algorithm>

#include "core/text/fill.hpp"
#include "rulesets/panel/fight/battle.hpp"
#include "rulesets/panel/plans/question.hpp"
#include "rulesets/panel/sheet/array.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

/// The parts of a note, which stand in one line.
void add(Text& note, const Text& part) {
    if (part.ja.empty()) return;
    note.ja.append(note.ja.empty() ? "" : "、").append(part.ja);
    note.en.append(note.en.empty() ? "" : ", ").append(part.en);
}

int sum(const std::vector<int>& all) {
    int sum = 0;
    for (const int one : all) sum += one;
    return sum;
}

/// 「3点」, of several attacks 「3＋2＝5点」.
Text damage_said(const std::vector<int>& dealt) {
    Text said;
    for (const int one : dealt) {
        const std::string number = std::to_string(one);
        said.ja.append(said.ja.empty() ? "" : "＋").append(number);
        said.en.append(said.en.empty() ? "" : " + ").append(number);
    }
    if (dealt.size() > 1) {
        const std::string number = std::to_string(sum(dealt));
        said.ja.append("＝").append(number);
        said.en.append(" = ").append(number);
    }
    return {said.ja + "点", said.en + " damage"};
}

/// 「自分のHP 20→19」; empty if it stays.
Text own_hp(int before, int after) {
    if (before == after) return {};
    return fill({"自分のHP {before}→{after}", "own HP {before}→{after}"},
                {{"before", before}, {"after", after}});
}

bool heals(const Skill& skill) {
    return std::any_of(skill.activated.begin(), skill.activated.end(), [](const Line& line) {
        return line.op == Op::Heal && line.who == Who::Self;
    });
}

} // namespace

Text PanelQuestion::note(const Option& option) const {
    switch (option.what) {
    case Option::What::Skill:
        if (asking_.point != Point::Use) return {};
        return asking_.acting ? note_of_use(option.place) : note_of_reaction(option.place);
    case Option::What::Pattern: return note_of_pattern(option.place);
    case Option::What::Keep:
        return fill({"維持パネル{panels}は使用済みのまま", "its panels ({panels}) stay used"},
                    {{"panels", upheld_panels(0)}});
    case Option::What::Release: {
        const Text panels = upheld_panels(state_.rules.keep_used);
        if (panels.ja.empty()) return {};
        return fill({"維持パネル{panels}は未使用に戻る", "its panels ({panels}) become unused"},
                    {{"panels", panels}});
    }
    default: return {};
    }
}

/// What a use in the action phase comes to if nobody reacts. Where 白 may be paid with one element
/// or another, the least and the most damage.
Text PanelQuestion::note_of_use(std::size_t slot) const {
    const Side foe = other(asking_.side);
    const Skill& skill = *me().slots[slot].skill;
    const auto outlook = Battle::outlook(state_, asking_.side, slot);
    if (!outlook) return {};
    int least = sum(outlook->dealt);
    int most = least;
    for (std::size_t k = 0; skill.cost.any > 0 && !outlook->dealt.empty() && k < kElements; ++k) {
        const auto paid = Battle::outlook(state_, asking_.side, slot, kAllElements[k]);
        if (!paid) return {};
        least = std::min(least, sum(paid->dealt));
        most = std::max(most, sum(paid->dealt));
    }
    Text note;
    if (least != most) {
        add(note,
            fill({"払うパネルにより{least}～{most}点", "{least} to {most} damage by what pays"},
                 {{"least", least}, {"most", most}}));
    } else if (!outlook->dealt.empty()) {
        add(note, damage_said(outlook->dealt));
        if (least > 0) {
            add(note, fill({"{foe}のHP {hp}→{left}", "{foe}'s HP {hp}→{left}"},
                           {{"foe", place_of_name(Actor{foe, 0})},
                            {"hp", state_.of(foe).hp},
                            {"left", outlook->hp[index(foe)]}}));
        }
    }
    const int own = outlook->hp[index(asking_.side)];
    add(note, own_hp(me().hp, own));
    if (heals(skill) && own == me().hp && own == me().most_hp()) {
        add(note, {"HPはもう最大", "HP is at its maximum already"});
    }
    if (outlook->hp[index(foe)] == 0 && own > 0) add(note, {"これで勝ち", "which wins"});
    if (!note.ja.empty() && outlook->answered) {
        note = {"応じられなければ" + note.ja, "unanswered: " + note.en};
    }
    if (skill.maintain) {
        add(note, {"維持：効き続け、払ったパネルは解除まで支払えない",
                   "maintained: stays in effect, and holds its panels until released"});
    }
    return note;
}

/// What a reaction's own lines make of the attack that it answers, and of the HP of its user.
Text PanelQuestion::note_of_reaction(std::size_t slot) const {
    int hp = me().hp;
    Text note;
    const ChainEvent* const attack = asking_.incoming;
    int damage = attack == nullptr ? 0 : attack->damage;
    for (const Line& line : me().slots[slot].skill->activated) {
        if (line.when || line.in_words()) return {};
        switch (line.op) {
        case Op::Reduce:
            damage = line.amount == Line::Amount::All    ? 0
                     : line.amount == Line::Amount::Half ? damage / 2
                                                         : std::max(0, damage - line.n);
            break;
        case Op::Boost: damage += line.n; break;
        case Op::Heal:
            if (line.who == Who::Self) hp = std::max(hp, std::min(me().most_hp(), hp + line.n));
            break;
        default: break;
        }
    }
    if (attack != nullptr && damage != attack->damage) {
        add(note, fill({"ダメージ{was}→{damage}点", "damage {was}→{damage}"},
                       {{"was", attack->damage}, {"damage", damage}}));
        if (attack->owner != asking_.side) hp = std::max(0, hp - damage);
    }
    add(note, own_hp(me().hp, hp));
    return note;
}

/// This player with the pattern transcribed.
Fighter PanelQuestion::transcribed(std::size_t pattern) const {
    Fighter after = me();
    transcribe(after.array(), after.sheet->patterns[pattern].panels, state_.rules.no_transcribe);
    return after;
}

/// Whether the pattern is what the array has already.
bool PanelQuestion::is_there(std::size_t pattern) const {
    const Fighter after = transcribed(pattern);
    for (std::size_t k = 0; k < after.panel_count; ++k) {
        if (after.panels[k].element != me().panels[k].element) return false;
    }
    return true;
}

/// Whether the pattern changes nothing; else the maintained skills that it would end ([panel 5.5]).
Text PanelQuestion::note_of_pattern(std::size_t pattern) const {
    if (is_there(pattern)) return {"いまと同じ", "the same as now"};
    const Fighter after = transcribed(pattern);
    Text ended;
    for (const Maintained& use : after.maintained) {
        const Skill& skill = *after.slots[use.slot].skill;
        if (covers(skill.cost, after.array(), use.panels, state_.allowed(after))) continue;
        add(ended, {"「" + skill.name + "」", skill.en});
    }
    if (ended.ja.empty()) return {};
    return {ended.ja + "の維持が解除される", "ends the maintenance of " + ended.en};
}

Text PanelQuestion::upheld_panels(StatusSet without) const {
    Text said;
    for (std::size_t k = 0; k < me().panel_count; ++k) {
        Panel panel = me().panels[k];
        if (!contains(upheld().panels, k) || (panel.statuses & without) != 0) continue;
        panel.used = panel.locked = false;
        said.ja += notation(panel, *state_.list);
        said.en += (said.en.empty() ? "" : ", ") + in_english(panel, *state_.list);
    }
    return said;
}

} // namespace shiaiba::panel
