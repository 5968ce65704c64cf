// Progress: a bar on the terminal for work longer than a second. Nothing is drawn if standard error
// is no terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace shiaiba::cli {

/// From now on Ctrl-C only sets interrupted(), so that work stops and results are kept; a second
/// Ctrl-C ends the program.
void hear_interrupts();
bool interrupted();

class Progress {
public:
    Progress(std::string what, std::size_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Shows the progress. Returns false after an interrupt: the work must stop.
    bool at(std::size_t done);

private:
    using Clock = std::chrono::steady_clock;
    std::string what_;
    std::size_t total_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point drawn_{};
    bool on_terminal_;
};

} // namespace shiaiba::cli
