// Numbers as text: without a locale, and without floating point, so that no digit is made up.
#include "cli/numbers.hpp"

#include <cstdlib>

namespace shiaiba::cli {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, 1, ',');
    return digits;
}

std::string hundredths(std::uint64_t number) {
    const std::string rest = std::to_string(number % 100);
    return std::to_string(number / 100) + (rest.size() == 1 ? ".0" : ".") + rest;
}

std::string in_percent(int share) { return hundredths(static_cast<std::uint64_t>(share)); }

std::string with_sign(int share) { return (share < 0 ? "−" : "+") + in_percent(std::abs(share)); }

std::string percent(std::uint64_t part, std::uint64_t whole) {
    return hundredths(whole == 0 ? 0 : (part * 10'000 + whole / 2) / whole);
}

std::string right(const std::string& text, std::size_t width) {
    return text.size() >= width ? text : std::string(width - text.size(), ' ') + text;
}

// By long division: a double would make up digits.

std::string gain(std::int64_t value, std::int64_t denominator) {
    std::string out = value < 0 ? "-" : "";
    std::int64_t rest = value < 0 ? -value : value;
    out += std::to_string(rest / denominator) + ".";
    for (int k = 0; k < 15; ++k) {
        rest = rest % denominator * 10;
        out += static_cast<char>('0' + rest / denominator);
    }
    return out;
}

} // namespace shiaiba::cli
