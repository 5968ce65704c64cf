// The tactic of a build: one of the presets, plans of its own, or none.
#pragma once

#include <memory>
#include <optional>

#include "core/bits.hpp"
#include "core/json_fwd.hpp"
#include "core/problem.hpp"
#include "rulesets/rakuen/plans/presets.hpp"

namespace shiaiba::rakuen {

struct BuildTactic {
    /// kPresets: none of them.
    std::size_t preset = kPresets;
    /// Plans of its own; shared, so that builds are cheap to copy.
    std::shared_ptr<const plan::Tactic> own;

    /// nullptr: played by hand.
    const plan::Tactic* tactic() const {
        return own != nullptr ? own.get() : preset < kPresets ? &preset_tactic(preset) : nullptr;
    }
    friend bool operator==(const BuildTactic& x, const BuildTactic& y) {
        return x.preset == y.preset && (x.own != nullptr) == (y.own != nullptr) &&
               (x.own == nullptr || *x.own == *y.own);
    }
};

/// A preset's name, plans as text (one a line), a list of plans, or null for none.
Checked<BuildTactic> check_tactic(const Json& json);
/// As check_tactic reads it.
Json write_tactic(const BuildTactic& tactic);

void pack_tactic(const BuildTactic& tactic, BitWriter& out);
std::optional<BuildTactic> unpack_tactic(BitReader& in);

} // namespace shiaiba::rakuen
