// Decisions as places in the list of legal options, read while the fight that they decide runs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/fight/decisions.hpp"
#include "core/fight/table.hpp"
#include "core/text/bits.hpp"

namespace shiaiba {

/// false: a reroll has a number that links can't hold.
bool can_pack(const std::vector<Table::Taken>& taken);
void pack_decisions(const std::vector<Table::Taken>& taken, BitWriter& out);

class PackedDecisions final : public Decisions {
public:
    /// `count` decisions follow in `in`, which must outlive this.
    PackedDecisions(BitReader& in, std::uint64_t count) : in_(&in), count_(count) {}
    Decision next(const Question& question) override;

    /// What was read, as records carry it.
    const std::vector<std::string>& record() const { return record_; }
    /// Every decision was asked for and is legal.
    bool complete() const { return record_.size() == count_; }
    /// An entry of a kind that only later versions write.
    bool newer() const { return newer_; }
    /// A side gives up where the rules don't know that.
    bool no_surrender() const { return no_surrender_; }

private:
    Decision escape(const Question& question);

    BitReader* in_;
    std::uint64_t count_;
    std::vector<std::string> record_;
    bool newer_ = false;
    bool no_surrender_ = false;
};

} // namespace shiaiba
