// Makes pairs of builds for the tests of shiden's kernels, and fights them by the rulebook.
#include "shiden/kernel_pairs.hpp"

#include <stdexcept>

#include "core/fight/dice.hpp"
#include "core/fight/log.hpp"
#include "rulesets/shiden/fight/battle.hpp"
#include "rulesets/shiden/kernel/fast_path.hpp"
#include "rulesets/shiden/sheet/names.hpp"

namespace shiaiba::test {
namespace {

/// The skills of a pool. A letter may be repeated to make its skill likelier; each letter takes
/// three bytes in UTF-8.
std::vector<shiden::Skill> pool_of(std::string_view letters) {
    std::vector<shiden::Skill> pool;
    for (int id = 0; id < shiden::kTakeable; ++id) {
        const shiden::Skill skill = shiden::skill_at(id);
        if (letters.empty()) pool.push_back(skill);
        for (std::size_t k = 0; k + 3 <= letters.size(); k += 3) {
            if (letters.substr(k, 3) == facts(skill).letter) pool.push_back(skill);
        }
    }
    if (!letters.empty() && pool.size() * 3 != letters.size()) {
        throw std::logic_error("a pool has an unknown letter: " + std::string(letters));
    }
    return pool;
}

} // namespace

std::string letters_of(BuildNumber number) {
    std::string letters;
    for (const shiden::Skill skill : shiden::row_of(number)) letters += facts(skill).letter;
    return letters;
}

Verdict battle_verdict(Pairing pairing) {
    Log log(Log::Listen::Nothing);
    const Outcome outcome =
        shiden::Battle(shiden::row_of(pairing.a), shiden::row_of(pairing.b), log).run();
    const Ending ending = outcome.winner == Side::A   ? Ending::Win
                          : outcome.winner == Side::B ? Ending::Loss
                                                      : Ending::Draw;
    return {ending, static_cast<std::uint8_t>(outcome.rounds)};
}

std::vector<Pairing> random_pairs(std::uint64_t seed, std::uint32_t count,
                                  std::string_view letters) {
    const std::vector<shiden::Skill> pool = pool_of(letters);
    Dice dice(seed);
    const auto build = [&] {
        shiden::Row row{};
        for (shiden::Skill& skill : row) {
            skill = pool[static_cast<std::size_t>(dice.below(pool.size()))];
        }
        return shiden::number_of(row);
    };
    std::vector<Pairing> pairs(count);
    for (Pairing& pair : pairs) {
        pair.a = build();
        pair.b = build();
    }
    return pairs;
}

const std::vector<std::string_view>& rare_pools() {
    static const std::vector<std::string_view> pools{
        "閃疫影",       "疫影反雷",     "疫硬影逆",     "割疫硬反",   "雷反疫硬",   "剣反硬閃",
        "剣疫反錬",     "紫反崩先",     "呪反搦逆",     "隠反裏影",   "隠裏連怒",   "怒連玉硬",
        "怒防盾覚",     "覚逆強割",     "覚速剣逆",     "逆逆剣怒交", "燐封覚逆",   "燐無先紫",
        "無先連閃",     "連封呪影",     "封影疫硬呪",   "玉速反果",   "交硬雷錬",   "待硬割錬",
        "錬待交疫剣",   "盾影防硬",     "盾封呪無",     "影影硬防雷", "搦怒速覚",   "崩紫先速",
        "割隠裏待",     "割反待影",     "割反怒剣",     "防防防硬閃", "硬防影盾",   "覚防封影盾",
        "疫裏影燐逆硬", "錬盾反連裏",   "呪封逆燐疫",   "隠怒連硬玉", "無連燐盾雷", "先紫封崩裏",
        "影防封覚雷硬", "逆強覚割剣怒", "反速錬強割隠", "玉崩搦疫交",
    };
    return pools;
}

std::string told(Pairing pairing, Verdict verdict) {
    const char* const ending = verdict.ending == Ending::Win    ? "A"
                               : verdict.ending == Ending::Loss ? "B"
                                                                : "D";
    return letters_of(pairing.a) + " " + letters_of(pairing.b) + " " + ending + " " +
           std::to_string(verdict.rounds);
}

} // namespace shiaiba::test
