// Fights and sweeps of small games.
#include "analysis/small_game.hpp"

#include <bit>
#include <map>
#include <utility>

#include "core/fight/log.hpp"
#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::tests {

SmallGame::SmallGame(std::size_t places, std::size_t items, Fight fight)
    : places_(places), items_(items), fight_(std::move(fight)) {}

BuildNumber SmallGame::number(const Build& build) const {
    return std::any_cast<BuildNumber>(build);
}

Verdict SmallGame::fight(BuildNumber a, BuildNumber b) const noexcept { return fight_(a, b); }

void SmallGame::fight(std::span<const Pairing> pairings, std::span<Verdict> verdicts) const {
    for (std::size_t k = 0; k < pairings.size(); ++k) {
        verdicts[k] = fight(pairings[k].a, pairings[k].b);
    }
}

void SmallGame::sweep(BuildNumber build, const Sets& field,
                      const std::function<bool(const Box&)>& heard) const {
    const auto row_length = static_cast<BuildNumber>(items_);
    for (BuildNumber row = 0; row < builds(); row += row_length) {
        Box box{};
        bool inside = true;
        BuildNumber left = row / row_length;
        for (std::size_t place = places_ - 1; place-- > 0; left /= row_length) {
            box.sets[place] = std::uint32_t{1} << left % row_length;
            inside = inside && (box.sets[place] & field[place]) != 0;
        }
        if (!inside) continue;
        std::map<std::pair<int, int>, std::uint32_t> alike;
        for (std::uint32_t rest = field[places_ - 1]; rest != 0; rest &= rest - 1) {
            const auto item = static_cast<BuildNumber>(std::countr_zero(rest));
            const Verdict verdict = fight(build, row + item);
            alike[{static_cast<int>(verdict.ending), verdict.rounds}] |= std::uint32_t{1} << item;
        }
        for (const auto& [end, last] : alike) {
            box.sets[places_ - 1] = last;
            box.verdict = {static_cast<Ending>(end.first), static_cast<std::uint8_t>(end.second)};
            if (!heard(box)) return;
        }
    }
}

SmallGame rock_paper_scissors() {
    return {2, 2, [](BuildNumber a, BuildNumber b) {
                if (a == b) return Verdict{Ending::Draw, 1};
                const bool win = a == 3 || b == 3 ? b == 3 : (a + 3 - b) % 3 == 1;
                return Verdict{win ? Ending::Win : Ending::Loss, 1};
            }};
}

SmallGame shiden_with(std::vector<int> skills) {
    const auto items = static_cast<BuildNumber>(skills.size());
    const auto row_of = [=](BuildNumber number) {
        shiden::Row row{};
        for (std::size_t place = shiden::kPlaces; place-- > 0; number /= items) {
            row[place] = shiden::skill_at(skills[number % items]);
        }
        return row;
    };
    return {shiden::kPlaces, skills.size(), [=](BuildNumber a, BuildNumber b) {
                Log log(Log::Listen::Nothing);
                const Outcome outcome = shiden::Battle(row_of(a), row_of(b), log).run();
                const Ending ending = outcome.winner == Side::A   ? Ending::Win
                                      : outcome.winner == Side::B ? Ending::Loss
                                                                  : Ending::Draw;
                return Verdict{ending, static_cast<std::uint8_t>(outcome.rounds)};
            }};
}

} // namespace shiaiba::tests
