// Makes the builds one step away from a sheet for what-ifs (3), and the warnings about legal builds
// that are hardly meant.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/derived.hpp"
#include "rulesets/sengen/sheet/member.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

Text step_in(const Words& words, int by) {
    const std::string step = (by > 0 ? " +" : " −") + std::to_string(std::abs(by));
    return {std::string(words.ja) + step, std::string(words.en) + step};
}
Text both(const Text& first, const Text& second) {
    return {first.ja + "、" + second.ja, first.en + ", " + second.en};
}

/// Collects the legal builds one step away, each with a label that says the step.
class Steps {
public:
    explicit Steps(const Sheet& sheet) : sheet_(sheet) { settings_.own.list = sheet.data; }

    std::vector<Neighbour> all() {
        move_stats();
        change_species();
        change_levels<Skill>(&Sheet::skills);
        change_levels<Ability>(&Sheet::abilities);
        change_extra();
        exchange_feats();
        exchange(&Sheet::weapons, sheet_.data->weapons, kUnarmed + 1);
        exchange(&Sheet::spells, sheet_.data->spells, 0);
        exchange_cards();
        for (const auto& step : member_fields().steps(sheet_)) add(step.label, step.build);
        return std::move(all_);
    }

private:
    /// Adds a build if it is legal; it need not be: spells ask for levels, and plans name items
    /// that the step may take away. Returns whether it was added.
    bool add(const Text& label, const Sheet& next) {
        Json fields = Json::object();
        write_sheet(next, fields);
        auto build = check_sheet(fields, settings_, {});
        if (build) all_.push_back({label, std::move(*build)});
        return static_cast<bool>(build);
    }

    void move_stats() {
        for (std::size_t up = 0; up < kStats; ++up) {
            for (std::size_t down = 0; down < kStats; ++down) {
                if (up == down) continue;
                Sheet next = sheet_;
                ++next.stats[up];
                --next.stats[down];
                add(both(step_in(words(static_cast<Stat>(up)), 1),
                         step_in(words(static_cast<Stat>(down)), -1)),
                    next);
            }
        }
    }

    /// Steps to the other species, and to the other gifts of a human.
    void change_species() {
        if (sheet_.open) return;
        for (int k = sheet_.fairy ? 0 : 1; k < kGifts; ++k) {
            Sheet next = sheet_;
            next.fairy = false;
            next.gift = static_cast<Gift>(k);
            if (!sheet_.fairy && next.gift == sheet_.gift) continue;
            const Words& gift = words(next.gift);
            const std::string ja = k == 0 ? "" : "（" + std::string(gift.ja) + "）";
            const std::string en = k == 0 ? "" : " (" + std::string(gift.en) + ")";
            add({"種族：人間" + ja, "species: human" + en}, next);
        }
        if (sheet_.fairy) return;
        Sheet next = sheet_;
        next.fairy = true;
        next.gift = Gift::None;
        add({"種族：妖精", "species: fairy"}, next);
    }

    void change_extra() {
        for (const int by : {-1, 1}) {
            Sheet hp = sheet_;
            hp.extra_hp += by;
            if (hp.extra_hp >= 0) add(step_in({"", "追加HP", "extra HP"}, by), hp);
            Sheet spirit = sheet_;
            spirit.extra_spirit += by;
            if (spirit.extra_spirit >= 0)
                add(step_in({"", "追加霊力", "extra spirit"}, by), spirit);
        }
    }

    void exchange_feats() {
        for (std::size_t old = 0; old < kFeats; ++old) {
            for (std::size_t other = 0; other < kFeats && sheet_.feats[old]; ++other) {
                if (sheet_.feats[other]) continue;
                Sheet next = sheet_;
                std::swap(next.feats[old], next.feats[other]);
                const Text a = text_of(words(static_cast<Feat>(old)));
                const Text b = text_of(words(static_cast<Feat>(other)));
                add({a.ja + "→" + b.ja, a.en + " → " + b.en}, next);
            }
        }
    }

    template <class Key, std::size_t n>
    void change_levels(std::array<int, n> Sheet::*levels) {
        const auto name = [](std::size_t k) -> const Words& { return words(static_cast<Key>(k)); };
        for (std::size_t k = 0; k < n; ++k) {
            Sheet lower = sheet_;
            --(lower.*levels)[k];
            if ((lower.*levels)[k] >= 0) add(step_in(name(k), -1), lower);
            Sheet higher = sheet_;
            ++(higher.*levels)[k];
            if constexpr (std::is_same_v<Key, Ability>) choose_stat(higher);
            if (add(step_in(name(k), 1), higher)) continue;
            // Points are missing: each other level is lowered in turn, as little as it takes.
            for (std::size_t other = 0; other < n; ++other) {
                if (other == k) continue;
                Sheet paid = higher;
                while ((paid.*levels)[other] > 0) {
                    --(paid.*levels)[other];
                    const int by = (paid.*levels)[other] - (sheet_.*levels)[other];
                    if (add(both(step_in(name(k), 1), step_in(name(other), by)), paid)) break;
                }
            }
        }
    }
    /// A build that has just got [妖術] uses its best characteristic.
    void choose_stat(Sheet& next) const {
        if (sheet_.at(Ability::Youjutsu) > 0) return;
        const auto* const best = std::max_element(next.stats.begin(), next.stats.end());
        next.youjutsu_stat = static_cast<Stat>(best - next.stats.begin());
    }

