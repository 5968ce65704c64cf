// Independent chunks of work on all cores; one after the other where there are no threads.
#pragma once

#include <cstddef>
#include <functional>

namespace shiaiba {

/// Cores that this program may use, at least 1.
unsigned cores();

/// Calls `work` once for each chunk 0 … chunks − 1, from several threads, in no fixed order: the
/// result must not depend on it. `go_on` is asked between chunks, from one thread at a time; once
/// it answers false no chunk is begun any more. Answers whether all were done. `most` threads at
/// most; 0: one a core.
bool in_parallel(std::size_t chunks, const std::function<void(std::size_t)>& work,
                 const std::function<bool(std::size_t done)>& go_on = {}, unsigned most = 0);

} // namespace shiaiba
