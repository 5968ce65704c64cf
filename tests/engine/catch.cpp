// Prints JSON where a test shows what it compared.
#include "catch.hpp"

#include "core/text/json.hpp"

std::string Catch::StringMaker<shiaiba::Json>::convert(const shiaiba::Json& json) {
    return shiaiba::write_json(json);
}
