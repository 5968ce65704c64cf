// Describes weapons, spells and spell cards in words.
#include "rulesets/sengen/words/words.hpp"

#include <array>
#include <string>

namespace shiaiba::sengen {
namespace {

std::string figure(int n) { return std::to_string(n); }
std::string signed_figure(int n) { return (n < 0 ? "−" : "+") + figure(n < 0 ? -n : n); }

/// Parts of one sentence.
class Parts {
public:
    void add(const Text& part) {
        if (!said_.ja.empty()) {
            said_.ja += "、";
            said_.en += ", ";
        }
        said_.ja += part.ja;
        said_.en += part.en;
    }
    /// "命中+2"; nothing where it is 0.
    void add(const Text& what, int n) {
        if (n != 0) add({what.ja + signed_figure(n), what.en + " " + signed_figure(n)});
    }
    bool empty() const { return said_.ja.empty(); }
    const Text& said() const { return said_; }
    Text sentence() const { return {said_.ja + "。", said_.en + "."}; }

private:
    Text said_;
};

Text roll_text(const Effect& effect) {
    const std::string dice = effect.level_dice ? "Lv D"
                             : effect.dice > 0 ? figure(effect.dice) + "D"
                                               : "";
    Text said{dice, dice};
    if (effect.stat) {
        said.ja += said.ja.empty() ? "特性値" : "+特性値";
        said.en += said.en.empty() ? "characteristic" : " + characteristic";
    }
    if (effect.flat != 0 || said.ja.empty()) {
        const std::string flat = said.ja.empty() ? figure(effect.flat) : signed_figure(effect.flat);
        said.ja += flat;
        said.en += flat;
    }
    return said;
}

/// c + lv · level, with its sign.
Text sum_text(const Effect& effect) {
    std::string said = effect.c != 0 || effect.lv == 0 ? signed_figure(effect.c) : "";
    if (effect.lv != 0) {
        const int size = effect.lv < 0 ? -effect.lv : effect.lv;
        said += (effect.lv < 0 ? "−" : "+") + (size == 1 ? "" : figure(size)) + "Lv";
    }
    return {said, said};
}

Text turns_text(int turns) {
    const std::string n = figure(turns);
    return {"（" + n + "ターン）", turns == 1 ? " (1 turn)" : " (" + n + " turns)"};
}

Text effect_text(const Effect& effect) {
    const Text roll = roll_text(effect);
    const Text sum = sum_text(effect);
    const Text turns = turns_text(effect.turns);
    switch (effect.op) {
    case Op::Damage: return {roll.ja + "ダメージ", roll.en + " damage"};
    case Op::Heal: return {"HPを" + roll.ja + "回復", "heals " + roll.en};
    case Op::Dp: return {"DP" + sum.ja, "DP " + sum.en};
    case Op::Spirit: return {"霊力" + sum.ja, "spirit " + sum.en};
    case Op::Graze: return {"グレイズ" + sum.ja, "graze " + sum.en};
    case Op::Barrier: return {"障壁" + sum.ja, "barrier " + sum.en};
    case Op::Mod: {
        const Text key = text_of(words(effect.key));
        return {key.ja + signed_figure(effect.n) + turns.ja,
                key.en + " " + signed_figure(effect.n) + turns.en};
    }
    case Op::Status: {
        const Text status = text_of(words(effect.status));
        return {status.ja + turns.ja, status.en + turns.en};
    }
    case Op::Cleanse: return {"状態をすべて解く", "ends all statuses"};
    }
    return {};
}

Text aim_text(const Spell& spell) {
    constexpr std::array<const char*, 3> kJa{"自分", "味方", "敵"};
    constexpr std::array<const char*, 3> kEn{"oneself", "an ally", "an enemy"};
    const auto side = static_cast<std::size_t>(spell.side);
    Text said{kJa[side], kEn[side]};
    if (spell.diameter == 0) return said;
    const std::string metres = figure(spell.diameter) + "m";
    return {said.ja + "（" + metres + "）", said.en + " (" + metres + ")"};
}

const Text& attack_text(Attack attack) {
    static const std::array<Text, kAttacks> all{
        {{"ショット", "shot"}, {"ホーミング", "homing"}, {"弾幕", "danmaku"}, {"近接", "melee"}}};
    return all[static_cast<std::size_t>(attack)];
}

Text deploy_text(const Card& card) {
    Parts parts;
    for (int k = 0; k < kModKeys; ++k) {
        parts.add(text_of(words(static_cast<ModKey>(k))), card.mods[static_cast<std::size_t>(k)]);
    }
    Parts only;
    constexpr unsigned kAll = bit(Attack::Shot) | bit(Attack::Homing) | bit(Attack::Melee);
    for (const Attack attack : {Attack::Shot, Attack::Homing, Attack::Melee}) {
        if (card.attacks != kAll && (card.attacks & bit(attack)) != 0)
            only.add(attack_text(attack));
    }
    Text said = parts.said();
    if (!only.empty()) {
        said.ja += "（" + only.said().ja + "だけ）";
        said.en += " (" + only.said().en + " only)";
    }
    Parts whole;
    whole.add({"展開中", "While deployed"});
    whole.add(said);
    if (card.hp > 0) whole.add({"耐久" + figure(card.hp), "HP " + figure(card.hp)});
    return whole.sentence();
}

Text consume_text(const Card& card) {
    const Bonus& bonus = card.bonus;
    Parts parts;
    parts.add(attack_text(card.action));
    parts.add({"ダイス", "dice"}, bonus.dice);
    parts.add({"命中", "hit"}, bonus.hit);
    parts.add({"ダメージ", "damage"}, bonus.damage);
    parts.add({"ダメージのダイス", "damage dice"}, bonus.damage_dice);
    parts.add({"DP減少", "DP loss"}, bonus.danmaku_dp);
    parts.add({"被弾", "damage"}, bonus.danmaku_damage);
    if (bonus.targets > 1) {
        parts.add(
            {figure(bonus.targets) + "人まで", "up to " + figure(bonus.targets) + " targets"});
    }
    if (bonus.ignore_rows) parts.add({"前衛・後衛を問わない", "rows don't matter"});
    if (bonus.skip_approach) parts.add({"接近の判定なし", "without an approach roll"});
    if (bonus.free_dp) parts.add({"DPを払わない", "costs no DP"});
    return parts.sentence();
}

} // namespace

Text weapon_text(const Weapon& weapon) {
    Parts parts;
    parts.add(weapon.ranged ? Text{"射撃武器", "Ranged"} : Text{"近接武器", "Melee"});
    if (weapon.magic) parts.add({"魔法の武器", "magic"});
    parts.add({"命中", "hit"}, weapon.hit);
    parts.add({"ダメージ", "damage"}, weapon.damage);
    return parts.sentence();
}

Text spell_text(const Spell& spell) {
    const Text ability = text_of(words(spell.ability));
    const std::string level = figure(spell.min_level);
    Parts head;
    head.add({ability.ja + "Lv" + level + "から", ability.en + " Lv " + level + "+"});
    head.add({"霊力" + figure(spell.cost), figure(spell.cost) + " spirit"});
    head.add({"発動" + figure(spell.activation), "activation " + figure(spell.activation)});
    head.add(aim_text(spell));
    if (spell.resisted) {
        const Text stat = text_of(words(spell.resist));
        head.add({stat.ja + "で抵抗" + (spell.half ? "すれば半減" : ""),
                  "resisted by " + stat.en + (spell.half ? " for half" : "")});
    }
    Parts effects;
    for (const Effect& effect : spell.effects) effects.add(effect_text(effect));
    if (effects.empty()) return head.sentence();
    return {head.sentence().ja + effects.sentence().ja,
            head.sentence().en + " " + effects.sentence().en};
}

Text card_text(const Card& card) { return card.deploys ? deploy_text(card) : consume_text(card); }

} // namespace shiaiba::sengen
