// Files that tests compare with: golden logs, released links.
#pragma once

#include <string>

namespace shiaiba::tests {

/// What is in a file under tests/, "golden/signature.txt"; the test fails where there is none.
std::string test_file(const std::string& name);

} // namespace shiaiba::tests
