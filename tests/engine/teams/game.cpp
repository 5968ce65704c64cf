// Plays the card game by its rules. Comments with numbers are the clauses in teams.hpp.
#include "teams/game.hpp"

#include <algorithm>
#include <numeric>

#include "core/system/typed.hpp"

namespace shiaiba::teams {
namespace {

constexpr std::array<std::string_view, 2> kSuitIds{"sun", "moon"};
constexpr std::array<const char*, 2> kSuitJa{"陽", "月"};

Card take(std::vector<Card>& cards, std::size_t place) {
    const Card card = cards[place];
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(place));
    return card;
}

void put(std::vector<Card>& cards, Card card) {
    cards.insert(std::upper_bound(cards.begin(), cards.end(), card), card);
}

} // namespace

std::string_view card_id(Card card) {
    static const auto ids = [] {
        std::array<std::string, kCards> all;
        for (Card one = 0; one < kCards; ++one) {
            all[static_cast<std::size_t>(one)] =
                std::string(kSuitIds[static_cast<std::size_t>(suit_of(one))]) +
                std::to_string(value_of(one));
        }
        return all;
    }();
    return ids[static_cast<std::size_t>(card)];
}

std::string card_ja(Card card) {
    return kSuitJa[static_cast<std::size_t>(suit_of(card))] + std::to_string(value_of(card));
}

Game::Game(const Sides& sides, FightContext& context) : context_(context), bag_(kCards) {
    std::iota(bag_.begin(), bag_.end(), 0);
    for (const Side side : kSides) {
        eager_[index(side)] = given_or_default<PartyFields>(sides[index(side)]->fields).eager;
        for (const Member& member : sides[index(side)]->members) {
            const Sheet& sheet = build_as<Sheet>(member.build);
            fighters_[index(side)].push_back({sheet.strength, {}, false, sheet.suit, sheet.wary});
        }
    }
    if (context_.log().verbose()) context_.log().open(board());
}

const Fighter& Game::at(Actor actor) const {
    return fighters_[index(actor.side)][static_cast<std::size_t>(actor.member)];
}
Fighter& Game::fighter(Actor actor) {
    return fighters_[index(actor.side)][static_cast<std::size_t>(actor.member)];
}

int Game::cards_of(Side side) const {
    int all = 0;
    for (const Fighter& one : fighters_[index(side)]) all += static_cast<int>(one.hand.size());
    return all;
}

std::vector<Actor> Game::standing(Side side) const {
    std::vector<Actor> all;
    for (std::size_t k = 0; k < fighters_[index(side)].size(); ++k) {
        if (!fighters_[index(side)][k].out()) all.push_back({side, static_cast<int>(k)});
    }
    return all;
}

std::vector<Actor> Game::turn_order() const {
    std::vector<Actor> all;
    for (std::size_t k = 0; k < kMostInParty; ++k) {
        for (const Side side : kSides) {
            if (k < fighters_[index(side)].size()) all.push_back({side, static_cast<int>(k)});
        }
    }
    return all;
}

void Game::redeal(Side seer, Dice& dice) {
    auto& hidden = fighters_[index(other(seer))];
    std::vector<std::size_t> sizes;
    for (Fighter& one : hidden) {
        sizes.push_back(one.hand.size());
        for (const Card card : one.hand) put(bag_, card);
        one.hand.clear();
    }
    for (std::size_t k = 0; k < hidden.size(); ++k) {
        for (std::size_t n = 0; n < sizes[k]; ++n) {
            put(hidden[k].hand, take(bag_, static_cast<std::size_t>(dice.below(bag_.size()))));
        }
    }
    auto& chosen = stance_[index(other(seer))];
    if (chosen && !told_) chosen = static_cast<int>(dice.below(2));
}

Outcome Game::run() {
    context_.log().phase(1, "deal", Side::None);
    round_ = 1;
    deal();
    for (round_ = 1; round_ <= kMostRounds; ++round_) {
        context_.log().phase(round_, "stance", Side::None);
        choose_stances();
        if (auto over = end()) return *over;
        for (const Actor actor : turn_order()) {
            if (fighter(actor).out()) continue;
            context_.log().phase(round_, "turn", actor.side, actor.member);
            turn(actor);
            if (auto over = end()) return *over;
        }
        for (auto& side : fighters_) {
            for (Fighter& one : side) one.acted = false;
        }
    }
    round_ = kMostRounds;
    emit("limit", "4.2", {});
    return ended(Side::None, "limit");
}

// 2
void Game::deal() {
    for (const Side side : kSides) {
        for (const Actor actor : standing(side)) {
            const bool more = eager_[index(side)] && actor.member == 0;
            std::vector<int> dealt;
            for (int n = more ? 3 : 2; n > 0; --n) {
                const Card card =
                    take(bag_, static_cast<std::size_t>(context_.dice().below(bag_.size())));
                put(fighter(actor).hand, card);
                put(dealt, card);
            }
            const int count = static_cast<int>(dealt.size());
            emit("dealt", "2", actor, {{"n", count}}, {}, {{"cards", std::move(dealt), 0, side}});
        }
    }
    trace("deal");
}

// 3.1
void Game::choose_stances() {
    told_ = false;
    stance_ = {};
    for (const Side side : kSides) {
        const TeamsQuestion question(*this, Point::Stance, standing(side).front(), {0, 1});
        const std::size_t pick = context_.choose(question);
        if (context_.given_up() != Side::None) return;
        stance_[index(side)] = static_cast<int>(pick);
    }
    told_ = true;
    const auto suit = [&](Side side) {
        return kSuitIds[static_cast<std::size_t>(*stance_[index(side)])];
    };
    emit("stances", "3.1", {}, {{"a", suit(Side::A)}, {"b", suit(Side::B)}});
    trace("stances");
}

