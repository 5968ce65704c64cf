// A build of the command line that is asked about against all others.
#pragma once

#include <optional>
#include <string>

#include "analysis/rating.hpp"
#include "cli/args.hpp"
#include "cli/input.hpp"
#include "core/system/fast_path.hpp"

namespace shiaiba::cli {

struct OneBuild {
    const Ruleset& ruleset;
    const FastPath& fast;
    ItemNames names;
    Party character;
    BuildNumber number;
    Lang lang;
};

/// SYSTEM BUILD, where the system's builds can be counted.
Got<OneBuild> read_one_build(const Args& args);

/// Against every build, on all cores, with a bar; against some of them where it was interrupted.
Standing swept(const OneBuild& asked, BuildNumber build);
bool is_whole(const OneBuild& asked, const Standing& standing);

/// "一閃 一閃 交錯 +硬 果断"
std::string row_text(const OneBuild& asked, BuildNumber build);
/// Who is asked about, and how that build stands: two lines.
std::string said(const OneBuild& asked, const Standing& standing);

} // namespace shiaiba::cli
