// Draws the bar on standard error, and hears Ctrl-C.
#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <iostream>
#include <utility>

namespace shiaiba::cli {
namespace {

volatile std::sig_atomic_t stop = 0;

constexpr std::size_t kWidth = 30;
constexpr std::chrono::milliseconds kPatience{1000};
constexpr std::chrono::milliseconds kInterval{100};

} // namespace

void hear_interrupts() {
    std::signal(SIGINT, [](int) {
        stop = 1;
        std::signal(SIGINT, SIG_DFL);
    });
}

bool interrupted() { return stop != 0; }

Progress::Progress(std::string what, std::size_t total)
    : what_(std::move(what))
    , total_(std::max<std::size_t>(total, 1))
    , on_terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
    if (drawn_ != Clock::time_point{}) std::cerr << "\r\x1b[K" << std::flush;
}

bool Progress::at(std::size_t done) {
    const auto now = Clock::now();
    if (on_terminal_ && now - begun_ > kPatience && now - drawn_ > kInterval) {
        drawn_ = now;
        const std::size_t full = std::min(done * kWidth / total_, kWidth);
        std::cerr << "\r" << what_ << " [" << std::string(full, '=')
                  << std::string(kWidth - full, ' ') << "] " << done * 100 / total_ << " %\x1b[K"
                  << std::flush;
    }
    return !interrupted();
}

} // namespace shiaiba::cli
