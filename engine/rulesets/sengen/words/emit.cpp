// Emits events with their facts (14), and the board after each (19). Kinds and facts are read by
// words/messages.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

/// The id of a source's ability, or of its weapon.
std::string_view source_id(const Source& source, const Data& data) {
    return source.of_weapon() ? std::string_view(data.weapon(source.weapon).id)
                              : words(source.ability()).id;
}

/// DP that the action cost.
int paid_for(const Action& action) {
    if (action.kind == Action::Kind::Spell) return action.size;
    if (action.is_free()) return 0;
    switch (action.kind) {
    case Action::Kind::Danmaku: return kDanmakuCost;
    case Action::Kind::Homing: return homing_cost(action.size) * std::popcount(action.targets);
    default: return action.size;
    }
}

} // namespace

void Battle::phase(std::string_view id, FighterId who) {
    phase_who_ = who;
    begin(turn_, id, who == kNobody ? Actor{} : at(who).actor);
}

namespace {

/// Adds a list of the modifiers that count, each as its source and its number: of a spell its index
/// in the data, of a status −2 − its index.
void name_mods(const Changes& changes, std::string_view name, std::vector<NumberList>& lists) {
    if (changes.modified == nullptr) return;
    NumberList all{name, {}};
    const auto add = [&all](int of, int n) {
        if (n != 0) all.values.insert(all.values.end(), {of, n});
    };
    const Fighter& one = *changes.modified;
    for (const TimedMod& mod : one.mods) {
        if (mod.key == changes.key) add(mod.spell, mod.n);
    }
    for (const TimedStatus& each : one.statuses) {
        add(-2 - static_cast<int>(each.status),
            one.kind_of(each).mods[static_cast<std::size_t>(changes.key)]);
    }
    if (!all.values.empty()) lists.push_back(std::move(all));
}

} // namespace

void Battle::told(std::string_view kind, std::string_view rule, Actor actor,
                  std::initializer_list<Arg> args, std::vector<NumberList> lists,
                  const Changes& total, const Changes& damage) {
    std::vector<Arg> facts(args);
    const auto summed = [](const Changes& changes) {
        return changes.modified == nullptr ? 0 : changes.modified->timed(changes.key);
    };
    // Facts of 0 are left out, for most events have none of these.
    for (const Arg& arg :
         {Arg{"by_card", total.card}, Arg{"card_dice", total.dice}, Arg{"by_weapon", total.weapon},
          Arg{"by_mods", summed(total)}, Arg{"full_defence", total.full_defence},
          Arg{"dazzle", total.dazzle}, Arg{"by_element", total.element},
          Arg{"waited", total.waited}, Arg{"over", total.over}, Arg{"damage_card", damage.card},
          Arg{"damage_dice", damage.dice}, Arg{"damage_weapon", damage.weapon},
          Arg{"damage_mods", summed(damage)}}) {
        if (std::get<int>(arg.value) != 0) facts.push_back(arg);
    }
    name_mods(total, "mods_of", lists);
    name_mods(damage, "damage_mods_of", lists);
    tell_event(turn_, kind, rule, actor, std::move(facts), std::move(lists), board());
}

namespace {

Attack attack_of(Action::Kind kind) {
    switch (kind) {
    case Action::Kind::Shot: return Attack::Shot;
    case Action::Kind::Homing: return Attack::Homing;
    case Action::Kind::Melee: return Attack::Melee;
    case Action::Kind::Danmaku: return Attack::Danmaku;
    case Action::Kind::Spell: break;
    }
    return Attack::Spell;
}

} // namespace

