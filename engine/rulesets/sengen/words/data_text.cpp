// Describes weapons, spells, spell cards and statuses in words, from their data.
#include "rulesets/sengen/words/words.hpp"

#include <array>
#include <string>

#include "core/plan/compile.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

std::string figure(int n) { return std::to_string(n); }
std::string signed_figure(int n) { return (n < 0 ? "−" : "+") + figure(n < 0 ? -n : n); }

/// A sentence made of parts with commas between them.
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
    /// Adds "命中+2"; nothing if n is 0.
    void add(const Text& what, int n) {
        if (n != 0) add({what.ja + signed_figure(n), what.en + " " + signed_figure(n)});
    }
    bool empty() const { return said_.ja.empty(); }
    const Text& said() const { return said_; }
    Text sentence() const { return {said_.ja + "。", said_.en + "."}; }

private:
    Text said_;
};

Text roll_text(const Effect& effect, const Data& data) {
    const std::string dice = effect.level_dice ? "Lv D"
                             : effect.dice > 0 ? figure(effect.dice) + "D"
                                               : "";
    Text said{dice, dice};
    if (!effect.said_dice.empty()) {
        const Text words = amount_text(effect.said_dice, data);
        said = {"（" + words.ja + "）D", "(" + words.en + ")D"};
    }
    if (effect.stat) {
        said.ja += said.ja.empty() ? "特性値" : "+特性値";
        said.en += said.en.empty() ? "characteristic" : " + characteristic";
    }
    if (!effect.said.empty()) {
        const Text words = amount_text(effect.said, data);
        said.ja += (said.ja.empty() ? "（" : "+（") + words.ja + "）";
        said.en += (said.en.empty() ? "(" : " + (") + words.en + ")";
        return said;
    }
    if (effect.flat != 0 || said.ja.empty()) {
        const std::string flat = said.ja.empty() ? figure(effect.flat) : signed_figure(effect.flat);
        said.ja += flat;
        said.en += flat;
    }
    return said;
}

Text in_brackets(const Text& said) { return {"（" + said.ja + "）", " (" + said.en + ")"}; }

/// c + lv × level, or an amount in words, with its sign.
Text sum_text(const Effect& effect, const Data& data) {
    if (!effect.said.empty()) {
        const Text words = amount_text(effect.said, data);
        return {"+（" + words.ja + "）", "+(" + words.en + ")"};
    }
    std::string said = effect.c != 0 || effect.lv == 0 ? signed_figure(effect.c) : "";
    if (effect.lv != 0) {
        const int size = effect.lv < 0 ? -effect.lv : effect.lv;
        said += (effect.lv < 0 ? "−" : "+") + (size == 1 ? "" : figure(size)) + "Lv";
    }
    return {said, said};
}

Text turns_text(int turns) {
    if (turns == kWholeBattle) return {"（戦闘終了まで）", " (to the end of the battle)"};
    const std::string n = figure(turns);
    return {"（" + n + "ターン）", turns == 1 ? " (1 turn)" : " (" + n + " turns)"};
}

Text plain_text(const Effect& effect, const Data& data) {
    const Text roll = roll_text(effect, data);
    const Text sum = sum_text(effect, data);
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
        const Text n =
            effect.said.empty() ? Text{signed_figure(effect.n), signed_figure(effect.n)} : sum;
        return {key.ja + n.ja + turns.ja, key.en + " " + n.en + turns.en};
    }
    case Op::Status: {
        const StatusKind& status = data.status(effect.status);
        return {status.ja + turns.ja, status.en + turns.en};
    }
    case Op::Cleanse: return {"状態をすべて解く", "ends all statuses"};
    case Op::Negate: return {"応じた攻撃や術を打ち消す", "negates what it answers"};
    }
    return {};
}

