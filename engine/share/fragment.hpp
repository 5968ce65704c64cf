// Finds the link in what was given: a fragment, a location.hash, or a whole address in a sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shiaiba {

/// Longest input that is looked at.
inline constexpr std::size_t kMostGiven = 4096;

struct Fragment {
    /// Percent-decoded once; what follows "#", or all of it.
    std::string text;
    /// Length of the digits and letters that it begins with.
    std::size_t run = 0;
};

Fragment find_fragment(std::string_view given);

/// What a link may say about how it wants to be looked at, behind its payload.
struct View {
    std::optional<int> step;
    /// m o x l n r, or empty.
    std::string screen;
};

/// `.<step>`, `.<screen>` or both, in this order; whatever else follows is someone's sentence.
View read_view(std::string_view after);

} // namespace shiaiba
