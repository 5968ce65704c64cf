// Reads the files that tests compare with: golden logs, published links.
#pragma once

#include <string>

namespace shiaiba::tests {

/// The content of a file under tests/, for example "golden/signature.txt"; the test fails if there
/// is no such file.
std::string test_file(const std::string& name);

} // namespace shiaiba::tests
