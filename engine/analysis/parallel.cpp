// Runs chunks on threads in native builds. WebAssembly has no threads: there the page's workers
// share the chunks out.
#include "analysis/parallel.hpp"

#ifndef __EMSCRIPTEN__
#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace shiaiba {

#ifdef __EMSCRIPTEN__

unsigned cores() { return 1; }

bool in_parallel(std::size_t chunks, const std::function<void(std::size_t)>& work,
                 const std::function<bool(std::size_t)>& go_on, unsigned) {
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
        work(chunk);
        if (go_on && !go_on(chunk + 1)) return chunk + 1 == chunks;
    }
    return true;
}

#else

unsigned cores() { return std::max(1U, std::thread::hardware_concurrency()); }

bool in_parallel(std::size_t chunks, const std::function<void(std::size_t)>& work,
                 const std::function<bool(std::size_t)>& go_on, unsigned most) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    std::mutex asking;
    std::size_t done = 0;
    const auto help = [&] {
        while (!stopped) {
            const std::size_t chunk = next++;
            if (chunk >= chunks) return;
            work(chunk);
            const std::lock_guard<std::mutex> turn(asking);
            ++done;
            if (go_on && !go_on(done)) stopped = true;
        }
    };
    std::vector<std::thread> helpers;
    const std::size_t wanted = std::min<std::size_t>(most > 0 ? most : cores(), chunks);
    for (std::size_t k = 1; k < wanted; ++k) helpers.emplace_back(help);
    help();
    for (std::thread& helper : helpers) helper.join();
    return done == chunks;
}

#endif

} // namespace shiaiba
