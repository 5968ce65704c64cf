// Catch2 for all tests, version 2 or 3, whichever is installed, and how it prints JSON. Tests use
// only what both versions have.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <string>

#include "core/text/json_fwd.hpp"

/// Without this declaration every file that compares JSON would compile the library's stream
/// output.
template <>
struct Catch::StringMaker<shiaiba::Json> {
    static std::string convert(const shiaiba::Json& json);
};
