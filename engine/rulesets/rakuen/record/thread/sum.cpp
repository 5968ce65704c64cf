// Evaluates sums with × before + and −; halves are floored, as everything in the rules.
#include "rulesets/rakuen/record/thread/sum.hpp"

#include <algorithm>
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
            } else if (took("-") || took("−") || took("–")) {
                total = kept(total - product());
            } else {
                break;
            }
        }
        return good_ ? std::optional<std::int64_t>(total) : std::nullopt;
    }
    std::string_view left() const { return left_; }

private:
    bool took(std::string_view sign) {
        if (left_.substr(0, sign.size()) != sign) return false;
        left_.remove_prefix(sign.size());
        return true;
    }
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
        std::int64_t value = 0;
        const std::size_t before = left_.size();
        while (!left_.empty() && left_[0] >= '0' && left_[0] <= '9') {
            value = kept(value * 10 + (left_[0] - '0'));
            left_.remove_prefix(1);
        }
        good_ = good_ && left_.size() < before;
        return value;
    }

    std::string_view left_;
    int depth_ = 0;
    bool good_ = true;
};

} // namespace

std::optional<Sum> read_sum(std::string_view text) {
    Terms terms(text);
    const auto total = terms.sum();
    if (!total) return std::nullopt;
    Sum sum;
    sum.terms = sum.value = static_cast<int>(*total);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits > 0) sum.first = static_cast<int>(*Terms(text.substr(0, digits)).sum());
    if (terms.left().empty()) return sum;
    if (terms.left()[0] != '=') return std::nullopt;
    Terms behind(terms.left().substr(1));
    const auto value = behind.sum();
    if (!value || !behind.left().empty()) return std::nullopt;
    sum.value = static_cast<int>(*value);
    return sum;
}

} // namespace shiaiba::rakuen
