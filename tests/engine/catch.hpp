// Catch2, whichever of version 2 and 3 is there, and how it prints JSON. Use only what both versions have.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <string>

#include "core/text/json_fwd.hpp"

/// Without it, every file that compares JSON compiles the library's streams.
template <>
struct Catch::StringMaker<shiaiba::Json> {
    static std::string convert(const shiaiba::Json& json);
};
