// The numbers that a build is made of, as its form asks for them: the labels by which tables know a piece.
#pragma once

#include <string>
#include <vector>

#include "core/fight/party.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

struct NumberOfBuild {
    Text label;
    /// Keys on the way to it, from the fields of a build, or of a member, on.
    std::vector<std::string> place;
};

/// In the order of the form.
std::vector<NumberOfBuild> numbers_of_builds(const Ruleset& ruleset, const Settings& settings);

/// nullptr where these fields have no whole number there.
const Json* number_in(const Json& fields, const NumberOfBuild& number);
/// Makes the objects on the way that aren't there; leaves alone what is no object.
void put_number(Json& fields, const NumberOfBuild& number, int value);

/// As a JSON pointer from there on.
std::string pointer_to(const NumberOfBuild& number);

} // namespace shiaiba
