// The six elements of panels, sets of them, and costs ([panel 5.1]).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shiaiba::panel {

/// In the order of ties and lists.
enum class Element : std::uint8_t { Fire, Water, Wind, Earth, Sword, Black };
inline constexpr std::size_t kElements = 6;
inline constexpr std::array<Element, kElements> kAllElements{
    Element::Fire, Element::Water, Element::Wind, Element::Earth, Element::Sword, Element::Black};
/// As patterns, costs and logs write them.
inline constexpr std::array<std::string_view, kElements> kElementLetters{"火", "水", "風",
                                                                         "地", "剣", "黒"};
/// The cost symbol that any panel pays; never a panel's element [panel 1.2].
inline constexpr std::string_view kAnyLetter = "白";

constexpr std::size_t index(Element element) { return static_cast<std::size_t>(element); }
constexpr std::string_view letter(Element element) { return kElementLetters[index(element)]; }

/// Elements that a use was paid with, in the order of payment, each once ([panel 5.3]).
class Attributes {
public:
    void add(Element element) {
        if (has(element)) return;
        set_ = static_cast<std::uint8_t>(set_ | bit(element));
        order_ = order_ * kBase + static_cast<std::uint32_t>(element) + 1;
    }
    bool has(Element element) const { return (set_ & bit(element)) != 0; }
    /// 剣技; everything else is magic ([panel 5.4]).
    bool sword() const { return has(Element::Sword); }
    /// The same as a number: digits to base 8, 1 for 火 …, the first payment first.
    int number() const { return static_cast<int>(order_); }

private:
    static constexpr std::uint32_t kBase = 8;
    static std::uint8_t bit(Element element) {
        return static_cast<std::uint8_t>(1U << index(element));
    }

    std::uint8_t set_ = 0;
    std::uint32_t order_ = 0;
};

/// What a skill costs.
struct Cost {
    /// The letters that are not 白, as written.
    std::vector<Element> letters;
    /// How many 白.
    int any = 0;
    /// As written.
    std::string text;

    bool empty() const { return letters.empty() && any == 0; }
    std::size_t size() const { return letters.size() + static_cast<std::size_t>(any); }
    bool has(Element element) const {
        for (const Element letter : letters) {
            if (letter == element) return true;
        }
        return false;
    }
};

} // namespace shiaiba::panel
