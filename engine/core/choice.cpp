// Reads a written record of decisions.
#include "core/choice.hpp"

#include <charconv>
#include <string_view>

namespace shiaiba {

Decision RecordedDecisions::next(const Choice& choice) {
    if (used_ == record_->size()) return {Decision::Kind::Missing, 0};
    const std::string_view word = (*record_)[used_++];
    constexpr std::string_view kReroll = "reroll ";
    if (word.substr(0, kReroll.size()) == kReroll) {
        std::uint64_t n = 0;
        const char* const end = word.data() + word.size();
        const auto parsed = std::from_chars(word.data() + kReroll.size(), end, n);
        const bool whole = parsed.ec == std::errc() && parsed.ptr == end && n > 0;
        return {whole ? Decision::Kind::Reroll : Decision::Kind::Illegal, n};
    }
    for (std::size_t k = 0; k < choice.options.size(); ++k) {
        if (choice.options[k].id == word) return {Decision::Kind::Pick, k};
    }
    return {Decision::Kind::Illegal, 0};
}

} // namespace shiaiba