Text effect_text(const Effect& effect, const Data& data) {
    const Text plain = plain_text(effect, data);
    if (!effect.when) return plain;
    const Text when = condition_text(*effect.when, data);
    return {when.ja + "なら" + plain.ja, "if " + when.en + ": " + plain.en};
}

Text aim_text(const Spell& spell) {
    constexpr std::array<const char*, 4> kJa{"自分", "味方", "敵", "敵味方"};
    constexpr std::array<const char*, 4> kEn{"oneself", "an ally", "an enemy", "anybody"};
    const auto side = static_cast<std::size_t>(spell.side);
    Text said{kJa[side], kEn[side]};
    if (spell.diameter == 0) return said;
    const std::string metres = figure(spell.diameter) + "m";
    return {said.ja + "（" + metres + "）", said.en + " (" + metres + ")"};
}

Text element_text(int element, const Data& data) {
    const Element& one = data.elements[static_cast<std::size_t>(element)];
    return {"属性" + one.ja, "element " + one.en};
}

/// Adds `spread`: one damage die more for every `spread` dice that there are without it, rounded
/// up.
void add_spread(Parts& parts, int spread) {
    if (spread == 0) return;
    if (spread == 1) {
        parts.add({"ダメージダイス2倍", "twice the damage dice"});
        return;
    }
    const std::string each = figure(spread);
    parts.add({"ダメージダイス" + each + "個ごとに+1個、端数切上",
               "+1 damage die for every " + each + ", rounded up"});
}

/// Puts the one spell that a card is for in front of what the card gives.
Text for_spell(const Card& card, const Data& data, Text given) {
    if (card.spell == kAnySpell) return given;
    const Text name = card.spell == kNoSpell
                          ? Text{"（ないスペル）", "(no spell)"}
                          : Text{data.spell(card.spell).ja, data.spell(card.spell).en};
    return {name.ja + "：" + given.ja, name.en + ": " + given.en};
}

/// The action or defence that a deployed card strengthens; empty if there is no single one.
Text purpose_of(const Card& card) {
    const auto& support = card.support;
    const bool danmaku = card.mod(ModKey::DanmakuDp) != 0 || card.mod(ModKey::DanmakuDamage) != 0;
    if (danmaku) return text_of(words(Attack::Danmaku));
    if (support.activation != 0 || support.cost_half) return text_of(words(Attack::Spell));
    for (const Attack attack : {Attack::Shot, Attack::Homing, Attack::Melee}) {
        if (card.attacks == bit(attack)) return text_of(words(attack));
    }
    if (support.guard_levels != 0 || card.mod(ModKey::Guard) != 0) return {"ガード", "guard"};
    if (card.mod(ModKey::Evade) != 0) return {"回避", "evasion"};
    return {};
}

/// Adds the attack that a deployed card makes by itself.
void add_attack(Parts& parts, const CardAttack& attack, const Data& data) {
    if (!attack.there()) return;
    Parts numbers;
    const std::string damage = figure(attack.damage);
    if (attack.kind == CardAttack::Kind::Danmaku) {
        const std::string loss = figure(attack.loss);
        numbers.add({"DP減少" + loss, "DP loss " + loss});
        numbers.add({"ダメージ" + damage, "damage " + damage});
    } else {
        const std::string total = figure(attack.total);
        std::string harm = attack.dice > 0 ? figure(attack.dice) + "D" : "";
        if (attack.damage != 0 || harm.empty())
            harm += harm.empty() ? damage : signed_figure(attack.damage);
        numbers.add({"達成値" + total, "total " + total});
        numbers.add({harm + "ダメージ", harm + " damage"});
    }
    if (attack.element != kNoElement) numbers.add(element_text(attack.element, data));
    const bool danmaku = attack.kind == CardAttack::Kind::Danmaku;
    const Text what =
        danmaku ? Text{"ターン終了時に弾幕を放つ", "fires danmaku at each turn's end"}
                : Text{"ターン終了時にホーミングを放つ", "fires homing shots at each turn's end"};
    const Text behind = in_brackets(numbers.said());
    parts.add({what.ja + behind.ja, what.en + behind.en});
}

