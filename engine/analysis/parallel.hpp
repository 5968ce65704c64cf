// Runs independent chunks of work on all cores; one after the other where there are no threads.
#pragma once

#include <cstddef>
#include <functional>

namespace shiaiba {

/// Number of cores that this program may use, at least 1.
unsigned cores();

/// Calls `work` once for each chunk 0 … chunks − 1, from several threads, in no fixed order: the
/// result must not depend on the order. `go_on` is asked after each chunk, from one thread at a
/// time; once it answers false no further chunk is begun. Answers whether all chunks were done. At
/// most `most` threads; 0: one per core.
bool in_parallel(std::size_t chunks, const std::function<void(std::size_t)>& work,
                 const std::function<bool(std::size_t done)>& go_on = {}, unsigned most = 0);

} // namespace shiaiba