Changes Battle::total_changes(const Action& action) const {
    const Fighter& one = at(action.by);
    const Bonus bonus = action.bonus != nullptr ? *action.bonus : Bonus{};
    const auto place = static_cast<std::size_t>(action.place);
    const Attack attack = attack_of(action.kind);
    Changes all;
    if (action.of_card != nullptr) return all;
    switch (action.kind) {
    case Action::Kind::Shot:
    case Action::Kind::Homing:
    case Action::Kind::Melee:
        all.card = one.by_card(ModKey::Hit, attack) + bonus.hit;
        all.modified = &one;
        all.key = ModKey::Hit;
        all.dazzle = -one.dazzled();
        all.weapon = attack == Attack::Melee ? one.blades[place].hit : one.bullets[place].hit;
        all.dice = bonus.dice + (attack == Attack::Homing ? 0 : one.dice_by_card(attack));
        break;
    case Action::Kind::Danmaku:
        all.card = one.by_card(ModKey::DanmakuDp, attack) + bonus.danmaku_dp;
        all.modified = &one;
        all.key = ModKey::DanmakuDp;
        break;
    case Action::Kind::Spell: {
        const Card* const card = one.card_for_spell(action.place, action.bonus);
        all.card = (card != nullptr ? card->support.activation : 0) + bonus.activation;
        all.dazzle = -one.dazzled();
        break;
    }
    }
    return all;
}

// Nothing is added to the damage of an untrained weapon [sengen R 52], nor to that of a spell.
Changes Battle::damage_changes(const Action& action) const {
    const Fighter& one = at(action.by);
    const Bonus bonus = action.bonus != nullptr ? *action.bonus : Bonus{};
    const auto place = static_cast<std::size_t>(action.place);
    const Attack attack = attack_of(action.kind);
    Changes all;
    if (action.of_card != nullptr) return all;
    if (action.kind == Action::Kind::Danmaku) {
        all.card = one.by_card(ModKey::DanmakuDamage, attack) + bonus.danmaku_damage;
        all.modified = &one;
        all.key = ModKey::DanmakuDamage;
    } else if (action.attacks() && !action.harm.untrained) {
        all.card = one.by_card(ModKey::Damage, attack) + bonus.damage;
        all.modified = &one;
        all.key = ModKey::Damage;
        const bool homes = attack == Attack::Homing;
        const bool strikes = attack == Attack::Melee;
        const Harm& harm = strikes ? one.blades[place].harm
                           : homes ? one.bullets[place].homing
                                   : one.bullets[place].shot;
        all.dice = action.harm.dice - harm.dice;
        // The weapon of an ability's bullets is bare hands, whose damage is 0.
        const int weapon = strikes ? one.blades[place].weapon : one.bullets[place].source.weapon;
        if (!homes) all.weapon = one.sheet->data->weapon(weapon).damage;
    }
    return all;
}

std::vector<NumberList> Battle::fallen() {
    constexpr int kFaces = 6;
    if (faces_told_ || faces_.empty()) return {};
    faces_told_ = true;
    return {{"dice", faces_, kFaces}};
}

Arg Battle::card_of(FighterId who, int place) const {
    return {"card", std::string_view(at(who).sheet->card(static_cast<std::size_t>(place)).id)};
}

void Battle::emit_rows() {
    if (!verbose()) return;
    for (const Side side : kSides) {
        std::vector<int> front;
        std::vector<int> back;
        for (FighterId who = begin_of(side); who < end_of(side); ++who) {
            const Fighter& one = at(who);
            if (!one.out()) (one.back ? back : front).push_back(one.actor.member);
        }
        told("rows", "7", {side}, {}, {{"front", std::move(front)}, {"back", std::move(back)}});
    }
}

void Battle::emit_order() {
    if (!verbose()) return;
    std::vector<int> sides;
    std::vector<int> order;
    std::vector<int> numbers;
    for (const FighterId who : order_) {
        sides.push_back(static_cast<int>(at(who).actor.side));
        order.push_back(at(who).actor.member);
        numbers.push_back(at(who).initiative);
    }
    told("initiative", "7", {}, {},
         {{"sides", std::move(sides)},
          {"members", std::move(order)},
          {"numbers", std::move(numbers)}});
}