    template <class Item>
    void exchange(std::vector<int> Sheet::*places, const std::vector<Item>& items, int first) {
        const std::vector<int>& has = sheet_.*places;
        for (std::size_t k = 0; k < has.size(); ++k) {
            const Item& old = items[static_cast<std::size_t>(has[k])];
            for (int place = first; place < static_cast<int>(items.size()); ++place) {
                if (std::find(has.begin(), has.end(), place) != has.end()) continue;
                const Item& item = items[static_cast<std::size_t>(place)];
                Sheet next = sheet_;
                (next.*places)[k] = place;
                add({old.ja + "→" + item.ja, old.en + " → " + item.en}, next);
            }
        }
    }

    void exchange_cards() {
        const auto& cards = sheet_.data->cards;
        for (std::size_t k = 0; k < sheet_.cards.size(); ++k) {
            for (std::size_t place = 0; place < cards.size(); ++place) {
                Sheet next = sheet_;
                next.cards[k] = {static_cast<int>(place), {}};
                if (sheet_.cards[k].card == next.cards[k].card) continue;
                const Text old = card_name(sheet_, k);
                add({old.ja + "→" + cards[place].ja, old.en + " → " + cards[place].en}, next);
            }
        }
    }

    const Sheet& sheet_;
    sengen::Settings settings_;
    std::vector<Neighbour> all_;
};

/// Whether the sheet can make this attack at all.
bool can_ever(const Sheet& sheet, Attack attack) {
    const std::vector<Source> sources = sources_of(sheet);
    switch (attack) {
    case Attack::Danmaku: return sheet.at(Skill::Danmaku) > 0 && !sources.empty();
    case Attack::Shot: return sheet.at(Skill::Shot) > 0 && !sources.empty();
    case Attack::Homing:
        return sheet.at(Skill::Homing) > 0 &&
               std::any_of(sources.begin(), sources.end(),
                           [&](const Source& source) { return can_home(sheet, source); });
    case Attack::Melee: return sheet.at(Skill::Melee) > 0;
    case Attack::Spell:
    case Attack::Clear: break;
    }
    return false;
}

/// Whether the owner can take the card's action, or has a spell that the card is for.
bool is_of_use(const Sheet& sheet, const Card& card) {
    const bool for_spells = card.deploys ? card.support.activation != 0 || card.support.cost_half
                                         : card.action == Attack::Spell;
    // To clear bullets is always possible.
    const bool free = card.deploys || card.action == Attack::Clear;
    if (!for_spells) return free || can_ever(sheet, card.action);
    return std::any_of(sheet.spells.begin(), sheet.spells.end(), [&](int place) {
        const bool main = sheet.data->spell(place).timing == SpellTiming::Main;
        return card.is_for_spell(place) && (card.deploys || main);
    });
}

} // namespace

std::vector<Neighbour> neighbours(const Sheet& sheet) { return Steps(sheet).all(); }

Problems warnings(const Sheet& sheet) {
    Problems problems;
    bool attacks = false;
    for (const Attack attack : {Attack::Danmaku, Attack::Shot, Attack::Homing, Attack::Melee}) {
        attacks = attacks || can_ever(sheet, attack);
    }
    for (const int place : sheet.spells) {
        attacks = attacks || sheet.data->spell(place).timing == SpellTiming::Main;
    }
    if (!attacks) {
        problems.push_back(problem_at("/skills", "W_NO_ATTACK",
                                      {"攻撃する手段がありません。", "It has no way to attack."},
                                      "3"));
    }
    for (std::size_t k = 0; k < sheet.cards.size(); ++k) {
        const Card& card = sheet.card(k);
        if (is_of_use(sheet, card)) continue;
        const Text name = card_name(sheet, k);
        problems.push_back(problem_at("/cards/" + std::to_string(k), "W_CARD",
                                      {name.ja + "を活かせる行動も能力もありません。",
                                       "It has no action and no ability for " + name.en + "."},
                                      "3"));
        break;
    }
    return problems;
}

} // namespace shiaiba::sengen