Text deploy_text(const Card& card, const Data& data) {
    const Support& support = card.support;
    Parts parts;
    parts.add({"接近の達成値", "approach total"}, support.approach);
    for (int k = 0; k < kModKeys; ++k) {
        const Words& key = words(static_cast<ModKey>(k));
        const bool total = static_cast<ModKey>(k) == ModKey::Hit;
        parts.add(total ? Text{"達成値", "total"} : text_of(key),
                  card.mods[static_cast<std::size_t>(k)]);
    }
    parts.add({"ダイス", "dice"}, support.dice);
    parts.add({"ダメージダイス", "damage dice"}, support.damage_dice);
    add_spread(parts, support.spread);
    parts.add({"達成値", "total"}, support.activation);
    if (support.cost_half) parts.add({"霊力半分", "half the spirit"});
    parts.add({"〈近接戦闘〉のレベル", "Melee levels"}, support.guard_levels);
    if (card.hp > 0) parts.add({"カードのHP" + figure(card.hp), "card HP " + figure(card.hp)});
    add_attack(parts, card.own_attack, data);
    const Text purpose = purpose_of(card);
    const Text given = for_spell(card, data, parts.said());
    const std::string ja = purpose.ja.empty() ? "" : "・" + purpose.ja;
    const std::string en = purpose.en.empty() ? "" : ", " + purpose.en;
    if (parts.empty()) return {"展開型" + ja + "。", "Deploy" + en + "."};
    return {"展開型" + ja + "（" + given.ja + "）。", "Deploy" + en + " (" + given.en + ")."};
}

Text consume_text(const Card& card, const Data& data) {
    const Bonus& bonus = card.bonus;
    Parts parts;
    if (bonus.skip_approach) parts.add({"接近不要", "no approach"});
    if (bonus.ignore_rows) parts.add({"前衛・後衛を問わない", "rows don't matter"});
    parts.add({"ダイス", "dice"}, bonus.dice);
    parts.add({"達成値", "total"}, bonus.hit);
    parts.add({"ダメージ", "damage"}, bonus.damage);
    parts.add({"ダメージダイス", "damage dice"}, bonus.damage_dice);
    add_spread(parts, bonus.spread);
    parts.add({"弾幕のDP減少", "danmaku DP loss"}, bonus.danmaku_dp);
    parts.add({"弾幕のダメージ", "danmaku damage"}, bonus.danmaku_damage);
    if (bonus.targets > 1) {
        parts.add(
            {figure(bonus.targets) + "人まで", "up to " + figure(bonus.targets) + " targets"});
    }
    parts.add({"達成値", "total"}, bonus.activation);
    if (bonus.free_dp) parts.add({"DP不要", "costs no DP"});
    if (bonus.free_cost) parts.add({"霊力不要", "costs no spirit"});
    const Text purpose = text_of(words(card.action));
    const Text given = for_spell(card, data, parts.said());
    if (parts.empty()) return {"消費型・" + purpose.ja + "。", "Consume, " + purpose.en + "."};
    return {"消費型・" + purpose.ja + "（" + given.ja + "）。",
            "Consume, " + purpose.en + " (" + given.en + ")."};
}

} // namespace

Text amount_text(const plan::Amount& amount, const Data& data, const std::vector<int>* found) {
    const plan::Names names = data_names(data.statuses);
    return {print(amount, data_vocabulary(), names, Lang::Ja, found),
            print(amount, data_vocabulary(), names, Lang::En, found)};
}

Text condition_text(const plan::Condition& condition, const Data& data) {
    const plan::Names names = data_names(data.statuses);
    return {print(condition, data_vocabulary(), names, Lang::Ja),
            print(condition, data_vocabulary(), names, Lang::En)};
}

