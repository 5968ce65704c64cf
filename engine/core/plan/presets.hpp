// The tactic of a build: one of its system's presets, plans of its own, or none; at the border, and as bits of
// a link.
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

/// Links carry its place: such lists only grow at their ends. The id is also what builds and people call it.
struct Preset {
    std::string_view id;
    std::string_view en;
    /// What kind of character it makes.
    std::string_view about_ja;
    std::string_view about_en;
    /// One plan a line, from the top, in Japanese.
    std::string_view plans;
};

/// The presets of a system, whose plans use no names of a sheet, made ready to decide.
class Presets {
public:
    Presets(const Vocabulary& vocabulary, std::span<const Preset> all);

    const Vocabulary& vocabulary() const { return *vocabulary_; }
    std::size_t size() const { return all_.size(); }
    const Preset& operator[](std::size_t place) const { return all_[place]; }
    const Tactic& tactic(std::size_t place) const { return tactics_[place]; }
    /// By id or English name; size() where there is none.
    std::size_t find(std::string_view name) const;
    /// `presets` of a tactic's field in a form.
    Json to_json() const;

private:
    const Vocabulary* vocabulary_;
    std::span<const Preset> all_;
    std::vector<Tactic> tactics_;
};

struct BuildTactic {
    /// Absent: none of them.
    std::optional<std::size_t> preset = {};
    /// Plans of its own; shared, so that builds are cheap to copy.
    std::shared_ptr<const Tactic> own = {};

    /// nullptr: there is none.
    const Tactic* tactic(const Presets& presets) const {
        return own != nullptr ? own.get() : preset ? &presets.tactic(*preset) : nullptr;
    }
    friend bool operator==(const BuildTactic& x, const BuildTactic& y) {
        return x.preset == y.preset && (x.own != nullptr) == (y.own != nullptr) &&
               (x.own == nullptr || *x.own == *y.own);
    }
};

/// A tactic that a member could bear instead of its own, and what it is called.
struct OtherTactic {
    Text label;
    BuildTactic tactic;
};

/// Every preset that it isn't, and none, where it has one; plans of its own it would lose.
std::vector<OtherTactic> other_tactics(const BuildTactic& now, const Presets& presets);

/// Names that come with the sheet; nullptr where plans use none.
using SheetNames = std::shared_ptr<const Names>;

/// A preset's name, plans as text (one a line), a list of plans, or null for none. The paths of problems begin at this
/// JSON.
Checked<BuildTactic> check_tactic(const Json& json, const Presets& presets,
                                  const SheetNames& names = nullptr);
/// As check_tactic reads it.
Json write_tactic(const BuildTactic& tactic, const Presets& presets);

/// A varint: 0 none, 1 plans of its own, which follow, 2 and more for the presets.
void pack_tactic(const BuildTactic& tactic, const Presets& presets, BitWriter& out);
std::optional<BuildTactic> unpack_tactic(BitReader& in, const Presets& presets,
                                         const SheetNames& names = nullptr);

// Plans as bits of a link: the tree, never its words. Places in the vocabulary's lists are the ids.

/// Notes stay behind.
void pack(const std::vector<Plan>& plans, const Vocabulary& vocabulary, BitWriter& out);

/// Absent (or the reader failed) where the bits are not what pack() writes of sayable plans within the
/// vocabulary's limits. `names` are those of the sheet that the link brings.
std::optional<std::vector<Plan>> unpack(const Vocabulary& vocabulary, const Names& names,
                                        BitReader& in);

} // namespace shiaiba::plan
