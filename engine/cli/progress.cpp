// Progress: draws the bar on standard error, and catches Ctrl-C.
#include "cli/progress.hpp"

#include <algorithm>
#include <iostream>
#include <utility>

#ifdef __EMSCRIPTEN__
// Defined in node.js beside this file.
extern "C" {
int shiaiba_is_terminal(int stream);
void shiaiba_hear_interrupts();
int shiaiba_interrupted();
}
#else
#include <unistd.h>

#include <csignal>
#endif

namespace shiaiba::cli {
namespace {

constexpr std::size_t kWidth = 30;
constexpr std::chrono::milliseconds kPatience{1000};
constexpr std::chrono::milliseconds kInterval{100};

#ifdef __EMSCRIPTEN__
bool is_terminal(int stream) { return shiaiba_is_terminal(stream) != 0; }
#else
bool is_terminal(int stream) { return isatty(stream) != 0; }

volatile std::sig_atomic_t stop = 0;
#endif

constexpr int kErrors = 2;

} // namespace

#ifdef __EMSCRIPTEN__
void hear_interrupts() { shiaiba_hear_interrupts(); }
bool interrupted() { return shiaiba_interrupted() != 0; }
#else
void hear_interrupts() {
    std::signal(SIGINT, [](int) {
        stop = 1;
        std::signal(SIGINT, SIG_DFL);
    });
}
bool interrupted() { return stop != 0; }
#endif

Progress::Progress(std::string what, std::size_t total)
    : what_(std::move(what))
    , total_(std::max<std::size_t>(total, 1))
    , on_terminal_(is_terminal(kErrors)) {}

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
