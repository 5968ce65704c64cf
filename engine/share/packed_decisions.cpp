// An entry is the option's index at the least width that also holds one more: the escape.
#include "share/packed_decisions.hpp"

#include <algorithm>

namespace shiaiba {
namespace {

constexpr int kEscapeBits = 2;
/// 0 and 1 are a side's surrender, 3 is kept for what nobody has thought of.
constexpr std::uint64_t kReroll = 2;
/// BitReader::varint reads up to here.
constexpr std::uint64_t kMostRerolls = (std::uint64_t{1} << 63) - 1;

} // namespace

bool can_pack(const std::vector<Table::Taken>& taken) {
    return std::all_of(taken.begin(), taken.end(),
                       [](const Table::Taken& entry) { return entry.value <= kMostRerolls; });
}

void pack_decisions(const std::vector<Table::Taken>& taken, BitWriter& out) {
    for (const Table::Taken& entry : taken) {
        const int width = width_below(entry.options + 1);
        if (entry.kind == Decision::Kind::Pick) {
            out.bits(entry.value, width);
            continue;
        }
        const bool reroll = entry.kind == Decision::Kind::Reroll;
        out.bits(entry.options, width);
        out.bits(reroll ? kReroll : entry.value, kEscapeBits);
        if (reroll) out.varint(entry.value);
    }
}

Decision PackedDecisions::next(const Question& question) {
    if (complete()) return {Decision::Kind::Missing, 0};
    const std::uint64_t index = in_->below(question.size() + 1);
    if (!in_->ok()) return {Decision::Kind::Illegal, 0};
    if (index == question.size()) return escape(question);
    record_.push_back(question.token(static_cast<std::size_t>(index)));
    return {Decision::Kind::Pick, index};
}

Decision PackedDecisions::escape(const Question& question) {
    const std::uint64_t kind = in_->bits(kEscapeBits);
    if (in_->ok() && kind < kReroll) {
        if (!question.may_give_up()) {
            no_surrender_ = true;
            return {Decision::Kind::Illegal, 0};
        }
        record_.push_back(std::string("surrender ") + letter(static_cast<Side>(kind)));
        return {Decision::Kind::Surrender, kind};
    }
    if (in_->ok() && kind != kReroll) newer_ = true;
    const std::uint64_t n = in_->varint();
    if (newer_ || !in_->ok() || n == 0) return {Decision::Kind::Illegal, 0};
    record_.push_back("reroll " + std::to_string(n));
    return {Decision::Kind::Reroll, n};
}

} // namespace shiaiba
