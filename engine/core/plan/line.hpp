// Line: a plan's text made plain for reading, with the way from its bytes back to the places in the
// raw text. Also the matching of words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/vocabulary.hpp"
#include "core/text/text.hpp"

namespace shiaiba::plan {

/// A word that stands for a phrase.
struct Definition {
    std::string word;
    /// The phrase as it was written.
    std::string text;
    /// The phrase in each language, once settle() has read it; a plan takes that of its own
    /// language.
    Text said = {};
};

struct Line {
    /// UTF-8. Full-width letters and signs are half-width; blanks are left out in Japanese, except
    /// between digits or words of a name, and single in English.
    std::string text;
    /// For every byte of `text` the raw character that it comes from (0-based), and the one behind
    /// that.
    std::vector<int> from;
    std::vector<int> to;
    /// For every byte of `text`: 1 if it belongs to a name, a defined word or a quotation.
    std::string named;
    /// For every raw character: 1 if it belongs to a defined word.
    std::string defined;
    std::u32string raw;
    Lang lang = Lang::Ja;
    /// With its definitions written out, the text is longer than is read.
    bool too_long = false;

    /// Column (1-based) and length of these bytes in characters of the raw text, as problems have
    /// them.
    int column(std::size_t begin) const;
    int length(std::size_t begin, std::size_t end) const;
    std::string raw_text(std::size_t begin, std::size_t end) const;
};

/// The words, names and definitions that a text is read with.
struct LineContext {
    const Vocabulary* vocabulary;
    const Names* names;
    const std::vector<Definition>* definitions;
};

/// Fills Name::folded. Names are searched in Line::text, where full-width signs are half-width.
void fold_names(Names& names);

/// Makes a text plain and writes definitions out. `lang` nullptr: the language is told from the
/// letters.
Line read_line(std::string_view text, const LineContext& reading, const Lang* lang);

/// If `word` stands at `at`, in capitals or small letters, the place behind it; else kNowhere.
/// Blanks before it are skipped. ASCII letters and digits match only as whole words, and a blank in
/// `word` matches a word boundary, with or without blanks.
std::size_t match_words(std::string_view text, std::size_t at, std::string_view word);

/// The k-th part of "a|b|…", k from 0; its data() is nullptr if there are fewer parts.
std::string_view spelling(std::string_view words, int k);

inline constexpr std::size_t kNowhere = std::string_view::npos;

} // namespace shiaiba::plan
