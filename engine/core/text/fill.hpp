// Puts names and numbers into the places `{key}` of a sentence, in both languages.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace shiaiba {

/// The text to put in place of `{key}`. A number gets a real minus sign.
struct Filling {
    Filling(std::string_view place, Text text) : key(place), with(std::move(text)) {}
    Filling(std::string_view place, const std::string& text) : key(place), with{text, text} {}
    Filling(std::string_view place, int number)
        : Filling(place, (number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number)) {}

    std::string_view key;
    Text with;
};

/// The sentence with its places filled. Places without a filling stay, and so do places inside a
/// filling: names of members are put in later (PendingQuestion).
Text fill(Text sentence, std::initializer_list<Filling> fillings);

/// Appends a term to the list, behind the language's comma.
void enumerate(Text& list, const Text& term);
/// `inner` in the language's parentheses; empty if `inner` is empty.
Text in_parentheses(const Text& inner);

} // namespace shiaiba