void Battle::emit_attack(const Action& action, std::string_view kind, std::string_view rule) {
    if (!verbose()) return;
    const Fighter& one = at(action.by);
    strokes_.clear();
    std::vector<NumberList> lists = fallen();
    NumberList sides{"sides", {}};
    NumberList targets{"targets", {}};
    for (FighterId who = 0; who < members(); ++who) {
        if (!action.is(action.targets, who)) continue;
        if (who != action.by) strokes_.emplace_back(one.actor, at(who).actor);
        sides.values.push_back(static_cast<int>(at(who).actor.side));
        targets.values.push_back(at(who).actor.member);
    }
    lists.push_back(std::move(sides));
    lists.push_back(std::move(targets));
    if (const CardAttack* const card = action.of_card; card != nullptr) {
        const bool danmaku = action.kind == Action::Kind::Danmaku;
        const Arg first = danmaku ? Arg{"loss", card->loss} : Arg{"total", card->total};
        return told("card_attack", rule, one.actor,
                    {card_of(action.by, one.deployed),
                     {"place", one.deployed},
                     {"why", kind},
                     first,
                     {"damage", card->damage}},
                    std::move(lists));
    }
    const auto place = static_cast<std::size_t>(action.place);
    switch (action.kind) {
    case Action::Kind::Shot:
    case Action::Kind::Homing:
    case Action::Kind::Danmaku: {
        const Source& source = one.bullets[place].source;
        const std::string_view id = source_id(source, *one.sheet->data);
        const std::string_view feat =
            source.kind == Source::Kind::Wave ? words(Feat::Wave).id : std::string_view();
        if (action.kind == Action::Kind::Danmaku) {
            told(kind, rule, one.actor,
                 {{"source", id},
                  {"feat", feat},
                  {"loss", action.loss},
                  {"damage", action.damage},
                  {"paid", paid_for(action)},
                  {"dp", one.dp}},
                 std::move(lists), total_changes(action), damage_changes(action));
        } else {
            const bool homes = action.kind == Action::Kind::Homing;
            told(kind, rule, one.actor,
                 {{"source", id},
                  {"feat", feat},
                  {"size", action.size},
                  {homes ? "raises" : "bonus", homes ? action.size : action.dice - action.size},
                  {"paid", paid_for(action)},
                  {"dp", one.dp},
                  {"total", action.total}},
                 std::move(lists), total_changes(action));
        }
        break;
    }
    case Action::Kind::Melee:
        told(kind, rule, one.actor,
             {{"weapon", std::string_view(one.sheet->data->weapon(one.blades[place].weapon).id)},
              {"size", action.size},
              {"paid", paid_for(action)},
              {"dp", one.dp},
              {"total", action.total}},
             std::move(lists), total_changes(action));
        break;
    case Action::Kind::Spell:
        told(kind, rule, one.actor,
             {{"spell", std::string_view(one.spell(action.place).id)},
              {"feat", one.casts > 1 ? words(Feat::Double).id : std::string_view()},
              {"total", action.total},
              {"need", one.spell(action.place).activation},
              {"ok", action.total >= one.spell(action.place).activation ? 1 : 0},
              {"paid", paid_for(action)},
              {"cost", spell_cost(action.by, action.place, action.bonus)},
              {"saved",
               one.spell(action.place).cost - spell_cost(action.by, action.place, action.bonus)},
              {"spirit", one.spirit},
              {"dp", one.dp}},
             std::move(lists), total_changes(action));
        break;
    }
}

bool Battle::emit_harm(const Action& action, int amount, std::string_view rule) {
    if (!verbose() || faces_told_ || faces_.empty()) return false;
    emit_roll("harm_roll", rule, at(action.by).actor, {{"total", amount}}, {},
              action.attacks() ? damage_changes(action) : Changes{});
    return true;
}

namespace {

// In the order of Action::Kind.
constexpr std::array<std::string_view, 5> kAttackIds{"shot", "homing", "melee", "danmaku", "spell"};

} // namespace

void Battle::emit_negate(const Action& action, const Action& answer, bool ok) {
    const Fighter& by = at(action.by);
    const bool spell = action.kind == Action::Kind::Spell;
    emit("negate", "5.4", at(answer.by).actor,
         {{"to", by.actor},
          {"attack", kAttackIds[static_cast<std::size_t>(action.kind)]},
          {"spell", spell ? std::string_view(by.spell(action.place).id) : std::string_view()},
          {"why", action.kind == Action::Kind::Danmaku ? "danmaku" : ""},
          {"total", answer.total},
          {"need", action.total},
          {"ok", ok ? 1 : 0}});
}

