// The `main` of the test program. Catch2 version 2 is implemented in this file; version 3 is
// linked.
#define CATCH_CONFIG_RUNNER
#include "catch.hpp"

int main(int argc, char* argv[]) { return Catch::Session().run(argc, argv); }
