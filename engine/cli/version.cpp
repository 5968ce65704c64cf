// The program's version. The build writes the number (scripts/cmake/version.cmake).
#include "cli/version.hpp"

namespace shiaiba::cli {

std::string_view program_version() {
    return
#include "cli/version.inc"
        ;
}

} // namespace shiaiba::cli