void Battle::emit_bomb(const Action& action, FighterId who, int place, const Voided& voided) {
    if (!verbose()) return;
    const Fighter& by = at(action.by);
    const bool spell = action.kind == Action::Kind::Spell;
    told("card_use", "6", at(who).actor,
         {card_of(who, place),
          {"place", place},
          {"why", "bomb"},
          {"to", by.actor},
          {"attack", kAttackIds[static_cast<std::size_t>(action.kind)]},
          {"spell", spell ? std::string_view(by.spell(action.place).id) : std::string_view()},
          {"voided", std::max(0, voided.damage)},
          {"boost", voided.boost},
          {"guarded", voided.damage < 0 ? 0 : action.guarded},
          {"cut", voided.cut},
          {"whole", voided.whole}},
         {});
}

Board::Volley Battle::volley() const {
    using Kind = Action::Kind;
    if (action_ == nullptr || action_->of_card != nullptr || strokes_.empty()) return {};
    const bool danmaku = action_->kind == Kind::Danmaku;
    if (!danmaku && action_->kind != Kind::Shot && action_->kind != Kind::Homing) return {};
    // In the order of Source::Kind.
    constexpr std::array<std::string_view, 6> kShapes{"slip", "star",  "drop",
                                                      "ring", "blade", "crescent"};
    const Fighter& one = at(action_->by);
    const Source& source = one.bullets[static_cast<std::size_t>(action_->place)].source;
    return {one.actor, kShapes[static_cast<std::size_t>(source.kind)],
            danmaku                       ? "fill"
            : action_->kind == Kind::Shot ? "aim"
                                          : "chase",
            danmaku                       ? 1 + action_->loss + action_->damage
            : action_->kind == Kind::Shot ? action_->size
                                          : 1 + action_->size};
}

Board Battle::board() const {
    Board board;
    board.round = std::max(turn_, 1);
    board.phase = phase_;
    board.strokes = strokes_;
    board.volley = volley();
    for (const Fighter& one : fighters_) {
        Board::Half& half = board.sides[index(one.actor.side)];
        Board::Figure figure{one.actor.member, one.back ? 2 : 1};
        figure.meters = {{"hp", one.hp, one.hp_max},
                         {"spirit", one.spirit, one.spirit_max},
                         {"dp", one.dp, one.dp_max},
                         {"graze", one.graze, 0},
                         {"initiative", one.initiative, 0},
                         {"card", std::max(0, one.card_hp),
                          one.deployed < 0 ? 0 : card_hp(*one.sheet, *one.card())}};
        if (one.barrier > 0) figure.states.emplace_back("barrier", one.barrier);
        for (const TimedStatus& each : one.statuses)
            figure.states.emplace_back(one.kind_of(each).id, told_until(each.until));
        for (int k = 0; k < kModKeys; ++k) {
            const auto key = static_cast<ModKey>(k);
            if (one.timed(key) != 0) figure.states.emplace_back(words(key).id, one.timed(key));
        }
        if (one.full_defence) figure.states.emplace_back("full_defence", 1);
        if (one.waited) figure.states.emplace_back("waited", 1);
        for (std::size_t k = 0; k < one.sheet->cards.size(); ++k) {
            Board::Cell cell;
            cell.item = one.sheet->card(k).id;
            cell.gone = (one.used >> k & 1U) != 0 && one.deployed != static_cast<int>(k);
            cell.level = one.deployed == static_cast<int>(k) ? std::max(0, one.card_hp) : 0;
            figure.cells.push_back(std::move(cell));
        }
        figure.out = one.out();
        const auto turn = std::find(order_.begin(), order_.end(),
                                    static_cast<FighterId>(&one - fighters_.data()));
        if (turn != order_.end()) figure.turn = 1 + static_cast<int>(turn - order_.begin());
        half.left += one.out() ? 0 : one.hp;
        half.full += one.hp_max;
        half.figures.push_back(std::move(figure));
    }
    for (const Side side : kSides) {
        Board::Half& half = board.sides[index(side)];
        const bool shares = half.figures.size() > 1 && !settings_.cards && pool(side) > 0;
        if (shares) half.states.emplace_back("pool", pool_left(side));
    }
    return board;
}

} // namespace shiaiba::sengen
