// Evaluates sums with brackets, and recognises the bracket in the game's own template of HP.
#include "rulesets/rakuen/record/sums.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace shiaiba::rakuen {
namespace {

constexpr std::int64_t kMost = 999'999'999;
constexpr int kMostDepth = 8;

class Terms {
public:
    explicit Terms(std::string_view text) : left_(text) {}

    std::optional<std::int64_t> sum() {
        std::int64_t total = product();
        while (good_) {
            if (took("+")) {
                total = kept(total + product());
            } else if (took_minus()) {
                total = kept(total - product());
            } else {
                break;
            }
        }
        return good_ ? std::optional<std::int64_t>(total) : std::nullopt;
    }
    std::string_view left() const { return left_; }

    bool took(std::string_view sign) {
        if (left_.substr(0, sign.size()) != sign) return false;
        left_.remove_prefix(sign.size());
        return true;
    }
    bool took_minus() { return took("-") || took("−") || took("–"); }
    /// A number without a sign.
    std::optional<int> digits() {
        std::int64_t value = 0;
        const std::size_t before = left_.size();
        while (!left_.empty() && left_[0] >= '0' && left_[0] <= '9') {
            value = kept(value * 10 + (left_[0] - '0'));
            left_.remove_prefix(1);
        }
        if (left_.size() == before) return std::nullopt;
        return static_cast<int>(value);
    }

private:
    static std::int64_t kept(std::int64_t value) { return std::clamp(value, -kMost, kMost); }

    std::int64_t product() {
        std::int64_t value = number();
        while (good_) {
            if (took("×") || took("*") || took("X")) {
                value = kept(value * number());
            } else if (took("÷") || took("/")) {
                const std::int64_t by = number();
                good_ = good_ && by != 0;
                if (good_) value /= by;
            } else {
                break;
            }
        }
        return value;
    }

    std::int64_t number() {
        if (took("(")) {
            if (++depth_ > kMostDepth) {
                good_ = false;
                return 0;
            }
            const auto inner = sum();
            good_ = inner && took(")");
            --depth_;
            return inner.value_or(0);
        }
        const auto value = digits();
        good_ = good_ && value;
        return value.value_or(0);
    }

    std::string_view left_;
    int depth_ = 0;
    bool good_ = true;
};

/// The bracket of "150-(30-25)=145".
std::optional<Sum::Bracket> bracket_in(std::string_view text) {
    Terms terms(text);
    if (!terms.digits() || !terms.took_minus() || !terms.took("(")) return std::nullopt;
    const auto taken = terms.digits();
    if (!taken || !terms.took_minus()) return std::nullopt;
    const auto off = terms.digits();
    if (!off || !terms.took(")")) return std::nullopt;
    if (!terms.left().empty() && terms.left()[0] != '=') return std::nullopt;
    return Sum::Bracket{*taken, *off};
}

} // namespace

std::optional<Sum> read_sum(std::string_view text) {
    Terms terms(text);
    const auto total = terms.sum();
    if (!total) return std::nullopt;
    Sum sum;
    sum.terms = sum.value = static_cast<int>(*total);
    sum.first = Terms(text).digits().value_or(0);
    sum.bracket = bracket_in(text);
    if (terms.left().empty()) return sum;
    if (!terms.took("=")) return std::nullopt;
    Terms behind(terms.left());
    const bool below = behind.took_minus();
    const auto value = behind.sum();
    if (!value || !behind.left().empty()) return std::nullopt;
    sum.value = static_cast<int>(below ? -*value : *value);
    return sum;
}

} // namespace shiaiba::rakuen
