// Reads spell cards of own data, with what each type of card and each action gives (5.3, 5.4).
#include <array>
#include <string>
#include <string_view>

#include "core/sheet/own_words.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/data_items.hpp"

namespace shiaiba::sengen {
namespace {

/// Keys of a bonus, and the member of Bonus or Support that each is read into.
template <class Given>
struct NumberKey {
    const char* id;
    int Given::*number;
};
template <class Given>
struct FlagKey {
    const char* id;
    bool Given::*flag;
};
constexpr std::array<NumberKey<Bonus>, 9> kBonusNumbers{{{"dice", &Bonus::dice},
                                                         {"hit", &Bonus::hit},
                                                         {"damage", &Bonus::damage},
                                                         {"damage_dice", &Bonus::damage_dice},
                                                         {"spread", &Bonus::spread},
                                                         {"danmaku_dp", &Bonus::danmaku_dp},
                                                         {"danmaku_damage", &Bonus::danmaku_damage},
                                                         {"targets", &Bonus::targets},
                                                         {"activation", &Bonus::activation}}};
constexpr std::array<FlagKey<Bonus>, 4> kBonusFlags{{{"ignore_rows", &Bonus::ignore_rows},
                                                     {"skip_approach", &Bonus::skip_approach},
                                                     {"free_dp", &Bonus::free_dp},
                                                     {"free_cost", &Bonus::free_cost}}};
constexpr std::array<NumberKey<Support>, 6> kSupportNumbers{
    {{"approach", &Support::approach},
     {"activation", &Support::activation},
     {"dice", &Support::dice},
     {"damage_dice", &Support::damage_dice},
     {"spread", &Support::spread},
     {"guard_levels", &Support::guard_levels}}};
constexpr std::array<FlagKey<Support>, 1> kSupportFlags{{{"cost_half", &Support::cost_half}}};

/// The word of the shape of cards (format.cpp): a deploy card, or a consume card of that action.
constexpr int kDeployCard = 0;
int word_of(Attack action) { return kDeployCard + 1 + static_cast<int>(action); }

/// Reads what the card's word has of these keys.
template <class Numbers, class Flags, class Given>
void take(const ShapedObject& bonus, int word, const Numbers& numbers, const Flags& flags,
          Given& given) {
    for (const auto& one : numbers) {
        if (bonus.takes(one.id, word)) given.*(one.number) = bonus.number(one.id);
    }
    for (const auto& one : flags) {
        if (bonus.takes(one.id, word)) given.*(one.flag) = bonus.flag(one.id);
    }
}

void read_bonus(const ShapedObject& bonus, Card& card) {
    const int word = card.deploys ? kDeployCard : word_of(card.action);
    bonus.only_with(word_bit(word), "D05");
    if (!card.deploys) return take(bonus, word, kBonusNumbers, kBonusFlags, card.bonus);
    for (std::size_t k = 0; k < card.mods.size(); ++k) {
        card.mods[k] = bonus.number(kModWords[k].id.data());
    }
    take(bonus, word, kSupportNumbers, kSupportFlags, card.support);
}

void read_attacks(const ShapedObject& fields, Card& card) {
    if (fields.list("for") == nullptr) return;
    constexpr std::array<Attack, 3> kHelped{Attack::Shot, Attack::Homing, Attack::Melee};
    card.attacks = 0;
    for (const int word : fields.words("for")) {
        card.attacks |= bit(kHelped[static_cast<std::size_t>(word)]);
    }
}

/// Reads the attack that a deployed card makes by itself: which numbers it has follows from its
/// kind.
void read_attack(const ShapedObject& fields, const Data& data, CardAttack& attack) {
    const int kind = fields.word("kind");
    if (kind < 0) return;
    attack.kind = static_cast<CardAttack::Kind>(kind + 1);
    attack.element = read_element(fields, data);
    fields.only_its(kind);
    if (fields.takes("loss", kind)) attack.loss = fields.number("loss");
    if (fields.takes("total", kind)) attack.total = fields.number("total");
    if (fields.takes("dice", kind)) attack.dice = fields.number("dice");
    attack.damage = fields.number("damage", kind);
}

/// Reads the one spell that a card is for. It may be given if the card's action is a spell, or its
/// bonus has a key for spells, whatever its number.
void read_spell_of(const ShapedObject& fields, const Json* bonus, const Data& data, Card& card) {
    const Json* const given = fields.find("spell");
    if (given == nullptr) return;
    const auto has = [&](const char* key) {
        return bonus != nullptr && bonus->is_object() && bonus->contains(key);
    };
    if (card.deploys && !has("activation") && !has("cost_half")) {
        return fields.say("D05", "spell", "spell");
    }
    const std::string id = fields.text("spell", true);
    if (id.empty()) return;
    card.spell = place_of(data.spells, id);
    if (card.spell < 0) say_unknown(fields, "D02", "spell", id, ids_of(data.spells));
}

} // namespace

void read_card(const ShapedObject& fields, const Data& data, Card& card) {
    const int type = fields.word("type");
    card.deploys = type == 0;
    const int action = type == 1 ? fields.word("action") : -1;
    if (action >= 0) card.action = static_cast<Attack>(action);
    // Of an unknown type or action it can't be told which keys it knows.
    const unsigned of_deploy = word_bit(kDeployCard);
    const unsigned known = card.deploys  ? of_deploy
                           : action >= 0 ? word_bit(word_of(card.action))
                           : type >= 0   ? ~of_deploy
                                         : ~0U;
    fields.only_with(known, "D05");
    if (!card.deploys && action < 0) return;
    if (card.deploys) {
        read_attacks(fields, card);
        card.hp = fields.number("hp");
        if (fields.has("attack")) read_attack(fields.part("attack"), data, card.own_attack);
    }
    if (fields.has("bonus")) read_bonus(fields.part("bonus"), card);
    if (card.deploys || card.action == Attack::Spell) {
        read_spell_of(fields, fields.find("bonus"), data, card);
    }
}

} // namespace shiaiba::sengen
