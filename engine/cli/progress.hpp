// A bar on a terminal for what takes longer than a second; nothing where the output is piped.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace shiaiba::cli {

/// Interrupting (Ctrl-C) ends the work and keeps what is done; a second time ends the program.
void hear_interrupts();
bool interrupted();

class Progress {
public:
    Progress(std::string what, std::size_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Answers whether to go on: false after an interrupt.
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
