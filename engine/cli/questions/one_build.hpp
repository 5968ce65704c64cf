// OneBuild: a build of the command line whose standing against all other builds is asked for.
#pragma once

#include <optional>
#include <string>

#include "analysis/rating.hpp"
#include "cli/args.hpp"
#include "cli/input.hpp"
#include "core/system/fast_path.hpp"

namespace shiaiba::cli {

struct OneBuild {
    const System& system;
    const FastPath& fast;
    ItemNames names;
    Party character;
    BuildNumber number;
    Lang lang;
};

/// Reads the words SYSTEM BUILD; a failure if the system's builds can't be counted.
Got<OneBuild> read_one_build(const Args& args);

/// Sweeps the build against every build, on all cores, with a bar. After an interrupt the standing
/// holds only some of the builds.
Standing swept(const OneBuild& asked, BuildNumber build);
bool is_whole(const OneBuild& asked, const Standing& standing);

/// The build's items in a row: "一閃 一閃 交錯 +硬 果断".
std::string row_text(const OneBuild& asked, BuildNumber build);
/// The build's name and items, and its standing: two lines.
std::string said(const OneBuild& asked, const Standing& standing);

} // namespace shiaiba::cli
