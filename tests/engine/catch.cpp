// Prints the JSON values that a failed comparison of a test shows.
#include "catch.hpp"

#include "core/text/json.hpp"

std::string Catch::StringMaker<shiaiba::Json>::convert(const shiaiba::Json& json) {
    return shiaiba::write_json(json);
}
