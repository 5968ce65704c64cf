// Tactic of a build: one of its system's presets, its own plans, or none. Reads and writes it as
// JSON and as bits of a link; the bits are frozen.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/plan/tactic.hpp"
#include "core/plan/tree.hpp"
#include "core/text/bits.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "core/text/text.hpp"

namespace shiaiba::plan {

/// A ready-made tactic. Links hold its place in the list, so the list only grows at its end; builds
/// hold the id, which is also its Japanese name.
struct Preset {
    std::string_view id;
    std::string_view en;
    /// Description for players: what kind of character it makes.
    std::string_view about_ja;
    std::string_view about_en;
    /// The plans in Japanese, one a line, from the top.
    std::string_view plans;
};

/// The presets of a system, compiled. Their plans use no names of a sheet.
class Presets {
public:
    Presets(const Vocabulary& vocabulary, std::span<const Preset> all);

    const Vocabulary& vocabulary() const { return *vocabulary_; }
    std::size_t size() const { return all_.size(); }
    const Preset& operator[](std::size_t place) const { return all_[place]; }
    const Tactic& tactic(std::size_t place) const { return tactics_[place]; }
    /// The place of the preset with this id or English name; size() if there is none.
    std::size_t find(std::string_view name) const;
    /// `presets` of a tactic's field in a form.
    Json to_json() const;

private:
    const Vocabulary* vocabulary_;
    std::span<const Preset> all_;
    std::vector<Tactic> tactics_;
};

struct BuildTactic {
    /// Place of the preset; absent: no preset.
    std::optional<std::size_t> preset = {};
    /// The build's own plans; shared, so that builds are cheap to copy.
    std::shared_ptr<const Tactic> own = {};

    /// nullptr: the build has no tactic.
    const Tactic* tactic(const Presets& presets) const {
        return own != nullptr ? own.get() : preset ? &presets.tactic(*preset) : nullptr;
    }
    friend bool operator==(const BuildTactic& x, const BuildTactic& y) {
        return x.preset == y.preset && (x.own != nullptr) == (y.own != nullptr) &&
               (x.own == nullptr || *x.own == *y.own);
    }
};

/// A tactic that a member could have in place of its own, and its label.
struct OtherTactic {
    Text label;
    BuildTactic tactic;
};

/// Every preset and "none", except `now`. With any of them a member loses its own plans.
std::vector<OtherTactic> other_tactics(const BuildTactic& now, const Presets& presets);

/// Names that come with the sheet; nullptr if plans use none.
using SheetNames = std::shared_ptr<const Names>;

/// Reads a preset's name, plans as text (one a line), a list of plans, or null for no tactic. The
/// paths of problems begin at this JSON.
Checked<BuildTactic> check_tactic(const Json& json, const Presets& presets,
                                  const SheetNames& names = nullptr);
/// JSON that check_tactic() reads back.
Json write_tactic(const BuildTactic& tactic, const Presets& presets);

/// Packs a varint: 0 none, 1 own plans, which follow, 2 and more the presets.
void pack_tactic(const BuildTactic& tactic, const Presets& presets, BitWriter& out);
std::optional<BuildTactic> unpack_tactic(BitReader& in, const Presets& presets,
                                         const SheetNames& names = nullptr);

// Plans as bits of a link: the tree, never its words. Places in the vocabulary's lists are the ids.

/// Packs plans without their notes.
void pack(const std::vector<Plan>& plans, const Vocabulary& vocabulary, BitWriter& out);

/// Absent (or the reader failed) if the bits aren't what pack() writes, or the plans have no words
/// or exceed the vocabulary's limits. `names` are those of the sheet that the link brings.
std::optional<std::vector<Plan>> unpack(const Vocabulary& vocabulary, const Names& names,
                                        BitReader& in);

} // namespace shiaiba::plan
