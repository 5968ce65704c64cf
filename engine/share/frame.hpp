// The frame of every link of format 1: format, kind, length, content, check.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/text/bits.hpp"
#include "share/failure.hpp"

namespace shiaiba {

inline constexpr char kLinkFormat = '1';

/// Longest fragment that is made or opened, so that the URL has at most 1,900 characters.
inline constexpr std::size_t kMostFragment = 1850;

std::string write_frame(char kind, const BitWriter& content);

struct Frame {
    /// The fragment as write_frame gave it, without what follows.
    std::string fragment;
    char kind = '\0';
    BitWriter content;
};

/// `run`: digits and letters, of which the link is a beginning.
std::variant<Frame, LinkFault> read_frame(std::string_view run);

} // namespace shiaiba
