// Puts names and numbers into a sentence of both languages.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace shiaiba {

/// What stands in the place of `{key}`.
struct Filling {
    Filling(std::string_view place, Text text) : key(place), with(std::move(text)) {}
    Filling(std::string_view place, const std::string& text) : key(place), with{text, text} {}
    Filling(std::string_view place, int number)
        : Filling(place, (number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number)) {}

    std::string_view key;
    Text with;
};

/// The sentence with its places filled. Braces that no key names stay, as those do that are part of what is filled in: names
/// of members come later (PendingQuestion).
Text fill(Text sentence, std::initializer_list<Filling> fillings);

/// The terms with the language's comma between them.
void enumerate(Text& list, const Text& term);
/// `inner` in the language's parentheses; nothing where it is empty.
Text in_parentheses(const Text& inner);

} // namespace shiaiba
