// `shiaiba certify`: checks an equilibrium table against every build, and prints what the best
// reply gains.
#include <iostream>

#include "analysis/equilibrium.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::cli {
namespace {

/// The table of a file, or the system's own.
Got<Equilibrium> table_of(const System& system, const Args& args) {
    if (args.words().size() == 1) {
        if (const Equilibrium* own = equilibrium_of(system)) return {*own, 0};
        usage_failure("This system brings no table along: name a file.");
        return {std::nullopt, kUsage};
    }
    const std::string& file = args.words()[1];
    const auto text = read_text(file);
    if (!text.value) return {std::nullopt, text.exit_code};
    if (*text.value == file) {
        usage_failure("There is no file " + file + ".");
        return {std::nullopt, kUsage};
    }
    const auto table = read_equilibrium(system, *text.value);
    if (table) return {*table, 0};
    tell_problems(table.problems(), lang_of(args.value("--lang", "ja")));
    return {std::nullopt, kIllegal};
}

int run_certify(const Args& args) {
    if (args.words().empty() || args.words().size() > 2) {
        return usage_failure("usage: shiaiba certify SYSTEM [TABLE]");
    }
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const System& system = **found.value;
    const FastPath* const fast = capabilities_of(system).fast_path;
    if (fast == nullptr) return usage_failure("This system has too many builds to look at.");
    const auto table = table_of(system, args);
    if (!table.value) return table.exit_code;
    const Strategy& strategy = table.value->strategy;

    const long last = static_cast<long>(fast->items()) - 1;
    const auto part = args.number("--part", 0, 0, last);
    if (!part) return usage_failure(Args::bad_number("--part", 0, last));
    Sets field = fast->everything();
    if (args.has("--part")) field = fast->part(static_cast<std::size_t>(*part));

    hear_interrupts();
    std::optional<Reply> best;
    {
        Progress progress("certify", fast->items());
        best = certify(*fast, strategy, field,
                       [&](std::size_t done, std::size_t) { return progress.at(done); });
    }
    if (!best) {
        std::cerr << "shiaiba: interrupted; nothing is certified.\n";
        return kLimit;
    }
    std::cout << "table       " << strategy.entries.size() << " builds, " << strategy.denominator
              << " parts\n"
              << "priced      " << best->builds << " builds\n"
              << "best reply  " << system.to_text(fast->build(best->build), {}, "roster") << "\n"
              << "gain        " << best->value << "/" << strategy.denominator << " = "
              << gain(best->value, strategy.denominator) << "\n";
    return best->value <= (strategy.denominator - 1) / 1'000'000 ? kDone : kIllegal;
}

} // namespace

const Command& certify_command() {
    static const Command command{
        "certify",
        "SYSTEM [TABLE]",
        "Prices an equilibrium table against every build, and says what the best reply gains.",
        "In whole numbers; TABLE is a file, or the one that comes with the system. 1 would be a win for\n"
        "certain, 0 is what nobody can go below.\n",
        {taking("--part", "N", "a number",
                "only the builds with item N of the form, from 0, in place 1"),
         lang_option("language of problems (default ja)")},
        "Exit 0: below 0.000001. 1: not, or no legal table. 3: interrupted.\n",
        run_certify};
    return command;
}

} // namespace shiaiba::cli