Text weapon_text(const Weapon& weapon, const Data& data) {
    Parts parts;
    parts.add(!weapon.ranged ? Text{"近接武器", "Melee"}
              : weapon.melee ? Text{"近接・射撃武器", "Melee and ranged"}
                             : Text{"射撃武器", "Ranged"});
    if (weapon.element != kNoElement) parts.add(element_text(weapon.element, data));
    if (weapon.magic) {
        const std::string points = figure(kMagicWeaponCost);
        parts.add({"魔法の武具（" + points + "点）", "magic (" + points + " points)"});
    }
    parts.add({"達成値", "total"}, weapon.hit);
    parts.add({"ダメージ", "damage"}, weapon.damage);
    return parts.sentence();
}

Text spell_text(const Spell& spell, const Data& data) {
    const Text ability = text_of(words(spell.ability));
    const std::string level = figure(spell.min_level);
    Parts head;
    if (spell.min_level > 1) {
        head.add({ability.ja + "Lv" + level + "から", ability.en + " Lv " + level + "+"});
    } else {
        head.add(ability);
    }
    head.add({"霊力" + figure(spell.cost), figure(spell.cost) + " spirit"});
    head.add({"発動" + figure(spell.activation), "activation " + figure(spell.activation)});
    head.add(aim_text(spell));
    if (spell.element != kNoElement) head.add(element_text(spell.element, data));
    if (spell.timing == SpellTiming::End) head.add({"ターン終了時", "at the turn's end"});
    if (spell.timing == SpellTiming::Answer)
        head.add({"攻撃や術に応じて", "in answer to an attack or spell"});
    if (spell.resisted) {
        const Text stat = text_of(words(spell.resist));
        head.add({stat.ja + "で抵抗" + (spell.half ? "すれば半減" : ""),
                  "resisted by " + stat.en + (spell.half ? " for half" : "")});
    }
    const Text effects = spell_effects(spell, data);
    if (effects.ja.empty()) return head.sentence();
    return {head.sentence().ja + effects.ja, head.sentence().en + " " + effects.en};
}

Text spell_effects(const Spell& spell, const Data& data) {
    Parts effects;
    for (const Effect& effect : spell.effects) effects.add(effect_text(effect, data));
    return effects.empty() ? Text{} : effects.sentence();
}

Text status_words(const Spell& spell, const Data& data) {
    Text all;
    for (const Effect& effect : spell.effects) {
        if (effect.op != Op::Status) continue;
        const StatusKind& status = data.status(effect.status);
        const Text about = status_text(status);
        all.ja += status.ja + "：" + about.ja;
        all.en += " " + status.en + ": " + about.en;
    }
    return all;
}

Text status_text(const StatusKind& status) {
    Text said = status.about;
    const auto add = [&](const Text& sentence) {
        said.en += said.en.empty() || sentence.en.empty() ? "" : " ";
        said.ja += sentence.ja;
        said.en += sentence.en;
    };
    Parts mods;
    for (int k = 0; k < kModKeys; ++k) {
        mods.add(text_of(words(static_cast<ModKey>(k))), status.mods[static_cast<std::size_t>(k)]);
    }
    if (!mods.empty()) add(mods.sentence());
    if (status.no_action) add({"行動できない。", "No actions."});
    // The text of the house's sleep says it already.
    if (status.ends_by_hit && status.about.ja.empty())
        add({"ダメージを受けると解ける。", "Damage ends it."});
    if (status.reroll_by_hit) {
        add({"ダメージを受けると、意志と抵抗で振って発動時の目標値以上なら解ける。",
             "After damage a roll of will and resistance may end it."});
    }
    if (status.rouse) {
        add({"味方の弾幕でも同じように解けることがある。", "So may an ally's danmaku."});
    }
    return said;
}

Text card_text(const Card& card, const Data& data) {
    return card.deploys ? deploy_text(card, data) : consume_text(card, data);
}

} // namespace shiaiba::sengen