// 3.2
void Game::turn(Actor actor) {
    fighter(actor).acted = true;
    const auto card = choose_card(actor);
    if (context_.given_up() != Side::None) return;
    if (card) {
        const auto target = choose_target(actor);
        if (!target) return;
        hit(actor, *target, *card);
        draw(actor);
    } else {
        emit("passed", "3.2", actor);
    }
    trace(token(actor));
}

std::optional<Actor> Game::choose_target(Actor actor) {
    std::vector<int> members;
    for (const Actor one : standing(other(actor.side))) members.push_back(one.member);
    const std::size_t pick = context_.choose(TeamsQuestion(*this, Point::Target, actor, members));
    if (context_.given_up() != Side::None) return std::nullopt;
    return Actor{other(actor.side), members[pick]};
}

std::optional<Card> Game::choose_card(Actor actor) {
    std::vector<int> options = fighter(actor).hand;
    options.push_back(TeamsQuestion::kPass);
    const std::size_t pick = context_.choose(TeamsQuestion(*this, Point::Play, actor, options));
    if (options[pick] == TeamsQuestion::kPass) return std::nullopt;
    return options[pick];
}

void Game::hit(Actor actor, Actor target, Card card) {
    auto& hand = fighter(actor).hand;
    hand.erase(std::find(hand.begin(), hand.end(), card));
    pile_.push_back(card);
    int damage = suit_of(card) == stance_[index(actor.side)] ? 2 : 1;
    if (suit_of(card) == stance_[index(target.side)]) --damage;
    Fighter& hurt = fighter(target);
    if (suit_of(card) + 1 == fighter(actor).suit) ++damage;
    if (hurt.wary) damage = std::min(damage, 1);
    hurt.strength = std::max(hurt.strength - damage, 0);
    emit("played", "3.2", actor, {{"card", card_id(card)}, {"to", target}, {"n", damage}}, target);
    if (!hurt.out()) return;
    // 3.5
    for (const Card left : hurt.hand) pile_.push_back(left);
    hurt.hand.clear();
    emit("out", "3.5", target);
}

// 3.3, 3.4
void Game::draw(Actor actor) {
    if (bag_.empty()) {
        for (const Card card : pile_) put(bag_, card);
        pile_.clear();
        emit("refilled", "3.4", {}, {{"n", static_cast<int>(bag_.size())}});
    }
    const Card card = take(bag_, static_cast<std::size_t>(context_.dice().below(bag_.size())));
    put(fighter(actor).hand, card);
    emit("drew", "3.3", actor, {{"card", card_id(card), actor.side}});
}

// 4
std::optional<Outcome> Game::end() {
    const Side gave = context_.given_up();
    if (gave != Side::None) {
        emit("won", "4.3", {other(gave)});
        return ended(other(gave), "surrender");
    }
    for (const Side side : kSides) {
        if (!standing(side).empty()) continue;
        emit("won", "4.1", {other(side)});
        return ended(other(side), "out");
    }
    return std::nullopt;
}

Outcome Game::ended(Side winner, std::string_view reason) const {
    Outcome outcome{winner, reason, round_};
    for (const Side side : kSides) {
        for (const Fighter& one : fighters_[index(side)]) {
            outcome.left[index(side)] += one.strength;
            outcome.members.push_back({side, one.strength, one.out()});
        }
    }
    return outcome;
}

void Game::emit(std::string_view kind, std::string_view rule, Actor actor, std::vector<Arg> args,
                std::optional<Actor> at, std::vector<NumberList> lists) {
    if (!context_.log().verbose()) return;
    if (kind == "stances" || kind == "played" || kind == "passed") context_.log().told();
    Board after = board();
    if (at) after.strokes.emplace_back(actor, *at);
    const std::string_view phase = kind == "dealt" ? "deal" : "turn";
    context_.log().emit(
        {round_, phase, rule, kind, actor.side, std::move(args), actor.member, std::move(lists)},
        std::move(after));
}

Board Game::board() const {
    Board board;
    board.round = std::max(round_, 1);
    board.phase = "turn";
    for (const Side side : kSides) {
        Board::Half& half = board.sides[index(side)];
        for (std::size_t k = 0; k < fighters_[index(side)].size(); ++k) {
            const Fighter& one = fighters_[index(side)][k];
            const int member = static_cast<int>(k);
            half.figures.push_back({member,
                                    0,
                                    {{"strength", one.strength, kMostStrength}},
                                    {},
                                    {},
                                    one.acted,
                                    one.out()});
            Board::Pile hand{"hand", static_cast<int>(one.hand.size())};
            for (const Card card : one.hand) hand.cards.push_back(card_id(card));
            hand.member = member;
            hand.seen_by = side;
            half.piles.push_back(std::move(hand));
            half.left += one.strength;
            half.full += kMostStrength;
        }
    }
    Board::Pile pile{"pile", static_cast<int>(pile_.size())};
    board.piles = {{"bag", static_cast<int>(bag_.size())}, std::move(pile)};
    return board;
}

void Game::trace(std::string_view what) const {
    if (!context_.log().tracing()) return;
    std::string line = std::to_string(round_) + ";" + std::string(what);
    for (const auto& stance : stance_) line += stance ? ";" + std::to_string(*stance) : ";-";
    for (const auto& side : fighters_) {
        for (const Fighter& one : side) {
            line += ";" + std::to_string(one.strength);
            for (const Card card : one.hand) line.append(" ").append(card_id(card));
        }
    }
    context_.log().trace(line + ";" + std::to_string(pile_.size()));
}

} // namespace shiaiba::teams
