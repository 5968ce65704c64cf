// The test program's own main, and how Catch prints JSON: version 2's implementation lives here, version 3 links it.
#define CATCH_CONFIG_RUNNER
#include "catch.hpp"

#include "core/text/json.hpp"

// Every program of tests links this file, those of `scripts/mutate` too.
std::string Catch::StringMaker<shiaiba::Json>::convert(const shiaiba::Json& json) {
    return shiaiba::write_json(json);
}

int main(int argc, char* argv[]) { return Catch::Session().run(argc, argv); }
