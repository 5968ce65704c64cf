// OneBuild: reads a build, sweeps it against all builds, and prints its standing.
#include "cli/questions/one_build.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "analysis/parallel.hpp"
#include "cli/commands.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::cli {

Got<OneBuild> read_one_build(const Args& args) {
    if (args.words().size() != 2) {
        return {std::nullopt, usage_failure("Give a system and a build: SYSTEM BUILD.")};
    }
    const Lang lang = lang_of(args.value("--lang", "ja"));
    const auto found = find_system(args.words()[0]);
    if (!found.value) return {std::nullopt, found.exit_code};
    const System& system = **found.value;
    const FastPath* const fast = capabilities_of(system).fast_path;
    if (fast == nullptr) {
        return {std::nullopt, usage_failure("The builds of this system can't be counted.")};
    }
    auto character = read_character(system, args.words()[1], {}, lang);
    if (!character.value) return {std::nullopt, character.exit_code};
    const BuildNumber number = fast->number(character.value->build());
    return {OneBuild{system, *fast, ItemNames(system), std::move(*character.value), number, lang},
            0};
}

Standing swept(const OneBuild& asked, BuildNumber build) {
    std::vector<Standing> parts(asked.fast.items());
    Progress progress("sweep", parts.size());
    in_parallel(
        parts.size(),
        [&](std::size_t part) { parts[part] = asked.fast.standing(build, asked.fast.share(part)); },
        [&](std::size_t done) { return progress.at(done); });
    Standing sum;
    for (const Standing& part : parts) sum += part;
    return sum;
}

bool is_whole(const OneBuild& asked, const Standing& standing) {
    return standing.fights() == asked.fast.builds();
}

std::string row_text(const OneBuild& asked, BuildNumber build) {
    const ItemRow row = row_of(asked.fast, build);
    std::string text;
    for (std::size_t place = 0; place < asked.fast.places(); ++place) {
        text += (place == 0 ? "" : " ") + asked.names[row[place]];
    }
    return text;
}

std::string said(const OneBuild& asked, const Standing& standing) {
    const bool ja = asked.lang == Lang::Ja;
    const std::string& name = asked.character.name;
    const std::uint64_t fights = std::max<std::uint64_t>(standing.fights(), 1);
    const std::string all = grouped(asked.fast.builds());
    const std::string some = grouped(standing.fights());
    std::string text = (name.empty() ? "" : name + ": ") + row_text(asked, asked.number) + "\n";
    text += percent(standing.wins, fights) + (ja ? " %  " : " % beaten: ");
    text += grouped(standing.wins) + (ja ? " 勝  " : " wins, ");
    text += grouped(standing.losses) + (ja ? " 敗  " : " losses, ");
    text += grouped(standing.draws) + (ja ? " 分  平均 " : " draws, ");
    text += hundredths((standing.rounds * 100 + fights / 2) / fights);
    text += ja ? " ラウンド  " : " rounds on average ";
    if (is_whole(asked, standing)) {
        text += ja ? "(全 " + all + " 通り、厳密)" : "(all " + all + " builds, exact)";
    } else {
        text += ja ? "(中断: " + all + " 通りのうち " + some + " 通り)"
                   : "(interrupted: " + some + " of " + all + " builds)";
    }
    return text + "\n";
}

} // namespace shiaiba::cli
