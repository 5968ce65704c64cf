// Reads a file of the test data, whose folder the build gives as SHIAIBA_TEST_DATA.
#include "test_file.hpp"

#include <fstream>
#include <iterator>

#include "catch.hpp"

namespace shiaiba::tests {

std::string test_file(const std::string& name) {
    INFO(name);
    std::ifstream in(SHIAIBA_TEST_DATA "/" + name, std::ios::binary);
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace shiaiba::tests
