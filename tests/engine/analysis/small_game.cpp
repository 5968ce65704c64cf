// Fights and sweeps of small games.
#include "analysis/small_game.hpp"

#include <bit>
#include <utility>

#include "core/log.hpp"
#include "rulesets/shiden/battle.hpp"

namespace shiaiba::tests {

SmallGame::SmallGame(std::size_t places, std::size_t items, Fight fight)
    : places_(places), items_(items), fight_(std::move(fight)) {}

BuildNumber SmallGame::number(const Build& build) const {
    return std::any_cast<BuildNumber>(build);
}

Verdict SmallGame::fight(BuildNumber a, BuildNumber b) const noexcept { return {fight_(a, b), 1}; }

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
        std::array<std::uint32_t, 3> lasts{};
        for (std::uint32_t rest = field[places_ - 1]; rest != 0; rest &= rest - 1) {
            const auto item = static_cast<BuildNumber>(std::countr_zero(rest));
            lasts[static_cast<std::size_t>(fight_(build, row + item))] |= std::uint32_t{1} << item;
        }
        for (const Ending ending : {Ending::Loss, Ending::Draw, Ending::Win}) {
            box.sets[places_ - 1] = lasts[static_cast<std::size_t>(ending)];
            box.verdict = {ending, 1};
            if (box.sets[places_ - 1] != 0 && !heard(box)) return;
        }
    }
}

SmallGame rock_paper_scissors() {
    return {2, 2, [](BuildNumber a, BuildNumber b) {
                if (a == b) return Ending::Draw;
                if (a == 3 || b == 3) return a == 3 ? Ending::Loss : Ending::Win;
                return (a + 3 - b) % 3 == 1 ? Ending::Win : Ending::Loss;
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
                return outcome.winner == Side::A   ? Ending::Win
                       : outcome.winner == Side::B ? Ending::Loss
                                                   : Ending::Draw;
            }};
}

} // namespace shiaiba::tests
