// Writes the rolls of a sheet for a chat palette. Numbers of dice stand for DP paid: each DP is a
// die, and attacks have extra dice (4).
#include "rulesets/sengen/words/words.hpp"

#include <string>
#include <utility>

#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {
namespace {

/// Most dice of a spell and of a resistance (8.6).
constexpr int kMostSpellDice = 3;

std::string dice(int n) { return std::to_string(n) + "D6"; }

std::string added(int n) {
    if (n == 0) return {};
    return (n > 0 ? "+" : "") + std::to_string(n);
}

template <class Key>
std::string plus(Key key) {
    return "+{" + std::string(words(key).ja) + "}";
}

template <class Key>
std::string name_of(Key key) {
    return std::string(words(key).ja);
}

class Writer {
public:
    explicit Writer(const Sheet& sheet) : sheet_(sheet) {}

    Palette write() {
        for (const Source& source : sources_of(sheet_)) {
            shots(source);
            homing(source);
        }
        blows();
        defences();
        for (const int spell : sheet_.spells) this->spell(sheet_.data->spell(spell));
        resistance();
        lines_.push_back({dice(3), "同じイニシアティブの先後"});
        for (std::size_t k = 0; k < sheet_.cards.size(); ++k) {
            const char* const kind = sheet_.card(k).deploys ? "展開型" : "消費型";
            lines_.push_back({{}, "【" + card_name(sheet_, k).ja + "】" + kind});
        }
        return std::move(lines_);
    }

private:
    /// A skill as a parameter; "" at level 0, as the sheet doesn't write it then.
    std::string level(Skill skill) const { return sheet_.at(skill) == 0 ? "" : plus(skill); }

    Stat stat_of(const Source& source) const {
        return source.of_weapon() ? Stat::Body : sengen::stat_of(sheet_, source.ability());
    }

    std::string called(const Source& source) const {
        return source.of_weapon() ? sheet_.data->weapon(source.weapon).ja
                                  : name_of(source.ability());
    }

    /// A damage roll. All that is added beside the characteristic stands as one number: a level, a
    /// weapon's damage, or −3 without training.
    void damage(const Harm& harm, Stat stat, std::string words) {
        if (harm.dice == 0) return;
        if (harm.untrained) words += "(0以上)";
        lines_.push_back(
            {dice(harm.dice) + plus(stat) + added(harm.flat - sheet_.at(stat)), std::move(words)});
    }

    /// Shots and their damage [sengen 8.2].
    void shots(const Source& source) {
        const int shot = sheet_.at(Skill::Shot);
        if (shot == 0) return;
        const Stat stat = stat_of(source);
        for (const int size : kSizes) {
            lines_.push_back({dice(size + shot_bonus(shot, size)) + plus(stat) + plus(Skill::Shot) +
                                  added(hit_of(sheet_, source)),
                              called(source) + "のショット、" + std::to_string(size) + "DP"});
        }
        damage(shot_harm(sheet_, source), stat, called(source) + "のショットのダメージ");
    }

    /// The damage of homing attacks [sengen 8.3]; the attack itself rolls nothing.
    void homing(const Source& source) {
        if (sheet_.at(Skill::Homing) == 0 || !can_home(sheet_, source)) return;
        damage(homing_harm(sheet_, source), stat_of(source),
               called(source) + "のホーミングのダメージ");
    }

    /// Rolls with as many dice as DP: one line for each of the usual numbers.
    void free_dice(const std::string& plus, const std::string& words) {
        for (const int size : kSizes) {
            lines_.push_back({dice(size) + plus, words + "、" + std::to_string(size) + "DP"});
        }
    }

    /// Approaches, blows and their damage [sengen 8.4].
    void blows() {
        const int melee = sheet_.at(Skill::Melee);
        if (melee == 0) return;
        free_dice(plus(Stat::Body) + level(Skill::Evade), "接近");
        for (const int place : melee_weapons_of(sheet_)) {
            const Weapon& weapon = sheet_.data->weapon(place);
            for (const int size : kSizes) {
                lines_.push_back({dice(size + melee_bonus(melee, size)) + plus(Stat::Body) +
                                      plus(Skill::Melee) + added(weapon.hit),
                                  weapon.ja + "の近接攻撃、" + std::to_string(size) + "DP"});
            }
            damage(melee_harm(sheet_, place), Stat::Body, weapon.ja + "のダメージ");
        }
    }

    /// Evasion, guard and cover [sengen 8.7].
    void defences() {
        free_dice(plus(Stat::Sense) + level(Skill::Evade), "回避");
        if (sheet_.at(Skill::Melee) > 0) {
            free_dice(plus(Stat::Body) + plus(Skill::Melee), "ガード");
        }
        free_dice(plus(Stat::Body) + level(Skill::Evade), "カバー");
    }

    /// Activation, damage and healing of a spell [sengen 8.6].
    void spell(const Spell& spell) {
        const Stat stat = sengen::stat_of(sheet_, spell.ability);
        for (int n = 1; n <= kMostSpellDice; ++n) {
            lines_.push_back({dice(n) + plus(stat) + plus(spell.ability) +
                                  ">=" + std::to_string(spell.activation),
                              spell.ja + "、" + std::to_string(n) + "DP"});
        }
        for (const Effect& effect : spell.effects) {
            const bool heals = effect.op == Op::Heal;
            // An amount in words depends on the moment, so a palette can't hold it.
            const bool in_words = !effect.said.empty() || !effect.said_dice.empty();
            if (!effect.rolls() || in_words) continue;
            const int n = effect.level_dice ? sheet_.at(spell.ability) : effect.dice;
            if (n == 0) continue;
            lines_.push_back({dice(n) + (effect.stat ? plus(stat) : "") + added(effect.flat),
                              spell.ja + (heals ? "の回復" : "のダメージ")});
        }
    }

    void resistance() {
        for (const Stat stat : {Stat::Will, Stat::Vit}) {
            for (int n = 1; n <= kMostSpellDice; ++n) {
                lines_.push_back({dice(n) + plus(stat) + level(Skill::Resist),
                                  name_of(stat) + "で抵抗、" + std::to_string(n) + "DP"});
            }
        }
        lines_.push_back({dice(3) + plus(Stat::Will) + level(Skill::Resist), "状態を解く"});
    }

    const Sheet& sheet_;
    Palette lines_;
};

} // namespace

Palette palette(const Sheet& sheet) { return Writer(sheet).write(); }

} // namespace shiaiba::sengen
