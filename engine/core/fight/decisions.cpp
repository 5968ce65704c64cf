// Reads records of decisions, and converts controllers to their words in JSON and back. The words
// are frozen: files and records that people keep hold them.
#include "core/fight/decisions.hpp"

#include <algorithm>
#include <charconv>

#include "core/text/json.hpp"

namespace shiaiba {
namespace {

constexpr std::string_view kSurrender = "surrender";

Decision read_reroll(std::string_view number) {
    std::uint64_t n = 0;
    const char* const end = number.data() + number.size();
    const auto parsed = std::from_chars(number.data(), end, n);
    const bool whole = parsed.ec == std::errc() && parsed.ptr == end && n > 0;
    return {whole ? Decision::Kind::Reroll : Decision::Kind::Illegal, n};
}

Decision read_surrender(std::string_view who, Side asked) {
    if (who.empty()) return {Decision::Kind::Surrender, index(asked)};
    if (who == " A") return {Decision::Kind::Surrender, index(Side::A)};
    if (who == " B") return {Decision::Kind::Surrender, index(Side::B)};
    return {Decision::Kind::Illegal, 0};
}

} // namespace

bool gives_up(std::string_view recorded) {
    return recorded.substr(0, kSurrender.size()) == kSurrender;
}

Json Planner::why(const plan::Account&, Lang) const { return {}; }

std::string Planner::plan_text(std::size_t, Lang) const { return {}; }

namespace {

/// Calls `each` with every word between blanks, until it returns false. Returns whether it reached
/// the end.
template <typename Each>
bool all_words(std::string_view token, const Each& each) {
    while (true) {
        const std::size_t end = std::min(token.find(' '), token.size());
        if (!each(token.substr(0, end))) return false;
        if (end == token.size()) return true;
        token.remove_prefix(end + 1);
    }
}

/// Whether both texts have the same words in any order. No option has a word twice, so equal
/// lengths and one direction are enough.
bool same_words(std::string_view one, std::string_view other) {
    return one.size() == other.size() && all_words(one, [&](std::string_view wanted) {
               return !all_words(other, [&](std::string_view word) { return word != wanted; });
           });
}

/// The only option that has the words of a recorded decision in another order: people write several
/// skills of one decision in any order.
std::optional<std::size_t> in_another_order(const Question& question, std::string_view word) {
    std::optional<std::size_t> found;
    for (std::size_t k = 0; k < question.size(); ++k) {
        if (!same_words(question.token(k), word)) continue;
        if (found) return std::nullopt;
        found = k;
    }
    return found;
}

} // namespace

Decision RecordedDecisions::next(const Question& question) {
    if (used_ == record_->size()) return {Decision::Kind::Missing, 0};
    const std::string_view word = (*record_)[used_++];
    if (consent_) {
        consent_ = false;
        const auto option = question.beyond(word);
        if (!option) return {Decision::Kind::Illegal, 0};
        return {Decision::Kind::Pick, *option};
    }
    if (word == kConsent && question.knows_consent()) {
        consent_ = true;
        return {Decision::Kind::Consent, 0};
    }
    constexpr std::string_view kReroll = "reroll ";
    if (word.substr(0, kReroll.size()) == kReroll) return read_reroll(word.substr(kReroll.size()));
    if (question.may_give_up() && gives_up(word)) {
        return read_surrender(word.substr(kSurrender.size()), question.side());
    }
    for (std::size_t k = 0; k < question.size(); ++k) {
        if (question.token(k) == word) return {Decision::Kind::Pick, k};
    }
    if (const auto option = in_another_order(question, word)) {
        return {Decision::Kind::Pick, *option};
    }
    return {Decision::Kind::Illegal, 0};
}

// The words for controllers, in the order of the enumeration.

namespace {

constexpr std::array<std::string_view, kControllers> kWords{"plans", "hand", "search 1", "search 2",
                                                            "search 3"};

} // namespace

std::string_view word(Controller controller) {
    return kWords[static_cast<std::size_t>(controller)];
}

std::optional<Controller> controller_from(std::string_view word) {
    for (std::size_t k = 0; k < kWords.size(); ++k) {
        if (kWords[k] == word) return static_cast<Controller>(k);
    }
    return std::nullopt;
}

int search_level(Controller controller) { return std::max(static_cast<int>(controller) - 1, 0); }

} // namespace shiaiba
