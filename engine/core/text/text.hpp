// Text in Japanese and English, the two languages of everything said to a person.
#pragma once

#include <array>
#include <string>

namespace shiaiba {

enum class Lang { Ja, En };
inline constexpr std::array<Lang, 2> kLangs{Lang::Ja, Lang::En};

/// One sentence or name, in Japanese and English (UTF-8).
struct Text {
    std::string ja;
    std::string en;

    const std::string& in(Lang lang) const { return lang == Lang::Ja ? ja : en; }
    friend bool operator==(const Text& x, const Text& y) { return x.ja == y.ja && x.en == y.en; }
};

} // namespace shiaiba
