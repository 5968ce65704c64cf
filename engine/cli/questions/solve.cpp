// `shiaiba solve`: finds the equilibrium of a system, and writes its table.
#include <chrono>
#include <fstream>
#include <iostream>

#include "analysis/solve.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/numbers.hpp"
#include "cli/progress.hpp"
#include "cli/questions/clp.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba::cli {
namespace {

constexpr long kMostMinutes = 100'000;

/// Writes to the file, or to standard output if none is named.
bool put(const Equilibrium& table, const std::string& file) {
    if (file.empty()) {
        std::cout << write_equilibrium(table);
        return true;
    }
    std::ofstream out(file, std::ios::binary);
    out << write_equilibrium(table);
    return out.flush().good();
}

int run_solve(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba solve SYSTEM");
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const System& system = **found.value;
    const FastPath* const fast = capabilities_of(system).fast_path;
    if (fast == nullptr) return usage_failure("This system has too many builds to look at.");
    const auto minutes = args.number("--minutes", kMostMinutes, 1, kMostMinutes);
    if (!minutes) return usage_failure(Args::bad_number("--minutes", 1, kMostMinutes));
    if (!missing_clp().empty()) return usage_failure(missing_clp());

    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    const auto end = begun + std::chrono::minutes(*minutes);
    SolveTask task;
    task.field = fast->everything();
    hear_interrupts();
    const auto heard = [&](const SolveRound& round) {
        const std::chrono::duration<double> took = Clock::now() - begun;
        std::cerr << "round " << round.round << "\t" << static_cast<long>(took.count()) << " s\t"
                  << round.candidates << " candidates\t" << round.support << " in the table\tgain "
                  << gain(round.best.value, task.denominator) << std::endl;
    };
    const Solved solved =
        solve(*fast, task, clp(), heard, [&] { return !interrupted() && Clock::now() < end; });
    if (solved.strategy.entries.empty()) {
        std::cerr << "shiaiba: stopped before the first round; there is no table yet.\n";
        return kLimit;
    }
    const bool done = solved.end == SolveEnd::Converged;
    const Equilibrium table{&system, solved.strategy,
                            "shiaiba solve " + system.identity.id +
                                (done ? "" : " (stopped early)")};
    const std::string file = args.value("--out", "");
    if (!put(table, file)) return usage_failure("Can't write " + file + ".");
    std::cerr << (done ? "converged" : "stopped") << ": a gain of "
              << gain(solved.best.value, task.denominator) << "\n";
    return done ? kDone : kLimit;
}

} // namespace

const Command& solve_command() {
    static const Command command{
        "solve",
        "SYSTEM",
        "Finds the Nash equilibrium of all builds.",
        "Rounds of a linear program on candidates and of the best replies out of all builds, until no build\n"
        "gains more than 0.00000001. Tells each round on standard error. The same table for any number of\n"
        "cores. Needs the library Clp when it is built.\n",
        {taking("--minutes", "N", "a number", "after so many the best table so far is it"),
         taking("--out", "FILE", "a file", "where the table goes (default: standard output)")},
        "Exit 3: out of time, or interrupted; the best table so far is it.\n",
        run_solve};
    return command;
}

} // namespace shiaiba::cli
