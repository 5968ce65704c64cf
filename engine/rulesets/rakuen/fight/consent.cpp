// Reads tokens as moves, and tells which prohibitions a consent lifts ([rakuen 19]).
#include "rulesets/rakuen/fight/consent.hpp"

#include <algorithm>

namespace shiaiba::rakuen {
namespace {

constexpr SkillSet kDeclared = skills_with(&SkillFacts::declared);
constexpr SkillSet kInvisibleDeclared = skills_with(&SkillFacts::invisible_declared);

// A place beyond the list holds the move itself as bits (action, ability, skills), on top of a
// number that no list is long enough to reach.
constexpr std::size_t kBeyond = 1024;
constexpr unsigned kSkillBits = kSkills;
constexpr unsigned kAbilityBits = 2;

std::size_t place_of(const Move& move) {
    std::size_t code = static_cast<std::size_t>(move.action);
    code = code << kAbilityBits | static_cast<std::size_t>(move.ability);
    return kBeyond + (code << kSkillBits | move.skills.bits());
}

std::string_view next_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

/// The declaration that a token writes; absent if the text isn't exactly such a token.
std::optional<Move> declaration(std::string_view text) {
    Move move;
    std::string_view left = text;
    const std::string_view action = next_word(left);
    for (const Action one : {Action::Attack, Action::Invisible, Action::Guard, Action::Evade}) {
        if (id(one) == action) move.action = one;
    }
    if (move.action == Action::Pass) return std::nullopt;
    while (!left.empty()) {
        const std::string_view word = next_word(left);
        for (const Ability ability : kAllAbilities) {
            if (id(ability) == word) move.ability = ability;
        }
        for (std::size_t k = 0; k < kSkills && !word.empty(); ++k) {
            if (id(skill_at(k)) == word.substr(1)) move.skills |= skill_at(k);
        }
    }
    if (token(move) != text) return std::nullopt;
    return move;
}

bool lists(const Moves& legal, std::string_view text) {
    for (std::size_t k = 0; k < legal.size(); ++k) {
        if (token(legal[k]) == text) return true;
    }
    return false;
}

/// Whether consent lifts all that forbids this attack: the ban of the same ability, the seal, and
/// the requirements, number and cost of skills. It doesn't lift the times of skills, the choice of
/// basic or advanced rules, and the invisible attack's own condition (8.1).
bool lifted_attack(const State& state, const Move& move) {
    const Fighter& own = state.of(state.attacker);
    const bool invisible = move.action == Action::Invisible;
    if (move.action != Action::Attack && !invisible) return false;
    if (move.ability == Ability::None) return false;
    if (invisible && threshold(own, state.of(other(state.attacker))) == 0) return false;
    SkillSet timely = invisible ? kInvisibleDeclared : kDeclared;
    if (!state.advanced) timely = timely & Skill::Finisher;
    return move.skills.without(timely).empty();
}

/// Whether the answer is one with 反撃 or カウンター: consent lifts all that forbids these (13.1,
/// 13.3).
bool lifted_defence(const State& state, const Move& move) {
    if (!state.advanced || move.ability != Ability::None) return false;
    return (move.action == Action::Guard && move.skills == SkillSet(Skill::Riposte)) ||
           (move.action == Action::Evade && move.skills == SkillSet(Skill::Counter));
}

} // namespace

std::optional<std::size_t> beyond_moves(Point point, const State& state, const Moves& legal,
                                        std::string_view written) {
    const auto move = declaration(written);
    if (!move || lists(legal, written)) return std::nullopt;
    const bool lifted = point == Point::Attack   ? lifted_attack(state, *move)
                        : point == Point::Defend ? lifted_defence(state, *move)
                                                 : false;
    if (!lifted) return std::nullopt;
    return place_of(*move);
}

Move move_at(const Moves& legal, std::size_t place) {
    if (place < kBeyond) return legal[place];
    std::size_t code = place - kBeyond;
    Move move;
    move.skills = SkillSet(static_cast<std::uint16_t>(code & ((1U << kSkillBits) - 1)));
    code >>= kSkillBits;
    move.ability = static_cast<Ability>(code & ((1U << kAbilityBits) - 1));
    move.action = static_cast<Action>(code >> kAbilityBits);
    return move;
}

bool only_repeated(const State& state, std::string_view written) {
    State unbound = state;
    Fighter& own = unbound.of(unbound.attacker);
    own.last = Ability::None;
    Moves moves;
    attack_moves(unbound, best_first(own, unbound.of(other(unbound.attacker))), moves);
    return lists(moves, written);
}

} // namespace shiaiba::rakuen
